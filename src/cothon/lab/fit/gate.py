"""The gate: new weights are accepted by games they win, never by what they foretell."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from cothon.bots.thinking import Manner
from cothon.core.build import is_compiled
from cothon.core.sizes import MAX_SEATS
from cothon.core.state import State
from cothon.lab.census import census_of
from cothon.lab.columns import Sheet
from cothon.lab.fit.course import Setting
from cothon.lab.plan import play_compiled
from cothon.research.play import opened
from cothon.research.policies import core_for, thinking

if TYPE_CHECKING:
    from cothon.core.policy import Crew

DEALS_AT_ONCE = 5
SEEDS_APART = 1_000_003
USUAL = Manner()
NORMAL = 1.96  # standard errors in half a 95 % interval


@dataclass(frozen=True)
class Side:
    """Who plays: how it searches, how much, and by whose weights."""

    simulations: int
    weights: str | None = None
    manner: Manner = USUAL


@dataclass(frozen=True)
class Verdict:
    """A side's share of wins among seats of the other, each deal played from every seat."""

    setting: Setting
    games: int
    share: float
    error: float  # half of its 95 % interval

    @property
    def fair(self) -> float:
        return 1 / self.setting.players

    @property
    def is_better(self) -> bool:
        return self.share - self.error > self.fair

    def data(self) -> dict[str, Any]:
        share, error = round(self.share, 4), round(self.error, 4)
        return {"setting": str(self.setting), "games": self.games, "share": share, "error": error}

    def __str__(self) -> str:
        share, error, fair = (100 * number for number in (self.share, self.error, self.fair))
        return f"{self.setting!s:22} {share:5.1f} % ±{error:.1f} of {self.games} (fair {fair:.0f})"


def matched(
    setting: Setting, new: Side, former: Side, games: int, seed: int, threads: int, watch: Callable[[int], None]
) -> Verdict:
    """One seat of the new side among the former, in every seat of every deal."""
    deals = -(-games // setting.players)
    shares = np.zeros((setting.players, deals))

    def play(job: tuple[int, int]) -> None:
        place, first = job
        seeds = np.arange(first, min(first + DEALS_AT_ONCE, deals), dtype=np.int64) + seed * SEEDS_APART
        shares[place, first : first + len(seeds)] = played(setting, new, former, place, seeds)
        watch(len(seeds))

    jobs = [(place, first) for first in range(0, deals, DEALS_AT_ONCE) for place in range(setting.players)]
    with ThreadPoolExecutor(threads if is_compiled() else 1) as pool:
        list(pool.map(play, jobs))
    means = shares.mean(axis=0)
    error = NORMAL * means.std(ddof=1) / np.sqrt(deals) if deals > 1 else 1.0
    return Verdict(setting, shares.size, float(means.mean()), float(error))


def played(setting: Setting, new: Side, former: Side, place: int, seeds: Any) -> Any:
    """The share of the seat at a place, a game for each seed."""
    game, root = opened(setting.rules, setting.players)
    sheet = Sheet(game, [""] * setting.players, len(seeds), False)
    play_compiled(root, crew(root, new, former, place), seeds, sheet, census_of(game, root, False))
    return sheet.shares[:, place]


def crew(root: State, new: Side, former: Side, place: int) -> Crew:
    sides = [new if seat == place else former for seat in range(root.seats)]
    players = [thinking(root, side.manner, side.simulations, side.weights) for side in sides]
    core = core_for(root)
    made: Crew = core.Crew(*players, *(core.Policy() for _ in range(MAX_SEATS - root.seats)))
    return made
