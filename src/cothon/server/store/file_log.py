"""The log in a SQLite file, by one thread of its own: a batch is one step there and one word back.

The same batch by way of the pool would go to its thread and back a dozen times, for one move as for a hundred.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from cothon.server.store.appending import APPEND, SUMMARIZE, Written, as_json, only
from cothon.server.tables.keeping import Change

BUSY = 10_000  # milliseconds that another program may keep the file to itself


class FileLog:
    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "log")
        self.connection: sqlite3.Connection | None = None

    async def append(self, batch: Sequence[Change]) -> Written:
        """What is named in the answer is on disk."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write, batch)

    async def stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)
        self.thread.shutdown()

    # ── in the thread ──

    def write(self, batch: Sequence[Change]) -> Written:
        connection = self.connection = self.connection or self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = {(row[0], row[1]) for row in connection.execute(APPEND, {"rows": as_json(batch)})}
            connection.execute(SUMMARIZE, {"rows": as_json(only(done, batch))})
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
