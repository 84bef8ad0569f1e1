"""What a change of a table is: who may make it, on which state of the table, and the event that it becomes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from cothon.core.game import Json
from cothon.server.hosted import Hosted
from cothon.server.refusals import Conflict, NotAllowed
from cothon.server.seats import Actor
from cothon.server.store import Event


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who acts for it: what was true when the request came may not be true any more at its turn."""

    seat: int
    actor: Actor | None  # None: the server itself

    def at(self, hosted: Hosted) -> int:
        if self.actor is not None and not hosted.seats[self.seat].is_of(self.actor):
            raise NotAllowed("not-your-seat")
        return self.seat


def contents(**values: Any) -> str:
    return to_json(values).decode()


def new_event(hosted: Hosted, kind: str, seat: int | None, **values: Any) -> Event:
    event = Event(hosted.id, hosted.seq + 1, time.time(), kind, seat, contents(**values))
    if kind == "undo":
        event.turn, event.status, event.deadline = seat, "playing", hosted.entries[-1].until
    else:
        summarize(hosted, event)
    return event


def summarize(hosted: Hosted, event: Event) -> None:
    event.status, event.turn, event.ending = hosted.status, hosted.turn, hosted.table.ending
    event.deadline = hosted.deadline


def move_event(hosted: Hosted, seat: int, move: str, by: str) -> Event:
    """Play the move on a copy; the table itself changes when the event is on disk."""
    after = hosted.table.copy()
    after.play(move, seat)
    made = [after.game.text(after.state, number) for _, number in after.log[len(hosted.entries) :]]
    values: Json = {"moves": made, "dealt": after.dealer.dealt, "until": hosted.deadline}
    if by == "overtime":
        values["overtime"] = True
    event = Event(hosted.id, hosted.seq + 1, time.time(), "move", seat, contents(**values))
    event.turn = after.turn if isinstance(after.turn, int) else None
    event.status, event.ending = "finished" if after.turn is None else "playing", after.ending
    seconds = hosted.row["seconds_a_move"]
    event.deadline = event.at + seconds if seconds and event.status == "playing" else None
    return event


def check_playing(hosted: Hosted) -> None:
    if hosted.status == "open":
        raise Conflict("seats-open")


def check_current(hosted: Hosted, seq: int | None) -> None:
    """Decided on the table as it is; a number from the future is one that a restored backup does not know."""
    if seq is not None and not hosted.moved <= seq <= hosted.seq:
        raise Conflict("moved-on")
