"""A record cut into decisions, each as the seat that made it knew the table then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cothon.core.choices import choices
from cothon.core.game import Game
from cothon.core.record import first_state
from cothon.core.state import State
from cothon.core.table import Table

MOST_MOVES = 64  # of one decision, as in playouts.py
MANY = 1000  # choices; nobody needs to know how many more there are


@dataclass(frozen=True, eq=False)
class Decision:
    """One choice among several, from what its seat knew."""

    step: int  # entries of the log before it
    end: int  # entries of the log up to and including it
    turn: int  # the seat's turns so far, this one included
    seat: int
    played: tuple[int, ...]
    root: State  # some state that looks to the seat as the table did
    left: State | None = None  # the table as it was right after it
    then: tuple[int, ...] = ()  # what followed without a choice, above all by chance, until the next decision
    was_drawn: bool = False  # some of that by chance


def decisions_of(table: Table) -> list[Decision]:
    """Every decision that had more than one choice, in order."""
    state = first_state(table)
    turns = [0] * table.players
    found: list[Decision] = []
    step = 0
    while step < len(table.log):
        seat = table.log[step][0]
        if seat >= 0 and state.is_quiet():
            turns[seat] += 1
        before = state.clone() if seat >= 0 else None
        end, is_free = walk(table, state, step)
        if before is not None and is_free:
            played = tuple(move for _, move in table.log[step:end])
            root, left = root_of(table.game, before, seat), state.clone()
            found.append(Decision(step, end, turns[seat], seat, played, root, left))
        elif found:
            found[-1] = followed(found[-1], [move for _, move in table.log[step:end]], seat < 0)
        step = end
    return found


def followed(decision: Decision, moves: Iterable[int], drawn: bool) -> Decision:
    return replace(decision, then=(*decision.then, *moves), was_drawn=decision.was_drawn or drawn)


def walk(table: Table, state: State, step: int) -> tuple[int, bool]:
    """Play one decision, or one outcome of chance, off the log; where it ends, and whether it had alternatives."""
    seat = table.log[step][0]
    is_free = False
    first = step
    while True:
        is_free = is_free or len(state.legal()) > 1
        state.play(table.log[step][1])
        step += 1
        over = seat < 0 or step == len(table.log) or step - first == MOST_MOVES
        if over or state.mover() != seat or not table.game.goes_on(state):
            return step, is_free


def root_of(game: Game, state: State, seat: int) -> State:
    """What the seat knew, as a state; its hidden part is redealt in every simulation."""
    root = game.from_view(game.view(state, seat))
    root.put("open", 0)
    return root


def asked(root: State) -> State:
    """The same with chance left open, so that a decision ends where chance decides."""
    state = root.clone()
    state.put("open", 1)
    return state


def some_choices(game: Game, root: State) -> Iterator[list[int]]:
    """The choices, if they are many only the first of them."""
    for number, choice in enumerate(choices(game, asked(root))):
        if number == MANY:
            return
        yield choice
