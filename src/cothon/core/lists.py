"""Lists of moves: what is in them, and in order."""

from cothon.core.state import Moves


def is_listed(moves: Moves, move: int) -> bool:
    for i in range(moves.count):
        if moves.move[i] == move:
            return True
    return False


def put_in_order(moves: Moves) -> None:
    """The lowest first; most lists are nearly so already."""
    for i in range(1, moves.count):
        move = moves.move[i]
        at = i
        while at > 0 and moves.move[at - 1] > move:
            moves.move[at] = moves.move[at - 1]
            at -= 1
        moves.move[at] = move
