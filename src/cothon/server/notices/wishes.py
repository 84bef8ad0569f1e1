"""Who wants which notices, and the sealed links in letters."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Any

from sqlalchemy import insert, select, update

from cothon.server.store.database import Store
from cothon.server.store.schema import wishes
from cothon.server.tables.keeping import Row
from cothon.server.tables.refusals import NotFound

CONFIRM_WITHIN = 3 * 24 * 3600.0  # seconds


class Wishes:
    """Nobody gets a letter who has not asked for it and confirmed the address."""

    def __init__(self, store: Store, after: int) -> None:
        self.store = store
        self.after = after
        self.secret = ""

    async def of(self, player: str) -> Row:
        row = await self.store.row(select(wishes).where(wishes.c.player == player))
        return row or self.first(player)

    def first(self, player: str) -> Row:
        """Of somebody who has not said anything yet."""
        row: Row = {"player": player, "after": self.after, "turn": True, "full": True, "digest": False}
        row |= {"language": "en", "email": None, "confirmed": False}
        return row | {"asked": 0.0, "digested": 0.0}

    async def put(self, player: str, **values: Any) -> Row:
        before = await self.of(player)
        async with self.store.writing() as connection:
            done = await connection.execute(update(wishes).where(wishes.c.player == player).values(**values))
            if done.rowcount == 0:
                await connection.execute(insert(wishes).values(self.first(player) | values))
        return before | values

    # ── links in letters ──

    def sealed(self, purpose: str, row: Row) -> str:
        """Holds for this purpose, player and address only."""
        text = f"{purpose}\n{row['player']}\n{row['email']}"
        seal = hmac.digest(self.secret.encode(), text.encode(), hashlib.sha256)
        return f"{row['player']}.{base64.urlsafe_b64encode(seal).rstrip(b'=').decode()}"

    async def opened(self, purpose: str, token: str) -> Row:
        row = await self.of(token.partition(".")[0])
        fits = hmac.compare_digest(self.sealed(purpose, row).encode(), token.encode())
        if row["email"] is None or not fits:
            raise NotFound("no-letter")
        return row

    async def confirm(self, token: str) -> Row:
        row = await self.opened("confirm", token)
        if not row["confirmed"] and row["asked"] < time.time() - CONFIRM_WITHIN:
            raise NotFound("no-letter")
        return await self.put(row["player"], confirmed=True)

    async def stop(self, token: str) -> Row:
        """One click, and no more letters come; the address is forgotten."""
        row = await self.opened("stop", token)
        return await self.put(row["player"], email=None, confirmed=False)
