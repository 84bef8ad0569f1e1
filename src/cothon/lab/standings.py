"""How strong each entrant is, by the results of a contest: share of wins, points, Elo, and how certain they are.

Every game has the same entrants, so the strengths that fit best (a softmax over the seats) follow from
the shares of wins directly. Deals are played in all seat orders, so the intervals come from drawing
deals again and again (bootstrap). Among them is one imagined deal per entrant, which it wins, so that ten wins out
of ten do not look like certainty.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log10
from random import Random

from cothon.core.game import Json
from cothon.lab.contest import Result

RESAMPLES = 1000
TAIL = 0.025  # on each side of an interval
HALF_GAME = 0.5  # keeps the strength of one who won all or nothing finite
Interval = tuple[float, float]


@dataclass(frozen=True)
class Row:
    """One entrant."""

    bot: str
    games: int
    wins: float  # ties split
    win_share: float  # of its seats' games
    win_interval: Interval
    points: float
    elo: float
    elo_interval: Interval
    seconds_a_move: float
    faults: int


@dataclass(frozen=True)
class Standings:
    rows: list[Row]  # the strongest first
    games: int
    faults: list[Json]

    def as_json(self) -> Json:
        return {"games": self.games, "rows": [asdict(row) for row in self.rows], "faults": self.faults}


def standings(entrants: Sequence[str], results: Sequence[Result]) -> Standings:
    seats = Counter(entrants)
    deals = wins_by_deal(results)
    samples = resampled(deals, seats)
    rows = [row(name, seats, results, samples) for name in seats]
    rows.sort(key=lambda row: -row.elo)
    return Standings(rows, len(results), [result.fault for result in results if result.fault])


def wins_by_deal(results: Sequence[Result]) -> list[tuple[int, dict[str, float]]]:
    """For each deal the number of games and what each entrant won."""
    games: Counter[int] = Counter()
    wins: dict[int, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for result in results:
        games[result.deal] += 1
        for name, share in zip(result.order, result.shares, strict=True):
            wins[result.deal][name] += share
    return [(games[deal], wins[deal]) for deal in sorted(games)]


def shares_and_elo(
    deals: Sequence[tuple[int, dict[str, float]]], seats: Counter[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """Wins per game and seat, and Elo ratings around a mean of 0."""
    games = sum(count for count, _ in deals)
    wins = {name: sum(won[name] for _, won in deals) for name in seats}
    each = {name: (wins[name] + HALF_GAME) / seats[name] for name in seats}
    elo = {name: 400 * log10(each[name]) for name in seats}
    mean = sum(elo[name] * seats[name] for name in seats) / seats.total()
    share = {name: wins[name] / (games * seats[name]) if games else 0.0 for name in seats}
    return share, {name: value - mean for name, value in elo.items()}


def resampled(
    deals: Sequence[tuple[int, dict[str, float]]], seats: Counter[str]
) -> list[tuple[dict[str, float], dict[str, float]]]:
    """The first is what was played, the others what might as well have been."""
    random = Random(0)
    played = [shares_and_elo(deals, seats)]
    if not deals:
        return played
    games = max(count for count, _ in deals)
    imagined = [(games, {name: float(games * (name == winner)) for name in seats}) for winner in seats]
    pool = [*deals, *imagined]
    return played + [shares_and_elo(random.choices(pool, k=len(deals)), seats) for _ in range(RESAMPLES)]


def interval(values: list[float]) -> Interval:
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(TAIL * last)], ordered[round((1 - TAIL) * last)]


def row(
    name: str,
    seats: Counter[str],
    results: Sequence[Result],
    samples: list[tuple[dict[str, float], dict[str, float]]],
) -> Row:
    sitting = [(result, seat) for result in results for seat, bot in enumerate(result.order) if bot == name]
    whole = [(result, seat) for result, seat in sitting if result.fault is None]
    moves = sum(result.moves[seat] for result, seat in sitting)
    share, elo = samples[0]
    return Row(
        bot=name,
        games=len(sitting),
        wins=sum(result.shares[seat] for result, seat in sitting),
        win_share=share[name],
        win_interval=interval([shares[name] for shares, _ in samples]),
        points=sum(result.points[seat] for result, seat in whole) / len(whole) if whole else 0.0,
        elo=elo[name],
        elo_interval=interval([elos[name] for _, elos in samples]),
        seconds_a_move=sum(result.seconds[seat] for result, seat in sitting) / moves if moves else 0.0,
        faults=sum(1 for result, seat in sitting if result.fault and result.fault["seat"] == seat),
    )
