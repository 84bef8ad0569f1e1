"""A table at one moment: what all who look are shown alike is made once for all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import cast

from cothon.core.game import Json
from cothon.core.places import ties
from cothon.core.state import State
from cothon.core.table import Table
from cothon.server.tables import answers
from cothon.server.tables.entries import Note
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.viewer import present


class Moment:
    """Good until the table changes, or somebody comes or goes."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted = hosted
        self.present = present(hosted)
        self.hints = hosted.hints
        self.notes = [note_answer(note) for note in hosted.notes]
        self.result = result_answer(hosted.table)

    @cached_property
    def sights(self) -> Callable[[int | None], Json]:
        return self.hosted.table.game.sights(self.hosted.table.state)

    def view(self, seat: int | None) -> Json:
        """Nobody changes it: parts of it are in what others are shown."""
        if remembers(self.hosted, seat):
            return self.hosted.table.game.view(self.hosted.table.state, seat)
        return self.sights(seat)


def view_for(hosted: Hosted, state: State, seat: int | None) -> Json:
    """As it was or could be."""
    game = hosted.table.game
    return game.view(state, seat) if remembers(hosted, seat) else game.sight(state, seat)


def remembers(hosted: Hosted, seat: int | None) -> bool:
    """T8.4: what memory gives is for programs, and for people only with the memory aid."""
    return bool(hosted.row["memory_aid"]) or (seat is not None and hosted.seats[seat].kind in ("program", "bot"))


def note_answer(note: Note) -> answers.Note:
    return {"seq": note.seq, "what": note.what, "seat": note.seat, "name": note.name, "step": note.step}


def result_answer(table: Table) -> answers.Result | None:
    if table.turn is not None:
        return None
    sheet = table.score_sheet()
    return {
        "ending": cast(str, table.ending),
        "scores": table.scores(),
        "winners": table.winners(),
        "places": table.places(),
        "ties": [{"seats": tie.seats, "by": tie.by} for tie in ties(table.game, table.state, sheet)],
        "sheet": sheet,
    }
