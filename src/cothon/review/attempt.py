"""Another try at a decision of a recorded game: is it good enough, and if not, why not?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.refusal import BadRequest
from cothon.games import replay
from cothon.review.decisions import Decision, decisions_of
from cothon.review.effort import Plan
from cothon.review.examined import Examined
from cothon.review.examining import confirm, give_reasons, glance_at, look_closely, temper
from cothon.review.report import PLACES, reasons_data
from cothon.review.scale import mistake_at
from cothon.review.shapes import AttemptData

ACCEPTED = 0.5  # mistakes that another try may cost; from there on it is an inaccuracy


@dataclass(frozen=True)
class Attempt:
    """What another choice would have been worth."""

    game: Game
    names: tuple[str, ...]
    examined: Examined

    @property
    def is_accepted(self) -> bool:
        return self.examined.loss < ACCEPTED * mistake_at(self.examined.seats)

    def data(self, language: str = words.DEFAULT) -> AttemptData:
        one, win = self.examined, self.examined.after[self.examined.decision.seat]
        return {
            "accepted": self.is_accepted,
            "label": one.label,
            "loss": round(one.loss, PLACES),
            "win": round(win, PLACES),
            "win_best": round(win + one.loss, PLACES),
            "reasons": reasons_data(self.game, self.names, one, language),
        }


def attempt(record: Json, step: int, moves: Sequence[str], seed: int = 0, effort: float = 1.0) -> Attempt:
    """Judge another choice at the decision before which the record had `step` moves. Same seed: same answer."""
    decision, names, game = decision_at(record, step, moves)
    plan = Plan(effort)
    one = glance_at(game, decision, plan, seed)
    look_closely(game, one, plan, seed)
    confirm(game, one, plan, seed)
    temper(game, one, plan, seed)
    tried = Attempt(game, names, one)
    if not tried.is_accepted and one.duel is not None:
        give_reasons(game, one, (decision.played, one.duel.other), plan, seed)
    return tried


def decision_at(record: Json, step: int, moves: Sequence[str]) -> tuple[Decision, tuple[str, ...], Game]:
    """The decision with the other choice in place of what was played."""
    whole = replay(record, seed=0)
    found = next((one for one in decisions_of(whole) if one.step == step), None)
    if found is None:
        raise BadRequest("no-decision", step=repr(step))
    result = {"ending": None, "scores": None, "winners": None}  # of the whole game, not of its beginning
    before = replay(record | result | {"moves": record["moves"][:step], "chance": "open"})
    numbers = before.check_all(moves, found.seat)
    return replace(found, played=tuple(numbers), end=step + len(numbers)), tuple(whole.names), whole.game
