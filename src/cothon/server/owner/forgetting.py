"""Forgetting: tables that go, people whose name and words go while their games keep a number."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.owner.herald import order
from cothon.server.owner.stays import retell, stays_of, tables_in
from cothon.server.store.schema import (
    carries,
    events,
    former,
    looks,
    notices,
    players,
    ratings,
    reports,
    results,
    reviews,
    seats,
    snapshots,
    tables,
    tokens,
    told,
    wishes,
)

GONE = "gone:"  # what a token's hash begins with when nobody has it


async def delete_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    for part in (events, snapshots, seats, former, results, reviews, notices, reports, told, looks):
        await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    for table_id in ids:
        await order(connection, "table", table_id, "deleted")


async def tables_of(connection: AsyncConnection, player: str) -> list[str]:
    seated = select(seats.c.table_id).where(seats.c.player == player)
    rows = await connection.execute(select(tables.c.id).where(or_(tables.c.id.in_(seated), tables.c.owner == player)))
    return [row[0] for row in rows]


async def dismiss(connection: AsyncConnection, player: str, *, seat_tokens: bool) -> None:
    """Tokens of the player are no longer valid, in any process."""
    if seat_tokens:
        await connection.execute(delete(tokens).where(tokens.c.player == player))
        await connection.execute(delete(carries).where(carries.c.player == player))
        await connection.execute(update(seats).where(seats.c.player == player).values(token_hash=None))
        for table_id in await tables_of(connection, player):
            await order(connection, "table", table_id)
    await order(connection, "player", player)


def number_of(player: str) -> str:
    """What is left of a name."""
    return f"#{int(hashlib.sha256(player.encode()).hexdigest(), 16) % 10**6:06}"


async def forget_player(connection: AsyncConnection, player: str) -> int:
    """Name, words, tokens and addresses go; the games stay, with a number. How many games there are."""
    number, stays = number_of(player), await stays_of(connection, player)
    ids = {*await tables_of(connection, player), *tables_in(stays)}
    for table_id in ids:
        await forget_at(connection, table_id, player, number)
    await retell(connection, stays, number, silent=True)
    for part in (notices, reports, wishes, told, looks, ratings, tokens, carries, former):
        await connection.execute(delete(part).where(part.c.player == player))
    gone = {"name": number, "token_hash": GONE + secrets.token_hex(16), "recovery_hash": None, "registered": None}
    await connection.execute(update(players).where(players.c.id == player).values(**gone))
    await dismiss(connection, player, seat_tokens=True)
    for table_id in tables_in(stays):
        await order(connection, "table", table_id)
    return len(ids)


async def forget_at(connection: AsyncConnection, table_id: str, player: str, number: str) -> None:
    """What the table has of the player beside talk: a seat's name, its own, and who imported it."""
    mine = and_(seats.c.table_id == table_id, seats.c.player == player)
    rows = (await connection.execute(select(seats.c.seat).where(mine))).scalars().all()
    for seat in rows:
        new = number if len(rows) == 1 else f"{number} {seat + 1}"
        await connection.execute(update(seats).where(mine, seats.c.seat == seat).values(name=new))
    owned = and_(tables.c.id == table_id, tables.c.owner == player)
    await connection.execute(update(tables).where(owned).values(name=number))
    await connection.execute(update(tables).where(owned, tables.c.imported_by.is_not(None)).values(imported_by=number))
