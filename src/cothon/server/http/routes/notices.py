"""Hearing of your turn while you are away; off until you ask for it."""

from __future__ import annotations

from fastapi import APIRouter, Response

from cothon.server.addresses import checked_url
from cothon.server.http import answers
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.models import PushSubscription, Webhook
from cothon.server.http.routes.common import TableId, answer, errors, look
from cothon.server.http.schemas import schema
from cothon.server.notices import ALL_TABLES
from cothon.server.tables.refusals import NotAllowed, Unavailable

router = APIRouter(tags=["notices"])
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
    """Have a notice posted to a public address whenever your turn comes while you are away."""
    player = await own(asked, table_id)
    url = checked_url(wish.url, ("https", "http"))
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
