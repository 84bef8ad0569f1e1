"""Asking policies, and letting chance decide. Joined into every part that plays games."""

from cothon.core.policy import Crew
from cothon.core.state import Moves, State


def choose_for(crew: Crew, places: int, state: State, moves: Moves) -> int:
    if places == 0:
        return crew.first.choose(state, moves)
    if places == 1:
        return crew.second.choose(state, moves)
    if places == 2:
        return crew.third.choose(state, moves)
    if places == 3:
        return crew.fourth.choose(state, moves)
    if places == 4:
        return crew.fifth.choose(state, moves)
    return crew.sixth.choose(state, moves)


def places_from(state: State, first: int, seat: int) -> int:
    """How many places clockwise."""
    return seat - first if seat >= first else seat - first + state.seats


def play_chance(state: State) -> int:
    """Let the state's own generator decide what chance decides; the move."""
    move = state.chance_case(state.below(state.chance_cases()))
    state.play(move)
    return move
