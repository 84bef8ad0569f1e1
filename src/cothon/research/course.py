"""A game with open chance, driven from Python move by move: each call is one step into compiled code."""

from __future__ import annotations

from typing import final

from cothon.core.lists import is_listed, put_in_order
from cothon.core.sizes import CHANCE, MAX_SEATS, NOBODY
from cothon.core.state import Moves, State

ILLEGAL = -1
ALL_SAW = -1
MOVERS = MAX_SEATS + 2  # an event is who + 1 and the move in one number


@final
class Course:
    """Actions of seats are moves; outcomes of chance are numbered from zero again."""

    state: State
    moves: Moves
    decisions: int  # moves below this number are decided by seats
    blind: int  # a bit for each seat that did not see what was played last, or ALL_SAW

    def __init__(self, state: State, decisions: int) -> None:
        self.state = state
        self.moves = Moves()
        self.decisions = decisions
        self.blind = ALL_SAW

    def mover(self) -> int:
        return self.state.mover()

    def is_over(self) -> bool:
        return self.state.mover() == NOBODY

    def is_chance(self) -> bool:
        return self.state.mover() == CHANCE

    def first(self) -> int:
        """The move that is action 0 now."""
        return self.decisions if self.state.mover() == CHANCE else 0

    def actions(self) -> list[int]:
        """What is legal now, the lowest first."""
        first: int = self.first()
        self.state.list_moves(self.moves)
        put_in_order(self.moves)
        return [self.moves.move[i] - first for i in range(self.moves.count)]

    def play(self, move: int) -> int:
        """Play a move and return it with its mover as an event, or ILLEGAL if it is not legal now."""
        mover = self.state.mover()
        self.state.list_moves(self.moves)
        if not is_listed(self.moves, move):
            return ILLEGAL
        self.blind = self.unseeing(move) if mover == CHANCE else ALL_SAW
        self.state.play(move)
        return move * MOVERS + mover + 1

    def act(self, action: int) -> int:
        """The same with an action."""
        return self.play(action + self.first())

    def unseeing(self, move: int) -> int:
        """A bit for each seat that does not see which move of chance this is; what a spectator sees, all see."""
        if self.state.shows(move, NOBODY):
            return ALL_SAW
        blind = 0
        for seat in range(self.state.seats):
            if not self.state.shows(move, seat):
                blind += 1 << seat
        return blind
