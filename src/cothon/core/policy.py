"""Ways to choose a move inside compiled code."""

from __future__ import annotations

from cothon.core.state import Moves, State


class Policy:
    """Plays at random. Others override `choose`, and look only at what the seat that decides may know."""

    def choose(self, state: State, moves: Moves) -> int:
        """One of the listed moves, which are all that are legal now."""
        return moves.move[state.below(moves.count)]

    def fresh(self) -> Policy:
        """Another of the same kind, for another thread."""
        return Policy()


class Crew:
    """Who decides for the seats, each named by its places clockwise from the first."""

    first: Policy
    second: Policy
    third: Policy
    fourth: Policy

    def __init__(self, first: Policy, second: Policy, third: Policy, fourth: Policy) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
