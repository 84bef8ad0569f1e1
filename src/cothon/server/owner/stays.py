"""Where a player sits or has sat, and what was told of them there: it gets another name with them, or goes too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.game import Json
from cothon.server.encoding import to_json
from cothon.server.store.schema import events, former, seats, snapshots
from cothon.server.tables.keeping import Row
from cothon.server.tables.seats import left_name

FORGOTTEN = '{"gone":true}'
TALK = ("chat", "seats", "ask", "hint", "undo")


@dataclass(frozen=True)
class Stay:
    table_id: str
    seat: int
    until: int | None  # the change with which they left; None: the seat is still theirs


async def stays_of(connection: AsyncConnection, player: str) -> list[Stay]:
    here = select(seats.c.table_id, seats.c.seat).where(seats.c.player == player)
    gone = select(former.c.table_id, former.c.seat, former.c.until).where(former.c.player == player)
    present = [Stay(row[0], row[1], None) for row in await connection.execute(here)]
    return [*present, *(Stay(row[0], row[1], row[2]) for row in await connection.execute(gone))]


async def retell(connection: AsyncConnection, stays: Iterable[Stay], name: str, *, silent: bool = False) -> None:
    """Of those whose seats have their new names already; whoever falls silent has said nothing."""
    for stay in stays:
        seat = await seat_of(connection, stay)
        if stay.until is not None:
            await rename_left(connection, stay, seat, name)
        await retell_talk(connection, stay, name if stay.until is not None else str(seat["name"]), silent)
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == stay.table_id))  # they hold it all


async def seat_of(connection: AsyncConnection, stay: Stay) -> Row:
    query = select(seats).where(seats.c.table_id == stay.table_id, seats.c.seat == stay.seat)
    return dict((await connection.execute(query)).mappings().one())


async def rename_left(connection: AsyncConnection, stay: Stay, seat: Row, name: str) -> None:
    """The bot's seat has the name of whoever left it last."""
    here = and_(former.c.table_id == stay.table_id, former.c.seat == stay.seat)
    last = (await connection.execute(select(func.max(former.c.until)).where(here))).scalar()
    if seat["left"] and seat["player"] is None and last == stay.until:
        there = and_(seats.c.table_id == stay.table_id, seats.c.seat == stay.seat)
        await connection.execute(update(seats).where(there).values(name=left_name(name, seat["level"])))


async def retell_talk(connection: AsyncConnection, stay: Stay, name: str, silent: bool) -> None:
    query = select(events.c.seq, events.c.kind, events.c.seat, events.c.data)
    query = query.where(events.c.table_id == stay.table_id, events.c.kind.in_(TALK)).order_by(events.c.seq)
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    for row in during(stay, [row | {"told": from_json(row["data"])} for row in rows]):
        data = FORGOTTEN if silent and row["kind"] == "chat" else renamed(row, name)
        if data != row["data"]:
            here = and_(events.c.table_id == stay.table_id, events.c.seq == row["seq"])
            await connection.execute(update(events).where(here).values(data=data))


def during(stay: Stay, rows: list[Row]) -> list[Row]:
    """What was told of the seat from when they sat down; others may have had it before and after."""
    own = [row for row in rows if row["told"].get("by", row["seat"]) == stay.seat]
    own = [row for row in own if stay.until is None or row["seq"] <= stay.until]
    came = [row["seq"] for row in own if row["kind"] == "seats" and row["told"].get("what") == "joined"]
    return [row for row in own if row["seq"] >= max(came, default=0)]


def renamed(row: Row, name: str) -> str:
    told: Json = row["told"]
    return str(row["data"]) if "name" not in told else to_json(told | {"name": name}).decode()


def tables_in(stays: Iterable[Stay]) -> set[Any]:
    return {stay.table_id for stay in stays}
