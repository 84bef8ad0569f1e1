"""Who plays: a name and a token, no e-mail, no password."""

from __future__ import annotations

import secrets
import time

from fastapi import APIRouter, Response

from cothon.server import answers
from cothon.server.access import Asked, AskedBy
from cothon.server.models import NewPlayer
from cothon.server.refusals import NotAllowed
from cothon.server.routes.common import answer, errors
from cothon.server.seats import hashed, new_id, new_secret

router = APIRouter(tags=["players"])


@router.post("/api/players", status_code=201, response_model=answers.NewPlayerAnswer, responses=errors(401, 403))
async def register(asked: Asked, new: NewPlayer) -> Response:
    """Become a player. The token is shown this once; keep it."""
    check_code(asked, new.access_code)
    asked.server.registrations.take(asked.address)
    token = new_secret("p")
    player = {"id": new_id(), "name": new.name, "bot": new.bot, "token_hash": hashed(token), "created": time.time()}
    await asked.server.store.add_player(player)
    return answer({"player": player["id"], "name": new.name, "bot": new.bot, "token": token}, 201)


@router.get("/api/me", response_model=answers.Me, responses=errors(401))
async def me(asked: Asked) -> Response:
    """Who the token says you are."""
    actor = asked.player()
    return answer({"player": actor.player, "name": actor.name, "bot": actor.bot})


def check_code(asked: AskedBy, given: str | None) -> None:
    code = asked.server.settings.access_code
    if code is None:
        return
    asked.server.failures.check(asked.address)  # first: a right guess must not look different
    if not secrets.compare_digest(code.encode(), (given or "").encode("utf-8", "replace")):
        asked.server.failures.take(asked.address)
        raise NotAllowed("bad-access-code")
