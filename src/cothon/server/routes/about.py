"""What the server offers, and whether it is well."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from cothon.core import words
from cothon.core.game import PLAYERS
from cothon.games import GAMES
from cothon.server import answers, levels
from cothon.server.access import Asked
from cothon.server.refusals import Unavailable
from cothon.server.routes.common import answer, errors
from cothon.version import VERSION

router = APIRouter(tags=["about"])


@router.get("/api/meta", response_model=answers.Meta, responses=errors(401))
async def meta(asked: Asked) -> Response:
    """Rule sets, bot levels, languages."""
    sets = [
        {
            "name": name,
            "game": game.name,
            "title": getattr(rules, "title", name),
            "version": rules.version,
            "players": list(PLAYERS),
        }
        for game in GAMES
        for name, rules in game.rule_sets.items()
    ]
    return answer(
        {
            "version": VERSION,
            "rule_sets": sets,
            "levels": [{"name": name, "seconds": levels.seconds(name)} for name in levels.names()],
            "languages": list(words.languages()),
            "access_code": asked.server.settings.access_code is not None,
            "push_key": asked.server.notices.push_key,
        }
    )


@router.get("/api/health", response_model=answers.Health, responses=errors(503))
async def health(request: Request) -> Response:
    """For load balancers: the server answers and reaches its database."""
    try:
        await request.app.state.server.store.ping()
    except Exception as error:
        raise Unavailable("database-away") from error
    return answer({"status": "ok", "database": "ok"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    return Response(request.app.state.server.metrics.text(), media_type="text/plain; version=0.0.4")
