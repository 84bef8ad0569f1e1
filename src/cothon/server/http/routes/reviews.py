"""Reviews of finished games."""

from __future__ import annotations

from fastapi import Response

from cothon.review.shapes import AttemptData
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.described import router_for
from cothon.server.http.models import Attempt
from cothon.server.http.routes.common import TableId, WatchQuery, answer, errors, look, written
from cothon.server.http.routes.history import full_record
from cothon.server.http.schemas import schema
from cothon.server.reviews.answers import ReviewAnswer, told
from cothon.server.reviews.packing import kept_told
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import Conflict, NotAllowed

router = router_for("history")
REFUSALS = errors(401, 403, 404, 409, 503)


@router.get("/api/tables/{table_id}/review", response_model=schema(ReviewAnswer), responses=REFUSALS)
async def see(asked: Asked, table_id: TableId, watch: WatchQuery = None) -> Response:
    """The review as far as it is, for everyone who may see the table."""
    hosted = await finished(asked, table_id, watch)
    return await standing_of(asked, hosted.id)


@router.post("/api/tables/{table_id}/review", response_model=schema(ReviewAnswer), responses=REFUSALS)
async def order(asked: Asked, table_id: TableId) -> Response:
    """Ask for the review of a game you sat at, once it is over. Ask again (GET) how far it is."""
    hosted = await finished(asked, table_id, None, own=True)
    asked.door.reviews.take(asked.key())
    await asked.server.reviews.ask(hosted.id, full_record(hosted))
    return await standing_of(asked, hosted.id)


async def standing_of(asked: AskedBy, table_id: str) -> Response:
    now = asked.server.reviews.under_way(table_id, asked.language)
    if now is None:
        kept = await asked.server.store.review(table_id)
        now = await asked.work(1.0, kept_told, kept, asked.language) if kept else told("none", 0.0, None, None)
    return written(now)


@router.post("/api/tables/{table_id}/review/tries", response_model=schema(AttemptData), responses=REFUSALS)
async def attempt(asked: Asked, table_id: TableId, wish: Attempt) -> Response:
    """Another choice at a decision of the game: is it good enough, and if not, why not?"""
    hosted = await finished(asked, table_id, wish.watch)
    asked.door.tries.take(asked.address)
    record = full_record(hosted)
    return answer(await asked.server.reviews.attempt(record, wish.step, wish.moves, asked.language))


async def finished(asked: AskedBy, table_id: str, watch: str | None, own: bool = False) -> Hosted:
    """While a game is on, nobody looks back: not even at what they know themselves."""
    hosted, viewer = await look(asked, table_id, None, watch)
    if own and not viewer.is_member:
        raise NotAllowed("review-not-yours")
    if hosted.status != "finished":
        raise Conflict("game-running")
    return hosted
