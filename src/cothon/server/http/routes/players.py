"""Who plays: a name and a token, no e-mail, no password."""

from __future__ import annotations

import secrets
import time

from fastapi import Response
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.http import answers
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.described import router_for
from cothon.server.http.person_models import Forget, NewPlayer, Recover, RegisterName, Rename, ResultsWish
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.server.owner.forgetting import dismiss, forget_player
from cothon.server.owner.herald import order
from cothon.server.owner.names import register as register_alone
from cothon.server.store.schema import carries, players, tokens
from cothon.server.tables.refusals import Conflict, NotAllowed
from cothon.server.tables.seats import hashed, new_id, new_secret

router = router_for("players")
CARRY_SECONDS = 600


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
    return answer(await own(asked))


async def own(asked: AskedBy) -> answers.Me:
    row = await asked.server.store.player(str(asked.player().player))
    return {
        "player": row["id"],
        "name": row["name"],
        "bot": bool(row["bot"]),
        "registered": row["registered"] is not None,
        "results_shown": not row["hidden"],
        "recovery": row["recovery_hash"] is not None,
    }


@router.put("/api/me/registration", response_model=schema(answers.Me), responses=errors(401, 403, 409, 413))
async def register_name(asked: Asked, wish: RegisterName) -> Response:
    """Make a name yours alone on this server: rated games are played under it, and it cannot be changed."""
    actor = asked.player()
    if actor.bot:
        raise NotAllowed("rated-people")
    await register_alone(asked.server.store, str(actor.player), wish.name)
    await asked.server.herald.look()
    return answer(await own(asked))


@router.put("/api/me/results", response_model=schema(answers.Me), responses=errors(401, 413))
async def show_results(asked: Asked, wish: ResultsWish) -> Response:
    """Whether your ratings and finished games can be looked up by your name."""
    await asked.server.store.alter_player(str(asked.player().player), hidden=not wish.shown)
    return answer(await own(asked))


@router.post("/api/me/carry", response_model=schema(answers.CarryCode), responses=errors(401))
async def carry(asked: Asked) -> Response:
    """A code for another device of yours, which works once, within ten minutes: show it as a QR code."""
    code, until = new_secret("c"), time.time() + CARRY_SECONDS
    async with asked.server.store.writing() as connection:
        await connection.execute(delete(carries).where(carries.c.until < time.time()))
        row = {"code_hash": hashed(code), "player": asked.player().player, "until": until}
        await connection.execute(insert(carries).values(row))
    return answer({"code": code, "seconds": CARRY_SECONDS})


@router.post("/api/carry", response_model=schema(answers.NewPlayerAnswer), responses=errors(401, 403, 413))
async def carried(asked: Asked, wish: Recover) -> Response:
    """A token of its own for a further device; the first device keeps its token."""
    asked.door.failures.check(asked.address)
    token, now = new_secret("p"), time.time()
    async with asked.server.store.writing() as connection:
        here = (carries.c.code_hash == hashed(wish.code.strip()), carries.c.until > now)
        found = (await connection.execute(delete(carries).where(*here).returning(carries.c.player))).scalar()
        if found is not None:
            row = {"token_hash": hashed(token), "player": found, "created": now}
            await connection.execute(insert(tokens).values(row))
    if found is None:
        asked.door.failures.take(asked.address)
        raise NotAllowed("bad-carry")
    row = await asked.server.store.player(found)
    if row["banned"]:
        raise NotAllowed("banned")
    return answer({"player": row["id"], "name": row["name"], "bot": bool(row["bot"]), "token": token})


@router.post("/api/me/name", response_model=schema(answers.Me), responses=errors(401, 409, 413))
async def rename_me(asked: Asked, wish: Rename) -> Response:
    """Go by another name from now on; at tables that you have joined you keep the old one. A registered name stays."""
    row = await asked.server.store.player(str(asked.player().player))
    if row["registered"] is not None:
        raise Conflict("kept-name", name=row["name"])
    async with asked.server.store.writing() as connection:
        await connection.execute(update(players).where(players.c.id == row["id"]).values(name=wish.name))
        await order(connection, "name", row["id"])
    await asked.server.herald.look()
    return answer(await own(asked))


@router.delete("/api/me", response_model=schema(answers.Forgotten), responses=errors(401))
async def forget_me(asked: Asked) -> Response:
    """Your name, what you said and your tokens are deleted for good; your games stay, with a number for a name."""
    player = str(asked.player().player)
    async with asked.server.store.writing() as connection:
        games = await forget_player(connection, player)
    await asked.server.herald.look()
    return answer({"games": games})


@router.post("/api/me/token", response_model=schema(answers.NewToken), responses=errors(401, 413))
async def new_token(asked: Asked, wish: Forget) -> Response:
    """A new token; the old one is no longer valid, here and on any other device."""
    token = new_secret("p")
    async with asked.server.store.writing() as connection:
        await renew(connection, str(asked.player().player), token, everywhere=wish.everywhere)
    await asked.server.herald.look()
    return answer({"token": token})


@router.post("/api/me/recovery", response_model=schema(answers.RecoveryCode), responses=errors(401))
async def recovery(asked: Asked) -> Response:
    """A code to write down, for when the token is lost; the one before is no longer valid."""
    code = new_code()
    await asked.server.store.alter_player(str(asked.player().player), recovery_hash=hashed(code))
    return answer({"code": code})


@router.post("/api/recover", response_model=schema(answers.Recovered), responses=errors(401, 403, 413))
async def recover(asked: Asked, wish: Recover) -> Response:
    """A new token for the code that was written down, and the next code; no old one is valid any longer."""
    asked.door.failures.check(asked.address)
    used, code, token = hashed(wish.code.strip().upper()), new_code(), new_secret("p")
    async with asked.server.store.writing() as connection:
        mine = players.c.recovery_hash == used
        done = await connection.execute(
            update(players).where(mine, ~players.c.banned).values(recovery_hash=hashed(code)).returning(players)
        )
        if (row := done.mappings().first()) is not None:
            await renew(connection, row["id"], token, everywhere=True)
    if row is None:
        raise await unrecovered(asked, used)
    await asked.server.herald.look()
    return answer({"player": row["id"], "name": row["name"], "bot": bool(row["bot"]), "token": token, "code": code})


async def unrecovered(asked: AskedBy, used: str) -> NotAllowed:
    if await asked.server.store.player_of_code(used) is not None:
        return NotAllowed("banned")
    asked.door.failures.take(asked.address)
    return NotAllowed("bad-code")


async def renew(connection: AsyncConnection, player: str, token: str, *, everywhere: bool) -> None:
    await connection.execute(update(players).where(players.c.id == player).values(token_hash=hashed(token)))
    await connection.execute(delete(tokens).where(tokens.c.player == player))
    await dismiss(connection, player, seat_tokens=everywhere)


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
