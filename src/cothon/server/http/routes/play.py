"""Playing: moves, undo, leaving, talking, previews and hints."""

from __future__ import annotations

from fastapi import Response

from cothon.core.game import Json
from cothon.core.table import Table
from cothon.core.words import text_of
from cothon.server.bots import levels
from cothon.server.bots.workers import BotFailed
from cothon.server.http.access import Asked, AskedBy, found, seat_to_act, seat_to_speak, seat_to_undo
from cothon.server.http.answers import HintAnswer, HintMove
from cothon.server.http.described import router_for
from cothon.server.http.models import AnswerUndo, Hint, PlayMove, Preview, Replace, Resign, Say, SeatOnly, Undo
from cothon.server.http.routes.common import SeatPath, TableId, answer, errors, look
from cothon.server.http.schemas import schema
from cothon.server.tables.answers import EventMessage, PreviewAnswer
from cothon.server.tables.changes import Chair
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.messages import event_message
from cothon.server.tables.preview import preview
from cothon.server.tables.refusals import Conflict, NotAllowed, Unavailable
from cothon.server.tables.viewer import Viewer, own_seat

router = router_for("play")
REFUSALS = errors(401, 403, 404, 409, 413, 503)
NEWS = schema(EventMessage)
RATED_PEOPLE = 2  # at least


def news(asked: AskedBy, hosted: Hosted, seat: int, kind: Kind, kept: int, before: int) -> Response:
    viewer = Viewer(hosted, asked.actor, seat, asked.language)
    if seat not in viewer.yours:
        viewer.seat = own_seat(hosted, viewer.yours)
    return answer(event_message(hosted, viewer, kind, min(kept, len(hosted.entries)), before))


