"""What a choice would mean, before it is made."""

from __future__ import annotations

from fastapi import Response

from cothon.server.http.access import Asked, found, seat_to_act
from cothon.server.http.described import router_for
from cothon.server.http.models import Moves
from cothon.server.http.routes.common import TableId, answer, errors
from cothon.server.http.schemas import schema
from cothon.server.tables import answers
from cothon.server.tables.imagined import imagined
from cothon.server.tables.outlook import outlook
from cothon.server.tables.plans import plans

router = router_for("play")
WORK = 2.0  # beyond that of a plain request
REFUSALS = errors(401, 403, 404, 409, 413)


@router.post("/api/tables/{table_id}/plans", response_model=schema(answers.Plans), responses=REFUSALS)
async def plan(asked: Asked, table_id: TableId, wish: Moves) -> Response:
    """After these moves, every way to complete what is chosen together: a payment, flips, goods to store."""
    asked.take_rate(WORK)
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    table = imagined(hosted, seat)
    return answer(await asked.work(1.0, plans, hosted, table, seat, wish.moves, asked.language))


@router.post("/api/tables/{table_id}/outlook", response_model=schema(answers.Outlook), responses=REFUSALS)
async def look_ahead(asked: Asked, table_id: TableId, wish: Moves) -> Response:
    """What the moves would lead to, up to a seat's next decision. What depends on chance is null."""
    asked.take_rate(WORK)
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    return answer(outlook(hosted, seat, wish.moves, asked.language))
