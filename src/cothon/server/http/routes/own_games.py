"""One's finished games, and what they add up to."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query, Response

from cothon.server.http.access import Asked
from cothon.server.http.described import router_for
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.server.http.texts import Searched
from cothon.server.store import results
from cothon.server.store.statistics import statistics
from cothon.server.tables.tallies import GameList, Statistics

router = router_for("players")
WORK = 2.0  # beyond that of a plain request


@router.get("/api/me/games", response_model=schema(GameList), responses=errors(401))
async def games(
    asked: Asked,
    search: Annotated[Searched, Query(max_length=40, description="in the names of players and tables")] = "",
    rules: Annotated[Searched, Query(max_length=40, description="a rule set, or a game with all its rule sets")] = "",
    result: Annotated[Literal["won", "lost"] | None, Query()] = None,
    after: Annotated[str | None, Query(max_length=80, pattern=r"^[0-9.e+]+:[\w-]+$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Response:
    """The finished games you sat at, newest first."""
    player = str(asked.player().player)
    asked.take_rate(WORK)
    wanted = results.Wanted(search.strip(), rules, result)
    return answer(await results.own_games(asked.server.store, player, wanted, after, limit, asked.language))


@router.get("/api/me/statistics", response_model=schema(Statistics), responses=errors(401))
async def tallies(asked: Asked) -> Response:
    """How you fared, by game and rule set, by seat, and against whom. Practice does not count."""
    player = str(asked.player().player)
    asked.take_rate(WORK)
    return answer(await statistics(asked.server.store, player))
