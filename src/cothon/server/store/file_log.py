"""The log in a SQLite file, by one thread of its own: a batch is one step there and one word back.

The same batch by way of the pool would go to its thread and back a dozen times, for one move as for a hundred.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

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

Order = tuple[Sequence[Change], "asyncio.Future[Written]"]
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
        if self.thread is None:
            self.thread = Thread(target=self.run, name="log", daemon=True)
            self.thread.start()
        answer: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self.orders.put((batch, answer))
        return await answer

    async def stop(self) -> None:
        if self.thread is not None:
            self.orders.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    # ── in the thread ──

    def run(self) -> None:
        while (order := self.orders.get()) is not None:
            batch, answer = order
            try:
                tell(answer, self.write(batch))
            except BaseException as error:
                tell(answer, error)
        self.close()

    def write(self, batch: Sequence[Change]) -> Written:
        connection = self.connection = self.connection or self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = one_by_one(connection, batch) if len(batch) <= FEW else all_at_once(connection, batch)
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


def tell(answer: asyncio.Future[Written], result: Written | BaseException) -> None:
    """To the event loop; one that has ended meanwhile does not want to know."""
    with suppress(RuntimeError):
        answer.get_loop().call_soon_threadsafe(settle, answer, result)


def settle(answer: asyncio.Future[Written], result: Written | BaseException) -> None:
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
