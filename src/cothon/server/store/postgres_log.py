"""The log in PostgreSQL, on a connection of its own: a batch is written, committed and told to others in one step.

The same batch by way of the pool would go to the database and back four times: begin, append, tell, commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from cothon.server.store.appending import APPEND_AND_SUMMARIZE, Written, as_json, notices
from cothon.server.store.bus import plain_url
from cothon.server.tables.keeping import Change

if TYPE_CHECKING:
    from psycopg import AsyncConnection

# one statement is one transaction; others hear of what is appended, in its order, when and only if it is committed
APPEND_AND_TELL = APPEND_AND_SUMMARIZE.replace(":rows", "%(rows)s").replace(
    "SELECT table_id, seq FROM done",
    """, parts AS (
      SELECT %(process)s || E'\\n' || string_agg(line, E'\\n' ORDER BY table_id, seq) AS lines
      FROM json_to_recordset(%(notices)s::json) AS n(table_id text, seq int, part int, line text)
      JOIN done USING (table_id, seq) GROUP BY part ORDER BY part),
    told AS (SELECT pg_notify('cothon', lines) FROM parts)
    SELECT table_id, seq FROM done UNION ALL SELECT NULL, count(*)::int FROM told""",
)


def told(batch: Sequence[Change]) -> list[dict[str, object]]:
    """Which line goes with which change; the database knows which of them are appended."""
    return [
        {"table_id": one.change.table_id, "seq": one.change.seq, "part": one.part, "line": one.line}
        for one in notices(batch)
    ]


class PostgresLog:
    def __init__(self, url: str, process: str) -> None:
        self.conninfo = plain_url(url)
        self.process = process
        self.connection: AsyncConnection[Any] | None = None

    async def append(self, batch: Sequence[Change]) -> Written:
        """What is named in the answer is on disk."""
        connection = self.connection = self.connection or await self.opened()
        values = {"rows": as_json(batch), "process": self.process, "notices": as_json(told(batch))}
        try:
            rows = await (await connection.execute(APPEND_AND_TELL, values, prepare=True)).fetchall()
        except BaseException:
            await self.stop()  # the next batch begins with a new connection
            raise
        return {(table_id, seq) for table_id, seq in rows if table_id is not None}

    async def opened(self) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self.conninfo, autocommit=True)

    async def stop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()
