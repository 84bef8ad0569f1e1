"""Results of finished games: kept once they are known, and listed for whoever sat there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Select, and_, exists, or_, select, text
from sqlalchemy.sql import ColumnElement

from cothon.server.store.database import Store
from cothon.server.store.schema import results, seats, tables
from cothon.server.tables.called import UNNAMED, table_name
from cothon.server.tables.keeping import Row
from cothon.server.tables.tallies import GameList, OwnGame, OwnSeat

KEEP = text(
    "INSERT INTO results (table_id, seat, at, points, place, counts)"
    " VALUES (:table_id, :seat, :at, :points, :place, :counts) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET at = excluded.at, points = excluded.points, place = excluded.place, counts = excluded.counts"
)
FINISHED = tables.c.status == "finished"
HERE = and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat)


async def keep_results(store: Store, rows: Sequence[Row]) -> None:
    """A game that was taken back and ended otherwise has its last end."""
    async with store.writing() as connection:
        await connection.execute(KEEP, list(rows))


async def without_results(store: Store, after: str, most: int) -> list[str]:
    """Finished tables whose end was not told, in order."""
    known = exists().where(results.c.table_id == tables.c.id)
    query = select(tables.c.id).where(FINISHED, tables.c.id > after, ~known).order_by(tables.c.id).limit(most)
    return [row["id"] for row in await store.rows(query)]


@dataclass(frozen=True)
class Wanted:
    """Which games: by a name of a player or the table, by a rule set or a game, by how they ended; empty is any."""

    search: str = ""
    rules: str = ""
    result: Literal["won", "lost"] | None = None


async def own_games(
    store: Store, player: str, wanted: Wanted, after: str | None, limit: int, language: str
) -> GameList:
    first = and_(results.c.table_id == tables.c.id, results.c.seat == 0)
    query = select(tables, results.c.at).join(results, first).where(FINISHED, tables.c.id.in_(tables_of(player)))
    for condition in conditions(player, wanted, await places_found(store, player, wanted.search, language)):
        query = query.where(condition)
    query = query.order_by(results.c.at.desc(), tables.c.id).limit(limit + 1)
    rows = await store.rows(later(query, after))
    found, last = rows[:limit], rows[limit - 1] if len(rows) > limit else None
    at_table = await seats_of(store, player, [row["id"] for row in found])
    games = [game(row, at_table[row["id"]], language) for row in found]
    return {"games": games, "next": f"{last['at']!r}:{last['id']}" if last else None}


def tables_of(player: str) -> Select[Any]:
    return select(seats.c.table_id).where(seats.c.player == player)


async def places_found(store: Store, player: str, search: str, language: str) -> list[str]:
    """Tables that nobody has named go by places, which the database does not know."""
    if not search:
        return []
    query = select(tables.c.id, tables.c.name, tables.c.rules).where(tables.c.id.in_(tables_of(player)))
    rows = await store.rows(query.where(FINISHED, tables.c.name == UNNAMED))
    return [row["id"] for row in rows if search.lower() in table_name(row, language).lower()]


def conditions(player: str, wanted: Wanted, places: Sequence[str]) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.search:
        named = select(seats.c.table_id).where(seats.c.name.icontains(wanted.search, autoescape=True))
        by_table = or_(tables.c.name.icontains(wanted.search, autoescape=True), tables.c.id.in_(places))
        found.append(or_(by_table, tables.c.id.in_(named)))
    if wanted.rules:
        of_game = tables.c.rules.startswith(f"{wanted.rules}/", autoescape=True)
        found.append(or_(tables.c.rules == wanted.rules, of_game))
    if wanted.result:
        won = select(results.c.table_id).join(seats, HERE).where(seats.c.player == player, results.c.place == 1)
        found.append(tables.c.id.in_(won) if wanted.result == "won" else tables.c.id.not_in(won))
    return found


def later(query: Select[Any], after: str | None) -> Select[Any]:
    """Go on behind the last line of the page before."""
    at, _, table_id = (after or "").partition(":")
    try:
        when = float(at)
    except ValueError:
        return query
    return query.where(or_(results.c.at < when, and_(results.c.at == when, tables.c.id > table_id)))


async def seats_of(store: Store, player: str, ids: Sequence[str]) -> dict[str, list[OwnSeat]]:
    query = select(seats, results.c.points, results.c.place, results.c.counts).join(results, HERE)
    found: dict[str, list[OwnSeat]] = {table_id: [] for table_id in ids}
    for row in await store.rows(query.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        found[row["table_id"]].append(own_seat(row, player))
    return found


def own_seat(row: Row, player: str) -> OwnSeat:
    return {
        "seat": row["seat"],
        "kind": row["kind"],
        "name": row["name"],
        "level": row["level"],
        "yours": row["player"] == player,
        "points": row["points"],
        "place": row["place"],
        "counts": bool(row["counts"]),
    }


def game(row: Row, at_table: list[OwnSeat], language: str) -> OwnGame:
    return {
        "id": row["id"],
        "name": table_name(row, language),
        "rules": row["rules"],
        "at": row["at"],
        "ending": row["ending"],
        "seats": at_table,
        "counts": any(seat["counts"] for seat in at_table if seat["yours"]),
        "practice": bool(row["practice"]),
        "rated": bool(row["rated"]),
        "one_screen": bool(row["one_screen"]),
        "imported_by": row["imported_by"],
    }
