"""A scripted policy: every move has a fixed worth."""

from __future__ import annotations

from typing import Annotated, final

from cothon.core.fields import WideRow, lay_out
from cothon.core.policy import Policy
from cothon.core.sizes import COMPILED
from cothon.core.state import Moves, State

MOST_NUMBERS = 1024  # more than any game has moves


@final
class Habit(Policy):
    """Plays the legal move of the highest worth, one of them at random if there are several."""

    worth: Annotated[WideRow, MOST_NUMBERS]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def put_worth(self, move: int, worth: int) -> None:
        self.worth[move] = worth

    def fresh(self) -> Policy:
        twin = Habit()
        for move in range(MOST_NUMBERS):
            twin.put_worth(move, self.worth[move])
        return twin

    def choose(self, state: State, moves: Moves) -> int:
        best = moves.move[0]
        found = 1
        for i in range(1, moves.count):
            move = moves.move[i]
            if self.worth[move] > self.worth[best]:
                best = move
                found = 1
            elif self.worth[move] == self.worth[best]:
                found += 1
                if state.below(found) == 0:
                    best = move
        return best
