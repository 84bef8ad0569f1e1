"""The course of a game: what decisions gave and took, and what luck did between them. The numbers add up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cothon.core.table import Table
from cothon.review.examined import Examined


@dataclass(frozen=True)
class Stretch:
    """A decision, and what chance did from there to the next one; parts of the win by seat."""

    step: int
    turn: int
    seat: int
    win: tuple[float, ...]  # before it, with the best choice still to be had
    decided: tuple[float, ...]
    luck: tuple[float, ...]
    was_drawn: bool  # chance decided something; without it luck is what the next search sees otherwise

    @property
    def end(self) -> tuple[float, ...]:
        return tuple(map(sum, zip(self.win, self.decided, self.luck, strict=True)))


def course_of(examined: Sequence[Examined], result: Sequence[float] | None) -> list[Stretch]:
    """In order; luck is what is left: the next decision's beginning, or the result, less this one's end."""
    stretches = []
    for place, one in enumerate(examined):
        following = examined[place + 1].before if place + 1 < len(examined) else result or one.after
        luck = tuple(later - after for later, after in zip(following, one.after, strict=True))
        decision = one.decision
        moved = one.before, one.change, luck
        stretches.append(Stretch(decision.step, decision.turn, decision.seat, *moved, decision.was_drawn))
    return stretches


def result_of(table: Table) -> list[float] | None:
    """Each seat's share of the win, once the game is over."""
    if table.turn is not None:
        return None
    return [table.state.share(seat) for seat in range(table.players)]
