"""Weights that follow from lessons: who wins by how seats stand, points by the same, choices by how moves look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cothon.bots.teaching import FOUND, GETS, HAS, LESSON, QUIET, TRIED, WON
from cothon.core.refusal import BadRequest
from cothon.core.weights import Weights
from cothon.lab.fit.course import Lessons

Reals = NDArray[np.float64]
Ints = NDArray[np.int64]

NEWTON_STEPS = 15
SMALLEST_STEP = 1e-6
SEAT_PULL = 0.001  # towards the centre, of weights scaled to features of size one
MOVE_PULL = 0.0004
POINTS_PULL = 0.01
THOUGHT = (
    0.6  # of the target is what the long search found, the rest is who won: less luck, and nothing taken for granted
)


@dataclass
class Groups:
    """Rows of features in groups, each with its share of its group."""

    rows: Reals
    starts: Ints
    target: Reals
    game: Ints  # of each group

    @property
    def owner(self) -> Ints:
        return np.repeat(np.arange(len(self.starts)), np.diff(np.append(self.starts, len(self.rows))))

    def chances(self, weights: Reals) -> Reals:
        """What each row's share would be by these weights."""
        score = self.rows @ weights
        score -= np.maximum.reduceat(score, self.starts)[self.owner]
        chance = np.exp(score)
        return chance / np.add.reduceat(chance, self.starts)[self.owner]

    def losses(self, weights: Reals, target: Reals | None = None) -> Reals:
        """How far each group's shares are from what is wanted."""
        wanted = self.target if target is None else target
        return -np.add.reduceat(wanted * np.log(self.chances(weights) + 1e-12), self.starts)


def seat_groups(lessons: Lessons, players: int, thought: float = THOUGHT) -> Groups:
    """Every quiet position, and who won from there."""
    quiet = lessons.seat_facts[:, QUIET] > 0
    facts = lessons.seat_facts[quiet].astype(float)
    target = thought * facts[:, FOUND] + (1 - thought) * facts[:, WON]
    starts = np.arange(0, len(facts), players)
    return Groups(lessons.seats[quiet].astype(float), starts, target, lessons.seat_game[quiet][starts])


def move_groups(lessons: Lessons) -> Groups:
    """Every choice, and how the search shared itself out."""
    keys = np.stack([lessons.move_game, lessons.move_facts[:, LESSON].astype(np.int64)])
    is_first = np.append(True, (keys[:, 1:] != keys[:, :-1]).any(axis=0))
    starts = np.flatnonzero(is_first)
    target = lessons.move_facts[:, TRIED].astype(float)
    return Groups(lessons.moves.astype(float), starts, target, lessons.move_game[starts])


@dataclass
class Slope:
    """How far the shares are from what is wanted, with first and second derivatives."""

    groups: Groups
    centre: Reals
    pull: float

    def __post_init__(self) -> None:
        self.owner = self.groups.owner
        self.scale = np.sqrt((self.groups.rows**2).mean(axis=0)) + 1e-3
        self.rows = self.groups.rows / self.scale

    def at(self, weights: Reals) -> tuple[float, Reals, Reals]:
        score = self.rows @ weights
        score -= np.maximum.reduceat(score, self.groups.starts)[self.owner]
        chance = np.exp(score)
        chance /= np.add.reduceat(chance, self.groups.starts)[self.owner]
        weighted = self.rows * chance[:, None]
        means = np.add.reduceat(weighted, self.groups.starts)
        count = len(self.groups.starts)
        off = weights - self.centre * self.scale
        loss = -(self.groups.target * np.log(chance + 1e-12)).sum() / count + self.pull * off @ off
        slope = self.rows.T @ (chance - self.groups.target) / count + 2 * self.pull * off
        curve = (weighted.T @ self.rows - means.T @ means) / count + 2 * self.pull * np.eye(len(weights))
        return float(loss), slope, curve


def fit_shares(groups: Groups, centre: Reals, pull: float) -> Reals:
    """The weights under which shares come closest to what is wanted, held near the centre where the rows say little."""
    problem = Slope(groups, centre, pull)
    weights = centre * problem.scale
    loss, slope, curve = problem.at(weights)
    for _ in range(NEWTON_STEPS):
        step: Any = np.linalg.solve(curve, slope)
        while (found := problem.at(weights - step))[0] > loss and np.abs(step).max() > SMALLEST_STEP:
            step /= 2
        if not np.isfinite(found[0]):
            raise BadRequest("fit-diverged")
        weights, (loss, slope, curve) = weights - step, found
        if np.abs(step).max() <= SMALLEST_STEP:
            break
    result: Reals = weights / problem.scale
    return result


def fit_points(lessons: Lessons) -> Reals:
    """What a seat's features say about the points it is still to make."""
    quiet = lessons.seat_facts[:, QUIET] > 0
    rows = lessons.seats[quiet].astype(float)
    target = (lessons.seat_facts[quiet, GETS] - lessons.seat_facts[quiet, HAS]).astype(float)
    normal = rows.T @ rows + np.eye(rows.shape[1]) * POINTS_PULL * len(rows)
    found: Reals = np.linalg.solve(normal, rows.T @ target)
    return found


def fit(lessons: Lessons, players: int, centre: Weights) -> Weights:
    """Weights for one kind of table, near those of all tables of the same rules where they say little."""
    win = fit_shares(seat_groups(lessons, players), np.array(centre.win), SEAT_PULL)
    move = fit_shares(move_groups(lessons), np.array(centre.move), MOVE_PULL)
    fitted = tuple(win.tolist()), tuple(fit_points(lessons).tolist()), tuple(move.tolist())
    return Weights(*fitted, halves=centre.halves)
