"""When the database is full, locked or holds what cannot be read: said in words, nothing lost, others go on."""

from __future__ import annotations

import logging
import random
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from house import House, Player, until
from sqlalchemy import text

from cothon.server.logs import is_plain
from cothon.server.store import file_log
from cothon.server.store.database import Store


def test_a_file_that_another_program_keeps_is_said_and_tried_again(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_log, "BUSY", 50)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    wish = {"move": state["legal"][0]["move"], "seq": state["seq"]}
    other = sqlite3.connect(tmp_path / "cothon.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert hanno.post(f"/api/tables/{table}/moves", 503, **wish)["error"]["code"] == "database-away"
    assert hanno.post("/api/players", 503, name="Mago")["error"]["code"] == "database-away"
    seats = [{"who": "me"}, {"who": "me"}]
    refused = hanno.post("/api/tables", 503, rules="traders/standard", seats=seats)
    assert refused["error"]["code"] == "database-away"
    assert hanno.look(table)["seq"] == state["seq"]
    other.execute("ROLLBACK")
    other.close()
    assert hanno.post(f"/api/tables/{table}/moves", **wish)["changed"]["seq"] == state["seq"] + 1


def test_a_full_disk_loses_nothing_that_was_acknowledged(
    houses: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = [1]  # SQLite takes the present size
    opened = file_log.FileLog.opened

    def with_little_room(log: file_log.FileLog) -> sqlite3.Connection:
        connection = opened(log)
        connection.execute(f"PRAGMA max_page_count = {pages[0]}")
        return connection

    monkeypatch.setattr(file_log.FileLog, "opened", with_little_room)
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    said = 0
    for number in range(200):
        reply = hanno.http.post(f"/api/tables/{table}/chat", json={"text": f"{number} " + "x" * 490})
        if reply.status_code == 503:
            break
        assert reply.status_code == 200
        said = reply.json()["changed"]["seq"]
    assert reply.json()["error"]["code"] == "database-away"
    assert hanno.look(table)["seq"] == said
    pages[0] = 10_000
    hanno.post(f"/api/tables/{table}/chat", text="room again")
    assert hanno.look(table)["seq"] == said + 1
    house.stop()
    again = Player(houses(f"sqlite:///{tmp_path / 'cothon.db'}"), hanno.token)
    assert again.look(table)["chat"][-1]["text"] == "room again"


def spoil(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement)
    connection.close()


def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}", bot_pause=60.0)
    hanno = house.player()
    bad, good = hanno.open("me", "me", seconds_a_move=5)["id"], hanno.open("me", "me", seconds_a_move=5)["id"]
    house.stop()
    spoil(path, f"UPDATE tables SET deadline = {time.time() - 60}")
    spoil(path, f"UPDATE tables SET version = 99, deadline = 1.0 WHERE id = '{bad}'")
    spoil(path, f"UPDATE events SET at = {time.time() - 60}")
    spoil(path, "UPDATE tables SET created = 1.0")
    again = Player(houses(f"sqlite:///{path}"), hanno.token)
    until(lambda: again.look(good)["seq"] > 1, 20)


def test_a_snapshot_that_cannot_be_read_is_replaced_by_the_log(houses: Callable[..., House], tmp_path: Path) -> None:
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}", snapshot_every=5)
    hanno = house.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    dice = random.Random(2)
    for _ in range(12):
        hanno.move(table, dice.choice(hanno.look(table)["legal"])["move"])
    before = hanno.look(table)
    house.stop()
    spoil(path, """UPDATE snapshots SET data = '{"position": {"rules": "of old"}}'""")
    again = Player(houses(f"sqlite:///{path}"), hanno.token)
    assert again.look(table) | {"now": 0} == before | {"now": 0}


def test_a_snapshot_remembers_since_when_the_game_stands(houses: Callable[..., House], tmp_path: Path) -> None:
    """Talk does not make a decision old, after a restart neither."""
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}", snapshot_every=4)
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    state = hanno.look(table)
    for number in range(7):
        hanno.post(f"/api/tables/{table}/chat", text=f"{number}")
    house.stop()
    again = Player(houses(f"sqlite:///{path}"), hanno.token)
    again.move(table, state["legal"][0]["move"], seq=state["seq"])


def test_the_file_is_not_for_other_users(houses: Callable[..., House], tmp_path: Path) -> None:
    houses(f"sqlite:///{tmp_path / 'cothon.db'}").player()
    for file in tmp_path.glob("cothon.db*"):
        if not file.name.endswith(".lock"):
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_an_error_of_the_database_does_not_tell_what_it_was_about(anyio_backend: str, tmp_path: Path) -> None:
    one = Store(f"sqlite:///{tmp_path / 'cothon.db'}")
    with pytest.raises(Exception, match="database") as refusal:
        await one.rows(text("SELECT * FROM nothing WHERE code = :code"), code="i_secret")
    assert "i_secret" not in str(refusal.value.__cause__ or refusal.value)
    await one.stop()


def test_the_log_has_no_addresses_of_live_connections() -> None:
    line = logging.LogRecord("uvicorn.error", 20, "", 0, '%s - "WebSocket %s" [accepted]', ("a", "/x?token=p_1"), None)
    assert not is_plain(line)
    assert is_plain(logging.LogRecord("uvicorn.error", 20, "", 0, "Started", (), None))
