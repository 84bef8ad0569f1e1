"""Results added up: how someone has fared at each game, from each seat, against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, case, func, select

from cothon.server.store.database import Store
from cothon.server.store.results import FINISHED, HERE
from cothon.server.store.schema import results, seats, tables
from cothon.server.tables.keeping import Row
from cothon.server.tables.tallies import Against, SeatTally, Statistics, Tally

WON = case((results.c.place == 1, 1), else_=0)


async def statistics(store: Store, player: str) -> Statistics:
    """Of the games that count, for each rule set and for all rule sets of a game."""
    by_seat = await store.rows(seat_sums(player))
    against = await store.rows(level_sums(player))
    names = sorted({row["rules"] for row in by_seat})
    games = sorted({name.split("/")[0] for name in names})
    tallies = [tally(name, by_seat, against) for game in games for name in (game, *of_game(game, names))]
    return {"tallies": tallies}


def of_game(game: str, names: Sequence[str]) -> list[str]:
    return [name for name in names if is_of(name, game)]


def is_of(rules: str, name: str) -> bool:
    """Whether a rule set is the one of that name, or one of the game of that name."""
    return rules == name or rules.startswith(f"{name}/")


def counted(player: str, *columns: Any) -> Select[Any]:
    query = select(tables.c.rules, *columns).select_from(seats).join(results, HERE)
    query = query.join(tables, tables.c.id == seats.c.table_id)
    return query.where(seats.c.player == player, results.c.counts, FINISHED)


def seat_sums(player: str) -> Select[Any]:
    played = (func.count().label("games"), func.sum(WON).label("wins"))
    points = (func.sum(results.c.points).label("points"), func.max(results.c.points).label("best"))
    each = (tables.c.rules, tables.c.players, seats.c.seat)
    return counted(player, *each[1:], *played, *points).group_by(*each).order_by(*each)


def level_sums(player: str) -> Select[Any]:
    """A game counts once for each level that sat there, however many of it did."""
    other = seats.alias("others")
    level = case((other.c.kind == "bot", other.c.level), else_=None).label("level")
    played = func.count(tables.c.id.distinct()).label("games")
    wins = func.count(case((results.c.place == 1, tables.c.id)).distinct()).label("wins")
    query = counted(player, level, played, wins)
    query = query.join(other, and_(other.c.table_id == seats.c.table_id, other.c.seat != seats.c.seat))
    return query.group_by(tables.c.rules, level).order_by(tables.c.rules, level)


def tally(name: str, by_seat: Sequence[Row], against: Sequence[Row]) -> Tally:
    here = [row for row in by_seat if is_of(row["rules"], name)]
    games = total(here, "games")
    return {
        "rules": name,
        "games": games,
        "wins": total(here, "wins"),
        "points": round(total(here, "points") / games, 2),
        "best": max(row["best"] for row in here),
        "seats": [seat_tally(here, *place) for place in sorted({(row["players"], row["seat"]) for row in here})],
        "against": levels_met([row for row in against if is_of(row["rules"], name)]),
    }


def total(rows: Sequence[Row], what: str) -> int:
    return sum(int(row[what]) for row in rows)


def seat_tally(rows: Sequence[Row], players: int, seat: int) -> SeatTally:
    here = [row for row in rows if (row["players"], row["seat"]) == (players, seat)]
    points = round(total(here, "points") / total(here, "games"), 2)
    return {
        "players": players,
        "seat": seat,
        "games": total(here, "games"),
        "wins": total(here, "wins"),
        "points": points,
    }


def levels_met(rows: Sequence[Row]) -> list[Against]:
    levels = list(dict.fromkeys(row["level"] for row in rows))
    return [against_level(level, [row for row in rows if row["level"] == level]) for level in levels]


def against_level(level: str | None, rows: Sequence[Row]) -> Against:
    return {"level": level, "games": total(rows, "games"), "wins": total(rows, "wins")}
