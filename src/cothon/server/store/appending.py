"""Appending to the logs of tables: many changes in one statement, and other processes are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.encoding import to_json
from cothon.server.tables.keeping import Change

Written = set[tuple[str, int]]  # table and number of each change that is on disk
PAYLOAD = 7500  # bytes that a notice to other processes may have, with a margin

# SQLite: two statements in one transaction
APPEND = """
    INSERT INTO events (table_id, seq, at, kind, seat, data)
    SELECT value->>'table_id', value->>'seq', value->>'at', value->>'kind', value->>'seat', value->>'data'
    FROM json_each(:rows) WHERE true
    ON CONFLICT DO NOTHING RETURNING table_id, seq"""
SUMMARIZE = """
    UPDATE tables SET seq = value->>'seq', updated = value->>'at',
      status = CASE WHEN status = 'closed' THEN status ELSE value->>'status' END,
      turn = value->>'turn', deadline = value->>'deadline', ending = value->>'ending'
    FROM json_each(:rows) WHERE tables.id = value->>'table_id' AND tables.seq < value->>'seq'"""

# the same for a single change
APPEND_ONE = """
    INSERT INTO events (table_id, seq, at, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
SUMMARIZE_ONE = """
    UPDATE tables SET seq = ?, updated = ?, status = CASE WHEN status = 'closed' THEN status ELSE ? END,
      turn = ?, deadline = ?, ending = ?
    WHERE id = ? AND seq < ?"""

# PostgreSQL: one
APPEND_AND_SUMMARIZE = """
    WITH news AS (
      SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS r(table_id text, seq int, at float8, kind text,
        seat int, data text, status text, turn int, deadline float8, ending text)),
    done AS (
      INSERT INTO events (table_id, seq, at, kind, seat, data)
      SELECT table_id, seq, at, kind, seat, data FROM news
      ON CONFLICT DO NOTHING RETURNING table_id, seq),
    summary AS (
      UPDATE tables SET seq = news.seq, updated = news.at,
        status = CASE WHEN tables.status = 'closed' THEN tables.status ELSE news.status END,
        turn = news.turn, deadline = news.deadline, ending = news.ending
      FROM news JOIN done USING (table_id, seq) WHERE tables.id = news.table_id AND tables.seq < news.seq)
    SELECT table_id, seq FROM done"""
TELL = text("SELECT pg_notify('cothon', :payload)")


async def append_on(connection: AsyncConnection, process: str, batch: Sequence[Change]) -> Written:
    """Append what still fits, and what lists and clocks need to know."""
    if connection.dialect.name == "sqlite":
        done = await pairs(connection, APPEND, batch)
        await connection.execute(text(SUMMARIZE), {"rows": as_json(only(done, batch))})
        return done
    done = await pairs(connection, APPEND_AND_SUMMARIZE, batch)
    for payload in payloads(process, only(done, batch)):  # heard when, and only if, this is committed
        await connection.execute(TELL, {"payload": payload})
    return done


def only(done: Written, batch: Sequence[Change]) -> list[Change]:
    return [change for change in batch if (change.table_id, change.seq) in done]


async def pairs(connection: AsyncConnection, statement: str, batch: Sequence[Change]) -> Written:
    result = await connection.execute(text(statement), {"rows": as_json(batch)})
    return {(row[0], row[1]) for row in result}


class Notice(NamedTuple):
    """What other processes are told of a change, and with which others it goes."""

    change: Change
    part: int
    line: str


def notices(news: Sequence[Change]) -> Iterator[Notice]:
    """The changes themselves where they fit, so that nobody has to ask; of a long one only its place."""
    part, size = 0, 0
    for one in news:
        line = to_json([one])
        if len(line) > PAYLOAD // 2:
            line = to_json([replace(one, kind="long", data="{}")])
        if size + len(line) > PAYLOAD:
            part, size = part + 1, 0
        size += len(line) + 1
        yield Notice(one, part, line.decode())


def payloads(process: str, news: Sequence[Change]) -> Iterator[str]:
    for _, lines in groupby(notices(news), attrgetter("part")):
        yield "\n".join([process, *(one.line for one in lines)])


def as_json(batch: Sequence[object]) -> str:
    """Rows for one statement, however many there are."""
    return to_json(batch).decode()
