"""Masks of legal moves, in arrays that the caller brings."""

from cothon.core.fields import Flags, FlagTable, row_of
from cothon.core.state import Moves, State


def write_mask(moves: Moves, into: Flags, size: int) -> None:
    """A one for every listed move."""
    write_none(into, size)
    for i in range(moves.count):
        into[moves.move[i]] = 1


def write_none(into: Flags, size: int) -> None:
    for i in range(size):
        into[i] = 0


def write_all(into: Flags, size: int) -> None:
    """A one for every move."""
    for i in range(size):
        into[i] = 1


def mask(state: State, moves: Moves, into: FlagTable) -> tuple[int]:
    """The legal moves of whoever decides, into the first row of a table of uint8; how many there are."""
    state.list_moves(moves)
    write_mask(moves, row_of(into, 0), into.shape[1])
    return (moves.count,)
