"""All that happened at a table, in order: found by playing its log beside it, on a state that tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.build import part_for
from cothon.core.events import Event, event_of
from cothon.core.sizes import ALL_SEE

if TYPE_CHECKING:
    from cothon.core.game import Game
    from cothon.core.state import State

AT_HAND = 64


class Chronicle:
    def __init__(self, game: Game, state: State, steps: int = 0) -> None:
        """Begins with a state of its own, after this many steps of the log."""
        self.game = game
        self.state = state
        self.journal = part_for(self.state, "core", "cothon.core.state").Journal()
        self.state.tell(self.journal)
        self.steps = steps
        self.rows: list[tuple[int, list[int]]] = []  # the step, and what the rules noted
        self.open: dict[int, Event] = {}  # the last ones that look the same to everyone, by the place of their row

    def follow(self, log: Sequence[tuple[int, int]]) -> None:
        """Catch up with the log."""
        for _, move in log[self.steps :]:
            self.state.play(move)
            self.steps += 1
            self.rows += [(self.steps, row) for row in self.journal.rows()]
            self.journal.clear()

    def events(self, since: int, viewer: int | None) -> list[Event]:
        """Those of later steps."""
        first = len(self.rows)
        while first > 0 and self.rows[first - 1][0] > since:
            first -= 1
        return [self.event(place, viewer) for place in range(first, len(self.rows))]

    def event(self, place: int, viewer: int | None) -> Event:
        """A server asks for the last ones again and again, for every viewer."""
        if place not in self.open:
            step, row = self.rows[place]
            made = event_of(self.game, self.state, row, step, viewer)
            if row[3] != ALL_SEE:
                return made
            if len(self.open) == AT_HAND:
                self.open.clear()
            self.open[place] = made
        return self.open[place].copy()
