"""Nothing acknowledged is lost: restarts, kills, snapshots, migrations, records of earlier versions."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from checker import Heard, Line, Sent, faults
from crash import crash
from house import House, Player
from postgres import Postgres
from sqlalchemy import create_engine, text
from troubles import small_disk

import cothon
from cothon.server.store import migrate, schema
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.seats import Seat
from cothon.server.tables.snapshots import restore, snapshot

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_killed_or_stopped_a_server_told_clients_what_the_log_says(tmp_path: Path) -> None:
    check(crash(f"sqlite:///{tmp_path / 'cothon.db'}", 1, ["kill", "stop"], seed=5, most_seconds=0.5))


def test_killed_stopped_or_cut_off_several_servers_told_clients_what_the_log_says(postgres: Postgres) -> None:
    wrong = ["kill", "restart", "stop"]
    check(crash(postgres.new_database(), 2, wrong, seed=6, postgres=postgres, most_seconds=0.5))


def test_a_full_disk_loses_no_acknowledged_move_and_is_told() -> None:
    with small_disk() as disk:
        result = crash(f"sqlite:///{disk.folder}/full.db", 1, ["disk_full"], seed=7, disk=disk, most_seconds=0.5)
    check(result)
    assert any(answer.startswith("503") for answer in result["unanswered"]), result["unanswered"]


def check(result: dict[str, Any]) -> None:
    assert result["acknowledged"] > 0
    assert result["told"] > 0
    assert result["faults"] == []


def test_the_checker_finds_what_was_lost_doubled_unasked_or_told_otherwise(tmp_path: Path) -> None:
    """A check that cannot fail would prove nothing."""
    database = f"sqlite:///{tmp_path / 'log.db'}"
    migrate.migrate(database)
    log = [(1, None, ["draw R5"]), (2, 0, ["take R5", "draw B2"]), (3, 1, ["buy"]), (4, 0, ["buy"])]
    with sqlite3.connect(tmp_path / "log.db") as connection:
        for seq, seat, moves in log:
            row = ("t", seq, 0.0, "move", seat, json.dumps({"moves": moves}))
            connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", row)
    connection.close()
    first, second, third = Sent("t", 0, "take R5"), Sent("t", 1, "buy"), Sent("t", 0, "buy")

    def found(heard: Heard) -> int:
        return len(faults(database, [heard], (0, 1)))

    assert found(Heard([(first, 2), (second, 3), (third, 4)])) == 0
    assert found(Heard([(first, 2), (second, 3)], [third])) == 0
    assert found(Heard([(first, 2), (second, 3)])) == 1  # never asked for
    assert found(Heard([(first, 2), (second, 3), (third, 4), (first, 5)])) == 1  # lost
    assert found(Heard([(second, 3), (first, 2), (third, 4)])) == 1  # out of order
    told = Heard([(first, 2), (second, 3), (third, 4)])
    told.hear("t", 0, Line(1, None))
    told.hear("t", 1, Line(2, "take R5"))
    assert found(told) == 0
    told.hear("t", 1, Line(2, "take R3"))
    told.hear("t", 3, Line(3, "reserve"))
    assert found(told) == 3  # told twice, told otherwise, and a step left out


def test_a_table_survives_a_restart(houses: Callable[..., House], database: str) -> None:
    first = houses(database)
    hanno = first.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    for _ in range(12):
        hanno.move(table, hanno.look(table)["legal"][0]["move"])
    hanno.post(f"/api/tables/{table}/chat", text="until tomorrow")
    before = hanno.look(table)
    first.stop()
    second = houses(database)
    assert Player(second, hanno.token).look(table) | {"now": 0} == before | {"now": 0}


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_a_snapshot_and_the_rest_of_the_log_give_the_whole_table(
    houses: Callable[..., House], tmp_path: Path, rules: str
) -> None:
    """Loaded from a snapshot, and replayed from the first event on: the same table, and both can be played on."""
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}", snapshot_every=7)
    hanno = house.player()
    table = hanno.open("me", "me", rules=rules)["id"]
    dice = random.Random(3)
    for number in range(24):
        hanno.move(table, dice.choice(hanno.look(table)["legal"])["move"])
        if number % 5 == 4 and hanno.look(table)["undo"]["allowed"]:
            hanno.post(f"/api/tables/{table}/undo")
    house.stop()
    whole, short = asyncio.run(load_twice(f"sqlite:///{tmp_path / 'cothon.db'}", table))
    assert short.known_since > 0
    assert snapshot(short) == snapshot(whole)
    assert short.table.record() == whole.table.record()
    assert short.table.legal_moves() == whole.table.legal_moves()


async def load_twice(url: str, table: str) -> tuple[Hosted, Hosted]:
    from cothon.server.store.database import Store

    store = Store(url)
    row = await store.table(table)
    saved = await store.snapshot(table)
    assert row is not None
    assert saved is not None
    both = []
    for use in (False, True):
        hosted = Hosted(row, [Seat(**seat) for seat in await store.seats(table)])
        if use:
            restore(hosted, saved["seq"], saved["data"])
        for change in await store.changes(table, hosted.seq):
            hosted.apply(change)
        both.append(hosted)
    await store.stop()
    return both[0], both[1]


FIRST_TABLE = """INSERT INTO tables
    (id, name, rules, version, players, public, memory_aid, language, stand_in, start, seed, commitment, watch, owner,
    created, status, seq, updated)
    VALUES
    ('t1', 'Old', 'traders/standard', 1, 2, false, false, 'en', 'trader', '{}', '', '', 'w1', 'p1', 1, 'open', 1, 1)
