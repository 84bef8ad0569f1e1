"""Questions about many games at once, without the interpreter: what a bot would play, and what may follow each move.

Whoever asks learns nothing that the deciding seat does not know, and changes nothing: answers are sought in a copy,
with random numbers of their own. Joined into the kernel.
"""

from __future__ import annotations

from cothon.core.calls import choose_for
from cothon.core.fields import (
    Addresses,
    Bits,
    Numbers,
    NumberTable,
    RealTable,
    nogil,
    number_at,
    row_of,
    thing_at,
)
from cothon.core.policy import Crew
from cothon.core.sizes import NOBODY
from cothon.core.state import Moves, State
from cothon.research.kernel import episode_seed


def advise_games(
    states: Addresses, scratch: State, crew: Crew, moves: Moves, seed: Bits, asked: int, first: int, last: int,
    actions: Numbers,
) -> tuple[()]:  # fmt: skip
    """What the crew's first would play in each game, 0 where it is over."""
    place: int = 0
    with nogil:
        for place in range(first, last):
            imagine(scratch, thing_at(State, states, place), episode_seed(seed, place, asked), moves)
            actions[place] = choose_for(crew, 0, scratch, moves) if moves.count > 0 else 0
    return ()


def weigh_games(
    states: Addresses, scratch: State, crew: Crew, moves: Moves, seed: Bits, asked: int, first: int, last: int,
    shares: RealTable, wins: RealTable,
) -> tuple[()]:  # fmt: skip
    """How much the crew's first thinks of every move, and the share of the win that it expects."""
    place: int = 0
    with nogil:
        for place in range(first, last):
            imagine(scratch, thing_at(State, states, place), episode_seed(seed, place, asked), moves)
            if moves.count > 0:
                wins[place, 0] = crew.first.share_out(scratch, moves, shares, place)
    return ()


def imagine(scratch: State, state: State, seed: Bits, moves: Moves) -> None:
    """A copy with another future, and the moves to be had."""
    scratch.copy_from(state)
    scratch.reseed(seed)
    scratch.list_moves(moves)


def foresee_games(
    states: Addresses,
    scratch: State,
    seed: Bits,
    asked: int,
    worlds: int,
    first: int,
    last: int,
    listed: NumberTable,
    rows: Numbers,
    actions: Numbers,
    movers: Numbers,
    rewards: RealTable,
    observations: RealTable,
    scale: RealTable,
) -> tuple[()]:
    """What may follow every legal move, in several worlds that are the same for all moves of a game: each deals anew
    what the deciding seat cannot know. `rows` has where each game's answers begin. Who decides next, what that seat
    then knows, and after the end everyone's reward."""
    place: int = 0
    world: int = 0
    move: int = 0
    row: int = 0
    seat: int = 0
    with nogil:
        for place in range(first, last):
            row = number_at(rows, place)
            for move in range(number_at(row_of(listed, place), 0)):
                for world in range(worlds):
                    scratch.copy_from(thing_at(State, states, place))
                    scratch.reseed(episode_seed(seed, place, asked + world))
                    scratch.redeal(scratch.mover())
                    actions[row] = listed[place, 1 + move]
                    scratch.play(number_at(actions, row))
                    movers[row] = scratch.mover()
                    if scratch.mover() == NOBODY:
                        movers[row] = -1
                        for seat in range(scratch.seats):
                            rewards[row, seat] = scratch.share(seat) * scratch.seats - 1.0
                    else:
                        scratch.observe(scratch.mover(), observations, row, scale)
                    row += 1
    return ()
