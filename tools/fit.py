"""Fit the numbers of a game's weights.py to games that its own search plays against itself.

    python tools/fit.py traders --games 200 --simulations 300

Each round plays games of every rule set and number of players, then fits
- what a seat's features say about who wins (a softmax over the seats) and about its points at the end,
- what a move's features say about how often the search would pick it.
Better weights make a better search, so a few rounds after each other help.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import cothon
from cothon.bots.bot import Sight
from cothon.bots.thinking import Effort, Manner, Searcher
from cothon.core.build import part
from cothon.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
NEWTON_STEPS = 12
SMALLEST_STEP = 1e-6
Sparse = list[tuple[int, float]]
Reals = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int64]]


@dataclass
class Lessons:
    """What played games teach."""

    seats: list[list[Sparse]] = field(default_factory=list)  # a position: the features of each seat
    shares: list[list[float]] = field(default_factory=list)  # who won in the end
    gains: list[list[float]] = field(default_factory=list)  # points made from there on
    choices: list[list[Sparse]] = field(default_factory=list)  # a decision: the features of each move
    visits: list[list[float]] = field(default_factory=list)  # how the search shared itself out

    def add(self, other: Lessons) -> None:
        for name in self.__dataclass_fields__:
            getattr(self, name).extend(getattr(other, name))


def sparse(features: Any) -> Sparse:
    count = features.count
    return list(zip(features.index[:count], features.amount[:count], strict=True))


def play(rules: str, players: int, seed: int, simulations: int) -> Lessons:
    """One game; now and then another move than the best, to see more of the game."""
    table = cothon.new_table(rules, players, seed=seed)
    bot = Searcher("teacher", Effort(simulations=simulations), Manner(), seed=seed)
    features = part("core", "cothon.core.state").Features()
    random = Random(seed)
    lessons = Lessons()
    points: list[list[int]] = []
    while (seat := table.turn) is not None:
        state: Any = table.state
        if state.is_quiet():
            lessons.seats.append([judged(state.strength, s, features) for s in range(players)])
            points.append(table.scores())
        legal = table.legal_moves()
        if len(legal) > 1:
            assert isinstance(seat, int)
            visits = think(bot, table.view(seat), legal)
            lessons.choices.append([judged(state.appeal, move, features) for move in visits])
            lessons.visits.append([count / sum(visits.values()) for count in visits.values()])
            exploring = random.random() < 0.15
            moves = list(visits)
            table.play_number(
                random.choices(moves, list(visits.values()))[0] if exploring else max(moves, key=visits.__getitem__)
            )
        else:
            table.play(legal[0])
    end = [table.state.share(s) for s in range(players)]
    lessons.shares = [end] * len(points)
    lessons.gains = [[b - a for a, b in zip(then, table.scores(), strict=True)] for then in points]
    return lessons


def judged(judge: Any, of: int, features: Any) -> Sparse:
    judge(of, features)
    return sparse(features)


def think(bot: Searcher, view: cothon.core.game.Json, legal: list[str]) -> dict[int, int]:
    sight = Sight(view, legal)
    bot.think(sight, early=False)
    found = bot.found()
    return {move: found[move].visits for move in sight.moves}


def dense(groups: list[list[Sparse]], width: int) -> tuple[Reals, Ints]:
    """All rows below each other, and where each group begins."""
    rows = np.zeros((sum(len(group) for group in groups), width))
    starts = np.cumsum([0] + [len(group) for group in groups[:-1]])
    line = 0
    for group in groups:
        for features in group:
            for index, amount in features:
                rows[line, index] += amount
            line += 1
    return rows, starts


def fit_choice(groups: list[list[Sparse]], wanted: list[list[float]], first: list[float], pull: float) -> Reals:
    """Weights whose softmax within each group comes closest to what is wanted; `pull` keeps them small."""
    rows, starts = dense(groups, len(first))
    target = np.concatenate([np.asarray(shares) for shares in wanted])
    sizes = np.diff(np.append(starts, len(rows)))
    owner = np.repeat(np.arange(len(sizes)), sizes)
    scale = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    scaled = rows / scale
    weights: Reals = np.asarray(first) * scale

    fit = Fit(scaled, starts, owner, target, pull)
    loss, slope, curve = fit.at(weights)
    for _ in range(NEWTON_STEPS):
        step: Any = np.linalg.solve(curve, slope)
        while (found := fit.at(weights - step))[0] > loss and np.abs(step).max() > SMALLEST_STEP:
            step /= 2
        weights, (loss, slope, curve) = weights - step, found
    print(f"  {len(starts)} groups, loss {loss:.4f}")
    result: Reals = weights / scale
    return result


@dataclass
class Fit:
    """How far the softmax of weighed rows is from what is wanted, with first and second derivatives."""

    rows: Reals
    starts: Ints
    owner: Ints
    target: Reals
    pull: float

    def at(self, weights: Reals) -> tuple[float, Reals, Reals]:
        score = self.rows @ weights
        score -= np.maximum.reduceat(score, self.starts)[self.owner]
        chance = np.exp(score)
        chance /= np.add.reduceat(chance, self.starts)[self.owner]
        weighted = self.rows * chance[:, None]
        means = np.add.reduceat(weighted, self.starts)
        groups = len(self.starts)
        loss = -(self.target * np.log(chance + 1e-12)).sum() / groups + self.pull * weights @ weights
        slope = self.rows.T @ (chance - self.target) / groups + 2 * self.pull * weights
        curve = (weighted.T @ self.rows - means.T @ means) / groups + 2 * self.pull * np.eye(len(weights))
        return float(loss), slope, curve


def fit_points(groups: list[list[Sparse]], gains: list[list[float]], width: int) -> Reals:
    rows, _ = dense(groups, width)
    target = np.concatenate([np.asarray(gain) for gain in gains])
    normal = rows.T @ rows + np.eye(width) * 0.01 * len(rows)
    found: Reals = np.linalg.solve(normal, rows.T @ target)
    return found


def games_to_play(game: str, games: int, first_seed: int) -> Iterator[tuple[str, int, int]]:
    for rules in next(g for g in GAMES if g.name == game).rule_sets:
        for players in (2, 3, 4):
            for number in range(games):
                yield rules, players, first_seed + number


def study(game: str, games: int, simulations: int, seed: int, processes: int) -> Lessons:
    lessons = Lessons()
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(play, *job, simulations) for job in games_to_play(game, games, seed)]
        for job in jobs:
            lessons.add(job.result())
    return lessons


def write_weights(game: str, **rows: Reals) -> None:
    """Rewrite the rows of weights.py, eight numbers a line."""
    path = ROOT / f"src/cothon/games/{game}/weights.py"
    lines = path.read_text().split("\n")
    head = lines[: lines.index("# fmt: off") + 1]
    for name, row in rows.items():
        size = "MOVE_FEATURES" if name == "MOVE_WEIGHTS" else "SEAT_FEATURES"
        head += [f"{name}: Annotated[RealRow, {size}] = ["]
        head += ["    " + " ".join(f"{x + 0.0:.4f}," for x in row[i : i + 8]) for i in range(0, len(row), 8)]
        head += ["]"]
    path.write_text("\n".join([*head, "# fmt: on", ""]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="of each rule set and number of players")
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    weights = import_module(f"cothon.games.{options.game}.weights")
    lessons = study(options.game, options.games, options.simulations, options.seed, options.processes)
    seat = fit_choice(lessons.seats, lessons.shares, weights.SEAT_WEIGHTS, 0.0005)
    move = fit_choice(lessons.choices, lessons.visits, weights.MOVE_WEIGHTS, 0.0002)
    points = fit_points(lessons.seats, lessons.gains, weights.SEAT_FEATURES)
    write_weights(options.game, SEAT_WEIGHTS=seat, FORECAST_WEIGHTS=points, MOVE_WEIGHTS=move)


if __name__ == "__main__":
    main()
