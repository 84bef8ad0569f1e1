"""How fair, long and rich the rule sets are, measured on many simulated games."""

from __future__ import annotations

from typing import Any

import numpy as np

from cothon.core.game import Game, Json
from cothon.games import Rules, game_of, rules_from
from cothon.lab.about import plain_name
from cothon.lab.census import counted
from cothon.lab.columns import kinds_of
from cothon.lab.order import also_formerly
from cothon.lab.results import Results
from cothon.lab.simulate import simulate
from cothon.lab.summary import Z, interval

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
FEWEST = 30  # games in which something must have happened, before its worth is told


@also_formerly("players", "games", "bots", "seed", "processes", "cluster", "progress")
def balance(
    rules: Rules,
    bots: str = "careful",
    games: int = 10_000,
    seed: int = 0,
    processes: int = 1,
    *,
    players: int = 2,
    cluster: str | None = None,
    progress: bool | None = None,
) -> Json:
    """The figures of one rule set with one number of players, JSON-ready. Every seat is played by the same bot."""
    rules = rules_from(rules)
    results = simulate(
        rules,
        bots,
        games,
        seed,
        processes,
        players=players,
        cluster=cluster,
        events=True,
        progress=progress,
    )
    return figures(results, rules, players) | {"bot": bots, "games": games, "seed": seed}


def figures(results: Results, rules: Rules, players: int) -> Json:
    game = game_of(rules)
    points = by_seat(results, "points", players)
    shares = by_seat(results, "share", players).astype(float)
    endings, counts = np.unique(results["ending"], return_counts=True)
    return {
        "rules": str(rules),
        "players": players,
        "win_share": shares_by(shares, np.tile(np.arange(players), (len(results), 1)), "seat"),
        "win_share_in_order": shares_by(shares, order_of(results, players), "place"),
        "decisions": spread(results["decisions"]),
        "points": {"all": spread(points), "winners": spread(points[shares > 0]), "margin": spread(margin(points))},
        "shared_wins": float((shares.max(1) < 1).mean()),
        "endings": {str(ending): int(count) / len(results) for ending, count in zip(endings, counts, strict=True)},
        "actions": worths({kind: by_seat(results, kind, players) for kind in kinds_of(game)}, shares, points),
        "holdings": worths({name: by_seat(results, name, players) for name in held(game)}, shares, points),
        "events": means(results, game, shares),
    }


def by_seat(results: Results, name: str, players: int) -> Any:
    """A row for each game, a column for each seat."""
    return np.stack([results[f"{name}_{seat}"] for seat in range(players)], 1)


def held(game: Game) -> list[str]:
    return [measure.name for measure in game.measures if measure.is_held]


def shares_by(shares: Any, places: Any, label: str) -> list[Json]:
    """The share of the win at each place, with its interval; an even share is one by the number of players."""
    found = []
    for place in range(shares.shape[1]):
        share = float(shares[places == place].mean())
        low, high = interval(share, len(shares))
        found.append({label: place, "share": share, "low": low, "high": high})
    return found


def order_of(results: Results, players: int) -> Any:
    """Each seat's place in the order of play: 0 is who started last, or the first seat if nobody can tell."""
    first = np.maximum(results["start"], 0)
    return (np.arange(players)[None, :] - first[:, None]) % players


def spread(numbers: Any) -> Json:
    flat = np.asarray(numbers, float).ravel()
    values, counts = np.unique(flat, return_counts=True)
    return {
        "mean": float(flat.mean()),
        "deviation": float(flat.std()),
        "quantiles": {str(q): float(np.quantile(flat, q)) for q in QUANTILES},
        "histogram": [[int(value), int(count)] for value, count in zip(values, counts, strict=True)],
    }


def margin(points: Any) -> Any:
    """Of the best over the second."""
    ranked = np.sort(points, 1)
    return ranked[:, -1] - ranked[:, -2]


def means(results: Results, game: Game, shares: Any) -> list[Json]:
    """How often each thing happens to a seat on average, and to a winner; `game`: in a whole game, to whomever."""
    found = []
    for name in dict.fromkeys(entry.column for entry in counted(game)):
        counts = by_seat(results, name, shares.shape[1])
        entry: Json = {"name": name.removeprefix("event_"), "mean": float(counts.mean())}
        entry["winners"] = float(counts[shares > 0].mean())
        if plain_name(name) in results.columns:
            entry["game"] = float(results[name].mean())
        found.append(entry)
    return found


def worths(counts: dict[str, Any], shares: Any, points: Any) -> list[Json]:
    """What one more of each comes with, the others being equal: least squares over one seat of every game, so that
    the rows are independent. It tells what goes together, not what causes what."""
    games, players = shares.shape
    seat = np.arange(games) % players
    here = (np.arange(games), seat)
    chosen = {name: table[here].astype(float) for name, table in counts.items()}
    chosen = {
        name: column for name, column in chosen.items() if min((column > 0).sum(), np.ptp(column) * games) > FEWEST
    }
    if not chosen:
        return []
    matrix = np.stack([np.ones(games), *chosen.values()], 1)
    win, win_error = least_squares(matrix, shares[here])
    gain, gain_error = least_squares(matrix, points[here].astype(float))
    return [
        {
            "name": name,
            "mean": float(chosen[name].mean()),
            "win": win[i + 1],
            "win_interval": [win[i + 1] - Z * win_error[i + 1], win[i + 1] + Z * win_error[i + 1]],
            "points": gain[i + 1],
            "points_interval": [gain[i + 1] - Z * gain_error[i + 1], gain[i + 1] + Z * gain_error[i + 1]],
        }
        for i, name in enumerate(chosen)
    ]


def least_squares(matrix: Any, target: Any) -> tuple[list[float], list[float]]:
    """Coefficients and their standard errors; columns that others determine share their part."""
    inverse = np.linalg.pinv(matrix.T @ matrix)
    coefficients = inverse @ matrix.T @ target
    left = target - matrix @ coefficients
    variance = float(left @ left) / max(1, len(target) - matrix.shape[1])
    return coefficients.tolist(), np.sqrt(np.maximum(0, variance * np.diag(inverse))).tolist()
