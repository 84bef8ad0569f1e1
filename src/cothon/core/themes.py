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
    rest: bool = False  # counts only where no other theme shows

    def shows(self, moves: Collection[str], events: Collection[str], reasons: Collection[str], others: bool) -> bool:
        given = ((self.moves, moves), (self.events, events), (self.reasons, reasons))
        return (self.others and others) or any(kind in found for kinds, found in given for kind in kinds)
