"""Hearing of your tables while you are away; off until you ask for it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Path, Response

from cothon.server.addresses import checked_url
from cothon.server.http import answers
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.described import router_for
from cothon.server.http.person_models import Email, NoticeWish, PushSubscription, Webhook
from cothon.server.http.routes.common import TableId, answer, errors, look
from cothon.server.http.schemas import schema
from cothon.server.notices.desk import ALL_TABLES
from cothon.server.notices.mail import checked_address
from cothon.server.tables.refusals import Conflict, NotAllowed, NotFound, Unavailable

router = router_for("notices")
REFUSALS = errors(401, 403, 404, 413)


async def own(asked: AskedBy, table_id: str) -> str:
    """The player, who must sit at the table."""
    player = asked.player().player
    _, viewer = await look(asked, table_id, None, None)
    if not viewer.yours:
        raise NotAllowed("not-your-seat")
    assert player is not None
    return player


@router.get("/api/tables/{table_id}/webhook", response_model=schema(answers.HookAnswer), responses=REFUSALS)
async def webhook(asked: Asked, table_id: TableId) -> Response:
    """Your webhook for this table."""
    return answer({"url": await asked.server.notices.target(await own(asked, table_id), table_id, "webhook")})


@router.put("/api/tables/{table_id}/webhook", response_model=schema(answers.HookAnswer), responses=REFUSALS)
async def set_webhook(asked: Asked, table_id: TableId, wish: Webhook) -> Response:
    """Have notices posted to a public address. It is first sent `{"event": "challenge", "challenge": …}`
    and must answer with that text; until it does, it is sent nothing else."""
    player = await own(asked, table_id)
    url = checked_url(wish.url, ("https", "http"))
    asked.door.letters.take(player)
    await asked.server.notices.post.prove(url)
    await asked.server.notices.subscribe(player, table_id, "webhook", url)
    return answer({"url": url})


@router.delete("/api/tables/{table_id}/webhook", response_model=schema(answers.HookAnswer), responses=REFUSALS)
async def delete_webhook(asked: Asked, table_id: TableId) -> Response:
    """No more notices for this table."""
    await asked.server.notices.unsubscribe(await own(asked, table_id), table_id, "webhook")
    return answer({"url": None})


@router.put("/api/push", response_model=schema(answers.PushAnswer), responses=errors(401, 413, 503))
async def subscribe(asked: Asked, wish: PushSubscription) -> Response:
    """Web Push for all your tables; subscribe with the `push_key` of /api/meta."""
    player = asked.player().player
    if asked.server.notices.push_key is None:
        raise Unavailable("no-push")
    checked_url(wish.endpoint, ("https",))
    target = wish.model_dump_json(include={"endpoint", "keys"})
    await asked.server.notices.subscribe(str(player), ALL_TABLES, "push", target)
    return answer({"subscribed": True})


@router.delete("/api/push", response_model=schema(answers.PushAnswer), responses=errors(401))
async def unsubscribe(asked: Asked) -> Response:
    """No more Web Push."""
    await asked.server.notices.unsubscribe(str(asked.player().player), ALL_TABLES, "push")
    return answer({"subscribed": False})


# ── which, and by e-mail ──


async def wanted(asked: AskedBy) -> answers.NoticeAnswer:
    player, desk = str(asked.player().player), asked.server.notices
    row = await desk.wishes.of(player)
    return {
        "after": row["after"],
        "turn": bool(row["turn"]),
        "full": bool(row["full"]),
        "digest": bool(row["digest"]),
        "email": row["email"],
        "confirmed": bool(row["confirmed"]),
        "mail": desk.mail is not None,
        "push": await desk.target(player, ALL_TABLES, "push") is not None,
    }


@router.get("/api/me/notices", response_model=schema(answers.NoticeAnswer), responses=errors(401))
async def my_notices(asked: Asked) -> Response:
    """Which notices you want, and where they go."""
    return answer(await wanted(asked))


@router.put("/api/me/notices", response_model=schema(answers.NoticeAnswer), responses=errors(401, 413))
async def want_notices(asked: Asked, wish: NoticeWish) -> Response:
    """Which notices you want. A daily e-mail comes at the hour at which you ask for it here."""
    player, wishes = str(asked.player().player), asked.server.notices.wishes
    values = wish.model_dump() | {"language": asked.language}
    if wish.digest and not (await wishes.of(player))["digest"]:
        values["digested"] = time.time()
    await wishes.put(player, **values)
    return answer(await wanted(asked))


@router.put("/api/me/email", response_model=schema(answers.NoticeAnswer), responses=errors(401, 409, 413))
async def set_email(asked: Asked, wish: Email) -> Response:
    """Have notices sent to this address too. It gets one e-mail, whose link confirms it, and no other before that."""
    actor, desk = asked.player(), asked.server.notices
    if desk.mail is None:
        raise Conflict("no-mail")
    address = checked_address(wish.email)
    for key in (str(actor.player), asked.address, address.lower()):
        asked.door.letters.take(key)
    values = {"email": address, "confirmed": False, "asked": time.time(), "language": asked.language}
    row = await desk.wishes.put(str(actor.player), **values)
    await desk.post.write_to_confirm(row)
    return answer(await wanted(asked))


@router.delete("/api/me/email", response_model=schema(answers.NoticeAnswer), responses=errors(401))
async def forget_email(asked: Asked) -> Response:
    """No more e-mails; the address is forgotten."""
    await asked.server.notices.wishes.put(str(asked.player().player), email=None, confirmed=False)
    return answer(await wanted(asked))


LetterToken = Annotated[str, Path(min_length=1, max_length=120, description="from the link in an e-mail")]


@router.post("/api/letters/confirm/{token}", response_model=schema(answers.LetterAnswer), responses=errors(401, 404))
async def confirm(asked: Asked, token: LetterToken) -> Response:
    """E-mails may be sent to this address."""
    await by_link(asked, asked.server.notices.wishes.confirm, token)
    return answer({"letters": True})


@router.post("/api/letters/stop/{token}", response_model=schema(answers.LetterAnswer), responses=errors(401, 404))
async def stop(asked: Asked, token: LetterToken) -> Response:
    """No more e-mails: one click, without a token; mail programs do it by themselves (RFC 8058)."""
    await by_link(asked, asked.server.notices.wishes.stop, token)
    return answer({"letters": False})


async def by_link(asked: Asked, deed: Callable[[str], Awaitable[object]], token: str) -> None:
    """Who guesses such tokens is soon refused."""
    asked.door.failures.check(asked.address)
    try:
        await deed(token)
    except NotFound:
        asked.door.failures.take(asked.address)
        raise
