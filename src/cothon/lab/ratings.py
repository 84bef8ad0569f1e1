"""How strong each of many bots is, by games in which they met: Elo with intervals, and who won against whom.

A seat wins in proportion to its strength among those at the table (Bradley and Terry for two, Luce for more); the
strengths that fit best are found by steps that only ever fit better (Hunter's MM). Each bot also has half a win and
half a loss against an average one, so that ten wins of ten are not endless strength. Intervals come from drawing games
again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random

from cothon.lab.contest import Result
from cothon.lab.standings import Interval, interval

RESAMPLES = 200
STEPS = 60
PRIOR = 0.5  # of a win, and of a loss, against an average bot

Group = tuple[str, ...]
Wins = dict[Group, dict[str, float]]  # by who sat together, what each won


@dataclass(frozen=True)
class Rating:
    """One bot."""

    bot: str
    games: int
    wins: float  # ties split
    win_share: float
    points: float
    elo: float
    elo_interval: Interval
    seconds_a_move: float
    faults: int


@dataclass(frozen=True)
class Met:
    """One bot against another: games at the same table, and what it won of what the two won."""

    games: int
    share: float


def ratings(entrants: Sequence[str], results: Sequence[Result]) -> list[Rating]:
    random = Random(0)
    elo = elo_of(entrants, results)
    samples = [elo]
    if results:
        samples += [elo_of(entrants, random.choices(results, k=len(results))) for _ in range(RESAMPLES)]
    rows = [row(name, results, elo[name], [sample[name] for sample in samples]) for name in entrants]
    return sorted(rows, key=lambda row: -row.elo)


def elo_of(entrants: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """Around a mean of 0."""
    wins: Wins = defaultdict(lambda: defaultdict(float))
    tables: dict[Group, int] = defaultdict(int)
    for result in results:
        group = tuple(sorted(result.order))
        tables[group] += 1
        for name, share in zip(result.order, result.shares, strict=True):
            wins[group][name] += share
    strength = fitted(entrants, wins, tables)
    elo = {name: 400 * log10(strength[name]) for name in entrants}
    mean = sum(elo.values()) / len(elo)
    return {name: value - mean for name, value in elo.items()}


def fitted(entrants: Sequence[str], wins: Wins, tables: Mapping[Group, int]) -> dict[str, float]:
    strength = dict.fromkeys(entrants, 1.0)
    won = {name: PRIOR + sum(by_name.get(name, 0.0) for by_name in wins.values()) for name in entrants}
    for _ in range(STEPS):
        chances = {name: 2 * PRIOR / (strength[name] + 1.0) for name in entrants}
        for group, games in tables.items():
            share = games / sum(strength[name] for name in group)
            for name in group:
                chances[name] += share
        strength = {name: won[name] / chances[name] for name in entrants}
    return strength


def row(name: str, results: Sequence[Result], elo: float, samples: list[float]) -> Rating:
    sitting = [(result, seat) for result in results for seat, bot in enumerate(result.order) if bot == name]
    whole = [(result, seat) for result, seat in sitting if result.fault is None]
    moves = sum(result.moves[seat] for result, seat in sitting)
    wins = sum(result.shares[seat] for result, seat in sitting)
    return Rating(
        bot=name,
        games=len(sitting),
        wins=wins,
        win_share=wins / len(sitting) if sitting else 0.0,
        points=sum(result.points[seat] for result, seat in whole) / len(whole) if whole else 0.0,
        elo=elo,
        elo_interval=interval(samples),
        seconds_a_move=sum(result.seconds[seat] for result, seat in sitting) / moves if moves else 0.0,
        faults=sum(1 for result, seat in sitting if result.fault and result.fault["seat"] == seat),
    )


def met(entrants: Sequence[str], results: Sequence[Result]) -> dict[str, dict[str, Met]]:
    """Who won against whom; a pair that never sat together is left out."""
    games: dict[tuple[str, str], int] = defaultdict(int)
    won: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for name, share in zip(result.order, result.shares, strict=True):
            for other in result.order:
                if other != name:
                    games[name, other] += 1
                    won[name, other] += share
    table: dict[str, dict[str, Met]] = {name: {} for name in entrants}
    for (name, other), count in games.items():
        both = won[name, other] + won[other, name]
        table[name][other] = Met(count, won[name, other] / both if both else 0.5)
    return table
