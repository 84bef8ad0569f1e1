"""What the server offers, and whether it is well."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from cothon.core import words
from cothon.core.game import Game, RuleSet
from cothon.core.lesson_file import lessons_of
from cothon.games import GAMES
from cothon.server.bots import levels
from cothon.server.http import answers
from cothon.server.http.access import Asked, server_of
from cothon.server.http.described import router_for
from cothon.server.http.owner import check_owner
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.version import VERSION

router = router_for("about")
NO_SWITCHES = ("name", "version", "title")  # of a rule set


@router.get("/api/meta", response_model=schema(answers.Meta), responses=errors(401))
async def meta(asked: Asked) -> Response:
    """Rule sets, bot levels, languages."""
    meta: answers.Meta = {
        "version": VERSION,
        "rule_sets": [rule_set(game, rules) for game in GAMES for rules in game.rule_sets.values()],
        "levels": [{"name": name, "seconds": levels.seconds(name)} for name in levels.names()],
        "languages": list(words.languages()),
        "access_code": asked.server.settings.access_code is not None,
        "push_key": asked.server.notices.push_key,
    }
    return answer(meta)


def rule_set(game: Game, rules: RuleSet) -> answers.RuleSetInfo:
    return {
        "name": rules.name,
        "game": game.name,
        "title": getattr(rules, "title", rules.name),
        "version": rules.version,
        "players": list(game.players),
        "switches": switches(rules),
        "lesson": first_lesson(game, rules.name),
    }


def first_lesson(game: Game, rules: str) -> answers.FirstLesson | None:
    one = next((one for one in lessons_of(game) if one.rules == rules), None)
    return {"name": one.name, "minutes": one.minutes} if one else None


def switches(rules: RuleSet) -> dict[str, Any]:
    """What one edition does differently from another."""
    return {name: value for name, value in vars(rules).items() if name not in NO_SWITCHES}


@router.get("/api/health", response_model=schema(answers.Health), responses=errors(503))
async def health(request: Request) -> Response:
    """For load balancers: whether the server runs, reads and writes its database, and looks after clocks and bots."""
    await server_of(request).check_health()
    return answer({"status": "ok", "database": "ok"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For the owner: from the server's own machine, or with the owner's token."""
    check_owner(request, from_here=True)
    return Response(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
