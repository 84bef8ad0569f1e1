"""What many games come to, in a few lines."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

import numpy as np

from cothon.lab.results import Results

Z = 1.96  # 95 % of a normal distribution


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(results: Results) -> str:
    """By bot, if there is a row for each game."""
    if "share_0" not in results.columns:
        return f"{len(results)} moves"
    wins: dict[str, float] = defaultdict(float)
    games: dict[str, int] = defaultdict(int)
    points: dict[str, float] = defaultdict(float)
    seat = 0
    while f"share_{seat}" in results.columns:
        for name in np.unique(results[f"bot_{seat}"]):
            here = results[f"bot_{seat}"] == name
            wins[str(name)] += float(results[f"share_{seat}"][here].sum())
            points[str(name)] += float(results[f"points_{seat}"][here].sum())
            games[str(name)] += int(here.sum())
        seat += 1
    lines = [f"{len(results)} games, {results['decisions'].mean():.1f} decisions each"]
    for name in sorted(games, key=lambda name: -wins[name] / games[name]):
        share = wins[name] / games[name]
        low, high = interval(share, games[name])
        lines.append(f"{name:12} wins {share:6.1%} [{low:.1%}, {high:.1%}]  {points[name] / games[name]:.1f} points")
    return "\n".join(lines)
