"""Long reads go beside the event loop: moves are answered meanwhile, and an address pays for all its tokens."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player

import cothon
from cothon.server.aside import aside
from cothon.server.aside.helper import Helper
from cothon.server.http import access
from cothon.server.http.limits import Rate, Turnstile
from cothon.server.logs import LOGGER
from cothon.server.tables import bringing, frames, plans
from cothon.server.tables.refusals import TooMany

POSITION = cothon.new_table("traders/standard", 2, seed=1).position()


@pytest.mark.parametrize(
    ("module", "name", "call"),
    [
        (frames, "frames", lambda player, table: player.get(f"/api/tables/{table}/replay", count=5)),
        (plans, "step_name", lambda player, table: player.post(f"/api/tables/{table}/plans")),
        (bringing, "open_position", lambda player, _: player.post("/api/tables/import", 201, position=POSITION)),
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


def test_an_address_pays_for_all_its_tokens(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "PATIENCE", 0.0)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", burst=300)
    statuses = []
    for number in range(6):
        player = house.player(f"Player {number}")
        table = player.open("me", "me")["id"]
        statuses += [player.http.get(f"/api/tables/{table}/replay?count=100").status_code for _ in range(8)]
    assert statuses[0] == 200
    assert 429 in statuses


def test_who_asks_for_much_long_work_waits_for_it(houses: Callable[..., House], tmp_path: Path) -> None:
    """As long as it takes to earn it, and is not refused."""
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", burst=20)
    player = house.player()
    table = player.open("me", "me")["id"]
    work = house.app.state.door.work
    begun, before = time.monotonic(), work.left("127.0.0.1")
    for _ in range(3):  # ten pieces each
        player.get(f"/api/tables/{table}/replay", count=100)
    assert time.monotonic() - begun >= (30 - before) / work.a_second - 0.01


def test_of_many_requests_at_once_each_has_a_turn_of_the_loop() -> None:
    """So that what else is ready, a move, comes in between."""

    async def arrive() -> list[int]:
        turnstile, turns, seen = Turnstile(), 0, []

        async def request() -> None:
            await turnstile.step_in()
            seen.append(turns)

        waiting = asyncio.gather(*(request() for _ in range(10)))
        while not waiting.done():
            await asyncio.sleep(0)
            turns += 1
        return seen

    seen = asyncio.run(arrive())
    assert len(set(seen)) == 10


def test_what_is_reserved_is_earned_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("cothon.server.http.limits.time.monotonic", lambda: now[0])
    rate = Rate(a_second=2.0, burst=10.0)
    assert [rate.reserve("here", 8.0, most=5.0) for _ in range(2)] == [0.0, 3.0]
    assert rate.reserve("elsewhere", 8.0, most=5.0) == 0.0
    with pytest.raises(TooMany):
        rate.reserve("here", 8.0, most=5.0)
    now[0] += 3.0
    assert rate.reserve("here", 2.0, most=5.0) == 1.0
    now[0] += 100.0
    assert rate.left("here") == 10.0


@pytest.fixture
def helped(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house whose long work is done in a process from the second piece on."""
    monkeypatch.setattr(aside, "WORTH", 0.0)
    player = house.player()
    table = player.open("me", "me")["id"]
    until(lambda: player.get(f"/api/tables/{table}/replay") and helper_of(house).ready)
    return house


def helper_of(house: House) -> Helper:
    helper: Helper = house.app.state.aside.helper
    return helper


def until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def played(player: Player) -> str:
    """A table at which a decision was made."""
    table = str(player.open("me", "me")["id"])
    player.move(table, player.look(table)["legal"][0]["move"])
    return table


def kill(house: House) -> int:
    process = helper_of(house).process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    return process.pid


def test_little_long_work_starts_no_process(house: House) -> None:
    player = house.player()
    player.get(f"/api/tables/{played(player)}/replay", count=5)
    assert helper_of(house).process is None


def test_a_process_answers_as_the_thread_does(helped: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = helped.player("Mago")
    table = played(player)

    def asked() -> list[Any]:
        brought = player.post("/api/tables/import", 201, position=POSITION)
        player.move(brought["table"]["id"], player.look(brought["table"]["id"])["legal"][0]["move"])
        seen = brought["table"]["view"], [line["words"] for line in brought["table"]["log"]], len(brought["tokens"])
        path = f"/api/tables/{table}"
        return [player.get(f"{path}/replay", count=50), player.post(f"{path}/plans"), seen]

    monkeypatch.setattr(helped.app.state.aside, "here", None)  # nothing is done in the thread
    elsewhere = asked()
    monkeypatch.undo()
    monkeypatch.setattr(aside, "WORTH", float("inf"))
    assert asked() == elsewhere


def test_what_the_process_refuses_is_refused_in_words(helped: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helped.app.state.aside, "here", None)
    error = helped.player("Mago").post("/api/tables/import", 422, position=POSITION | {"players": 9})["error"]
    assert error["code"] == "position-players"


def test_a_lost_process_costs_nobody_an_answer(
    helped: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)
    player = helped.player("Mago")
    table = played(player)
    before = player.get(f"/api/tables/{table}/replay", count=50)
    kill(helped)
    assert player.get(f"/api/tables/{table}/replay", count=50) == before
    assert "aside-lost" in [one.message for one in caplog.records]
    helper_of(helped).not_before = 0.0
    until(lambda: player.get(f"/api/tables/{table}/replay") and helper_of(helped).ready)


def test_a_process_that_hangs_is_given_up(helped: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = helped.player("Mago")
    table = played(player)
    process = helper_of(helped).process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    monkeypatch.setattr("cothon.server.aside.helper.JOB", 0.2)
    assert player.get(f"/api/tables/{table}/replay", count=50)["frames"]
    assert not helper_of(helped).ready


def test_a_mistake_in_long_work_is_told_with_its_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = house.player()
    table = played(player)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(frames, "frames", broken)
    reply = player.http.get(f"/api/tables/{table}/replay")
    assert reply.status_code == 500
    assert reply.headers["error-id"] in reply.json()["error"]["message"]
    assert "ZeroDivisionError" not in reply.text


def test_the_process_ends_with_the_server(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aside, "WORTH", 0.0)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    player = house.player()
    table = played(player)
    until(lambda: player.get(f"/api/tables/{table}/replay") and helper_of(house).ready)
    process = helper_of(house).process
    assert process is not None
    house.stop()
    until(lambda: process.returncode is not None)
