"""For pages that show a choice before it is made."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from cothon.server import answers
from cothon.server.access import Asked, found, seat_to_act
from cothon.server.models import Moves
from cothon.server.outlook import outlook, plans
from cothon.server.routes.common import TableId, answer, errors

router = APIRouter(tags=["play"])
WORK = 2.0  # beyond that of a plain request
REFUSALS = errors(401, 403, 404, 409, 413)


@router.post("/api/tables/{table_id}/plans", response_model=answers.Plans, responses=REFUSALS)
async def plan(asked: Asked, table_id: TableId, wish: Moves) -> Response:
    """After the moves, every way to complete what is chosen together: a payment, flips, goods to store."""
    asked.take_rate(WORK)
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    return answer(await asyncio.to_thread(plans, hosted, seat, wish.moves, asked.language))


@router.post("/api/tables/{table_id}/outlook", response_model=answers.Outlook, responses=REFUSALS)
async def look_ahead(asked: Asked, table_id: TableId, wish: Moves) -> Response:
    """What the moves would lead to, up to the next decision of a seat; what depends on chance is null."""
    asked.take_rate(WORK)
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    return answer(outlook(hosted, seat, wish.moves, asked.language))
