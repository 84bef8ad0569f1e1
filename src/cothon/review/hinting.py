"""Why one move is better than another, for whoever has to decide now."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.build import is_compiled_state
from cothon.core.game import Game, Json
from cothon.core.state import State
from cothon.core.words import Words
from cothon.games import game_of
from cothon.review.decisions import Decision, asked
from cothon.review.effort import Plan
from cothon.review.examined import Examined
from cothon.review.examining import give_reasons
from cothon.review.judging import best_looking
from cothon.review.reasons import Reason

EFFORT = 0.25  # of a review's reasons: a hint has to come at once
PLAIN_EFFORT = 0.02  # where the game is not compiled


def reason_for(
    view: Json, better: str, other: str, names: Sequence[str], language: str, effort: float | None = None
) -> Words | None:
    """The one difference that carries most of the gap, in words; None where none is certain. From the view alone."""
    game = game_of(view["rules"])
    root = game.from_view(view)
    root.put("open", 0)
    seat = root.mover()
    worse, best = (completed(game, root, seat, move) for move in (other, better))
    found = reasons_between(game, root, seat, worse, best, effort)
    return found[0].words(game, names, language) if found else None


def reasons_between(
    game: Game, root: State, seat: int, other: Sequence[int], better: Sequence[int], effort: float | None = None
) -> list[Reason]:
    """What games after the better of two decisions differ in, as far as it is certain."""
    if effort is None:
        effort = EFFORT if is_compiled_state(root) else PLAIN_EFFORT
    one = Examined(Decision(0, 0, 0, seat, tuple(other), root), [], None)
    give_reasons(game, one, (other, better), Plan(effort), 0)
    return one.reasons


def completed(game: Game, root: State, seat: int, first: str) -> tuple[int, ...]:
    """The decision that a move begins, carried on by what looks best."""
    state = asked(root)
    number = game.number(state, first)
    assert number is not None
    moves = [number]
    state.play(number)
    while state.mover() == seat and game.goes_on(state):
        moves.append(best_looking(state, state.legal()))
        state.play(moves[-1])
    return tuple(moves)
