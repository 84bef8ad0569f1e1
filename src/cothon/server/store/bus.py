"""How server processes hear of each other's changes: LISTEN/NOTIFY with PostgreSQL, not at all with SQLite."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from pydantic_core import from_json
from sqlalchemy.engine import make_url

from cothon.server.logs import log
from cothon.server.tables.keeping import Change

Heard = Callable[[Change], Awaitable[None]]
RETRY = 1.0
KEEPALIVES = {"keepalives_idle": "30", "keepalives_interval": "10", "keepalives_count": "3"}  # a dead line is noticed


class Bus:
    """One process has the database to itself."""

    shared = False

    async def start(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        return None

    async def stop(self) -> None:
        return None


class PostgresBus(Bus):
    """Listens on a connection of its own; after a break everything in memory is looked at again."""

    shared = True

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.conninfo = plain_url(url)
        self.task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def start(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        self.task = asyncio.create_task(self.run(heard, missed))
        await asyncio.wait_for(self.listening.wait(), 10)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await self.listen(heard, missed)
            except Exception as error:  # whatever broke the connection, try again
                log("bus-broken", error=type(error).__name__)
                await asyncio.sleep(RETRY)

    async def listen(self, heard: Heard, missed: Callable[[], Awaitable[None]]) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(self.conninfo, autocommit=True) as connection:
            await connection.execute("LISTEN cothon")
            if self.listening.is_set():
                await missed()
            self.listening.set()
            async for notice in connection.notifies():
                await self.pass_on(notice.payload, heard)

    async def pass_on(self, payload: str, heard: Heard) -> None:
        process, *lines = payload.split("\n")
        if process != self.process:
            for line in lines:
                await heard(Change(**from_json(line)[0]))


def plain_url(url: str) -> str:
    """For a connection of one's own."""
    plain = make_url(url).set(drivername="postgresql").update_query_dict(KEEPALIVES)
    return plain.render_as_string(hide_password=False)


def bus_for(url: str, process: str) -> Bus:
    return Bus() if url.startswith("sqlite") else PostgresBus(url, process)
