"""Perft: count the lines of play of a given length, to compare engines move by move."""

from __future__ import annotations

from cothon.core.sizes import NOBODY
from cothon.core.state import State


def perft(state: State, depth: int) -> int:
    """Lines of this many moves, chance outcomes included; a game that ends earlier counts as one line."""
    if depth == 0 or state.mover() == NOBODY:
        return 1
    moves = state.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        after.play(move)
        total += perft(after, depth - 1)
    return total
