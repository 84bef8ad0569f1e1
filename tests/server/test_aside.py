"""Long reads go beside the event loop: moves are answered meanwhile, and an address pays for all its tokens."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House

import cothon
from cothon.server.http.routes import history, outlook, tables

POSITION = cothon.new_table("traders/standard", 2, seed=1).position()


@pytest.mark.parametrize(
    ("module", "name", "call"),
    [
        (history, "frames", lambda player, table: player.get(f"/api/tables/{table}/replay", count=5)),
        (outlook, "plans", lambda player, table: player.post(f"/api/tables/{table}/plans")),
        (tables, "open_position", lambda player, _: player.post("/api/tables/import", 201, position=POSITION)),
    ],
)
def test_moves_are_answered_while_long_work_is_done(
    house: House, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, call: Callable[..., Any]
) -> None:
    hanno, mago = house.player(), house.player("Mago")
    table = hanno.open("me", "me")["id"]
    real, begun, go_on = getattr(module, name), threading.Event(), threading.Event()

    def long(*arguments: Any) -> Any:
        begun.set()
        assert go_on.wait(20)
        return real(*arguments)

    monkeypatch.setattr(module, name, long)
    answers: list[Any] = []
    reading = threading.Thread(target=lambda: answers.append(call(hanno, table)))
    reading.start()
    assert begun.wait(10)
    other = mago.open("me", "me")["id"]
    mago.move(other, mago.look(other)["legal"][0]["move"])
    assert answers == []
    go_on.set()
    reading.join(10)
    assert len(answers) == 1


def test_an_address_pays_for_all_its_tokens(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", burst=300)
    statuses = []
    for number in range(6):
        player = house.player(f"Player {number}")
        table = player.open("me", "me")["id"]
        statuses += [player.http.get(f"/api/tables/{table}/replay?count=100").status_code for _ in range(8)]
    assert statuses[0] == 200
    assert 429 in statuses
