"""Finished games put into a database as the server keeps them, so that tests need not play them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import create_engine, insert

from cothon.server.store import schema
from cothon.server.store.migrate import sync_url

NUMBERS = itertools.count(1)


@dataclass
class Finished:
    """A game of one player against others, by the points of each seat; who names a bot's level, or None a person."""

    player: str
    points: list[int]
    others: list[str | None]
    seat: int = 0
    rules: str = "traders/standard"
    name: str = "Harbour"
    names: list[str] = field(default_factory=list)
    counts: bool = True
    at: float = 0.0  # and as many seconds as its number
    id: str = field(default_factory=lambda: f"finished{next(NUMBERS)}")

    def write(self, database: str) -> str:
        engine = create_engine(sync_url(database))
        with engine.begin() as connection:
            connection.execute(insert(schema.tables), self.table())
            connection.execute(insert(schema.seats), self.seats())
            connection.execute(insert(schema.results), self.results())
        engine.dispose()
        return self.id

    @property
    def number(self) -> int:
        return int(self.id.removeprefix("finished"))

    def table(self) -> dict[str, Any]:
        told = {
            "id": self.id,
            "name": self.name,
            "rules": self.rules,
            "players": len(self.points),
            "owner": self.player,
        }
        flags = dict.fromkeys(
            ("public", "memory_aid", "hints", "practice", "one_screen", "points_shown", "rated", "counted"), False
        )
        secret = {"seed": "0" * 64, "commitment": "0" * 64, "watch": f"w_{self.id}", "start": "{}"}
        rest = {
            "version": 1,
            "language": "en",
            "stand_in": "trader",
            "status": "finished",
            "ending": "tokens",
            "seq": 1,
        }
        return told | flags | secret | rest | {"created": float(self.number), "updated": float(self.number)}

    def seats(self) -> list[dict[str, Any]]:
        levels = list(self.others)
        levels.insert(self.seat, None)
        names = self.names or [f"Seat {seat}" for seat in range(len(levels))]
        return [self.seated(seat, level, names[seat]) for seat, level in enumerate(levels)]

    def seated(self, seat: int, level: str | None, name: str) -> dict[str, Any]:
        who = {"kind": "bot" if level else "person", "level": level, "left": False}
        player = self.player if seat == self.seat else None
        return {"table_id": self.id, "seat": seat, "name": name, "player": player} | who

    def results(self) -> list[dict[str, Any]]:
        rest = {"table_id": self.id, "at": self.at + self.number, "counts": self.counts}
        places = [1 + sum(other > points for other in self.points) for points in self.points]
        return [rest | {"seat": at, "points": self.points[at], "place": place} for at, place in enumerate(places)]
