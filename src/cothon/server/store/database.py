"""The database: what is written is committed before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from typing import IO, Any

from sqlalchemy import event, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cothon.server.logs import SELDOM
from cothon.server.store import schema
from cothon.server.store.appending import Written, append_on
from cothon.server.store.file_log import FileLog, set_up_sqlite
from cothon.server.store.migrate import async_url, lock, migrate, sqlite_path
from cothon.server.store.postgres_log import PostgresLog
from cothon.server.store.turns import Turns
from cothon.server.tables.keeping import Change, Row
from cothon.server.tables.refusals import Unavailable

LAST_SEQ = text("SELECT max(seq) AS seq FROM events WHERE table_id = :id")
DUE = text("SELECT id, deadline FROM tables WHERE deadline < :before AND status = 'playing' ORDER BY deadline")
WAITING = text(
    "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.turn"
    " WHERE tables.status = 'playing' AND seats.kind = 'bot' AND tables.updated < :before LIMIT :most"
)
LEAVE = text(
    "INSERT INTO former (table_id, seat, until, player) SELECT table_id, seat, :until, player FROM seats"
    " WHERE table_id = :table_id AND seat = :seat AND player IS NOT NULL"
)
AWAY = (OperationalError, InterfaceError, NoConnection)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(async_url(url), **engine_options(url))
        self.dialect = self.engine.dialect.name
        self.reading = self.reader()
        self.process = secrets.token_hex(4)  # so that it does not listen to itself
        self.lock_file: IO[bytes] | None = None
        self.turns = Turns()  # SQLite has one writer at a time: wait here, not in the database, and moves go first
        self.file_log = FileLog(path) if (path := sqlite_path(url)) else None
        self.postgres_log = PostgresLog(url, self.process) if self.dialect == "postgresql" else None
        if self.dialect == "sqlite":
            for engine in (self.engine, self.reading):
                event.listen(engine.sync_engine, "connect", set_up_sqlite)

    def reader(self) -> AsyncEngine:
        """For questions. A connection that is told each time not to begin a transaction, and each time to forget it,
        goes to SQLite's thread and back six times for one question: there it has connections of its own."""
        if self.dialect == "sqlite":
            return create_async_engine(async_url(self.url), isolation_level="AUTOCOMMIT", **engine_options(self.url))
        return self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def start(self) -> None:
        self.lock_file = await asyncio.to_thread(lock, self.url)
        await asyncio.to_thread(migrate, self.url)

    async def stop(self) -> None:
        if self.file_log is not None:
            await self.file_log.stop()
        if self.postgres_log is not None:
            await self.postgres_log.stop()
        await self.engine.dispose()
        await self.reading.dispose()
        if self.lock_file is not None:
            self.lock_file.close()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block is left."""
        one = self.turns.one() if self.dialect == "sqlite" else contextlib.nullcontext()
        try:
            async with one, self.engine.begin() as connection:
                yield connection
        except AWAY as error:
            SELDOM.log("database-failed", error=told(error))
            raise Unavailable("database-away") from error

    async def rows(self, statement: Any, **values: Any) -> list[Row]:
        """A connection that broke while nobody used it is replaced; a database that is away is a refusal."""
        try:
            try:
                return await self.read(statement, values)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self.read(statement, values)
        except AWAY as error:
            SELDOM.log("database-failed", error=told(error))
            raise Unavailable("database-away") from error

    async def read(self, statement: Any, values: Row) -> list[Row]:
        async with self.reading.connect() as connection:
            result = await connection.execute(statement, values)
            return [dict(row) for row in result.mappings()]

    async def row(self, statement: Any, **values: Any) -> Row | None:
        return next(iter(await self.rows(statement, **values)), None)

    async def ping(self) -> None:
        await self.rows(text("SELECT 1"))

    async def try_writing(self) -> None:
        """A row that nobody reads."""
        await self.put(
            "INSERT INTO secrets (name, value) VALUES ('written', :at) ON CONFLICT (name)"
            " DO UPDATE SET value = excluded.value",
            at=str(time.time()),
        )

    # ── players ──

    async def add_player(self, player: Row) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.players), {"banned": False, "hidden": False, **player})

    async def player_of_token(self, token_hash: str) -> Row | None:
        """By the player's own token, or that of a further device."""
        further = select(schema.tokens.c.player).where(schema.tokens.c.token_hash == token_hash)
        own = schema.players.c.token_hash == token_hash
        return await self.row(select(schema.players).where(or_(own, schema.players.c.id.in_(further))))

    async def player(self, player: str) -> Row:
        row = await self.row(select(schema.players).where(schema.players.c.id == player))
        assert row is not None
        return row

    async def player_of_code(self, code_hash: str) -> Row | None:
        return await self.row(select(schema.players).where(schema.players.c.recovery_hash == code_hash))

    async def alter_player(self, player: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(schema.players).where(schema.players.c.id == player).values(**values))

    async def add_report(self, report: Row) -> int:
        async with self.writing() as connection:
            result = await connection.execute(insert(schema.reports).values(**report).returning(schema.reports.c.id))
            return int(result.scalar_one())

    # ── tables ──

    async def add_table(self, table: Row, seats: list[Row], first: Change) -> None:
        if self.file_log is not None:
            await self.add_to_file(self.file_log, table, seats, first)
            return
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), table)
            await connection.execute(insert(schema.seats), seats)
            await append_on(connection, self.process, [first])

    async def add_to_file(self, file_log: FileLog, table: Row, seats: list[Row], first: Change) -> None:
        try:
            async with self.turns.one():
                await file_log.add_table(table, seats, first)
        except sqlite3.OperationalError as error:
            SELDOM.log("database-failed", error=told(error))
            raise Unavailable("database-away") from error

    async def table(self, table_id: str) -> Row | None:
        return await self.row(select(schema.tables).where(schema.tables.c.id == table_id))

    async def seats(self, *table_ids: str) -> list[Row]:
        query = select(schema.seats).where(schema.seats.c.table_id.in_(table_ids))
        return await self.rows(query.order_by(schema.seats.c.seat))

    async def table_of_invitation(self, invitation: str) -> Row | None:
        return await self.row(select(schema.seats).where(schema.seats.c.invitation == invitation))

    async def last_seq(self, table_id: str) -> int:
        row = await self.row(LAST_SEQ, id=table_id)
        return (row and row["seq"]) or 0

    async def changes(self, table_id: str, after: int) -> list[Change]:
        query = select(schema.events).where(schema.events.c.table_id == table_id, schema.events.c.seq > after)
        return [Change(**row) for row in await self.rows(query.order_by(schema.events.c.seq))]

    async def due(self, before: float) -> list[tuple[str, float]]:
        """Tables whose clock runs out before then, and when."""
        return [(row["id"], row["deadline"]) for row in await self.rows(DUE, before=before)]

    async def waiting_for_bots(self, before: float, most: int) -> list[str]:
        """Tables where a bot is to move, and nothing has happened since."""
        return [row["id"] for row in await self.rows(WAITING, before=before, most=most)]

    # ── appending ──

    async def append(self, batch: Sequence[Change]) -> Written:
        """Append what still fits; the answer names what is now on disk, the rest came too late."""
        if self.file_log is not None:
            async with self.turns.one(hurry=True):
                return await self.file_log.append(batch)
        if self.postgres_log is not None:
            return await self.postgres_log.append(batch)
        async with self.writing() as connection:
            return await append_on(connection, self.process, batch)

    async def change_seat(self, seat: Row, expected_kind: str, change: Change) -> bool:
        """Who sits at a seat, together with the change that tells it; nothing if either came too late."""
        where = (
            (schema.seats.c.table_id == seat["table_id"])
            & (schema.seats.c.seat == seat["seat"])
            & (schema.seats.c.kind == expected_kind)
        )
        try:
            async with self.writing() as connection:
                if seat["player"] is None:
                    await connection.execute(
                        LEAVE, {"table_id": change.table_id, "seat": seat["seat"], "until": change.seq}
                    )
                result = await connection.execute(update(schema.seats).where(where).values(**seat))
                if result.rowcount != 1 or not await append_on(connection, self.process, [change]):
                    raise TooLate
        except (TooLate, IntegrityError):
            return False
        return True

    # ── snapshots, reviews and secrets ──

    async def snapshot(self, table_id: str) -> Row | None:
        return await self.row(select(schema.snapshots).where(schema.snapshots.c.table_id == table_id))

    async def put_snapshot(self, table_id: str, seq: int, data: str) -> None:
        await self.put(
            "INSERT INTO snapshots (table_id, seq, data) VALUES (:table_id, :seq, :data) ON CONFLICT (table_id)"
            " DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE snapshots.seq < excluded.seq",
            table_id=table_id,
            seq=seq,
            data=data,
        )

    async def review(self, table_id: str) -> str | None:
        row = await self.row(select(schema.reviews).where(schema.reviews.c.table_id == table_id))
        return str(row["data"]) if row else None

    async def put_review(self, table_id: str, made: float, data: str) -> None:
        """The same game gives the same review, so the first one stays."""
        await self.put(
            "INSERT INTO reviews (table_id, made, data) VALUES (:table_id, :made, :data) ON CONFLICT DO NOTHING",
            table_id=table_id,
            made=made,
            data=data,
        )

    async def secret(self, name: str, new: str) -> str:
        """A secret of the server; the first process that asks decides on it."""
        await self.put(
            "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING", name=name, value=new
        )
        row = await self.row(select(schema.secrets).where(schema.secrets.c.name == name))
        assert row is not None
        return str(row["value"])

    async def put(self, statement: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(text(statement), values)


def told(error: BaseException) -> str:
    """What the database said, in one line and without what it was about."""
    original = getattr(error, "orig", None) or error.__cause__ or error
    return f"{type(original).__name__}: {original}".splitlines()[0][:200]


class TooLate(Exception):
    """Rolls a transaction back."""


def engine_options(url: str) -> dict[str, Any]:
    """What a statement was about (invitations, addresses) does not get into logs."""
    pool = {} if url.startswith("sqlite") else {"pool_size": 8, "max_overflow": 8}
    return {"hide_parameters": True, **pool}
