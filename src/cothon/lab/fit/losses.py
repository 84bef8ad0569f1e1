"""How well weights foretell games that they were not fitted to, by phase of the game, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cothon.bots.teaching import QUIET, WHEN, WON
from cothon.core.weights import Weights
from cothon.lab.fit.course import Lessons
from cothon.lab.fit.fitting import Ints, Reals, move_groups, seat_groups

HELD_OUT = 4  # every fourth game is not learned from
PHASES = ("early", "middle", "late")
DRAWS = 300  # of the bootstrap


@dataclass(frozen=True)
class Loss:
    """Of the former weights, and how much less the new ones have, with its interval over games."""

    what: str
    positions: int
    former: float
    gain: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        numbers = {name: round(getattr(self, name), 4) for name in ("former", "gain", "low", "high")}
        return {"what": self.what, "positions": self.positions} | numbers

    def __str__(self) -> str:
        return (
            f"{self.what:8} {self.positions:7}  {self.former:.4f}  {self.gain:+.4f} ({self.low:+.4f} {self.high:+.4f})"
        )


def parted(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """To learn from, and held out."""
    return taken(lessons, False), taken(lessons, True)


def taken(lessons: Lessons, held: bool) -> Lessons:
    seats = (lessons.seat_game % HELD_OUT == 0) == held
    moves = (lessons.move_game % HELD_OUT == 0) == held
    return Lessons(
        lessons.seats[seats],
        lessons.seat_facts[seats],
        lessons.moves[moves],
        lessons.move_facts[moves],
        lessons.seat_game[seats],
        lessons.move_game[moves],
    )


def compared(lessons: Lessons, players: int, former: Weights, new: Weights) -> list[Loss]:
    """Who wins, over all and by phase; then which moves thinking prefers."""
    groups = seat_groups(lessons, players)
    won = lessons.seat_facts[lessons.seat_facts[:, QUIET] > 0, WON].astype(float)
    losses = [groups.losses(np.array(weights.win), won) for weights in (former, new)]
    found = [loss_of("winner", groups.game, *losses)]
    phase = phases(lessons, groups.game, players)
    for number, name in enumerate(PHASES):
        here = phase == number
        if here.any():
            found.append(loss_of(name, groups.game[here], losses[0][here], losses[1][here]))
    moves = move_groups(lessons)
    return [*found, loss_of("moves", moves.game, *(moves.losses(np.array(one.move)) for one in (former, new)))]


def phases(lessons: Lessons, games: Ints, players: int) -> Ints:
    """The third of its game that each position is in."""
    facts = lessons.seat_facts[lessons.seat_facts[:, QUIET] > 0][::players]
    _, of = np.unique(games, return_inverse=True)
    last = np.zeros(of.max() + 1)
    np.maximum.at(last, of, facts[:, WHEN] + 1)
    return np.minimum(2, (3 * facts[:, WHEN] / last[of]).astype(np.int64))


def loss_of(what: str, games: Ints, former: Reals, new: Reals) -> Loss:
    low, high = interval(games, former - new)
    return Loss(what, len(games), float(former.mean()), float((former - new).mean()), low, high)


def interval(games: Ints, numbers: Reals) -> tuple[float, float]:
    """95 %, by drawing games anew: positions of one game are not independent."""
    _, of = np.unique(games, return_inverse=True)
    sums, counts = np.bincount(of, numbers), np.bincount(of)
    dice = np.random.default_rng(1)
    drawn = dice.integers(0, len(sums), (DRAWS, len(sums)))
    low, high = np.percentile(sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1), [2.5, 97.5])
    return float(low), float(high)
