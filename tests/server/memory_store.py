"""A store that forgets when the program ends: all that tables need, without web or database."""

from __future__ import annotations

from collections import Counter

from cothon.server.tables.keeping import Change, Row


class MemoryStore:
    """Keeps tables and their logs, and counts what goes on."""

    def __init__(self) -> None:
        self.tables: dict[str, Row] = {}
        self.seated: dict[str, list[Row]] = {}
        self.logs: dict[str, list[Change]] = {}
        self.snapshots: dict[str, Row] = {}
        self.counted: Counter[str] = Counter()

    async def table(self, table_id: str) -> Row | None:
        return self.tables.get(table_id)

    async def seats(self, *table_ids: str) -> list[Row]:
        return [seat for table_id in table_ids for seat in self.seated[table_id]]

    async def changes(self, table_id: str, after: int) -> list[Change]:
        return [change for change in self.logs[table_id] if change.seq > after]

    async def last_seq(self, table_id: str) -> int:
        return self.logs[table_id][-1].seq

    async def add_table(self, table: Row, seats: list[Row], first: Change) -> None:
        self.tables[table["id"]], self.seated[table["id"]], self.logs[table["id"]] = table, seats, [first]

    async def append(self, change: Change) -> bool:
        log = self.logs[change.table_id]
        if change.seq != log[-1].seq + 1:
            return False
        log.append(change)
        return True

    async def change_seat(self, seat: Row, expected_kind: str, change: Change) -> bool:
        seats = self.seated[seat["table_id"]]
        if seats[seat["seat"]]["kind"] != expected_kind or not await self.append(change):
            return False
        seats[seat["seat"]] = seat
        return True

    async def snapshot(self, table_id: str) -> Row | None:
        return self.snapshots.get(table_id)

    async def put_snapshot(self, table_id: str, seq: int, data: str) -> None:
        self.snapshots[table_id] = {"table_id": table_id, "seq": seq, "data": data}

    async def due(self, before: float) -> list[tuple[str, float]]:
        return []

    async def waiting_for_bots(self, before: float, most: int) -> list[str]:
        return []

    def moved(self, by: str) -> None:
        self.counted[by] += 1

    def overtaken(self) -> None:
        self.counted["overtaken"] += 1

    def holding(self, tables: int) -> None:
        self.counted["tables"] = tables
