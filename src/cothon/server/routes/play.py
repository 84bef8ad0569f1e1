"""Playing: moves, undo, leaving, talking, previews and hints."""

from __future__ import annotations

from fastapi import APIRouter, Response

from cothon.server import answers, levels, messages
from cothon.server.access import Asked, AskedBy, found, own_seat, seat_to_act, seat_to_speak, seat_to_undo
from cothon.server.changes import Chair
from cothon.server.hosted import Hosted
from cothon.server.models import Hint, PlayMove, Preview, Replace, Resign, Say, Undo
from cothon.server.preview import preview
from cothon.server.refusals import Conflict, NotAllowed, Unavailable
from cothon.server.routes.common import SeatPath, TableId, answer, errors, look
from cothon.server.shown import Viewer, event_message
from cothon.server.workers import BotFailed

router = APIRouter(tags=["play"])
REFUSALS = errors(401, 403, 404, 409, 413, 503)


def event(asked: AskedBy, hosted: Hosted, seat: int, kind: str, kept: int, before: int) -> Response:
    viewer = Viewer(hosted, asked.actor, seat, asked.language)
    if seat not in viewer.yours:
        viewer.seat = own_seat(hosted, viewer.yours)
    return answer(event_message(hosted, viewer, kind, min(kept, len(hosted.entries)), before))


@router.post("/api/tables/{table_id}/moves", response_model=messages.EventMessage, responses=REFUSALS)
async def move(asked: Asked, table_id: TableId, wish: PlayMove) -> Response:
    """Play a move. The answer comes when it is on disk, and is what the live channel tells this seat."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    before, kept = hosted.seq, len(hosted.entries)
    await asked.server.tables.play(hosted, Chair(seat, asked.actor), wish.move, wish.seq)
    return event(asked, hosted, seat, "move", kept, before)


@router.post("/api/tables/{table_id}/undo", response_model=messages.EventMessage, responses=REFUSALS)
async def undo(asked: Asked, table_id: TableId, wish: Undo) -> Response:
    """Take one's own last decision back, unless another has moved or something was revealed since."""
    hosted = await found(asked, table_id)
    seat = seat_to_undo(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.undo(hosted, Chair(seat, asked.actor), wish.seq)
    return event(asked, hosted, seat, "undo", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/chat", response_model=messages.EventMessage, responses=REFUSALS)
async def chat(asked: Asked, table_id: TableId, wish: Say) -> Response:
    """Say something to the table."""
    hosted = await found(asked, table_id)
    seat = seat_to_speak(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.say(hosted, Chair(seat, asked.actor), wish.text)
    return event(asked, hosted, seat, "chat", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/resign", response_model=messages.EventMessage, responses=REFUSALS)
async def resign(asked: Asked, table_id: TableId, wish: Resign) -> Response:
    """Leave the table for good; a bot goes on in the seat."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    level = levels.check(wish.level or hosted.row["stand_in"])
    before = hosted.seq
    await asked.server.bots.replace(hosted, seat, level, Chair(seat, asked.actor).at)
    return event(asked, hosted, seat, "seats", 0, before)


@router.post("/api/tables/{table_id}/seats/{seat}/bot", response_model=messages.EventMessage, responses=REFUSALS)
async def replace(asked: Asked, table_id: TableId, seat: SeatPath, wish: Replace) -> Response:
    """Give a bot an open seat (whoever opened the table may), or the seat of someone who has kept all waiting."""
    hosted, viewer = await look(asked, table_id, None, None)
    if seat >= len(hosted.seats):
        raise Conflict("no-seat", seat=seat)
    before, level = hosted.seq, levels.check(wish.level)
    await asked.server.bots.replace(hosted, seat, level, lambda h: check_replaceable(h, viewer, seat))
    return event(asked, hosted, viewer.seat or 0, "seats", 0, before)


def check_replaceable(hosted: Hosted, viewer: Viewer, seat: int) -> None:
    if not viewer.is_member or (hosted.seats[seat].kind == "open" and not viewer.owner):
        raise NotAllowed("not-your-seat")
    if hosted.seats[seat].kind == "bot":
        raise Conflict("seat-taken")
    if hosted.seats[seat].kind != "open" and not hosted.keeps_waiting(seat):
        raise Conflict("not-waiting", name=hosted.table.names[seat])


@router.post("/api/tables/{table_id}/preview", response_model=answers.PreviewAnswer, responses=REFUSALS)
async def look_ahead(asked: Asked, table_id: TableId, wish: Preview) -> Response:
    """What the moves would lead to, up to the first chance event, as far as the seat can know."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    return answer(preview(hosted, seat, wish.moves, asked.language))


@router.post("/api/tables/{table_id}/hint", response_model=answers.HintAnswer, responses=REFUSALS)
async def hint(asked: Asked, table_id: TableId, wish: Hint) -> Response:
    """What a bot of the level thinks of each legal move, best first."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    if hosted.turn != seat or hosted.status != "playing":
        raise Conflict("no-hint-now")
    level = levels.check(wish.level)
    asked.server.hints.take(asked.address)
    return answer(await hint_for(asked, hosted, seat, level))


async def hint_for(asked: AskedBy, hosted: Hosted, seat: int, level: str) -> object:
    table, seq = hosted.table.copy(), hosted.seq
    try:
        moves = await asked.server.workers.evaluate(level, table.view(seat), table.legal_moves())
    except BotFailed as failure:
        raise Unavailable("hint-failed") from failure
    game, state = table.game, table.state
    for one in moves:
        number = game.number(state, one["move"])
        assert number is not None
        one["words"] = game.describe(state, number, table.names, asked.language)
    return {"seq": seq, "level": level, "moves": sorted(moves, key=lambda one: -one["win"])}
