"""Results become ratings: each rated table is counted once, by whichever process comes first."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.ratings.scale import Skill, anchor, places, rated_anew
from cothon.server.rounds import Rounds
from cothon.server.store.database import Store
from cothon.server.store.schema import outcomes, ratings, tables
from cothon.server.tables.authority import Tables, guarded
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind, Row
from cothon.server.tables.seats import Seat

EVERY = 20.0  # seconds between looks for tables that a process left uncounted
AT_ONCE = 100
LOCK = 0x636F74686F6F  # one table after the other: two of them may have the same players
PUT = text(
    "INSERT INTO ratings (player, game, mu, sigma, games, updated) VALUES (:player, :game, :mu, :sigma, 1, :at)"
    " ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
    " games = ratings.games + 1, updated = excluded.updated"
)


class Ratings(Rounds):
    def __init__(self, store: Store, tables: Tables) -> None:
        super().__init__(self.count_all, EVERY, "ratings-failed", at_once=True)
        self.store = store
        self.tables = tables

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        if kind == "move" and hosted.status == "finished" and hosted.row["rated"]:
            self.tables.background(self.count(hosted.id))

    async def count_all(self) -> None:
        waiting = (tables.c.rated, ~tables.c.counted, tables.c.status == "finished")
        query = select(tables.c.id).where(*waiting).order_by(tables.c.updated).limit(AT_ONCE)
        for row in await self.store.rows(query):
            await guarded(self.count(row["id"]))  # one that cannot be read holds up no other

    async def count(self, table_id: str) -> None:
        """The game is over, so nothing of what is read here changes any more."""
        hosted = await self.tables.find(table_id)
        gone = [seat.seat for seat in hosted.seats if seat.rated and seat.kind == "bot"]
        order = places(hosted.table.places(), gone)
        async with self.store.writing() as connection:
            if await claimed(connection, table_id):
                await write(connection, hosted, order)


async def claimed(connection: AsyncConnection, table_id: str) -> bool:
    """Whether the table is ours to count; others wait until this is committed, and then it is not theirs."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    here = (tables.c.id == table_id, tables.c.rated, ~tables.c.counted, tables.c.status == "finished")
    return (await connection.execute(update(tables).where(*here).values(counted=True))).rowcount == 1


async def write(connection: AsyncConnection, hosted: Hosted, order: list[int]) -> None:
    game, at = hosted.table.game.name, time.time()
    known = await skills(connection, game, [seat.rated for seat in hosted.seats if seat.rated])
    before = [skill_of(seat, known) for seat in hosted.seats]
    after = rated_anew(before, order)
    rows = [
        result_row(hosted, seat, order[seat.seat], before[seat.seat], after[seat.seat], at) for seat in hosted.seats
    ]
    await connection.execute(insert(outcomes), rows)
    for row in rows:
        if row["player"] is not None:
            await connection.execute(PUT, {key: row[key] for key in ("player", "game", "mu", "sigma", "at")})


async def skills(connection: AsyncConnection, game: str, ids: list[str]) -> dict[str, Skill]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(ids))
    rows = (await connection.execute(query)).mappings()
    return {row["player"]: Skill(row["mu"], row["sigma"]) for row in rows}


def skill_of(seat: Seat, known: dict[str, Skill]) -> Skill:
    return known.get(seat.rated, Skill()) if seat.rated else anchor(seat.level or "")


def result_row(hosted: Hosted, seat: Seat, place: int, before: Skill, after: Skill, at: float) -> Row:
    row: dict[str, Any] = {"table_id": hosted.id, "seat": seat.seat, "player": seat.rated, "place": place, "at": at}
    row |= {"level": None if seat.rated else seat.level, "left": bool(seat.rated) and seat.kind == "bot"}
    row |= {"game": hosted.table.game.name, "rules": hosted.row["rules"], "score": hosted.table.scores()[seat.seat]}
    return row | {"mu_before": before.mu, "sigma_before": before.sigma, "mu": after.mu, "sigma": after.sigma}
