"""The log in PostgreSQL: one step writes a batch, and tells others of what was written and of nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from postgres import Postgres
from sqlalchemy import insert

from cothon.server.store import schema
from cothon.server.store.bus import PostgresBus
from cothon.server.store.database import Store
from cothon.server.tables.keeping import Change

TABLES = ("a", "b", "c")
OF_TYPE: dict[type, Any] = {str: "x", int: 0, float: 0.0, bool: False}


def change(table: str, seq: int, length: int = 10) -> Change:
    return Change(table, seq, 1.0, "move", 0, '{"text":"%s"}' % ("x" * length), "playing", 1)


def least(table: Any, **values: Any) -> dict[str, Any]:
    """A row with nothing but what must be there."""
    needed = {one.name: OF_TYPE[one.type.python_type] for one in table.columns if not one.nullable}
    return needed | values


async def prepared(store: Store) -> None:
    async with store.writing() as connection:
        await connection.execute(insert(schema.players), least(schema.players, id="x"))
        for name in TABLES:
            await connection.execute(insert(schema.tables), least(schema.tables, id=name, watch=name, owner="x"))


async def heard_while(url: str, store: Store, batches: Sequence[Sequence[Change]]) -> tuple[list[Any], list[Change]]:
    """What each batch is answered with, and what another process hears meanwhile."""
    heard: list[Change] = []
    last = asyncio.Event()

    async def hear(one: Change) -> None:
        heard.append(one)
        if one.table_id == batches[-1][-1].table_id and one.seq == batches[-1][-1].seq:
            last.set()

    async def missed() -> None:
        raise AssertionError("the line broke")

    bus = PostgresBus(url, "another")
    await bus.start(hear, missed)
    answers = [await store.append(batch) for batch in batches]
    await asyncio.wait_for(last.wait(), 20)
    await bus.stop()
    return answers, heard


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database("empty")


def test_others_hear_of_what_was_appended_and_of_nothing_else(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await prepared(store)
        first = [change("a", 1, 3000), change("b", 1, 3000), change("c", 1, 6000)]
        again = [change("a", 1), change("a", 2), change("b", 1)]  # of these only one still fits
        (done, second), heard = await heard_while(url, store, [first, [*again, change("c", 2)]])
        assert done == {("a", 1), ("b", 1), ("c", 1)}
        assert second == {("a", 2), ("c", 2)}
        kinds = {("a", 1): "move", ("b", 1): "move", ("c", 1): "long", ("a", 2): "move", ("c", 2): "move"}
        assert {(one.table_id, one.seq): one.kind for one in heard} == kinds
        assert len(heard) == len(kinds)
        row = await store.table("a")
        assert row is not None
        assert (row["seq"], row["status"], row["turn"]) == (2, "playing", 1)
        await store.stop()

    asyncio.run(run())


def test_others_hear_in_the_order_of_the_log(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await prepared(store)
        batch = [change(name, seq, 400) for seq in range(1, 13) for name in TABLES]  # more than one notice holds
        (done,), heard = await heard_while(url, store, [batch])
        assert len(done) == len(batch)
        for name in TABLES:
            assert [one.seq for one in heard if one.table_id == name] == list(range(1, 13))
        await store.stop()

    asyncio.run(run())


def test_after_a_broken_line_the_next_batch_is_written(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await prepared(store)
        assert await store.append([change("a", 1)]) == {("a", 1)}
        assert store.postgres_log is not None
        assert store.postgres_log.connection is not None
        await store.postgres_log.connection.close()
        with pytest.raises(Exception, match="closed"):
            await store.append([change("a", 2)])
        assert await store.append([change("a", 2)]) == {("a", 2)}
        await store.stop()

    asyncio.run(run())
