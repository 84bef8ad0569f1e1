"""What a client is sent about a table: made from `view(seat)` and from nothing else that is hidden."""

from __future__ import annotations

import time

from cothon.core.game import Json
from cothon.core.places import places
from cothon.core.sizes import NOBODY
from cothon.core.state import State
from cothon.core.table import Table
from cothon.core.words import parts, text_of
from cothon.server.tables import answers
from cothon.server.tables.called import table_name
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.log_shown import chat_answer, log_answer
from cothon.server.tables.moment import Moment
from cothon.server.tables.refusals import error_detail
from cothon.server.tables.seats import Seat
from cothon.server.tables.taking_back import may_ask, others, undo_refusal
from cothon.server.tables.viewer import Viewer


def table_answer(hosted: Hosted, viewer: Viewer) -> answers.TableAnswer:
    row = hosted.row
    return {
        "id": hosted.id,
        "name": table_name(row, viewer.language),
        "rules": row["rules"],
        "version": row["version"],
        "players": row["players"],
        "public": bool(row["public"]),
        "memory_aid": bool(row["memory_aid"]),
        "points_shown": bool(row["points_shown"]),
        "seconds_a_move": row["seconds_a_move"],
        "stand_in": row["stand_in"],
        "created": row["created"],
        "now": time.time(),
        "commitment": row["commitment"],
        "imported": hosted.imported,
        "imported_by": row["imported_by"],
        "rated": bool(row["rated"]),
        "one_screen": bool(row["one_screen"]),
        "practice": bool(row["practice"]),
        "seat": viewer.seat,
        "yours": list(viewer.yours),
        "owner": viewer.owner,
        "watch": row["watch"] if viewer.is_member else None,
        "log": log_answer(hosted, viewer.seat, viewer.language, 0),
        "chat": chat_answer(hosted, 0, viewer.language),
        **changing(hosted, viewer),
    }


def changing(hosted: Hosted, viewer: Viewer, moment: Moment | None = None) -> answers.Changing:
    """What any change may alter."""
    moment = moment or Moment(hosted)
    view = moment.view(viewer.seat)
    legal = legal_answer(hosted.table, viewer.seat, viewer.language) if hosted.status == "playing" else []
    return {
        "seq": hosted.seq,
        "status": hosted.status,
        "turn": hosted.turn,
        "since": hosted.turn_since,
        "deadline": hosted.deadline if hosted.status == "playing" else None,
        "seats": seats_answer(hosted, viewer, moment.present),
        "view": view,
        "legal": legal,
        "coach": coach_answer(hosted.table, view, [one["move"] for one in legal], viewer.language),
        "undo": undo_answer(hosted, viewer),
        "undo_request": request_answer(hosted, viewer),
        "hints": moment.hints,
        "notes": moment.notes,
        "standings": standings(hosted, hosted.table.state, viewer.seat),
        "result": moment.result,
        "seed": hosted.row["seed"] if hosted.status == "finished" else None,
    }


def seats_answer(hosted: Hosted, viewer: Viewer, here: set[int]) -> list[answers.Seat]:
    return [seat_answer(hosted, seat, viewer, seat.seat in here) for seat in hosted.seats]


def seat_answer(hosted: Hosted, seat: Seat, viewer: Viewer, here: bool) -> answers.Seat:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": hosted.table.names[seat.seat],
        "level": seat.level,
        "yours": seat.seat in viewer.yours,
        "present": seat.kind == "bot" or here,
        "left": seat.left,
        "kept": seat.held is not None,
        "kept_for_you": seat.seat in viewer.kept,
        "invitation": seat.invitation if viewer.is_member else None,
    }


def standings(hosted: Hosted, state: State, viewer: int | None) -> list[Json | None]:
    """T8.2: what memory would tell of points, where the table says so. When it is over all of it is told."""
    if state.mover() == NOBODY:
        lines = hosted.table.game.score_sheet(state, ())
        return [{"place": place, **line} for place, line in zip(places(hosted.table.game, state), lines, strict=True)]
    return hosted.table.game.standings(state, viewer, bool(hosted.row["points_shown"] or hosted.row["memory_aid"]))


def legal_answer(table: Table, seat: int | None, language: str) -> list[answers.LegalMove]:
    if seat is None or table.turn != seat:
        return []
    moves = sorted((table.game.text(table.state, move), move) for move in table.state.legal())
    return [legal_move(table, text, move, language) for text, move in moves]


def legal_move(table: Table, text: str, move: int, language: str) -> answers.LegalMove:
    sentence = table.game.describe(table.state, move, table.names, language)
    return {"move": text, "words": text_of(sentence), "parts": sentence}


def coach_answer(table: Table, view: Json, legal: list[str], language: str) -> list[answers.CoachRemark]:
    """From the view that is sent, so that nothing hidden can be in it."""
    remarks = table.game.remarks(view, legal) if legal else []
    return [
        {
            "name": f"{table.game.name}-{name}",
            "parts": parts(f"{table.game.name}-coach-{name}", language, **dict(arguments)),
            "at": at,
        }
        for name, at, arguments in remarks
    ]


def undo_answer(hosted: Hosted, viewer: Viewer) -> answers.MayUndo:
    refusal = undo_refusal(hosted, viewer.seat)
    return {
        "allowed": refusal is None,
        "error": error_detail(refusal, viewer.language) if refusal else None,
    }


def request_answer(hosted: Hosted, viewer: Viewer) -> answers.UndoRequest:
    asked = hosted.asked
    if asked is None:
        return {"possible": may_ask(hosted, viewer.seat), "made": None}
    waited_for = set(others(hosted, asked.seat)).difference(asked.granted)
    yours = not waited_for.isdisjoint(viewer.yours)
    return {"possible": False, "made": {"seat": asked.seat, "granted": asked.granted, "yours": yours}}
