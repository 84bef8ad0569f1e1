"""Orders that every process obeys: a table is to be read anew, a player has another name or no valid token."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.rounds import Rounds
from cothon.server.store.database import Store
from cothon.server.store.schema import orders
from cothon.server.tables.authority import Tables
from cothon.server.tables.keeping import Row

EVERY = 0.5  # seconds
REMEMBERED = 120.0  # seconds; clocks of several machines may differ


async def order(connection: AsyncConnection, kind: str, subject: str, note: str = "") -> None:
    """Heard by all when, and only if, what it is about is committed."""
    await connection.execute(insert(orders).values(at=time.time(), kind=kind, subject=subject, note=note[:200]))


class Herald(Rounds):
    """Reads orders, whoever gave them: this process, another one, or `cothon admin`."""

    def __init__(self, store: Store, tables: Tables) -> None:
        super().__init__(self.look, EVERY, "orders-unread")
        self.store = store
        self.tables = tables
        self.dismissed: list[Callable[[str], None]] = []  # hear of players whose tokens are no longer valid
        self.interrupted: list[Callable[[str], None]] = []  # hear of tables where a bot is to go on
        self.renamed: list[Callable[[str], None]] = []  # hear of players with another name
        self.seen: set[int] = set()

    async def start(self) -> None:
        self.seen = {row["id"] for row in await self.recent()}
        self.begin()

    async def recent(self) -> list[Row]:
        query = select(orders).where(orders.c.at > time.time() - REMEMBERED).order_by(orders.c.id)
        return await self.store.rows(query)

    async def look(self) -> None:
        """Obey what is new."""
        rows = await self.recent()
        for row in rows:
            if row["id"] not in self.seen:
                self.obey(row["kind"], row["subject"], row["note"])
        self.seen = {row["id"] for row in rows}

    def obey(self, kind: str, subject: str, note: str = "") -> None:
        if kind == "table" and (self.tables.drop(subject) or note == "playing"):
            tell(self.interrupted, subject)
        elif kind == "player":
            tell(self.dismissed, subject)
        elif kind == "name":
            tell(self.renamed, subject)


def tell(those: list[Callable[[str], None]], subject: str) -> None:
    for hear in those:
        hear(subject)
