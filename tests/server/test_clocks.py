"""Clocks of turns: heard when they run out, by one process; they cost nothing while they run."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, until
from postgres import Postgres
from sqlalchemy import create_engine, text

from cothon.server.bots import clocks
from cothon.server.store.migrate import sync_url

PATIENCE = 60.0  # seconds: on a busy machine the process that bots think in takes many to load
SELDOM = 600.0  # seconds between looks at the database: what happens sooner has a timer


def by_seat(table: dict[str, Any]) -> list[int]:
    return [line["seat"] for line in table["log"] if line["seat"] is not None]


def run_out_at(house: House, table: str, at: float) -> None:
    """The clock of the table's turn, in the database and in memory."""
    engine = create_engine(sync_url(house.app.state.server.store.url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET deadline = :at WHERE id = :id"), {"at": at, "id": table})
    engine.dispose()
    if (hosted := house.app.state.server.tables.hosted.get(table)) is not None:
        hosted.deadline = at


def test_a_clock_is_heard_when_it_runs_out(houses: Callable[..., House], tmp_path: Path) -> None:
    """Not when somebody next looks at the database."""
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", sweep_every=SELDOM)
    hanno = house.player()
    table = hanno.open("me", "me", seconds_a_move=300, stand_in="novice")["id"]
    hosted = house.app.state.server.tables.hosted[table]
    hosted.row["seconds_a_move"] = 0.5
    move = hanno.look(table)["legal"][0]["move"]
    deadline = hanno.move(table, move)["changed"]["deadline"]
    hosted.row["seconds_a_move"] = 300
    until(lambda: len(by_seat(hanno.look(table))) > 1, PATIENCE)
    assert hanno.look(table)["since"] >= deadline


def test_a_clock_that_was_set_before_a_restart_is_heard_after_it(houses: Callable[..., House], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cothon.db'}"
    first = houses(url, sweep_every=SELDOM)
    hanno = first.player()
    table = hanno.open("me", "me", seconds_a_move=300, stand_in="novice")["id"]
    first.stop()
    run_out_at(first, table, time.time() + 1.5)
    again = Player(houses(url, sweep_every=SELDOM), hanno.token)
    assert by_seat(again.look(table)) == []
    until(lambda: len(by_seat(again.look(table))) == 1, PATIENCE)


def test_a_clock_that_is_set_while_it_rings_rings_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two clocks of a machine differ by a hair: what rings too early is set again, and may ring before it is over."""
    hanno = house.player()
    table = hanno.open("me", "me", seconds_a_move=300)["id"]
    watch = house.app.state.server.clocks
    rung: list[float] = []

    async def too_early(*_: Any) -> None:
        rung.append(time.monotonic())
        if len(rung) == 1:
            watch.set(table, time.time())
            await asyncio.sleep(0.1)

    monkeypatch.setattr(watch, "see_to", too_early)
    watch.task.get_loop().call_soon_threadsafe(watch.ring, table)
    until(lambda: len(rung) == 2, 20)
    assert watch.ringing == {}


def test_a_running_clock_is_one_timer_and_nothing_else(house: House) -> None:
    hanno = house.player()
    timers = house.app.state.server.clocks.timers
    table = hanno.open("me", "me", seconds_a_move=300)["id"]
    for _ in range(3):
        before = timers[table]
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
        assert (before.cancelled(), list(timers)) == (True, [table])
    hanno.open("me", "me")
    assert list(timers) == [table]


def test_whoever_sets_a_clock_is_the_first_to_hear_it(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often others look at the database before it runs out."""
    monkeypatch.setattr(clocks, "GRACE", SELDOM)
    monkeypatch.setattr(clocks, "AHEAD", 0.0)
    url = postgres.new_database("empty")
    here, there = houses(url, sweep_every=0.1), houses(url, sweep_every=0.1)
    hanno = here.player()
    table = hanno.open("me", "me", seconds_a_move=300, stand_in="novice")["id"]
    Player(there, hanno.token).look(table)
    hosted = here.app.state.server.tables.hosted[table]
    hosted.row["seconds_a_move"] = 1.0
    hanno.move(table, hanno.look(table)["legal"][0]["move"])
    hosted.row["seconds_a_move"] = 300
    until(lambda: len(by_seat(hanno.look(table))) > 1, PATIENCE)


def test_two_processes_hear_a_clock_and_one_stands_in(
    houses: Callable[..., House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the same moment, for the third time in a row: one move, and one bot that keeps the seat."""
    monkeypatch.setattr(clocks, "GRACE", 0.0)
    url = postgres.new_database("empty")
    both = [houses(url, bot_pause=60.0), houses(url, bot_pause=60.0)]
    hanno = both[0].player()
    table = hanno.open("me", "me", seconds_a_move=300, stand_in="novice")["id"]
    there = Player(both[1], hanno.token)
    late = there.look(table)["turn"]
    at = time.time() + 1.0
    for house in both:
        house.app.state.server.tables.hosted[table].overtimes[late] = 2
        run_out_at(house, table, at)
    until(lambda: all(one.look(table)["seats"][late]["kept"] for one in (hanno, there)), PATIENCE)
    until(lambda: not any(house.app.state.server.clocks.ringing for house in both))
    for one in (hanno, there):
        assert by_seat(one.look(table)) == [late]
        assert [note["what"] for note in one.look(table)["notes"]] == ["late"]
        assert one.look(table)["seats"][late]["kept_for_you"]


def test_an_unreadable_table_holds_up_no_other(houses: Callable[..., House], tmp_path: Path) -> None:
    """Neither clocks nor bots, of any table that is looked at after it."""
    file = tmp_path / "cothon.db"
    first = houses(f"sqlite:///{file}", bot_pause=60.0)
    hanno = first.player()
    tables = [hanno.open("me", "me", seconds_a_move=300, stand_in="novice")["id"] for _ in range(2)]
    waiting = [hanno.open("novice", "novice", "me")["id"] for _ in range(2)]
    first.stop()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE tables SET deadline = 1.0 WHERE deadline IS NOT NULL")
        for broken in (tables[0], waiting[0]):
            connection.execute('UPDATE events SET data = \'{"moves": ["???"]}\' WHERE table_id = ?', (broken,))
        connection.commit()
    second = houses(f"sqlite:///{file}")
    again = Player(second, hanno.token)
    until(lambda: len(by_seat(again.look(tables[1]))) >= 1, PATIENCE)
    until(lambda: again.look(waiting[1])["turn"] == 2, PATIENCE)
    assert again.get(f"/api/tables/{tables[0]}", 503)["error"]["code"] == "table-unreadable"
    assert again.get("/api/health")["status"] == "ok"
