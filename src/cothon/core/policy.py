"""Ways to choose a move inside compiled code."""

from __future__ import annotations

from math import exp
from typing import Annotated, final

from cothon.core.fields import RealRow, RealTable, lay_out
from cothon.core.sizes import COMPILED, MAX_MOVES, NO_IDEA
from cothon.core.state import Features, Moves, State

FINE = 1073741824  # parts into which a chance is cut, 30 bits
LEAST = -1.0e30


class Policy:
    """Plays at random. Others override `choose`, and look only at what the seat that decides may know."""

    def choose(self, state: State, moves: Moves) -> int:
        """One of the listed moves, which are all that are legal now."""
        return moves.move[state.below(moves.count)]

    def share_out(self, state: State, moves: Moves, into: RealTable, row: int) -> float:
        """How much it thinks of each listed move, into a row of zeros, as shares of one. Returns the share of the win
        that it expects, or NO_IDEA. Whoever overrides `choose` overrides this too."""
        for i in range(moves.count):
            into[row, moves.move[i]] = 1.0 / moves.count
        return NO_IDEA


@final
class Glance(Policy):
    """Picks moves by how they look. The keener, the surer it picks the best looking."""

    keenness: float
    looks: Annotated[RealRow, MAX_MOVES]
    features: Features

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)
        self.features = Features()

    def put_keenness(self, keenness: float) -> None:
        self.keenness = keenness

    def judging_by(self, features: Features) -> Glance:
        """Itself, with weights for the game that is to be played."""
        self.features = features
        return self

    def weigh(self, state: State, moves: Moves) -> float:
        """How good the moves look, as weights; their sum."""
        best: float = LEAST
        total: float = 0.0
        for i in range(moves.count):
            self.looks[i] = self.keenness * state.appeal(moves.move[i], self.features)
            best = max(best, self.looks[i])
        for i in range(moves.count):
            self.looks[i] = exp(self.looks[i] - best)
            total += self.looks[i]
        return total

    def choose(self, state: State, moves: Moves) -> int:
        point: float = self.weigh(state, moves)
        point = point * state.below(FINE) / FINE
        for i in range(moves.count - 1):
            point -= self.looks[i]
            if point < 0.0:
                return moves.move[i]
        return moves.move[moves.count - 1]

    def share_out(self, state: State, moves: Moves, into: RealTable, row: int) -> float:
        total: float = self.weigh(state, moves)
        for i in range(moves.count):
            into[row, moves.move[i]] = self.looks[i] / total
        return NO_IDEA


class Crew:
    """Who decides for the seats, MAX_SEATS of them, each named by its places clockwise from the first."""

    first: Policy
    second: Policy
    third: Policy
    fourth: Policy
    fifth: Policy
    sixth: Policy

    def __init__(
        self, first: Policy, second: Policy, third: Policy, fourth: Policy, fifth: Policy, sixth: Policy
    ) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.fifth = fifth
        self.sixth = sixth
