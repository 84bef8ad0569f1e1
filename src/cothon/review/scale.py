"""What counts: the one constant that all labels follow from, and how accuracy is reckoned."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from statistics import mean
from typing import get_args

from cothon.review.shapes import Label

# What a mistake gives away, in parts of the win: a sixth, shared by the number of players. Who wins one game in
# four has less to lose than who wins one in two.
MISTAKE = 0.16

LABELS: tuple[Label, ...] = get_args(Label)


def mistake_at(players: int) -> float:
    """The loss of win share from which a decision is a mistake."""
    return MISTAKE / players


def label_of(loss: float, is_best: bool, players: int) -> Label:
    """Half a mistake is an inaccuracy, two are a blunder."""
    if is_best:
        return "best"
    weight = loss / mistake_at(players)
    if weight < 0.5:
        return "good"
    if weight < 1.0:
        return "inaccuracy"
    return "mistake" if weight < 2.0 else "blunder"


def accuracy_of_decision(loss: float, players: int) -> float:
    """100 for the best choice; a mistake has half of it, a blunder a quarter."""
    return 100.0 * exp(-0.6931471805599453 * loss / mistake_at(players))


def accuracy(losses: Iterable[float], players: int) -> float | None:
    """The mean over a player's decisions; None where there were none."""
    marks = [accuracy_of_decision(loss, players) for loss in losses]
    return mean(marks) if marks else None
