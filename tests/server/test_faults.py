"""Faults that show: mistakes with a number, parts that fail by name, silent connections, entries nobody can read."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, Player, until
from sqlalchemy import text
from test_fair_play import two_people
from test_trouble import spoil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cothon.cli import main
from cothon.cli.serve import raise_limit
from cothon.core.refusal import Refusal
from cothon.server import logs
from cothon.server.http.hardening import HEADERS
from cothon.server.http.routes import tables as routes
from cothon.server.logs import LOGGER, Seldom
from cothon.server.store import migrate
from cothon.server.tables.authority import guarded
from cothon.server.tables.refusals import Unavailable


def metric(house: House, line: str) -> bool:
    return line in house.client().get("/metrics").text


def test_a_mistake_of_the_server_has_a_number_and_the_safe_headers(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hanno = house.player()
    table = hanno.open("me", "me")["id"]

    def broken(*_: Any) -> None:
        raise ValueError("a secret that nobody is told")

    monkeypatch.setattr(routes, "table_answer", broken)
    monkeypatch.setattr(LOGGER, "propagate", True)
    reply = hanno.http.get(f"/api/tables/{table}")
    assert reply.status_code == 500
    assert reply.headers["connection"] == "close"
    assert all(reply.headers[name.decode()] == value.decode() for name, value in HEADERS)
    error, number = reply.json()["error"], reply.headers["error-id"]
    assert error["code"] == "internal"
    assert number in error["message"]
    assert "secret" not in reply.text
    (line,) = [one for one in caplog.records if one.message == "request-failed"]
    assert line.fields["id"] == number  # type: ignore[attr-defined]
    assert metric(house, 'cothon_failures_total{where="http"} 1.0')
    assert metric(house, 'route="/api/tables/{table_id}",status="500"} 1.0')


def test_troubles_by_the_thousand_are_logged_once_a_minute_with_their_number(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)
    seldom = Seldom()
    for _ in range(500):
        seldom.log("database-failed", error="disk full")
    seldom.since["database-failed"] -= 61
    seldom.log("database-failed", error="disk full")
    counts = [one.fields["count"] for one in caplog.records]  # type: ignore[attr-defined]
    assert counts == [1, 500]
    assert all(one.levelno == logging.ERROR for one in caplog.records)


def test_what_any_stranger_can_send_is_logged_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred connections that are no HTTP are one line."""
    seldom = Seldom()
    monkeypatch.setattr(logs, "SELDOM", seldom)

    def told() -> list[Any]:
        lines = [
            logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request", (), None)
            for _ in range(100)
        ]
        return [getattr(line, "fields", None) for line in lines if logs.is_plain(line)]

    assert told() == [{"count": 1}]
    seldom.since["Invalid HTTP request"] -= 61
    assert told() == [{"count": 100}]
    assert logs.is_plain(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception", (), None))


def test_health_names_the_part_that_fails(both: House, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody, server = Player(both, None), both.app.state.server
    assert nobody.get("/api/health") == {"status": "ok", "database": "ok"}

    async def full() -> None:
        raise OSError("no space left")

    server.written = 0.0
    monkeypatch.setattr(server.store, "try_writing", full)
    assert nobody.get("/api/health", 503)["error"]["code"] == "database-read-only"
    monkeypatch.undo()
    assert nobody.get("/api/health")["status"] == "ok"
    server.clocks.stopped.set()
    until(lambda: server.clocks.task.done())
    assert nobody.get("/api/health", 503)["error"]["code"] == "clock-stopped"


def test_health_knows_at_once_that_moves_do_not_get_to_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing was tried a moment ago, but a move has failed since."""
    hanno, store = house.player(), house.app.state.server.store
    table = hanno.open("me", "me")["id"]
    assert hanno.get("/api/health")["status"] == "ok"

    async def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(store, "append", full)
    monkeypatch.setattr(store, "try_writing", full)
    hanno.post(f"/api/tables/{table}/chat", 503, text="hello", seat=0)
    assert hanno.get("/api/health", 503)["error"]["code"] == "database-read-only"
    monkeypatch.undo()
    assert hanno.get("/api/health")["status"] == "ok"


def test_what_is_done_beside_the_moves_leaves_no_trace_for_each_time_the_database_is_away(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LOGGER, "propagate", True)

    async def away() -> None:
        raise Unavailable("database-away")

    async def broken() -> None:
        raise ValueError("a mistake")

    asyncio.run(guarded(away()))
    assert not caplog.records
    asyncio.run(guarded(broken()))
    assert [one.message for one in caplog.records] == ["background-failed"]


WITHOUT = """
import asyncio, os, resource
from cothon.server.descriptors import Descriptors
from cothon.server.logs import set_up
from cothon.server.metrics import Metrics

set_up("error")
looking = Descriptors(Metrics())
loop = asyncio.new_event_loop()
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
loop.run_until_complete(looking.look())
try:
    while True:
        os.dup(2)
except OSError:
    loop.run_until_complete(looking.look())
print(looking.metrics.text().decode())
"""


def test_that_no_descriptors_are_left_is_logged_and_counted() -> None:
    pytest.importorskip("resource")
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=60, check=True)
    (line,) = [json.loads(line) for line in (done.stdout + done.stderr).splitlines() if line.startswith("{")]
    assert (line["event"], line["count"]) == ("no-descriptors", 1)
    assert 'cothon_failures_total{where="descriptors"} 1.0' in done.stdout


def test_metrics_are_for_the_owner(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", proxied=True, owner_token="o_" + "x" * 20)
    client = house.client()
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403
    assert client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 200
    wrong = {"x-forwarded-for": "127.0.0.1", "authorization": "Bearer o_wrong"}
    assert client.get("/metrics", headers=wrong).status_code == 403
    right = {"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer o_{'x' * 20}"}
    assert client.get("/metrics", headers=right).status_code == 200


@pytest.mark.parametrize("header", ["x-forwarded-for", "x-real-ip", "forwarded", "via"])
def test_a_proxy_that_nobody_told_of_is_not_taken_for_the_owner(shared: House, header: str) -> None:
    assert shared.client().get("/metrics", headers={header: "203.0.113.9"}).status_code == 403
    assert shared.client().get("/metrics").status_code == 200


def test_a_proxy_that_does_not_tell_who_asks_is_not_taken_for_the_owner(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    client = houses(f"sqlite:///{tmp_path / 'cothon.db'}", proxied=True).client()
    assert client.get("/metrics", headers={"via": "1.1 proxy"}).status_code == 403
    assert client.get("/metrics", headers={"via": "1.1 proxy", "x-forwarded-for": "127.0.0.1"}).status_code == 200


def closed_after(house: House, start: bytes, more: bytes = b"") -> float:
    """How long the server listens to one who sends this, and then byte by byte more of nothing."""
    with socket.create_connection(("127.0.0.1", int(house.address.rpartition(":")[2]))) as line:
        began = time.monotonic()
        line.settimeout(0.05)
        line.sendall(start)
        while time.monotonic() - began < 5:
            try:
                if more:
                    line.sendall(more)
                if line.recv(1000) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        return time.monotonic() - began


def test_silent_connections_are_closed_in_seconds(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", head_seconds=0.5)
    assert closed_after(house, b"") < 3
    assert closed_after(house, b"GET /api/health HTTP/1.1\r\nx: ", b"y") < 3
    client = house.client()  # one that asks and asks again is not
    for _ in range(8):
        assert client.get("/api/health").status_code == 200
        time.sleep(0.1)
    assert metric(house, 'cothon_dropped_total{reason="silent"} 2.0')


def test_an_address_has_so_many_connections_and_no_more(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", sockets_an_address=5)
    port = int(house.address.rpartition(":")[2])
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(5)]
    time.sleep(0.2)
    assert closed_after(house, b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n") < 1
    for line in lines:
        line.close()
    until(lambda: house.client().get("/api/health").status_code == 200)


def test_a_live_channel_is_counted_once_and_let_go(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", sockets_an_address=6)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    for _ in range(12):
        with hanno.live(table) as channel:
            channel.until("table")


def test_what_is_no_text_gets_a_close_code(shared: House, caplog: pytest.LogCaptureFixture) -> None:
    with connect(f"ws://{shared.address}/api/tables/x/live") as line:
        line.protocol.send_text(b"\xff\xfe")
        line.socket.sendall(b"".join(line.protocol.data_to_send()))
        with pytest.raises(ConnectionClosed) as end:
            line.recv(5)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1007


def test_the_limit_of_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    raise_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard


def test_a_file_with_two_names_belongs_to_one_server(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path / "cothon.db")
    held = migrate.lock(f"sqlite:///{tmp_path / 'cothon.db'}")
    assert held is not None
    with pytest.raises(Refusal) as refusal:
        migrate.lock(f"sqlite:///{tmp_path / 'other'}")
    assert refusal.value.code == "database-in-use"
    held.close()


def test_a_file_with_a_hard_link_belongs_to_none(tmp_path: Path) -> None:
    """Its names do not lead to each other, and SQLite would keep a log for each."""
    (tmp_path / "cothon.db").touch()
    (tmp_path / "other").hardlink_to(tmp_path / "cothon.db")
    for name in ("cothon.db", "other"):
        with pytest.raises(Refusal) as refusal:
            migrate.lock(f"sqlite:///{tmp_path / name}")
        assert refusal.value.code == "database-linked"
    (tmp_path / "other").unlink()
    held = migrate.lock(f"sqlite:///{tmp_path / 'cothon.db'}")
    assert held is not None
    held.close()


def test_a_newer_database_is_refused_in_one_sentence(database: str) -> None:
    from sqlalchemy import create_engine

    migrate.migrate(database)
    engine = create_engine(migrate.sync_url(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    for refused in (migrate.migrate, migrate.check_schema):
        with pytest.raises(Refusal) as refusal:
            refused(database)
        assert refusal.value.code == "database-newer"
        assert len(refusal.value.words().splitlines()) == 1


@pytest.mark.parametrize("how", ["altered", "ahead"])
def test_of_snapshot_and_log_the_log_decides(houses: Callable[..., House], tmp_path: Path, how: str) -> None:
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}", snapshot_every=4)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    for _ in range(9):
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    before = hanno.look(table)
    until(lambda: sqlite3.connect(path).execute("SELECT max(seq) FROM snapshots").fetchone()[0] == 8)
    house.stop()
    if how == "altered":
        spoil(path, "UPDATE snapshots SET data = replace(data, '\"dealt\":', '\"dealt\":9')")
    else:
        spoil(path, "UPDATE snapshots SET seq = 500")
    again = Player(houses(f"sqlite:///{path}"), hanno.token)
    assert again.look(table) | {"now": 0} == before | {"now": 0}


def test_one_unreadable_entry_is_the_trouble_of_its_table_only(
    houses: Callable[..., House], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from sqlalchemy import create_engine

    first = houses(database)
    hanno = first.player()
    bad, good = hanno.open("me", "me")["id"], hanno.open("me", "me")["id"]
    for table in (bad, good):
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    first.stop()
    engine = create_engine(migrate.sync_url(database))
    with engine.begin() as connection:
        spoiled = text("UPDATE events SET data = :data WHERE table_id = :id AND seq = 2")
        connection.execute(spoiled, {"id": bad, "data": json.dumps({"moves": ["take X9"], "dealt": 1})[:-3]})
    engine.dispose()
    again = Player(houses(database), hanno.token)
    error = again.get(f"/api/tables/{bad}", 503)["error"]
    assert (error["code"], "2" in error["message"]) == ("table-unreadable", True)
    again.move(good, again.look(good)["legal"][0]["move"])
    assert again.get("/api/health")["status"] == "ok"
    assert main(["admin", "table", bad, "--database", database]) == 1
    assert capsys.readouterr().err.strip() == f"cothon: {error['message']}"


def test_the_channel_of_who_has_left_ends(house: House) -> None:
    players, table = two_people(house)
    with players[1].live(table) as channel, players[0].live(table) as other:
        channel.until("table")
        players[1].post(f"/api/tables/{table}/resign")
        assert channel.until("event")["kind"] == "seats"
        with pytest.raises(ConnectionClosed) as end:
            channel.until("nothing")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4403
        assert other.until("event")["kind"] == "seats"


def test_nothing_is_left_of_a_process_that_ended(tmp_path: Path) -> None:
    """The lock goes with its process, so the file can be taken over at once."""
    held = migrate.lock(f"sqlite:///{tmp_path / 'cothon.db'}")
    assert held is not None
    os.close(os.dup(held.fileno()))
    held.close()
    again = migrate.lock(f"sqlite:///{tmp_path / 'cothon.db'}")
    assert again is not None
    again.close()
