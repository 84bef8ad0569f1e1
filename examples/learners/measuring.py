"""How often a learner wins against bots of the package, in games of two that it has not seen, all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cothon.research.batch import Batch
from cothon.research.openspiel import name_of

RULES = "traders/standard"
GAME = f"{name_of(RULES)}(players=2)"
DEAL = 1_000_003  # no learner is dealt these games
# observations, masks of legal actions and seats, a row for each game; their actions
Choose = Callable[[Any, Any, Any], Any]


def one_by_one(choose: Callable[[Any, Any, int], int]) -> Choose:
    """For learners that decide one game at a time."""
    return lambda seen, masks, seats: [choose(*row) for row in zip(seen, masks, map(int, seats), strict=True)]


def play(choose: Choose, opponent: str, games: int) -> Any:
    """The learner's share of the win in each game, the seats in turn."""
    table = Batch(RULES, 2, games, seed=DEAL, opponents=opponent)
    won, seats = np.full(games, np.nan), table.learners
    while np.isnan(won).any():
        actions, rows = table.masks.argmax(1), np.flatnonzero(np.isnan(won))  # a game that is decided just goes on
        actions[rows] = choose(table.observations[rows], table.masks[rows], seats[rows])
        table.step(actions)
        ended = rows[table.over[rows] > 0]
        won[ended] = (1 + table.rewards[ended, seats[ended]]) / 2
    return won


def shares(
    choose: Choose, games: int, opponents: tuple[str, ...] = ("random", "novice", "apprentice")
) -> dict[str, float]:
    """Against each of them; printed with the error of the share."""
    found = {}
    for opponent in opponents:
        found[opponent] = float(play(choose, opponent, games).mean())
        print(f"wins {found[opponent]:.1%} ± {98 / games**0.5:.1f} % of {games} games against {opponent}", flush=True)
    return found
