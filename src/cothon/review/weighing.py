"""Every choice of one decision, each with its win share and points, searched with the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cothon.core.game import Game
from cothon.review.decisions import Decision, some_choices
from cothon.review.effort import Plan
from cothon.review.figures import Estimate, estimate
from cothon.review.judging import Worth, seed_of, worth_after

LEAST = 2  # simulations a search


@dataclass(frozen=True)
class Weighed:
    """What one choice brings the seat that decides."""

    moves: tuple[int, ...]
    win: Estimate
    points: Estimate


def weigh(game: Game, decision: Decision, plan: Plan, seed: int) -> list[Weighed]:
    """All of them, the best first. The work is shared: the more choices there are, the shorter each is searched."""
    every = [tuple(choice) for choice in some_choices(game, decision.root)]
    simulations = max(LEAST, plan.weighing // (plan.blocks * len(every)))
    seeds = [seed_of(seed, decision.step, "weigh", number) for number in range(plan.blocks)]
    found = []
    for moves in every:
        worths = [worth_after(decision, moves, simulations, block) for block in seeds]
        found.append(weighed(moves, worths, decision.seat))
    return sorted(found, key=lambda one: (-one.win.mean, one.moves))


def weighed(moves: tuple[int, ...], worths: Sequence[Worth], seat: int) -> Weighed:
    win, points = ([getattr(worth, what)[seat] for worth in worths] for what in ("win", "points"))
    return Weighed(moves, estimate(win), estimate(points))
