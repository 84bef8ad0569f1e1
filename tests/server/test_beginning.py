"""How a table begins to play: whoever fills the last seat starts the clock, and only then cards are dealt."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from house import House, Player, hasty, play_to_the_end, until

import cothon
from cothon.core.verify import verify
from cothon.games import game_of

SECONDS = 5


def by_a_guest(house: House, hanno: Player) -> str:
    table = hanno.open("me", "open", public=True, seconds_a_move=SECONDS, stand_in="novice")["id"]
    house.player("Mago").post(f"/api/tables/{table}/join", 201)
    return str(table)


def by_a_bot(house: House, hanno: Player) -> str:
    table = hanno.open("me", "open", seconds_a_move=SECONDS, stand_in="novice")["id"]
    hanno.post(f"/api/tables/{table}/seats/1/bot", level="novice")
    return str(table)


def at_once(house: House, hanno: Player) -> str:
    return str(hanno.open("me", "me", seconds_a_move=SECONDS, stand_in="novice")["id"])


def by_an_import(house: House, hanno: Player) -> str:
    position = cothon.new_table("traders/standard", 2, seed=3).position()
    body: dict[str, Any] = {"position": position, "seconds_a_move": SECONDS, "stand_in": "novice"}
    body["seats"] = [{"who": "me"}, {"who": "open"}]
    opened = hanno.post("/api/tables/import", 201, **body)["table"]
    code = opened["seats"][1]["invitation"]
    house.player("Mago").post(f"/api/tables/{opened['id']}/join", 201, invitation=code)
    return str(opened["id"])


@pytest.mark.parametrize("begin", [by_a_guest, by_a_bot, at_once, by_an_import])
def test_the_first_turn_has_its_clock(both: House, begin: Callable[[House, Player], str]) -> None:
    """In memory and in the database, where the clock is looked for."""
    hanno = both.player()
    table = begin(both, hanno)
    state = hanno.look(table)
    assert state["status"] == "playing"
    assert state["now"] < state["deadline"] <= state["now"] + SECONDS
    assert abs(state["since"] - time.time()) < SECONDS
    line = next(one for one in hanno.get("/api/tables", which="mine")["tables"] if one["id"] == table)
    assert line["deadline"] == state["deadline"]


def test_a_first_turn_that_is_not_taken_is_taken_by_the_stand_in(house: House) -> None:
    hanno = house.player()
    table = by_a_guest(house, hanno)
    until(lambda: any(line["seat"] is not None for line in hanno.look(table)["log"]), SECONDS + 30)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_cards_are_dealt_when_the_last_seat_is_filled(both: House, rules: str) -> None:
    """Whoever opens a table sees no card before the others sit there, but the promise of the seed."""
    hanno = both.player()
    table = hanno.open("me", "open", "open", rules=rules, public=True)
    path = f"/api/tables/{table['id']}"
    assert (table["log"], table["turn"], table["legal"]) == ([], None, [])
    both.player("Mago").post(f"{path}/join", 201)
    waiting = hanno.look(table["id"])
    assert (waiting["log"], waiting["view"]) == ([], table["view"])
    joined = both.player("Gisco").post(f"{path}/join", 201)["table"]
    assert joined["status"] == "playing"
    assert joined["log"]
    assert joined["turn"] is not None
    assert joined["commitment"] == table["commitment"]
    assert hanno.undo(table["id"], 409)["error"]["code"] == "nothing-to-undo"


def test_ten_opened_tables_tell_their_opener_nothing(shared: House) -> None:
    hanno = shared.player()
    views = [hanno.open("me", "open")["view"] for _ in range(10)]
    assert all(view == views[0] for view in views)


def test_what_is_left_to_deal_at_an_import_is_dealt_when_the_last_seat_is_filled(shared: House) -> None:
    game = cothon.new_table("traders/standard", 2, seed=5)
    while game.turn is not None and len(game.log) < 40:
        game.play(game.legal_moves()[0])
    moves = game.record()["moves"]
    last_draw = max(step for step, move in enumerate(moves) if move.startswith("draw"))
    record = game.record() | {"moves": moves[:last_draw], "scores": None}
    hanno = shared.player()
    seats = [{"who": "me"}, {"who": "open"}]
    table = hanno.post("/api/tables/import", 201, record=record, seats=seats)["table"]
    assert len(table["log"]) == last_draw
    assert table["turn"] is None
    code = table["seats"][1]["invitation"]
    joined = shared.player("Mago").post(f"/api/tables/{table['id']}/join", 201, invitation=code)["table"]
    assert len(joined["log"]) > last_draw
    assert joined["turn"] is not None


def test_a_table_dealt_late_is_verified_as_exactly_as_any_other(houses: Callable[..., House], database: str) -> None:
    """Over a restart too, from the log and from a snapshot."""
    first = houses(database, snapshot_every=3)
    hanno, mago = first.player(), first.player("Mago")
    table = hanno.open("me", "open", public=True)
    mago.post(f"/api/tables/{table['id']}/join", 201)
    first.stop()
    second = houses(database)
    players = {0: Player(second, hanno.token), 1: Player(second, mago.token)}
    end = play_to_the_end(players, table["id"], hasty)
    record = players[0].get(f"/api/tables/{table['id']}/record")
    assert end["commitment"] == table["commitment"] == record["commitment"]
    assert verify(game_of(record["rules"]), record) == sum(line["seat"] is None for line in end["log"])
