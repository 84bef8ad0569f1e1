"""House rules at a table of the server: played, kept, and refused in words where they make no sense."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from house import House, Player

import cothon
from cothon.core.game import Json

HOUSE: Json = {"new_market": 3}


def test_a_table_with_house_rules_is_played_and_kept(houses: Callable[..., House], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    first = houses(url)
    hanno = first.player()
    table = hanno.open("me", "me", rules="traders/classic", house=HOUSE)
    assert table["rules"] == "traders/classic"
    assert table["view"]["house"] == HOUSE
    for _ in range(12):
        hanno.move(table["id"], hanno.look(table["id"])["legal"][0]["move"])
    before = hanno.look(table["id"])
    first.stop()
    second = houses(url)
    assert Player(second, hanno.token).look(table["id"]) | {"now": 0} == before | {"now": 0}
    hosted = second.app.state.server.tables.hosted[table["id"]]
    assert cothon.replay(hosted.table.record()).position() == hosted.table.position()


def test_a_record_with_house_rules_can_be_imported(shared: House) -> None:
    table = cothon.new_table(cothon.house_rules("traders/classic", **HOUSE), 2, seed=3)
    opened = shared.player().post("/api/tables/import", 201, record=table.record(), seats=[{"who": "me"}] * 2)
    assert opened["table"]["view"]["house"] == HOUSE


@pytest.mark.parametrize("house", [{"new_market": -1}, {"nonsense": 1}, {"new_market": "many"}, {"title": "x"}])
def test_house_rules_without_sense_are_refused(shared: House, house: dict[str, object]) -> None:
    body = {"rules": "traders/classic", "seats": [{"who": "me"}] * 2, "house": house}
    error = shared.player().post("/api/tables", 422, **body)["error"]
    assert next(iter(house)) in error["message"] or error["code"].startswith("house")


@pytest.mark.parametrize("rules", ["house.toml", "/etc/passwd", "../rules.toml"])
def test_no_file_of_the_server_can_be_named(shared: House, rules: str) -> None:
    error = shared.player().post("/api/tables", 422, rules=rules, seats=[{"who": "me"}] * 2)["error"]
    assert error["code"] == "unknown-rules"
