"""Pearls at the server's tables: over HTTP and live, with people and bots, as any other game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.server.settings import Settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))

from house import House, Player, until

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, _pearls: None) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('pearls') / 'cothon.db'}"
    running = House(Settings(database=database, bot_pause=0.0, bot_workers=1, requests_a_second=1000, burst=1000))
    running.start()
    yield running
    running.stop()


def test_the_server_offers_it(house: House) -> None:
    rules = {one["name"]: one for one in Player(house, None).get("/api/meta")["rule_sets"]}
    assert rules["pearls/short"]["players"] == [2, 3, 4, 5]
    assert rules["pearls/short"]["title"] == "Three pearls"


def play_all(player: Player, table: str) -> dict[str, Any]:
    """One's own decisions as they come, each the first that is legal, until the game is over."""
    until(lambda: player.look(table)["turn"] in (0, None))
    state = player.look(table)
    while state["status"] == "playing":
        player.move(table, state["legal"][0]["move"])
        until(lambda: player.look(table)["turn"] in (0, None))
        state = player.look(table)
    return state


def test_a_person_plays_four_bots_to_the_end_and_the_record_replays(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "novice", "apprentice", "trader", "novice", rules="pearls/short")["id"]
    state = play_all(hanno, table)
    assert state["result"]["ending"] == "the end"
    record = hanno.get(f"/api/tables/{table}/record")
    again = cothon.replay(record)
    assert again.scores() == state["result"]["scores"]
    assert cothon.core.verify.verify(again.game, record) > 0
    log = state["log"]
    assert any(entry["words"].endswith("draws a breath card.") for entry in log)
    assert any("wins the pearl" in event for entry in log for event in entry["events"])


def test_nobody_is_sent_what_they_may_not_know(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "novice", rules="pearls/standard", public=True)["id"]
    until(lambda: hanno.look(table)["turn"] == 0)
    mine, spectators = hanno.look(table), Player(house, None).look(table)
    assert "hand" in mine["view"]["seats"][0]
    assert not any("hand" in seat for seat in [mine["view"]["seats"][1], *spectators["view"]["seats"]])
    hidden = [entry for entry in mine["log"] if entry["seat"] is None and entry["move"] is None]
    assert len(hidden) >= 3
    assert not any("deal" in json.dumps(entry) and entry["move"] for entry in spectators["log"])


def test_a_whole_dive_is_one_decision_and_is_taken_back_as_one(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "me", rules="pearls/standard")["id"]
    seat = hanno.look(table)["turn"]
    before = hanno.look(table, seat=seat)
    cards = before["view"]["seats"][seat]["hand"][::-1]
    hanno.decide(table, [f"lay {card}" for card in cards] + ["done"], seat=seat)
    assert hanno.look(table, seat=seat)["view"]["seats"][seat]["hand"] == []
    hanno.post(f"/api/tables/{table}/undo", seat=seat)
    assert hanno.look(table, seat=seat)["view"] == before["view"]
    error = hanno.move(table, "done", 409, seat=seat)["error"]
    assert error["code"] == "pearls-done"
    assert error["message"].startswith("You have not begun to dive")


def test_a_hint_and_what_a_choice_would_bring(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "me", rules="pearls/short")["id"]
    seat = hanno.look(table)["turn"]
    legal = [one["move"] for one in hanno.look(table, seat=seat)["legal"]]
    hint = hanno.post(f"/api/tables/{table}/hint", seat=seat)
    assert hint["moves"][0]["move"] in legal


def test_a_live_connection_is_told_of_every_move(house: House) -> None:
    hanno = house.player()
    table = hanno.open("me", "me", rules="pearls/short")["id"]
    with hanno.live(table) as channel:
        state = channel.until("table")
        seat = state["table"]["turn"]
        channel.send(type="move", move="pass", seat=seat)
        news = channel.until("event")
        assert news["log"][0]["move"] == "pass"
        assert news["changed"]["turn"] == 1 - seat


def test_a_position_and_a_record_can_be_imported(house: House) -> None:
    hanno = house.player()
    game = cothon.new_table("pearls/standard", 3, seed=4)
    game.play_all(game.choices()[3])
    for content in ({"position": game.position()}, {"record": game.record()}):
        opened = hanno.post("/api/tables/import", 201, seats=[{"who": "me"}] * 3, **content)
        assert opened["table"]["turn"] == game.turn
        assert opened["table"]["view"]["pearl"] == game.position()["pearl"]
