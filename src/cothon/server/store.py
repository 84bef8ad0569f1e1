"""The database: what is written is committed before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import IO, Any

from pydantic_core import from_json, to_json
from sqlalchemy import TextClause, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cothon.server import schema
from cothon.server.migrate import async_url, lock, migrate
from cothon.server.refusals import Unavailable

Row = dict[str, Any]

# SQLite: two statements in one transaction
APPEND = text("""
    INSERT INTO events (table_id, seq, at, kind, seat, data)
    SELECT value->>'table_id', value->>'seq', value->>'at', value->>'kind', value->>'seat', value->>'data'
    FROM json_each(:rows) WHERE true
    ON CONFLICT DO NOTHING RETURNING table_id, seq""")
SUMMARIZE = text("""
    UPDATE tables SET seq = value->>'seq', updated = value->>'at', status = value->>'status',
      turn = value->>'turn', deadline = value->>'deadline', ending = value->>'ending'
    FROM json_each(:rows) WHERE tables.id = value->>'table_id' AND tables.seq < value->>'seq'""")

# PostgreSQL: one
APPEND_AND_SUMMARIZE = text("""
    WITH news AS (
      SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS r(table_id text, seq int, at float8, kind text,
        seat int, data text, status text, turn int, deadline float8, ending text)),
    done AS (
      INSERT INTO events (table_id, seq, at, kind, seat, data)
      SELECT table_id, seq, at, kind, seat, data FROM news
      ON CONFLICT DO NOTHING RETURNING table_id, seq),
    summary AS (
      UPDATE tables SET seq = news.seq, updated = news.at, status = news.status,
        turn = news.turn, deadline = news.deadline, ending = news.ending
      FROM news JOIN done USING (table_id, seq) WHERE tables.id = news.table_id AND tables.seq < news.seq)
    SELECT table_id, seq FROM done""")
TELL = text("SELECT pg_notify('cothon', :payload)")
LAST_SEQ = text("SELECT max(seq) AS seq FROM events WHERE table_id = :id")
AWAY = (OperationalError, InterfaceError, NoConnection)
BUSY = 10_000  # milliseconds that another program may keep a SQLite file to itself
PAYLOAD = 7500  # bytes that a notice to other processes may have, with a margin


@dataclass(slots=True)
class Event:
    """One entry of a table's log, with what lists and clocks need to know after it."""

    table_id: str
    seq: int
    at: float
    kind: str
    seat: int | None
    data: str
    status: str = ""
    turn: int | None = None
    deadline: float | None = None
    ending: str | None = None

    def contents(self) -> Row:
        value = from_json(self.data)
        assert isinstance(value, dict)
        return value


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(async_url(url), **engine_options(url))
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.dialect = self.engine.dialect.name
        self.process = secrets.token_hex(4)  # so that it does not listen to itself
        self.lock_file: IO[bytes] | None = None
        self.one_writer = asyncio.Lock()  # SQLite has one writer at a time: wait here, not in the database
        if self.dialect == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def start(self) -> None:
        self.lock_file = await asyncio.to_thread(lock, self.url)
        await asyncio.to_thread(migrate, self.url)

    async def stop(self) -> None:
        await self.engine.dispose()
        if self.lock_file is not None:
            self.lock_file.close()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block is left."""
        one = self.one_writer if self.dialect == "sqlite" else contextlib.nullcontext()
        try:
            async with one, self.engine.begin() as connection:
                yield connection
        except AWAY as error:
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
            raise Unavailable("database-away") from error

    async def read(self, statement: Any, values: Row) -> list[Row]:
        async with self.reading.connect() as connection:
            result = await connection.execute(statement, values)
            return [dict(row) for row in result.mappings()]

    async def row(self, statement: Any, **values: Any) -> Row | None:
        return next(iter(await self.rows(statement, **values)), None)

    async def ping(self) -> None:
        await self.rows(text("SELECT 1"))

    # ── players ──

    async def add_player(self, player: Row) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.players), player)

    async def player_of_token(self, token_hash: str) -> Row | None:
        return await self.row(select(schema.players).where(schema.players.c.token_hash == token_hash))

    # ── tables ──

    async def add_table(self, table: Row, seats: list[Row], first: Event) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables), table)
            await connection.execute(insert(schema.seats), seats)
            await self.append_on(connection, [first])

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

    async def events(self, table_id: str, after: int) -> list[Event]:
        query = select(schema.events).where(schema.events.c.table_id == table_id, schema.events.c.seq > after)
        return [Event(**row) for row in await self.rows(query.order_by(schema.events.c.seq))]

    # ── appending ──

    async def append(self, batch: Sequence[Event]) -> set[tuple[str, int]]:
        """Append what still fits; the answer names what is now on disk, the rest came too late."""
        async with self.writing() as connection:
            return await self.append_on(connection, batch)

    async def append_on(self, connection: AsyncConnection, batch: Sequence[Event]) -> set[tuple[str, int]]:
        if self.dialect == "sqlite":
            done = await pairs(connection, APPEND, batch)
            await connection.execute(SUMMARIZE, {"rows": as_json([e for e in batch if (e.table_id, e.seq) in done])})
            return done
        done = await pairs(connection, APPEND_AND_SUMMARIZE, batch)
        await self.tell(connection, [event for event in batch if (event.table_id, event.seq) in done])
        return done

    async def tell(self, connection: AsyncConnection, news: Sequence[Event]) -> None:
        """Other processes hear of it when, and only if, this is committed."""
        for payload in payloads(self.process, news):
            await connection.execute(TELL, {"payload": payload})

    async def change_seat(self, seat: Row, expected_kind: str, event: Event) -> bool:
        """Who sits at a seat, together with the event that tells it; nothing if either came too late."""
        where = (
            (schema.seats.c.table_id == seat["table_id"])
            & (schema.seats.c.seat == seat["seat"])
            & (schema.seats.c.kind == expected_kind)
        )
        try:
            async with self.writing() as connection:
                result = await connection.execute(update(schema.seats).where(where).values(**seat))
                if result.rowcount != 1 or not await self.append_on(connection, [event]):
                    raise TooLate
        except (TooLate, IntegrityError):
            return False
        return True

    # ── snapshots and secrets ──

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


async def pairs(connection: AsyncConnection, statement: TextClause, batch: Sequence[Event]) -> set[tuple[str, int]]:
    result = await connection.execute(statement, {"rows": as_json(batch)})
    return {(row[0], row[1]) for row in result}


def payloads(process: str, news: Sequence[Event]) -> Iterator[str]:
    """The events themselves where they fit, so that nobody has to ask; of a long one only its place."""
    lines: list[str] = []
    size = 0
    for one in news:
        line = as_json([one])
        if len(line.encode()) > PAYLOAD // 2:
            line = as_json([replace(one, kind="long", data="{}")])
        if size + len(line.encode()) > PAYLOAD:
            yield "\n".join([process, *lines])
            lines, size = [], 0
        lines.append(line)
        size += len(line.encode()) + 1
    if lines:
        yield "\n".join([process, *lines])


def as_json(batch: Sequence[Event]) -> str:
    """Rows for one statement, however many there are."""
    names = Event.__slots__
    return to_json([{name: getattr(event, name) for name in names} for event in batch]).decode()


class TooLate(Exception):
    """Rolls a transaction back."""


def engine_options(url: str) -> dict[str, Any]:
    """What a statement was about (invitations, addresses) does not get into logs."""
    pool = {} if url.startswith("sqlite") else {"pool_size": 8, "max_overflow": 8}
    return {"hide_parameters": True, **pool}


def set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an answered move survives a power failure
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY}")
    cursor.close()
