"""Ratings, and the finished games of people who can be looked up by name."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from cothon.server.http.access import Asked
from cothon.server.http.described import router_for
from cothon.server.http.routes.common import TableId, WatchQuery, answer, errors, look
from cothon.server.http.schemas import schema
from cothon.server.http.texts import Searched
from cothon.server.ratings import people
from cothon.server.ratings.answers import FoundGames, Person, RatingList, TableRatings

router = router_for("people")
NameQuery = Annotated[Searched, Query(min_length=1, max_length=40, description="a registered name")]


@router.get("/api/ratings", response_model=schema(RatingList), responses=errors(401))
async def ratings(asked: Asked, game: Annotated[Searched, Query(max_length=40, examples=["traders"])]) -> Response:
    """The best in a game, and the levels of bots that hold the scale in place."""
    asked.check_code()
    return answer(await people.rating_list(asked.server.store, game))


@router.get("/api/people", response_model=schema(Person), responses=errors(401, 404))
async def person(asked: Asked, name: NameQuery) -> Response:
    """Someone's ratings and how they came about, unless that person does not want them shown."""
    asked.check_code()
    return answer(await people.person(asked.server.store, name, asked.actor.player if asked.actor else None))


@router.get("/api/people/games", response_model=schema(FoundGames), responses=errors(401, 404))
async def games(
    asked: Asked,
    name: NameQuery,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> Response:
    """Someone's finished games: rated ones, and others at public tables. The newest first."""
    asked.check_code()
    me = asked.actor.player if asked.actor else None
    return answer(await people.games(asked.server.store, name, me, before, limit))


@router.get("/api/tables/{table_id}/ratings", response_model=schema(TableRatings), responses=errors(401, 403, 404))
async def of_table(asked: Asked, table_id: TableId, watch: WatchQuery = None) -> Response:
    """How those at a rated table stand, before and after the game."""
    hosted, _ = await look(asked, table_id, None, watch)
    return answer(await people.table_ratings(asked.server.store, hosted.row, hosted.seats))
