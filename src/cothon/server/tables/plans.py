"""What a seat could choose together: a payment, goods to store, cards for an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from cothon.core.refusal import IllegalMove
from cothon.core.state import State
from cothon.core.table import Table
from cothon.server.tables.answers import Plans
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.imagined import seat_of, try_out
from cothon.server.tables.moment import view_for
from cothon.server.tables.refusals import error_detail
from cothon.server.tables.shown import legal_answer

MOST_PATHS = 2000


def plans(hosted: Hosted, table: Table, seat: int, moves: Sequence[str], language: str) -> Plans:
    """Every way to complete the set that is to be chosen after the moves, at a table made from the seat's view; none
    if it is not a set, or if there are too many."""
    before = table.state.clone()
    refused = None
    try:
        try_out(table, seat, moves)
    except IllegalMove as refusal:
        refused = error_detail(refusal, language)
    found = sets_to_choose(table) if table.turn == seat and not refused else []  # the next set may be another's
    return {
        "step": step_name(table, seat),
        "turn": seat_of(table.turn),
        "view": view_for(hosted, table.state, seat),
        "legal": legal_answer(table, seat, language),
        "paths": found,
        "vain": in_vain(table, before, found),
        "refused": refused,
    }


def step_name(table: Table, seat: int) -> str:
    steps = table.view(seat).get("pending", {}).get("steps", [])
    return str(steps[-1]["step"]) if steps else "turn"


def sets_to_choose(table: Table) -> list[list[str]]:
    if not is_set(table):
        return []
    found = list(islice(paths(table, table.state), MOST_PATHS + 1))
    return found if len(found) <= MOST_PATHS else []


def in_vain(table: Table, before: State, found: Sequence[Sequence[str]]) -> list[int]:
    """Those of the sets with which all that was begun `before` would be for nothing."""
    if not table.log:
        return []
    begun = table.log[0][1]
    ends = (completed(table, path) for path in found)
    return [number for number, after in enumerate(ends) if table.game.in_vain(before, begun, after)]


def completed(table: Table, path: Sequence[str]) -> State:
    after = table.state.clone()
    for text in path:
        after.play(table.check_in(after, text, None))
    return after


def is_set(table: Table) -> bool:
    """Whether what is to be decided now may take several moves of the same kind."""
    kinds = {table.game.kinds[move] for move in table.state.legal()} if isinstance(table.turn, int) else set()
    return not kinds.isdisjoint(table.game.sets)


def paths(table: Table, state: State) -> Iterator[list[str]]:
    """All runs of moves that complete the step, in the order of their texts."""
    game = table.game
    for text, move in sorted((game.text(state, move), move) for move in state.legal()):
        after = state.clone()
        after.play(move)
        if is_same_step(state, after) and game.goes_on(after):
            yield from ([text, *rest] for rest in paths(table, after))
        else:
            yield [text]


def is_same_step(before: State, after: State) -> bool:
    """Whether the same seat still decides on a step of the same kind."""
    if after.mover() != before.mover():
        return False
    return after.step[after.depth - 1][0] == before.step[before.depth - 1][0]
