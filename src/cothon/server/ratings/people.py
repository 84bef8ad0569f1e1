"""Looking people up by the name that is theirs alone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from cothon.core.game import Json
from cothon.games import game_of
from cothon.server.owner.names import compared
from cothon.server.ratings.answers import (
    Anchor,
    FoundGame,
    FoundGames,
    FoundSeat,
    GameRating,
    Person,
    RatingList,
    TableRatings,
)
from cothon.server.ratings.scale import ANCHORS, KNOWN, Skill, anchor, shown
from cothon.server.store.database import Store
from cothon.server.store.schema import outcomes, players, ratings, seats, tables
from cothon.server.tables.keeping import Row
from cothon.server.tables.refusals import NotFound

MOST_LISTED = 200
MOST_REMEMBERED = 500


async def rating_list(store: Store, game: str) -> RatingList:
    listed = (ratings.c.game == game, players.c.registered.is_not(None), ~players.c.hidden, ~players.c.banned)
    query = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player).where(*listed)
    order = (ratings.c.sigma > KNOWN, ratings.c.mu.desc(), players.c.name)
    rows = await store.rows(query.order_by(*order).limit(MOST_LISTED))
    anchors: list[Anchor] = [{"level": level, "rating": shown(anchor(level))["rating"]} for level in reversed(ANCHORS)]
    return {
        "players": [{"name": row["name"], "ranked": row["sigma"] <= KNOWN, **rating_of(row)} for row in rows],
        "anchors": anchors,
    }


def rating_of(row: Row) -> GameRating:
    return {"game": row["game"], "games": row["games"], **shown(Skill(row["mu"], row["sigma"]))}


async def found(store: Store, name: str, asking: str | None) -> Row:
    """Whoever said no is not found, except by themselves."""
    row = await store.row(select(players).where(players.c.registered == compared(name)))
    if row is None or (row["hidden"] and row["id"] != asking) or row["banned"]:
        raise NotFound("no-person", name=name)
    return row


async def person(store: Store, name: str, asking: str | None) -> Person:
    row = await found(store, name, asking)
    now = await store.rows(select(ratings).where(ratings.c.player == row["id"]).order_by(ratings.c.game))
    query = select(outcomes).where(outcomes.c.player == row["id"]).order_by(outcomes.c.at.desc())
    then = await store.rows(query.limit(MOST_REMEMBERED))
    return {
        "name": row["name"],
        "since": row["created"],
        "ratings": [rating_of(one) for one in now],
        "history": [
            {
                "at": one["at"],
                "game": one["game"],
                "table": one["table_id"],
                **shown(Skill(one["mu"], one["sigma"])),
            }
            for one in then
        ],
    }


async def games(store: Store, name: str, asking: str | None, before: float | None, limit: int) -> FoundGames:
    """Rated ones, and others at public tables, the newest first."""
    player = (await found(store, name, asking))["id"]
    rated, others = select(outcomes.c.table_id, outcomes.c.at), select(tables.c.id, tables.c.updated)
    rated = rated.where(outcomes.c.player == player, earlier(outcomes.c.at, before))
    seated = select(seats.c.table_id).where(or_(seats.c.player == player, seats.c.rated == player))
    plain = (tables.c.public, ~tables.c.rated, ~tables.c.practice, tables.c.imported_by.is_(None))
    others = others.where(*plain, tables.c.status == "finished", tables.c.id.in_(seated))
    others = others.where(earlier(tables.c.updated, before))
    lines = [
        (row["at"], row["table_id"]) for row in await store.rows(rated.order_by(outcomes.c.at.desc()).limit(limit + 1))
    ]
    newest = others.order_by(tables.c.updated.desc()).limit(limit + 1)
    lines += [(row["updated"], row["id"]) for row in await store.rows(newest)]
    lines.sort(reverse=True)
    page = lines[:limit]
    found_games = await told(store, page)
    return {"games": found_games, "next": page[-1][0] if len(lines) > limit else None}


def earlier(column: Any, before: float | None) -> Any:
    return column < before if before is not None else column.is_not(None)


async def told(store: Store, page: list[tuple[float, str]]) -> list[FoundGame]:
    ids = [table_id for _, table_id in page]
    rows = {row["id"]: row for row in await store.rows(select(tables).where(tables.c.id.in_(ids)))}
    counted = await store.rows(select(outcomes).where(outcomes.c.table_id.in_(ids)).order_by(outcomes.c.seat))
    seated = await store.seats(*ids)
    names = await names_of(store, [*(row["player"] for row in counted), *(row["player"] for row in seated)])
    return [game_then(table_id, at, rows.get(table_id), counted, seated, names) for at, table_id in page]


async def names_of(store: Store, ids: list[str | None]) -> dict[str, str | None]:
    query = select(players.c.id, players.c.name, players.c.hidden).where(players.c.id.in_({one for one in ids if one}))
    return {row["id"]: None if row["hidden"] else row["name"] for row in await store.rows(query)}


def game_then(
    table_id: str, at: float, row: Row | None, counted: list[Row], seated: list[Row], names: dict[str, str | None]
) -> FoundGame:
    mine = [one for one in counted if one["table_id"] == table_id]
    here = [one for one in seated if one["table_id"] == table_id]
    lines = [counted_seat(one, names) for one in mine] or [plain_seat(one, names) for one in here]
    rules = mine[0]["rules"] if mine else (row or {})["rules"]
    replay = row is not None and bool(row["public"])
    return {"table": table_id, "rules": rules, "at": at, "rated": bool(mine), "replay": replay, "seats": lines}


def counted_seat(row: Row, names: dict[str, str | None]) -> FoundSeat:
    before, after = Skill(row["mu_before"], row["sigma_before"]), Skill(row["mu"], row["sigma"])
    return {
        "seat": row["seat"],
        "name": names.get(row["player"]) if row["player"] else None,
        "level": row["level"],
        "left": bool(row["left"]),
        "place": row["place"],
        "score": row["score"],
        "before": shown(before)["rating"],
        **shown(after),
    }


def plain_seat(row: Row, names: dict[str, str | None]) -> FoundSeat:
    hidden = row["player"] is not None and names.get(row["player"]) is None
    nothing: Json = dict.fromkeys(("place", "score", "before", "rating", "uncertainty"))
    name = None if hidden or row["kind"] == "bot" else row["name"]
    return {"seat": row["seat"], "name": name, "level": row["level"], "left": bool(row["left"]), **nothing}  # type: ignore[typeddict-item]


async def table_ratings(store: Store, row: Row, seated: list[Any]) -> TableRatings:
    """Of those who sit at a rated table: before the game, and after it."""
    if not row["rated"]:
        return {"seats": [], "counted": False}
    game = game_of(row["rules"]).name
    counted = await store.rows(select(outcomes).where(outcomes.c.table_id == row["id"]))
    ids = [seat.rated for seat in seated if seat.rated]
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(ids))
    now = {one["player"]: one for one in await store.rows(query)}
    done = {one["seat"]: one for one in counted}
    return {"seats": [seat_rating(seat, now, done.get(seat.seat)) for seat in seated], "counted": bool(counted)}  # type: ignore[misc]


def seat_rating(seat: Any, now: dict[str, Row], done: Row | None) -> Json:
    mine = now.get(seat.rated) if seat.rated else None
    after = shown(Skill(done["mu"], done["sigma"]))["rating"] if done else None
    place = done["place"] if done else None
    games = (mine["games"] if mine else 0) if seat.rated else None
    known: Json = {"rating": None, "uncertainty": None}
    if done:
        known = dict(shown(Skill(done["mu_before"], done["sigma_before"])))
    elif seat.rated:
        known = dict(shown(Skill(mine["mu"], mine["sigma"]) if mine else Skill()))
    elif seat.kind == "bot":
        known = dict(shown(anchor(seat.level or "")))
    return {"seat": seat.seat, **known, "games": games, "after": after, "place": place}
