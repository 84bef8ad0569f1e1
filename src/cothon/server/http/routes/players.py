"""Who plays: a name and a token, no e-mail, no password."""

from __future__ import annotations

import secrets
import time

from fastapi import APIRouter, Response
from sqlalchemy import update

from cothon.server.http import answers
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.models import Forget, NewPlayer, Recover, Rename
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.server.owner.forgetting import dismiss, forget_player
from cothon.server.owner.herald import order
from cothon.server.store.schema import players
from cothon.server.tables.refusals import NotAllowed
from cothon.server.tables.seats import hashed, new_id, new_secret

router = APIRouter(tags=["players"])


@router.post(
    "/api/players", status_code=201, response_model=schema(answers.NewPlayerAnswer), responses=errors(401, 403)
)
async def register(asked: Asked, new: NewPlayer) -> Response:
    """Become a player. The token is shown only this once: keep it."""
    check_code(asked, new.access_code)
    asked.door.registrations.take(asked.address)
    token = new_secret("p")
    player = {"id": new_id(), "name": new.name, "bot": new.bot, "token_hash": hashed(token), "created": time.time()}
    await asked.server.store.add_player(player)
    return answer({"player": player["id"], "name": new.name, "bot": new.bot, "token": token}, 201)


@router.get("/api/me", response_model=schema(answers.Me), responses=errors(401))
async def me(asked: Asked) -> Response:
    """Who the token says you are."""
    actor = asked.player()
    return answer({"player": actor.player, "name": actor.name, "bot": actor.bot})


@router.post("/api/me/name", response_model=schema(answers.Me), responses=errors(401, 413))
async def rename_me(asked: Asked, wish: Rename) -> Response:
    """Be called otherwise from now on; at tables that you have joined you keep your name."""
    actor = asked.player()
    async with asked.server.store.writing() as connection:
        await connection.execute(update(players).where(players.c.id == actor.player).values(name=wish.name))
        await order(connection, "player", str(actor.player))
    await asked.server.herald.look()
    return answer({"player": actor.player, "name": wish.name, "bot": actor.bot})


@router.delete("/api/me", response_model=schema(answers.Forgotten), responses=errors(401))
async def forget_me(asked: Asked) -> Response:
    """Your name, what you said and your tokens go, for good; your games stay, with a number."""
    player = str(asked.player().player)
    async with asked.server.store.writing() as connection:
        games = await forget_player(connection, player)
    await asked.server.herald.look()
    return answer({"games": games})


@router.post("/api/me/token", response_model=schema(answers.NewToken), responses=errors(401, 413))
async def new_token(asked: Asked, wish: Forget) -> Response:
    """A new token; the old one holds no more, here and on any other device."""
    return answer({"token": await renewed(asked, str(asked.player().player), wish.everywhere)})


@router.post("/api/me/recovery", response_model=schema(answers.RecoveryCode), responses=errors(401))
async def recovery(asked: Asked) -> Response:
    """A code to write down, for when the token is lost; the one before holds no more."""
    code = new_code()
    await asked.server.store.alter_player(str(asked.player().player), recovery_hash=hashed(code))
    return answer({"code": code})


@router.post("/api/recover", response_model=schema(answers.NewPlayerAnswer), responses=errors(401, 403, 413))
async def recover(asked: Asked, wish: Recover) -> Response:
    """A new token for the code that was written down; all old ones hold no more."""
    asked.door.failures.check(asked.address)
    row = await asked.server.store.player_of_code(hashed(wish.code.strip().upper()))
    if row is None:
        asked.door.failures.take(asked.address)
        raise NotAllowed("bad-code")
    if row["banned"]:
        raise NotAllowed("banned")
    token = await renewed(asked, row["id"], everywhere=True)
    return answer({"player": row["id"], "name": row["name"], "bot": bool(row["bot"]), "token": token})


async def renewed(asked: AskedBy, player: str, everywhere: bool) -> str:
    token = new_secret("p")
    async with asked.server.store.writing() as connection:
        await connection.execute(update(players).where(players.c.id == player).values(token_hash=hashed(token)))
        await dismiss(connection, player, seat_tokens=everywhere)
    await asked.server.herald.look()
    return token


def new_code() -> str:
    """A hundred bits in letters and digits that cannot be taken for each other."""
    letters = "".join(secrets.choice("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(20))
    return "-".join(letters[at : at + 5] for at in range(0, 20, 5))


def check_code(asked: AskedBy, given: str | None) -> None:
    code = asked.server.settings.access_code
    if code is None:
        return
    asked.door.failures.check(asked.address)  # first: a right guess must not look different
    if not secrets.compare_digest(code.encode(), (given or "").encode("utf-8", "replace")):
        asked.door.failures.take(asked.address)
        raise NotAllowed("bad-access-code")
