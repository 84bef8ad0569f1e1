"""Looking back: replays and records."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from cothon.core.game import Json
from cothon.core.record import first_state
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import State
from cothon.server import answers
from cothon.server.access import Asked
from cothon.server.hosted import Hosted
from cothon.server.refusals import Conflict, NotAllowed
from cothon.server.routes.common import TableId, WatchQuery, answer, errors, look
from cothon.server.shown import Viewer, entry_answer, trimmed

router = APIRouter(tags=["history"])
FRAMES = 100
FRAMES_A_REQUEST = 10  # as much work as one request


@router.get("/api/tables/{table_id}/replay", response_model=answers.Replay, responses=errors(401, 403, 404, 409))
async def replay(
    asked: Asked,
    table_id: TableId,
    step: Annotated[int, Query(ge=0, description="the first frame: so many moves, chance included, were made")] = 0,
    count: Annotated[int, Query(ge=1, le=FRAMES)] = 1,
    seat: Annotated[int | None, Query(ge=0, le=3, description="after the end any seat, before it one's own")] = None,
    everything: Annotated[bool, Query(alias="open", description="all cards, after the end")] = False,
    watch: WatchQuery = None,
) -> Response:
    """The table at earlier moments."""
    asked.take_rate(count / FRAMES_A_REQUEST)
    hosted, viewer = await look(asked, table_id, None, watch)
    viewer.seat = eyes(hosted, viewer, seat, everything)
    frames = frames_of(hosted, viewer, step, min(step + count - 1, len(hosted.entries)), everything)
    return answer({"steps": len(hosted.entries), "frames": frames})


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


def frames_of(hosted: Hosted, viewer: Viewer, first: int, last: int, everything: bool) -> list[Json]:
    state = first_state(hosted.table)
    frames = []
    for step in range(last + 1):
        if step > 0:
            state.play(hosted.table.log[step - 1][1])
        if step >= first:
            frames.append(frame(hosted, viewer, state, step, everything))
    return frames


def frame(hosted: Hosted, viewer: Viewer, state: State, step: int, everything: bool) -> Json:
    game, seat = hosted.table.game, viewer.seat
    mover = state.mover()
    entry = entry_answer(hosted, step - 1, hosted.entries[step - 1], seat, viewer.language) if step else None
    return {
        "step": step,
        "turn": None if mover in (CHANCE, NOBODY) else mover,
        "view": trimmed(hosted, game.view(state, seat), seat),
        "position": game.write(state) if everything else None,
        "entry": entry,
    }


@router.get("/api/tables/{table_id}/record", responses=errors(401, 403, 404, 409))
async def record(asked: Asked, table_id: TableId, watch: WatchQuery = None) -> Response:
    """The whole game with its seed, for `cothon.replay` and `cothon verify`; after the end, for it shows all cards."""
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
