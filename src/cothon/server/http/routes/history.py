"""Looking back: replays and records."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from cothon.core.game import Json
from cothon.server.http.access import Asked
from cothon.server.http.described import router_for
from cothon.server.http.routes.common import TableId, WatchQuery, answer, errors, look, written
from cothon.server.http.schemas import schema
from cothon.server.tables.answers import Replay
from cothon.server.tables.entries import MOST_SEATS
from cothon.server.tables.frames import played_again
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import Conflict, NotAllowed
from cothon.server.tables.viewer import Viewer

router = router_for("history")
FRAMES = 100
FRAMES_A_REQUEST = 10  # as much work as one request


@router.get("/api/tables/{table_id}/replay", response_model=schema(Replay), responses=errors(401, 403, 404, 409))
async def replay(
    asked: Asked,
    table_id: TableId,
    step: Annotated[
        int, Query(ge=0, description="the first frame: the position after this many moves, chance included")
    ] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 1,
    seat: Annotated[
        int | None, Query(ge=0, lt=MOST_SEATS, description="after the end any seat, before that one of yours")
    ] = None,
    everything: Annotated[bool, Query(alias="open", description="all cards, after the end")] = False,
    watch: WatchQuery = None,
) -> Response:
    """The table at earlier moments."""
    asked.take_rate(count / FRAMES_A_REQUEST)
    hosted, viewer = await look(asked, table_id, None, watch)
    viewer.seat = eyes(hosted, viewer, seat, everything)
    last = min(step + count - 1, len(hosted.entries))
    cost = max(1.0, count / FRAMES_A_REQUEST)
    return written(await asked.work(cost, played_again, hosted, viewer, step, last, everything))


def eyes(hosted: Hosted, viewer: Viewer, seat: int | None, everything: bool) -> int | None:
    """While the game is on, everyone has only their own."""
    if seat is not None and seat >= len(hosted.seats):
        raise Conflict("no-seat", seat=seat)
    if hosted.status == "finished":
        return seat
    if everything:
        raise Conflict("game-running")
    if seat is not None and seat not in viewer.yours:
        raise NotAllowed("not-your-seat")
    return seat if seat is not None else viewer.seat


@router.get("/api/tables/{table_id}/record", responses=errors(401, 403, 404, 409))
async def record(asked: Asked, table_id: TableId, watch: WatchQuery = None) -> Response:
    """The whole game with its seed, for `cothon.replay` and `cothon verify`. Only after the end: it shows all cards."""
    hosted, _ = await look(asked, table_id, None, watch)
    if hosted.status != "finished":
        raise Conflict("game-running")
    return answer(full_record(hosted))


def full_record(hosted: Hosted) -> Json:
    data = hosted.table.record()
    data |= {"commitment": hosted.row["commitment"], "seed": hosted.row["seed"]}
    if hosted.start.get("dealt_from"):
        data["dealt_from"] = hosted.start["dealt_from"]
    return data
