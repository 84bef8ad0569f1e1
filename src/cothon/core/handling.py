"""What a table asks of a state at every move, each in one step into compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.fields import Bits
from cothon.core.lists import is_listed
from cothon.core.sizes import CHANCE
from cothon.core.state import Moves, State

if TYPE_CHECKING:
    from cothon.core.dealer import Dealer

LAST_WORD = 18446744073709551615  # of 64 bits

Log = list[tuple[int, int]]  # who moved, and the move


def legal_texts(state: State, names: Sequence[str]) -> list[str]:
    """The legal moves by their names, sorted."""
    moves: Moves = Moves()
    state.list_moves(moves)
    found = [names[moves.move[i]] for i in range(moves.count)]
    found.sort()
    return found


def is_legal(state: State, move: int | None) -> bool:
    """Whether there is such a move now."""
    if move is None:
        return False
    wanted: int = move
    moves: Moves = Moves()
    state.list_moves(moves)
    return is_listed(moves, wanted)


def carry_out(state: State, move: int, log: Log) -> None:
    """Play a legal move and write it down."""
    log.append((state.mover(), move))
    state.play(move)


def deal_out(state: State, dealer: Dealer, log: Log) -> None:
    """Let the dealer decide whatever chance decides now, as its `below` would."""
    cases: Bits = 0
    word: Bits = 0
    while state.mover() == CHANCE:
        cases = state.chance_cases()
        word = dealer.word()
        while is_cut_off(word, cases):
            word = dealer.word()
        drawn: int = state.chance_case(word % cases)
        log.append((CHANCE, drawn))
        state.play(drawn)


def is_cut_off(word: Bits, cases: Bits) -> bool:
    """Whether the last words, too few for all cases, begin before it: they would favour the first cases."""
    return LAST_WORD - (word - word % cases) < cases - 1
