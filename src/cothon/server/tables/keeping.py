"""What tables ask of those who keep them: a log on disk, and someone who counts. Any store that offers this will do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from pydantic_core import from_json

Row = dict[str, Any]
Status = Literal["open", "playing", "finished", "closed"]
Kind = Literal["move", "undo", "chat", "seats", "ask", "hint", "gap"]  # of news; a gap is several changes at once


@dataclass(slots=True)
class Change:
    """One entry of a table's log, with what lists and clocks need to know after it."""

    table_id: str
    seq: int
    at: float
    kind: str  # move, undo, chat, seats, ask, hint
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


class Keeper(Protocol):
    """Where tables are read, and where they are kept when they are opened or change hands."""

    async def table(self, table_id: str, /) -> Row | None: ...

    async def seats(self, *table_ids: str) -> list[Row]: ...

    async def changes(self, table_id: str, after: int, /) -> list[Change]: ...

    async def last_seq(self, table_id: str, /) -> int: ...

    async def add_table(self, table: Row, seats: list[Row], first: Change, /) -> None: ...

    async def change_seat(self, seat: Row, expected_kind: str, change: Change, /) -> bool: ...

    async def snapshot(self, table_id: str, /) -> Row | None: ...

    async def put_snapshot(self, table_id: str, seq: int, data: str, /) -> None: ...

    async def due(self, before: float, /) -> Sequence[tuple[str, float]]: ...

    async def waiting_for_bots(self, before: float, most: int, /) -> Sequence[str]: ...


class Log(Protocol):
    """Where changes are appended, one at a time for each table."""

    async def append(self, change: Change, /) -> bool:
        """True when it is on disk; False when another process was quicker."""


class Counts(Protocol):
    """Who is told how much goes on."""

    def moved(self, by: str, /) -> None: ...

    def overtaken(self) -> None: ...

    def holding(self, tables: int, /) -> None: ...