@router.post("/api/tables/{table_id}/moves", response_model=NEWS, responses=REFUSALS)
async def move(asked: Asked, table_id: TableId, wish: PlayMove) -> Response:
    """Play one decision as a whole. The answer comes when it is on disk: what the live channel tells this seat."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    before, kept = hosted.seq, len(hosted.entries)
    await asked.server.tables.play(hosted, Chair(seat, asked.actor), wish.decision(), wish.seq)
    return news(asked, hosted, seat, "move", kept, before)


@router.post("/api/tables/{table_id}/undo", response_model=NEWS, responses=REFUSALS)
async def undo(asked: Asked, table_id: TableId, wish: Undo) -> Response:
    """Take your last decision back, unless something was revealed since or, among people, somebody else has moved."""
    hosted = await found(asked, table_id)
    seat = seat_to_undo(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.undo(hosted, Chair(seat, asked.actor), wish.seq)
    return news(asked, hosted, seat, "undo", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/undo/ask", response_model=NEWS, responses=REFUSALS)
async def ask_back(asked: Asked, table_id: TableId, wish: Undo) -> Response:
    """Ask the others to let you take your last decision back, past moves of theirs that revealed nothing."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.ask_back(hosted, Chair(seat, asked.actor), wish.seq)
    return news(asked, hosted, seat, "ask", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/undo/answer", response_model=NEWS, responses=REFUSALS)
async def answer_back(asked: Asked, table_id: TableId, wish: AnswerUndo) -> Response:
    """Agree, or refuse, to let somebody take a decision back. It is taken back when all others have agreed."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.answer_back(hosted, Chair(seat, asked.actor), wish.grant)
    return news(asked, hosted, seat, "undo", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/chat", response_model=NEWS, responses=REFUSALS)
async def chat(asked: Asked, table_id: TableId, wish: Say) -> Response:
    """Say something to the table."""
    hosted = await found(asked, table_id)
    seat = seat_to_speak(hosted, asked, wish.seat)
    before = hosted.seq
    await asked.server.tables.say(hosted, Chair(seat, asked.actor), wish.text)
    return news(asked, hosted, seat, "chat", len(hosted.entries), before)


@router.post("/api/tables/{table_id}/resign", response_model=NEWS, responses=REFUSALS)
async def resign(asked: Asked, table_id: TableId, wish: Resign) -> Response:
    """Leave the table for good; a bot takes over your seat."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    level = levels.check(wish.level or hosted.row["stand_in"])
    before = hosted.seq
    await asked.server.bots.leave(hosted, Chair(seat, asked.actor), level)
    return news(asked, hosted, seat, "seats", 0, before)


@router.post("/api/tables/{table_id}/return", response_model=NEWS, responses=REFUSALS)
async def come_back(asked: Asked, table_id: TableId, wish: SeatOnly) -> Response:
    """Take your seat back from the bot that has kept it for you while you were away."""
    hosted, viewer = await look(asked, table_id, None, None)
    if asked.actor is None or not viewer.kept:
        raise NotAllowed("not-your-seat")
    before = hosted.seq
    await asked.server.bots.come_back(hosted, asked.actor, wish.seat)
    return news(asked, hosted, viewer.kept[0] if wish.seat is None else wish.seat, "seats", 0, before)


@router.post("/api/tables/{table_id}/seats/{seat}/bot", response_model=NEWS, responses=REFUSALS)
async def replace(asked: Asked, table_id: TableId, seat: SeatPath, wish: Replace) -> Response:
    """Put a bot in an open seat, if you opened the table, or have the stand-in keep the seat of someone who is away."""
    hosted, viewer = await look(asked, table_id, None, None)
    if seat >= len(hosted.seats):
        raise Conflict("no-seat", seat=seat)
    before, level = hosted.seq, levels.check(wish.level or hosted.row["stand_in"])
    await asked.server.bots.fill(hosted, seat, level, lambda h: check_replaceable(h, viewer, seat))
    return news(asked, hosted, viewer.seat or 0, "seats", 0, before)


def check_replaceable(hosted: Hosted, viewer: Viewer, seat: int) -> None:
    if not viewer.is_member or (hosted.seats[seat].kind == "open" and not viewer.owner):
        raise NotAllowed("not-your-seat")
    if hosted.seats[seat].kind == "bot":
        raise Conflict("seat-taken")
    if hosted.row["rated"] and hosted.seats[seat].kind == "open" and hosted.people() <= RATED_PEOPLE:
        raise Conflict("rated-people")
    if hosted.seats[seat].kind != "open" and not hosted.keeps_waiting(seat):
        raise Conflict("not-waiting", name=hosted.table.names[seat])


@router.post("/api/tables/{table_id}/preview", response_model=schema(PreviewAnswer), responses=REFUSALS)
async def look_ahead(asked: Asked, table_id: TableId, wish: Preview) -> Response:
    """What the moves would lead to, up to the first event of chance, as far as the seat can know."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    return answer(preview(hosted, seat, wish.moves, asked.language))


@router.post("/api/tables/{table_id}/hint", response_model=schema(HintAnswer), responses=REFUSALS)
async def hint(asked: Asked, table_id: TableId, wish: Hint) -> Response:
    """What a bot of this level thinks of each legal move, best first."""
    hosted = await found(asked, table_id)
    seat = seat_to_act(hosted, asked, wish.seat)
    if hosted.turn != seat or hosted.status != "playing":
        raise Conflict("no-hint-now")
    level = levels.check(wish.level)
    await check_hints(asked, hosted, seat)
    return answer(await hint_for(asked, hosted, seat, level))


async def check_hints(asked: AskedBy, hosted: Hosted, seat: int) -> None:
    """Among people every hint is told to all before it is given."""
    if not hosted.hints:
        raise NotAllowed("no-hints")
    asked.door.hints.take(asked.address)
    if hosted.people() > 1:
        await asked.server.tables.tell_hint(hosted, Chair(seat, asked.actor))


async def hint_for(asked: AskedBy, hosted: Hosted, seat: int, level: str) -> HintAnswer:
    table, seq = hosted.table.copy(), hosted.seq
    try:
        found, reason = await asked.server.workers.evaluate(
            level, table.view(seat), table.legal_moves(), table.names, asked.language
        )
    except BotFailed as failure:
        raise Unavailable("hint-failed") from failure
    moves = sorted((hint_move(table, one, asked.language) for one in found), key=lambda one: -one["win"])
    moves[0]["reason"] = reason
    return {"seq": seq, "level": level, "moves": moves}


def hint_move(table: Table, found: Json, language: str) -> HintMove:
    """What the bot found, with the move in words."""
    parts = table.game.describe(table.state, table.check(found["move"]), table.names, language)
    return {
        "move": found["move"],
        "words": text_of(parts),
        "parts": parts,
        "win": found["win"],
        "points": found["points"],
        "simulations": found["simulations"],
        "continuation": found["continuation"],
        "reason": None,
    }
