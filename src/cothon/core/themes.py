"""What a puzzle is about: each game says by which moves, events and reasons its themes show."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Theme:
    """Shows in what tells the best choice from a tempting one: moves of a kind, what they cause at once, or why."""

    name: str
    moves: tuple[str, ...] = ()  # kinds of moves, or moves
    events: tuple[str, ...] = ()  # kinds of events
    reasons: tuple[str, ...] = ()  # kinds of measured differences
    others: bool = False  # the most telling difference is what others get
    ending: bool = False  # the game says that its end is near (`Game.is_ending`)
    rest: bool = False  # counts only where no other theme shows

    def shows(
        self,
        moves: Collection[str],
        events: Collection[str],
        reasons: Collection[str],
        others: bool = False,
        ending: bool = False,
    ) -> bool:
        given = ((self.moves, moves), (self.events, events), (self.reasons, reasons))
        if (self.others and others) or (self.ending and ending):
            return True
        return any(kind in found for kinds, found in given for kind in kinds)
