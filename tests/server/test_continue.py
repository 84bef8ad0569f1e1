"""Any moment of a finished game as a new table: with all cards, or with what one seat could know; names are kept."""

from __future__ import annotations

import random
from typing import Any

import pytest
from house import House, Player

import cothon
from cothon.core.verify import verify
from cothon.games import game_of

BOT = {"who": "bot", "level": "novice"}
ME = {"who": "me"}
OPEN = {"who": "open"}


def recorded(rules: str, players: int, seed: int, names: list[str] | None = None) -> dict[str, Any]:
    table, dice = cothon.new_table(rules, players, seed=seed), random.Random(seed)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    return table.record() | ({"names": names} if names else {})


def at(record: dict[str, Any], step: int) -> cothon.Table:
    cut = {"moves": record["moves"][:step], "ending": None, "scores": None, "winners": None, "chance": "open"}
    return cothon.replay(record | cut)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_moment_can_be_played_on_from_with_all_cards_or_one_seats_knowledge(shared: House, rules: str) -> None:
    record, hanno = recorded(rules, 3, 7), shared.player()
    dice = random.Random(rules)
    for step in sorted(dice.sample(range(1, len(record["moves"])), 6)):
        then = at(record, step)
        for known_to in (None, 1):
            body = {"record": record, "step": step, "known_to": known_to, "seats": [OPEN, ME, ME]}
            table = hanno.post("/api/tables/import", 201, **body)["table"]
            view = hanno.look(table["id"], seat=1)["view"]
            assert without_chance(view) == without_chance(then.game.sight(then.state, 1)), (step, known_to)
            assert len(table["log"]) == (step if known_to is None else 0)


def without_chance(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "chance"}


def test_what_a_seat_could_not_know_is_dealt_anew(shared: House) -> None:
    record, hanno = recorded("guilds/standard", 2, 3), shared.player()
    step = next(step for step in range(len(record["moves"])) if at(record, step).turn == 0 and step > 30)
    hands = {str(sorted(other_hand(hanno, record, step, 0))) for _ in range(8)}
    assert len(hands) > 1
    kept = {str(sorted(other_hand(hanno, record, step, None))) for _ in range(4)}
    assert kept == {str(sorted(at(record, step).view(1)["seats"][1]["hand"]))}


def other_hand(player: Player, record: dict[str, Any], step: int, known_to: int | None) -> list[str]:
    body = {"record": record, "step": step, "known_to": known_to, "seats": [ME, ME]}
    table = player.post("/api/tables/import", 201, **body)["table"]["id"]
    return list(player.look(table, seat=1)["view"]["seats"][1]["hand"])


def test_a_game_played_on_can_be_checked_and_continued_again(shared: House) -> None:
    record, hanno = recorded("traders/classic", 2, 5), shared.player()
    for known_to in (None, 0):
        body = {"record": record, "step": len(record["moves"]) - 30, "known_to": known_to, "seats": [ME, ME]}
        table = hanno.post("/api/tables/import", 201, **body)["table"]["id"]
        while (state := hanno.look(table))["status"] == "playing":
            hanno.move(table, state["legal"][0]["move"], seat=state["turn"])
        again = hanno.get(f"/api/tables/{table}/record")
        assert verify(game_of(again["rules"]), again) > 0
        once_more = {"record": again, "step": 3, "known_to": 1, "seats": [ME, ME]}
        assert hanno.post("/api/tables/import", 201, **once_more)["table"]["imported_by"] == "Hanno"


def test_a_position_can_be_taken_up_with_one_seats_knowledge(shared: House) -> None:
    position = at(recorded("guilds/standard", 2, 2), 60).position()
    table = shared.player().post("/api/tables/import", 201, position=position, known_to=0, seats=[ME, OPEN])["table"]
    own = cothon.from_position(position).view(0)["seats"][0]["hand"]
    assert sorted(table["view"]["seats"][0]["hand"]) == sorted(own)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"step": 10_000}, "no-such-step"),
        ({"known_to": 5, "step": 20}, "no-seat"),
        ({"step": -1}, "bad-request"),
        ({"step": "3"}, "bad-request"),
    ],
)
def test_moments_and_seats_that_there_are_not_are_refused(shared: House, body: dict[str, Any], code: str) -> None:
    record = recorded("traders/standard", 2, 1)
    answer = shared.player().post("/api/tables/import", 422, record=record, seats=[ME, BOT], **body)
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]


def test_only_a_record_has_steps(shared: House) -> None:
    position = cothon.new_table("traders/standard", 2, seed=3).position()
    answer = shared.player().post("/api/tables/import", 422, position=position, step=2)
    assert answer["error"]["code"] == "bad-request"


def test_a_running_game_gives_no_record_to_continue_from(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    assert hanno.get(f"/api/tables/{table}/record", 409)["error"]["code"] == "game-running"


def test_a_finished_record_keeps_its_names(shared: House) -> None:
    record = recorded("traders/standard", 3, 4, ["Dido", "Dido", "Barca"])
    table = shared.player().post("/api/tables/import", 201, record=record)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Dido", "Dido 2", "Barca"]


def test_who_plays_on_bears_the_names_of_the_record_unless_others_are_given(shared: House) -> None:
    record = recorded("traders/standard", 4, 4, ["Dido", "Barca", "Mago", "Elissa"])
    for seats, names in (
        ([ME, BOT, BOT | {"name": "Sophonisba"}], ["Dido", "Barca", "Sophonisba"]),
        ([BOT, ME | {"name": "Hanno"}, BOT], ["Dido", "Hanno", "Mago"]),
    ):
        wish = {"record": record, "step": 40, "seats": [*seats, OPEN]}
        table = shared.player().post("/api/tables/import", 201, **wish)["table"]
        assert [seat["name"] for seat in table["seats"]][:3] == names
        assert table["seats"][3]["kind"] == "open"


@pytest.mark.parametrize("name", ["\u202eoriH", "   ", "x" * 180])
def test_names_that_cannot_be_shown_are_replaced(shared: House, name: str) -> None:
    record = recorded("traders/standard", 2, 4, ["Dido", name])
    table = shared.player().post("/api/tables/import", 201, record=record)["table"]
    shown = table["seats"][1]["name"]
    assert 0 < len(shown) <= 40
    assert shown.isprintable()
    assert shown == shown.strip()


def test_the_colours_of_seats_are_no_names(shared: House) -> None:
    record = recorded("traders/standard", 2, 4)
    table = shared.player().post("/api/tables/import", 201, record=record, step=40, seats=[ME, BOT])["table"]
    assert table["seats"][1]["name"] not in record["names"]
