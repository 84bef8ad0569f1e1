"""What players are called: at all their tables, and by a name that is theirs alone."""

from __future__ import annotations

import unicodedata

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.refusal import BadRequest
from cothon.server.owner.forgetting import tables_of
from cothon.server.owner.herald import order
from cothon.server.owner.stays import retell, stays_of, tables_in
from cothon.server.store.database import Store
from cothon.server.store.schema import players, seats, tables
from cothon.server.tables.refusals import Conflict

LONGEST = 40  # characters


def one_line(text: str) -> str:
    """Names are shown to others: no line breaks, no control characters, no blanks around."""
    if not text.strip() or text != text.strip() or not text.isprintable():
        raise ValueError("must be one line of printable characters without blanks around it")
    return text


def checked(name: str) -> str:
    """What players may call themselves, an owner may call them."""
    try:
        if len(name) > LONGEST:
            raise ValueError(f"must have at most {LONGEST} characters")
        return one_line(name)
    except ValueError as error:
        raise BadRequest("bad-request", what=f"name: {error}") from error


def compared(name: str) -> str:
    """Two names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())[:160]


async def register(store: Store, player: str, name: str) -> None:
    """Refuses a name that somebody else has. Whoever has one keeps it: results stand under it."""
    row = await store.player(player)
    if row["registered"] is not None and row["registered"] != compared(name):
        raise Conflict("kept-name", name=row["name"])
    await change_name(store, player, name, registered=True)


async def change_name(store: Store, player: str, name: str, *, registered: bool) -> None:
    """The player, their seats and what was told of them at all tables; one that was theirs alone is so again."""
    values = {"name": name} | ({"registered": compared(name)} if registered else {})
    try:
        async with store.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player).values(**values))
            stays = await stays_of(connection, player)
            for table_id in {*await tables_of(connection, player), *tables_in(stays)}:
                await rename_at(connection, table_id, player, name)
            await retell(connection, stays, name)
            await order(connection, "name", player)
    except IntegrityError as error:
        raise Conflict("taken-name", name=name) from error


async def rename_at(connection: AsyncConnection, table_id: str, player: str, name: str) -> None:
    """No two seats of a table are called the same."""
    rows = (await connection.execute(select(seats).where(seats.c.table_id == table_id))).mappings().all()
    borne = {str(row["name"]) for row in rows if row["player"] != player}
    for row in rows:
        if row["player"] == player:
            new = name if name not in borne else f"{name[:36]} {row['seat'] + 1}"
            borne.add(new)
            here = (seats.c.table_id == table_id) & (seats.c.seat == row["seat"])
            await connection.execute(update(seats).where(here).values(name=new))
    brought = (tables.c.id == table_id) & (tables.c.owner == player) & tables.c.imported_by.is_not(None)
    await connection.execute(update(tables).where(brought).values(imported_by=name))
    await order(connection, "table", table_id)
