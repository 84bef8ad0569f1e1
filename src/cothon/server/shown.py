"""What a client is sent about a table: made from `view(seat)` and from nothing else that is hidden."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from cothon.core.game import Json
from cothon.core.refusal import Refusal
from cothon.core.sizes import CHANCE
from cothon.core.table import Table
from cothon.server.hosted import Entry, Hosted
from cothon.server.refusals import error_body
from cothon.server.seats import Actor, Seat


class Viewer:
    """Who looks: an actor with some seats of the table, through the eyes of one of them or as a spectator."""

    __slots__ = ("actor", "language", "owner", "seat", "yours")

    def __init__(self, hosted: Hosted, actor: Actor | None, seat: int | None, language: str) -> None:
        self.actor = actor
        self.seat = seat
        self.language = language
        self.yours = tuple(s.seat for s in hosted.seats if s.is_of(actor))
        self.owner = actor is not None and actor.player is not None and actor.player == hosted.row["owner"]

    def key(self) -> tuple[Any, ...]:
        """Viewers with the same key are sent the same."""
        return self.seat, self.language, self.yours, self.owner

    @property
    def is_member(self) -> bool:
        return self.owner or bool(self.yours)


def table_answer(hosted: Hosted, viewer: Viewer) -> Json:
    row = hosted.row
    return {
        "id": hosted.id,
        "name": row["name"],
        "rules": row["rules"],
        "version": row["version"],
        "players": row["players"],
        "public": bool(row["public"]),
        "memory_aid": bool(row["memory_aid"]),
        "seconds_a_move": row["seconds_a_move"],
        "stand_in": row["stand_in"],
        "created": row["created"],
        "now": time.time(),
        "commitment": row["commitment"],
        "imported": hosted.imported,
        "seat": viewer.seat,
        "yours": list(viewer.yours),
        "owner": viewer.owner,
        "watch": row["watch"] if viewer.is_member else None,
        "log": log_answer(hosted, viewer, 0),
        "chat": chat_answer(hosted, 0),
        **changing(hosted, viewer),
    }


def changing(hosted: Hosted, viewer: Viewer) -> Json:
    """What can change with every event."""
    return {
        "seq": hosted.seq,
        "status": hosted.status,
        "turn": hosted.turn,
        "since": hosted.turn_since,
        "deadline": hosted.deadline if hosted.status == "playing" else None,
        "seats": [seat_answer(hosted, seat, viewer) for seat in hosted.seats],
        "view": view_for(hosted, viewer.seat),
        "legal": legal_answer(hosted.table, viewer.seat, viewer.language) if hosted.status == "playing" else [],
        "undo": undo_answer(hosted, viewer),
        "result": result_answer(hosted.table),
        "seed": hosted.row["seed"] if hosted.status == "finished" else None,
    }


def seat_answer(hosted: Hosted, seat: Seat, viewer: Viewer) -> Json:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": hosted.table.names[seat.seat],
        "level": seat.level,
        "yours": seat.seat in viewer.yours,
        "present": seat.kind == "bot" or seat.seat in present(hosted),
        "left": seat.left,
        "invitation": seat.invitation if viewer.is_member else None,
    }


def present(hosted: Hosted) -> set[int]:
    return {seat for connection in hosted.connections for seat in connection.viewer.yours}


def watching(hosted: Hosted) -> int:
    return sum(1 for connection in hosted.connections if not connection.viewer.yours)


def view_for(hosted: Hosted, seat: int | None) -> Json:
    return trimmed(hosted, hosted.table.view(seat), seat)


def trimmed(hosted: Hosted, view: Json, seat: int | None) -> Json:
    """T8.4: what memory gives is for programs, and for people only with the memory aid."""
    program = seat is not None and hosted.seats[seat].kind in ("program", "bot")
    if not (hosted.row["memory_aid"] or program):
        view.pop("memory", None)
    return view


def legal_answer(table: Table, seat: int | None, language: str) -> list[Json]:
    if seat is None or table.turn != seat:
        return []
    game, state, names = table.game, table.state, table.names
    moves = [(game.text(state, move), move) for move in state.legal()]
    return [{"move": text, "words": game.describe(state, move, names, language)} for text, move in sorted(moves)]


def undo_answer(hosted: Hosted, viewer: Viewer) -> Json:
    refusal: Refusal | None = hosted.undo_refusal(viewer.seat)
    error = error_body(refusal, viewer.language)["error"] if refusal else None
    return {"allowed": refusal is None, "error": error}


def result_answer(table: Table) -> Json | None:
    if table.turn is not None:
        return None
    return {
        "ending": table.ending,
        "scores": table.scores(),
        "winners": table.winners(),
        "sheet": table.score_sheet(),
    }


def log_answer(hosted: Hosted, viewer: Viewer, start: int) -> list[Json]:
    entries = enumerate(hosted.entries[start:], start)
    return [entry_answer(hosted, step, entry, viewer.seat, viewer.language) for step, entry in entries]


def entry_answer(hosted: Hosted, step: int, entry: Entry, seat: int | None, language: str) -> Json:
    sentence, events = hosted.words_of(entry, language)
    return {
        "step": step,
        "seq": entry.seq,
        "seat": None if entry.mover == CHANCE else entry.mover,
        "move": entry.text if entry.seen_by(seat) else None,
        "words": sentence,
        "rule": entry.rule,
        "events": events,
    }


def chat_answer(hosted: Hosted, after: int) -> list[Json]:
    lines = (line for line in hosted.chat if line.seq > after)
    return [{"seq": c.seq, "at": c.at, "seat": c.seat, "name": c.name, "text": c.text} for c in lines]


def event_message(hosted: Hosted, viewer: Viewer, kind: str, log_from: int, after: int) -> Json:
    """What a client that knows everything up to `after` needs to be up to date."""
    return {
        "type": "event",
        "kind": kind,
        "log_from": log_from,
        "log": log_answer(hosted, viewer, log_from),
        "chat": chat_answer(hosted, after),
        "changed": changing(hosted, viewer),
    }


def gap_message(hosted: Hosted, viewer: Viewer, last: int) -> Json | None:
    """What happened since, or None if the client has to begin anew."""
    if not (hosted.known_since <= last <= hosted.seq):
        return None
    cuts: Iterable[int] = (cut for seq, cut in hosted.changes if seq > last)
    log_from = min((len(hosted.entries), *cuts))
    return event_message(hosted, viewer, "gap", log_from, last)
