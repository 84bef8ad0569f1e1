"""What many games come to, in a few lines."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import Any

import numpy as np

from cothon.core.words import DEFAULT, say
from cothon.lab.census import Columns
from cothon.lab.results import Results

Z = 1.96  # 95 % of a normal distribution


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Totals:
    """What the games so far come to, bot by bot; they may be given piece by piece."""

    def __init__(self) -> None:
        self.rows = 0
        self.last = -1  # the number of the last game
        self.decisions = 0
        self.wins: dict[str, float] = defaultdict(float)
        self.games: dict[str, int] = defaultdict(int)
        self.points: dict[str, float] = defaultdict(float)

    def add(self, columns: Columns) -> None:
        self.rows += len(columns["game"])
        self.last = int(columns["game"][-1])
        seat = 0
        while f"share_{seat}" in columns:
            self.add_seat(*(columns[f"{name}_{seat}"] for name in ("bot", "share", "points")))
            seat += 1
        if seat:
            self.decisions += int(columns["decisions"].astype(np.int64).sum())

    def add_seat(self, bots: Any, shares: Any, points: Any) -> None:
        for name in np.unique(bots):
            here = bots == name
            self.wins[str(name)] += float(shares[here].astype(float).sum())
            self.points[str(name)] += float(points[here].astype(float).sum())
            self.games[str(name)] += int(here.sum())

    def words(self, language: str = DEFAULT) -> str:
        if not self.games:
            return say("command-rows", language, count=self.rows)
        decisions = f"{self.decisions / self.rows:.1f}"
        lines = [say("command-simulated", language, games=self.rows, decisions=decisions)]
        for name in sorted(self.games, key=lambda name: -self.wins[name] / self.games[name]):
            share = self.wins[name] / self.games[name]
            low, high = interval(share, self.games[name])
            points = self.points[name] / self.games[name]
            shown = {"share": f"{share:6.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}", "points": f"{points:.1f}"}
            lines.append(f"{name:12} {say('command-bot-wins', language, **shown)}")
        return "\n".join(lines)


def summary(results: Results) -> str:
    """By bot, if there is a row for each game."""
    totals = Totals()
    totals.add(results.columns)
    return totals.words()
