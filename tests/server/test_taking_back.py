"""Taking decisions back: against bots past their moves, among people when all agree, never past what was newly seen."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from house import House, Player
from memory_store import MemoryStore
from test_fair_play import two_people

import cothon
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE
from cothon.core.verify import verify
from cothon.games import game_of
from cothon.server.http.routes.history import full_record
from cothon.server.settings import Settings
from cothon.server.tables.authority import Tables
from cothon.server.tables.changes import Chair
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.opening import SeatWish, TableWish, open_new
from cothon.server.tables.seats import Actor
from cothon.server.tables.taking_back import last_decision, undo_refusal

HANNO = Actor(player="p1", name="Hanno")
BOTS = [SeatWish("bot", level="novice"), SeatWish("bot", level="novice")]


class Alone:
    """One person and two bots, at a table without web or database; the bots play anything."""

    def __init__(self, rules: str, seed: int, **options: Any) -> None:
        self.store = MemoryStore()
        self.tables = Tables(Settings(snapshot_every=5), self.store, self.store, self.store)
        self.opening = open_new(HANNO, rules, [SeatWish("me"), *BOTS], TableWish("trader", **options))
        self.dice = random.Random(seed)

    async def sit_down(self) -> Hosted:
        one = self.opening
        return await self.tables.add(one.row, one.seats, one.moves, one.dealt)

    async def decide(self, hosted: Hosted) -> None:
        seat = hosted.turn
        assert seat is not None
        await self.tables.play(hosted, Chair(seat, None), self.dice.choice(hosted.table.choices()[:50]), hosted.seq)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_against_bots_decisions_go_back_past_their_moves_as_long_as_nothing_new_was_seen(rules: str) -> None:
    asyncio.run(take_back_when_allowed(rules))


async def take_back_when_allowed(rules: str) -> None:
    alone = Alone(rules, 4)
    hosted = await alone.sit_down()
    past_bots = 0
    while hosted.turn is not None and past_bots < 5:
        await alone.decide(hosted)
        step = last_decision(hosted, 0)
        if step is None or hosted.turn is None or hosted.entries[-1].mover == 0:
            continue
        drawn = any(entry.mover == CHANCE and entry.seen_by(0) for entry in hosted.entries[step:])
        if undo_refusal(hosted, 0) is None:
            assert not drawn
            past_bots += 1
            await alone.tables.undo(hosted, Chair(0, HANNO), hosted.seq)
            assert (len(hosted.entries), hosted.turn) == (step, 0)
            await same_after_reading(alone, hosted)
    assert past_bots


async def same_after_reading(alone: Alone, hosted: Hosted) -> None:
    again = await Tables(Settings(), alone.store, alone.store, alone.store).find(hosted.id)
    assert again.table.record() == hosted.table.record()
    assert again.table.dealer.dealt == hosted.table.dealer.dealt


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_practice_goes_back_past_revealed_cards_and_the_seed_still_gives_the_whole_game(rules: str) -> None:
    asyncio.run(practise(rules))


async def practise(rules: str) -> None:
    alone = Alone(rules, 2, practice=True)
    hosted = await alone.sit_down()
    past_cards = 0
    while hosted.turn is not None:
        await alone.decide(hosted)
        step = last_decision(hosted, 0)
        if step is None or hosted.turn is None or alone.dice.random() < 0.8:
            continue
        past_cards += any(entry.mover == CHANCE for entry in hosted.entries[step:])
        await alone.tables.undo(hosted, Chair(0, HANNO), hosted.seq)
        assert len(hosted.entries) == step
    assert past_cards
    await same_after_reading(alone, hosted)
    record = full_record(hosted)
    assert verify(game_of(rules), record) == sum(mover == CHANCE for mover, _ in hosted.table.log)


def test_without_practice_nothing_goes_back_past_a_revealed_card() -> None:
    async def stay() -> None:
        alone = Alone("traders/standard", 1)
        hosted = await alone.sit_down()
        refused = 0
        while hosted.turn is not None and refused < 20:
            await alone.decide(hosted)
            step = last_decision(hosted, 0)
            if step is None or hosted.turn is None:
                continue
            if any(entry.mover == CHANCE and entry.seen_by(0) for entry in hosted.entries[step:]):
                refused += 1
                with pytest.raises(IllegalMove, match="revealed"):
                    await alone.tables.undo(hosted, Chair(0, HANNO))
        assert refused

    asyncio.run(stay())


def test_a_practice_table_says_so_and_is_for_one_person(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "novice", practice=True, public=True, name="Practice")
    assert table["practice"]
    line = next(one for one in hanno.get("/api/tables", which="mine")["tables"] if one["id"] == table["id"])
    assert line["practice"]
    for seats in (["me", "me"], ["me", "open"], ["novice", "novice"]):
        wishes = [{"who": s} if s != "novice" else {"who": "bot", "level": s} for s in seats]
        body = {"rules": "traders/standard", "seats": wishes, "practice": True}
        assert hanno.post("/api/tables", 422, **body)["error"]["code"] == "practice-alone"


def moved_on(players: dict[int, Player], table: str) -> int:
    """Play until a seat's decision is followed by another's without a card drawn; who it was."""
    dice = random.Random(7)
    for _ in range(80):
        turn = players[0].look(table)["turn"]
        players[turn].move(table, dice.choice(players[turn].look(table)["legal"])["move"])
        for seat, player in players.items():
            if player.look(table)["undo_request"]["possible"]:
                return seat
    raise AssertionError("nobody could ask")


@pytest.mark.parametrize("rules", ["traders/classic", "traders/forum"])
def test_among_people_a_decision_goes_back_when_all_others_agree(both: House, rules: str) -> None:
    players, table = two_people(both, rules=rules)
    seat = moved_on(players, table)
    path = f"/api/tables/{table}/undo"
    before = players[seat].look(table)
    own = max(line["seq"] for line in before["log"] if line["seat"] == seat)
    assert players[seat].undo(table, 409)["error"]["code"] == "undo-past-other"
    assert players[1 - seat].post(f"{path}/answer", 409, grant=True)["error"]["code"] == "nothing-asked"
    asked = players[seat].post(f"{path}/ask")["changed"]["undo_request"]["made"]
    assert asked == {"seat": seat, "granted": [], "yours": False}
    assert players[seat].post(f"{path}/answer", 409, grant=True)["error"]["code"] == "nothing-asked"
    assert players[1 - seat].look(table)["undo_request"]["made"]["yours"]
    players[1 - seat].post(f"{path}/answer", grant=True)
    after = players[seat].look(table)
    assert after["turn"] == seat
    assert all(line["seq"] < own for line in after["log"])
    assert [line["note"] for line in after["chat"]] == ["undo-asked", "undo-granted"]
    assert after["undo_request"]["made"] is None


def test_who_does_not_agree_ends_it_and_so_does_a_move(shared: House) -> None:
    players, table = two_people(shared, rules="traders/classic")
    seat = moved_on(players, table)
    path = f"/api/tables/{table}/undo"
    steps = len(players[0].look(table)["log"])
    players[seat].post(f"{path}/ask")
    assert players[seat].post(f"{path}/ask", 409)["error"]["code"] == "undo-asked"
    players[1 - seat].post(f"{path}/answer", grant=False)
    state = players[seat].look(table)
    assert (len(state["log"]), state["undo_request"]["made"]) == (steps, None)
    players[seat].post(f"{path}/ask")
    turn = state["turn"]
    players[turn].move(table, players[turn].look(table)["legal"][0]["move"])
    assert players[1 - seat].post(f"{path}/answer", 409, grant=True)["error"]["code"] == "nothing-asked"


def test_nobody_can_ask_past_a_revealed_card(shared: House) -> None:
    players, table = two_people(shared, rules="guilds/standard")
    dice = random.Random(2)
    refused = set()
    for _ in range(60):
        turn = players[0].look(table)["turn"]
        players[turn].move(table, dice.choice(players[turn].look(table)["legal"])["move"])
        reply = players[turn].http.post(f"/api/tables/{table}/undo/ask", json={})
        assert reply.status_code == 409
        refused.add(reply.json()["error"]["code"])
    assert refused <= {"undo-at-once", "undo-past-chance", "nothing-to-undo"}


def test_hints_among_people_only_if_the_table_said_so_and_told_to_all(both: House) -> None:
    players, quiet = two_people(both)
    turn = players[0].look(quiet)["turn"]
    assert players[turn].look(quiet)["hints"] is False
    assert players[turn].post(f"/api/tables/{quiet}/hint", 403, level="novice")["error"]["code"] == "no-hints"
    helped, table = two_people(both, hints=True)
    turn = helped[0].look(table)["turn"]
    assert helped[turn].look(table)["hints"] is True
    helped[turn].post(f"/api/tables/{table}/hint", level="novice")
    (told,) = helped[1 - turn].look(table)["chat"]
    assert (told["note"], told["seat"], told["text"]) == ("hint", turn, f"{told['name']} asks for a hint.")
    german = helped[1 - turn].look(table, lang="de")["chat"][0]["text"]
    assert german == f"{told['name']} holt sich einen Tipp."


def test_hints_against_bots_need_no_leave(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", rules="traders/classic")
    hanno.post(f"/api/tables/{table['id']}/hint", level="novice")
    assert (table["hints"], hanno.look(table["id"])["chat"]) == (True, [])
