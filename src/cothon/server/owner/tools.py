"""`cothon admin`: looking at tables and players, and putting things in order."""

from __future__ import annotations

import secrets
import time
from typing import Any, cast

from pydantic_core import from_json
from sqlalchemy import ColumnElement, Select, func, or_, select, update

from cothon.core.game import Json
from cothon.core.words import DEFAULT
from cothon.server.logs import log
from cothon.server.owner.forgetting import delete_tables, dismiss, tables_of
from cothon.server.owner.herald import order
from cothon.server.owner.names import change_name, checked
from cothon.server.owner.retention import step
from cothon.server.store.database import Store
from cothon.server.store.schema import orders, players, reports, seats, tables
from cothon.server.tables.called import table_name
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Change, Row
from cothon.server.tables.moment import result_answer, view_for
from cothon.server.tables.refusals import NotFound, Unavailable
from cothon.server.tables.snapshots import restored

VOID = "void:"  # what the hash of a revoked token begins with: nobody has it, but whoever had it may come back
TABLE = ("id", "name", "rules", "status", "players", "public", "seq", "created", "updated", "imported_by", "practice")
PLAYER = ("id", "name", "bot", "banned", "created")
MOST = 1000


class Tools:
    """On the database; running servers hear of what was done."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ── looking ──

    async def tables(self, search: str = "", limit: int = 50) -> list[Json]:
        query = select(tables).order_by(tables.c.updated.desc()).limit(min(limit, MOST))
        if search:
            seated = select(seats.c.table_id).where(holds(seats.c.name, search))
            query = query.where(or_(tables.c.id == search, holds(tables.c.name, search), tables.c.id.in_(seated)))
        rows = await self.store.rows(query)
        names: dict[str, list[str]] = {row["id"]: [] for row in rows}
        for seat in await self.store.seats(*names):
            names[seat["table_id"]].append(seat["name"])
        return [table_line(row) | {"seats": names[row["id"]]} for row in rows]

    async def players(self, search: str = "", limit: int = 50) -> list[Json]:
        query = select(players).order_by(players.c.created.desc()).limit(min(limit, MOST))
        if search:
            query = query.where(or_(players.c.id == search, holds(players.c.name, search)))
        return [picked(row, PLAYER) for row in await self.store.rows(query)]

    async def table(self, table_id: str, reveal: bool = False) -> Json:
        """As a spectator sees it; all cards of a running game only if it is said so, and that is written down."""
        row, seated = await self.row_of(tables, table_id), await self.store.seats(table_id)
        hosted = restored(row, seated, await self.store.snapshot(table_id))
        for change in await self.store.changes(table_id, hosted.seq):
            take_over(hosted, change)
        shown = table_line(row) | {
            "seats": [{key: seat[key] for key in ("seat", "kind", "name", "level", "player")} for seat in seated],
            "view": view_for(hosted, hosted.table.state, None),
            "result": result_answer(hosted.table),
            "revealed": await self.reveals(table_id),
        }
        if reveal:
            async with self.store.writing() as connection:
                await order(connection, "reveal", table_id, "all cards were shown to the owner")
            log("revealed", table=table_id)
            shown["position"] = hosted.table.position()
        return shown

    async def reveals(self, table_id: str) -> list[float]:
        """When all cards were shown to an owner."""
        query = select(orders.c.at).where(orders.c.kind == "reveal", orders.c.subject == table_id)
        return [row["at"] for row in await self.store.rows(query.order_by(orders.c.id))]

    async def player(self, player: str) -> Json:
        row = await self.row_of(players, player)
        async with self.store.engine.connect() as connection:
            ids = await tables_of(connection, player)
        return picked(row, PLAYER) | {"tables": ids}

    async def reports(self, limit: int = 50) -> list[Json]:
        rows = await self.store.rows(select(reports).order_by(reports.c.id.desc()).limit(min(limit, MOST)))
        return [{**row, "data": from_json(row["data"])} for row in rows]

    # ── doing ──

    async def close(self, table_id: str, dry_run: bool = False) -> Json:
        """Nobody plays there any more; it can still be looked at."""
        return await self.set_status(table_id, "closed", None, dry_run)

    async def reopen(self, table_id: str, dry_run: bool = False) -> Json:
        """Whose turn it was has the time of a whole one."""
        if any(seat["kind"] == "open" for seat in await self.store.seats(table_id)):
            return await self.set_status(table_id, "open", None, dry_run)
        seconds = (await self.row_of(tables, table_id))["seconds_a_move"]
        return await self.set_status(table_id, "playing", time.time() + seconds if seconds else None, dry_run)

    async def cancel(self, table_id: str) -> bool:
        """As whoever opened it may, unless its game has begun by now; whether that was done."""
        async with self.store.writing() as connection:
            still = (tables.c.id == table_id) & (tables.c.status == "open")
            done = await connection.execute(update(tables).where(still).values(status="closed", deadline=None))
            if done.rowcount:
                await order(connection, "table", table_id, "closed")
        return bool(done.rowcount)

    async def set_status(self, table_id: str, status: str, deadline: float | None, dry_run: bool) -> Json:
        """A finished game stays one; what has the status already is left alone, with its clock."""
        row = await self.row_of(tables, table_id)
        if row["status"] == "finished":
            status = "finished"
        elif row["status"] != status and not dry_run:
            async with self.store.writing() as connection:
                where = tables.c.id == table_id
                await connection.execute(update(tables).where(where).values(status=status, deadline=deadline))
                await order(connection, "table", table_id, status)
        return {"table": table_id, "was": row["status"], "status": status, "dry_run": dry_run}

    async def delete(self, table_id: str, dry_run: bool = False) -> Json:
        row = await self.row_of(tables, table_id)
        if not dry_run:
            async with self.store.writing() as connection:
                await delete_tables(connection, [table_id])
        return {"table": table_id, "name": table_name(row, DEFAULT), "changes": row["seq"], "dry_run": dry_run}

    async def ban(self, player: str, dry_run: bool = False) -> Json:
        """No token of the player is let in any more, and open channels end."""
        return await self.alter(player, {"banned": True}, dry_run, seat_tokens=True)

    async def unban(self, player: str, dry_run: bool = False) -> Json:
        return await self.alter(player, {"banned": False}, dry_run)

    async def revoke(self, player: str, dry_run: bool = False) -> Json:
        """The player's tokens are no longer valid; a recovery code gives a new one."""
        return await self.alter(player, {"token_hash": VOID + secrets.token_hex(16)}, dry_run, seat_tokens=True)

    async def rename(self, player: str, name: str, dry_run: bool = False) -> Json:
        """The player, and their seats at all tables."""
        row, name = await self.row_of(players, player), checked(name)
        if not dry_run:
            await change_name(self.store, player, name, registered=row["registered"] is not None)
        return picked(row, PLAYER) | {"name": name, "dry_run": dry_run}

    async def alter(self, player: str, values: Json, dry_run: bool, seat_tokens: bool = False) -> Json:
        row = await self.row_of(players, player)
        if not dry_run:
            async with self.store.writing() as connection:
                await connection.execute(update(players).where(players.c.id == player).values(**values))
                await dismiss(connection, player, seat_tokens=seat_tokens)
        shown = {key: value for key, value in values.items() if key != "token_hash"}
        return picked(row, PLAYER) | shown | {"dry_run": dry_run}

    async def purge(self, keep: dict[str, float], dry_run: bool = False) -> Json:
        """All that is older than so many days, a few at a time."""
        done = await step(self.store, keep, time.time(), dry_run=dry_run)
        last = done
        while not dry_run and any(last.values()):
            last = await step(self.store, keep, time.time())
            done = {kind: done[kind] + last[kind] for kind in done}
        return {**done, "dry_run": dry_run}

    async def row_of(self, table: Any, row_id: str) -> Row:
        row = await self.store.row(cast(Select[Any], select(table).where(table.c.id == row_id)))
        if row is None:
            raise NotFound("no-table" if table is tables else "no-player")
        return row


def take_over(hosted: Hosted, change: Change) -> None:
    try:
        hosted.apply(change)
    except Exception as error:
        raise Unavailable("table-unreadable", number=change.seq) from error


def holds(column: Any, search: str) -> ColumnElement[bool]:
    """Anywhere in it, however it is written."""
    return func.lower(column).contains(search.lower(), autoescape=True)


def table_line(row: Row) -> Json:
    return picked(row, TABLE) | {"name": table_name(row, DEFAULT)}


def picked(row: Row, names: tuple[str, ...]) -> Json:
    return {name: row[name] for name in names}
