"""The steps under way, a stack with the current one on top, and lists of moves. Joined into every game."""

from cothon.core.state import Moves, State


def push(state: State, kind: int, a: int, b: int, c: int) -> None:
    row = state.step[state.depth]
    row[0] = kind
    row[1] = a
    row[2] = b
    row[3] = c
    state.depth += 1


def pop(state: State) -> None:
    state.depth -= 1


def kind_of_step(state: State) -> int:
    return state.step[state.depth - 1][0]


def step_number(state: State, i: int) -> int:
    """The i-th number (from 1) of the current step."""
    return state.step[state.depth - 1][i]


def set_step_number(state: State, i: int, value: int) -> None:
    state.step[state.depth - 1][i] = value


def add(moves: Moves, move: int) -> None:
    moves.move[moves.count] = move
    moves.count += 1
