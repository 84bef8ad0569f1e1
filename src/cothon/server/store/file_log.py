"""The log in a SQLite file, by one thread of its own: a batch, or a new table, is one step there and one word back.

The same by way of the pool would go to its thread and back a dozen times, for one move as for a hundred; and whatever
is written meanwhile, moves wait for it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from cothon.server.priority import go_first
from cothon.server.store.appending import (
    APPEND,
    APPEND_ONE,
    SUMMARIZE,
    SUMMARIZE_ONE,
    Written,
    as_json,
    only,
)
from cothon.server.tables.keeping import Change

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Order = tuple[Work[Any], "asyncio.Future[Any]"]
FEW = 4  # changes
BUSY = 10_000  # milliseconds that another program may keep the file to itself


class FileLog:
    def __init__(self, path: str) -> None:
        self.path = path
        self.orders: SimpleQueue[Order | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.connection: sqlite3.Connection | None = None

    async def append(self, batch: Sequence[Change]) -> Written:
        """What is named in the answer is on disk."""
        return await self.do(partial(append_batch, batch=batch))

    async def add_table(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], first: Change) -> None:
        await self.do(partial(add_rows, table=table, seats=seats, first=first))

    async def do(self, work: Work[T]) -> T:
        """A transaction in the thread; it is committed before the answer is there."""
        if self.thread is None:
            self.thread = Thread(target=self.run, name="log", daemon=True)
            self.thread.start()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.orders.put((work, answer))
        return await answer

    async def stop(self) -> None:
        if self.thread is not None:
            self.orders.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    # ── in the thread ──

    def run(self) -> None:
        go_first()  # who has moved waits for it
        while (order := self.orders.get()) is not None:
            work, answer = order
            try:
                tell(answer, self.commit(work))
            except BaseException as error:
                tell(answer, error)
        self.close()

    def commit(self, work: Work[T]) -> T:
        connection = self.connection = self.connection or self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            self.close()  # which rolls back; the next batch begins with a new connection
            raise
        return done

    def opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        set_up_sqlite(connection)
        return connection

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def append_batch(connection: sqlite3.Connection, batch: Sequence[Change]) -> Written:
    return one_by_one(connection, batch) if len(batch) <= FEW else all_at_once(connection, batch)


def add_rows(
    connection: sqlite3.Connection, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], first: Change
) -> None:
    """A new table, who sits there, and how it begins."""
    insert_into(connection, "tables", table)
    for seat in seats:
        insert_into(connection, "seats", seat)
    one_by_one(connection, [first])


def insert_into(connection: sqlite3.Connection, name: str, row: Mapping[str, Any]) -> None:
    places = ", ".join(f":{column}" for column in row)
    connection.execute(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({places})", dict(row))


def one_by_one(connection: sqlite3.Connection, batch: Sequence[Change]) -> Written:
    """What a quiet server has to write: the least work for each."""
    done: Written = set()
    for one in batch:
        entry = (one.table_id, one.seq, one.at, one.kind, one.seat, one.data)
        if connection.execute(APPEND_ONE, entry).rowcount:
            summary = (one.seq, one.at, one.status, one.turn, one.deadline, one.ending, one.table_id, one.seq)
            connection.execute(SUMMARIZE_ONE, summary)
            done.add((one.table_id, one.seq))
    return done


def all_at_once(connection: sqlite3.Connection, batch: Sequence[Change]) -> Written:
    """What a busy one has: two statements, however many there are, so that moves are not held up in between."""
    rows = as_json(batch)
    done = {(row[0], row[1]) for row in connection.execute(APPEND, {"rows": rows})}
    if len(done) < len(batch):
        rows = as_json(only(done, batch))
    connection.execute(SUMMARIZE, {"rows": rows})
    return done


def tell(answer: asyncio.Future[Any], result: object) -> None:
    """To the event loop; one that has ended meanwhile does not want to know."""
    with suppress(RuntimeError):
        answer.get_loop().call_soon_threadsafe(settle, answer, result)


def settle(answer: asyncio.Future[Any], result: object) -> None:
    if answer.done():
        return
    if isinstance(result, BaseException):
        answer.set_exception(result)
    else:
        answer.set_result(result)


def set_up_sqlite(connection: sqlite3.Connection, _: object = None) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an answered move survives a power failure
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY}")
    cursor.close()
    connection.create_function("lower", 1, lowered)  # SQLite's own knows no letters but those of English


def lowered(text: str | None) -> str | None:
    return None if text is None else str(text).lower()
