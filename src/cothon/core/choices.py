"""Whole decisions: a payment, a set of goods to store, an action with its price is one choice of several moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cothon.core.sizes import NOBODY

if TYPE_CHECKING:
    from cothon.core.game import Game
    from cothon.core.state import State


def choices(game: Game, state: State) -> Iterator[list[int]]:
    """Every way to complete the decision that is due, each move by move."""
    seat = state.mover()
    if seat == NOBODY:
        return
    for move in state.legal():
        after = state.clone()
        after.play(move)
        if seat >= 0 and after.mover() == seat and game.goes_on(after):
            for rest in choices(game, after):
                yield [move, *rest]
        else:
            yield [move]
