"""Random games, to measure and to simulate."""

from cothon.core.fields import Bits, nogil
from cothon.core.random import WORD, below
from cothon.core.state import Moves, State


def play_out(state: State, moves: Moves) -> int:
    """Play at random to the end; the number of decisions."""
    decisions = 0
    state.list_moves(moves)
    while moves.count > 0:
        state.play(moves.move[below(state, moves.count)])
        decisions += 1
        state.list_moves(moves)
    return decisions


def random_games(root: State, games: int, seed: Bits) -> tuple[int, int]:
    """Play many games from the same beginning: decisions, and a fingerprint of all results."""
    state: State = root.fresh()
    moves: Moves = Moves()
    decisions: int = 0
    mark: Bits = 0
    with nogil:
        for game in range(games):
            state.copy_from(root)
            state.reseed(seed + game)
            decisions += play_out(state, moves)
            for seat in range(state.seats):
                mark = (mark * 31 + state.points(seat) + 1) & WORD
    return decisions, mark


def copy_many(root: State, times: int) -> tuple[int]:
    """Copy a state many times without the interpreter."""
    state: State = root.fresh()
    with nogil:
        for _ in range(times):
            state.copy_from(root)
    return (times,)