"""


def test_migrations_lead_from_the_first_schema_to_the_present_one(blank: str) -> None:
    """What migrations make is what the program expects, and what was in the first schema is still there."""
    migrate.migrate(blank, "0001")
    engine = create_engine(migrate.sync_url(blank))
    with engine.begin() as connection:
        values = "('p1', 'Hanno', false, 'hash', 1.0)"
        connection.execute(text(f"INSERT INTO players (id, name, bot, token_hash, created) VALUES {values}"))
        connection.execute(text(FIRST_TABLE))
    migrate.migrate(blank)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name FROM players")).scalar() == "Hanno"
        assert not connection.execute(text("SELECT points_shown FROM tables WHERE id = 't1'")).scalar()
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    assert differences == []


def test_a_database_that_is_none_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database " * 100)
    with pytest.raises(cothon.Refusal) as refusal:
        migrate.migrate(f"sqlite:///{tmp_path / 'text.db'}")
    assert refusal.value.code == "no-database"
    with pytest.raises(cothon.Refusal) as refusal:
        migrate.migrate("postgresql+psycopg://nobody:secret@127.0.0.1:1/none")
    assert "secret" not in str(refusal.value)


def test_records_of_every_released_version_replay(shared: House) -> None:
    """The golden games were written by released versions of the rules; each can be imported and looked at."""
    hanno = shared.player()
    for file in sorted(GOLDEN.glob("*.jsonl")):
        record = json.loads(file.read_text().splitlines()[0])
        opened = hanno.post("/api/tables/import", 201, record=record)["table"]
        assert opened["status"] == "finished"
        assert opened["version"] == record["version"]
        assert opened["result"]["scores"] == record["scores"]


def test_a_table_of_a_newer_version_of_the_rules_is_refused_not_misread(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    path = tmp_path / "cothon.db"
    house = houses(f"sqlite:///{path}")
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    house.stop()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET version = 99")
    connection.close()
    again = Player(houses(f"sqlite:///{path}"), hanno.token)
    assert again.get(f"/api/tables/{table}", 422)["error"]["code"] == "record-too-new"
    assert len(again.get("/api/tables", which="mine")["tables"]) == 1


def test_a_backup_made_while_the_server_runs_can_be_restored(houses: Callable[..., House], tmp_path: Path) -> None:
    """As docs/hosting.md says: SQLite's own backup, then a server on the copy."""
    house = houses(f"sqlite:///{tmp_path / 'cothon.db'}")
    hanno = house.player()
    table = hanno.open("me", "me")["id"]
    hanno.move(table, hanno.look(table)["legal"][0]["move"])
    before = hanno.look(table)
    source, target = sqlite3.connect(tmp_path / "cothon.db"), sqlite3.connect(tmp_path / "backup.db")
    source.backup(target)
    source.close()
    target.close()
    hanno.move(table, hanno.look(table)["legal"][0]["move"])
    house.stop()
    (tmp_path / "elsewhere").mkdir()
    shutil.move(tmp_path / "backup.db", tmp_path / "elsewhere" / "cothon.db")
    restored = houses(f"sqlite:///{tmp_path / 'elsewhere' / 'cothon.db'}")
    assert Player(restored, hanno.token).look(table) | {"now": 0} == before | {"now": 0}
