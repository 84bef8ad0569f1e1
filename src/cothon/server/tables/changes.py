"""What becomes of a wish: who may have it, on which state of the table, and the change of the log that it is."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from cothon.core.game import Json
from cothon.core.table import Table
from cothon.server.encoding import to_json
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Change
from cothon.server.tables.refusals import Conflict, NotAllowed
from cothon.server.tables.seats import Actor, Seat
from cothon.server.tables.taking_back import asking_refusal, dealt_before, last_decision, others, undo_refusal


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who acts for it: what was true when the request came may not be true any more at its turn."""

    seat: int
    actor: Actor | None  # None: the server itself
    bot: bool = False  # only as long as a bot sits there

    def at(self, hosted: Hosted) -> int:
        if self.bot and hosted.seats[self.seat].kind != "bot":
            raise NotAllowed("not-your-seat")
        if self.actor is not None and not hosted.seats[self.seat].is_of(self.actor):
            raise NotAllowed("not-your-seat")
        return self.seat


def contents(**values: Any) -> str:
    return to_json(values).decode()


def new_change(hosted: Hosted, kind: str, seat: int | None, **values: Any) -> Change:
    change = Change(hosted.id, hosted.seq + 1, time.time(), kind, seat, contents(**values))
    summarize(hosted, change)
    return change


def undo_change(hosted: Hosted, seat: int) -> Change:
    """The last decision is taken back, and has the time that was left for it; or all since the seat's own."""
    if (refusal := undo_refusal(hosted, seat)) is not None:
        raise refusal
    if hosted.table.undo_refusal(seat) is not None:
        return back_to(hosted, seat, cast(int, last_decision(hosted, seat)))
    change = new_change(hosted, "undo", seat)
    change.turn, change.status, change.deadline = seat, "playing", hosted.entries[-1].until
    return change


def back_to(hosted: Hosted, seat: int, step: int, **note: Any) -> Change:
    until = after_seconds(hosted, time.time())
    change = new_change(hosted, "undo", seat, to=step, dealt=dealt_before(hosted, step), until=until, **note)
    change.turn, change.status, change.deadline = seat, "playing", until
    return change


def ask_change(hosted: Hosted, seat: int) -> Change:
    """Everyone is told that the seat would like its last decision back."""
    if (refusal := asking_refusal(hosted, seat)) is not None:
        raise refusal
    step = last_decision(hosted, seat)
    return new_change(hosted, "ask", seat, to=step, note="undo-asked", name=hosted.table.names[seat])


def answer_change(hosted: Hosted, seat: int, grant: bool) -> Change:
    """The last to agree takes the decision back; one who does not agree ends it."""
    asked = hosted.asked
    if asked is None or seat in asked.granted or seat not in others(hosted, asked.seat):
        raise Conflict("nothing-asked")
    note = {"note": "undo-granted" if grant else "undo-refused", "name": hosted.table.names[seat], "by": seat}
    if grant and {seat, *asked.granted} >= set(others(hosted, asked.seat)):
        return back_to(hosted, asked.seat, asked.to, **note)
    return new_change(hosted, "ask", asked.seat, grant=grant, **note)


def summarize(hosted: Hosted, change: Change) -> None:
    change.status, change.turn, change.ending = hosted.status, hosted.turn, hosted.table.ending
    change.deadline = hosted.deadline


def seats_change(hosted: Hosted, seat: Seat) -> Change:
    """Somebody sits down, leaves or comes back; with the last seat filled the cards are dealt and the clock starts."""
    check_not_closed(hosted)
    newcomer = told_of(hosted.seats[seat.seat], seat)
    change = new_change(hosted, "seats", seat.seat, **newcomer)
    change.status = hosted.status_with(hosted.seats_with(seat))
    if hosted.status == "open":
        if change.status == "playing":
            begin(hosted, change, newcomer)
    elif hosted.status == "playing":
        hand_over(hosted, change, seat)
    return change


def told_of(before: Seat, seat: Seat) -> Json:
    if seat.kind == "open":
        return {"what": "stood-up", "name": before.name}
    return {"what": "bot" if seat.kind == "bot" else "joined", "name": seat.name}


def hand_over(hosted: Hosted, change: Change, seat: Seat) -> None:
    """From a person to a bot or back: everyone is told, and who comes back has the time of a whole turn."""
    what = "back" if seat.kind != "bot" else "late" if seat.held else "left"
    if what == "back" and hosted.turn == seat.seat:
        change.deadline = after_seconds(hosted, change.at)
    name = seat.name if what == "back" else hosted.seats[seat.seat].name
    change.data = contents(what=what, name=name, until=change.deadline)


def begin(hosted: Hosted, change: Change, newcomer: Json) -> None:
    dealt = hosted.table.copy()
    dealt.deal()
    made = [dealt.game.text(dealt.state, number) for _, number in dealt.log[len(hosted.entries) :]]
    change.data = contents(**newcomer, moves=made, dealt=dealt.dealer.dealt)
    change.turn = dealt.turn if isinstance(dealt.turn, int) else None
    change.deadline = after_seconds(hosted, change.at)


def after_seconds(hosted: Hosted, at: float) -> float | None:
    """When the time of a turn that begins now is up."""
    seconds = hosted.row["seconds_a_move"]
    return at + seconds if seconds else None


def moves_change(hosted: Hosted, seat: int, moves: Sequence[str], by: str) -> Change:
    """Play one decision on a copy; the table itself changes when the decision is on disk, as a whole."""
    after = hosted.table.copy()
    play(after, moves, seat)
    made = [after.game.text(after.state, number) for _, number in after.log[len(hosted.entries) :]]
    values: Json = {"moves": made, "dealt": after.dealer.dealt, "until": hosted.deadline}
    if by == "overtime":
        values["overtime"] = True
    change = Change(hosted.id, hosted.seq + 1, time.time(), "move", seat, contents(**values))
    change.turn = after.turn if isinstance(after.turn, int) else None
    change.status, change.ending = "finished" if after.turn is None else "playing", after.ending
    change.deadline = after_seconds(hosted, change.at) if change.status == "playing" else None
    return change


def play(table: Table, moves: Sequence[str], seat: int) -> None:
    if len(moves) == 1:
        table.play(moves[0], seat)
    else:
        table.play_all(moves, seat)


def check_playing(hosted: Hosted) -> None:
    check_not_closed(hosted)
    if hosted.status == "open":
        raise Conflict("seats-open")


def check_not_closed(hosted: Hosted) -> None:
    if hosted.closed:
        raise Conflict("table-closed")


def check_current(hosted: Hosted, seq: int | None) -> None:
    """Decided on the table as it is; a number from the future is one that a restored backup does not know."""
    if seq is not None and not hosted.moved <= seq <= hosted.seq:
        raise Conflict("moved-on")
