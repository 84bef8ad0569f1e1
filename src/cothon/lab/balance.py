"""How fair, long and rich the rule sets are, measured on many simulated games."""

from __future__ import annotations

from typing import Any

import numpy as np

from cothon.core.game import Json
from cothon.games import game_of
from cothon.lab.plan import kinds_of
from cothon.lab.results import Results
from cothon.lab.simulate import simulate
from cothon.lab.summary import Z, interval

# numbers of each seat's last observation, by the name under which their worth is told
HOLDINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "traders": {f"{colour} token": (f"tokens {colour}", f"flipped {colour}") for colour in "RBYG"},
    "guilds": {
        **{f"{column} column": (f"residence {column}",) for column in ("left", "middle", "right")},
        "forum disc": ("forum",),
        "disc at hand": ("available",),
    },
}
START = "start +"  # + places: the start player, as the seat sees it
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
FEWEST = 30  # games in which something must have happened, before its worth is told


def balance(
    rules: str,
    players: int,
    games: int,
    bot: str = "careful",
    seed: int = 0,
    processes: int = 1,
    cluster: str | None = None,
    progress: bool | None = None,
) -> Json:
    """The figures of one rule set with one number of players, JSON-ready. Every seat is played by the same bot."""
    wanted = [name for names in HOLDINGS[game_of(rules).name].values() for name in names]
    finals = [*wanted, *(f"{START}{places}" for places in range(players))]
    results = simulate(
        rules, bot, games, seed, processes, players=players, cluster=cluster, finals=finals, progress=progress
    )
    return figures(results, rules, players) | {"bot": bot, "games": games, "seed": seed}


def figures(results: Results, rules: str, players: int) -> Json:
    seats = range(players)
    points = np.stack([results[f"points_{seat}"] for seat in seats], 1)
    shares = np.stack([results[f"share_{seat}"] for seat in seats], 1).astype(float)
    endings, counts = np.unique(results["ending"], return_counts=True)
    return {
        "rules": rules,
        "players": players,
        "win_share": shares_by(shares, np.tile(np.arange(players), (len(results), 1)), "seat"),
        "win_share_in_order": shares_by(shares, order_of(results, players), "place"),
        "decisions": spread(results["decisions"]),
        "points": {"all": spread(points), "winners": spread(points[shares > 0]), "margin": spread(margin(points))},
        "shared_wins": float((shares.max(1) < 1).mean()),
        "endings": {str(ending): int(count) / len(results) for ending, count in zip(endings, counts, strict=True)},
        "actions": worths(results, actions_of(results, rules, players), shares, points),
        "holdings": worths(results, holdings_of(results, rules, players), shares, points),
    }


def shares_by(shares: Any, places: Any, label: str) -> list[Json]:
    """The share of the win at each place, with its interval; an even share is one by the number of players."""
    found = []
    for place in range(shares.shape[1]):
        share = float(shares[places == place].mean())
        low, high = interval(share, len(shares))
        found.append({label: place, "share": share, "low": low, "high": high})
    return found


def order_of(results: Results, players: int) -> Any:
    """Each seat's place in the order of play: 0 is the start player (of the last decade, in Guilds)."""
    columns = []
    for seat in range(players):
        ahead = sum(places * results[f"{START}{places}_{seat}"] for places in range(players))
        columns.append((players - ahead) % players)
    return np.stack(columns, 1)


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


def actions_of(results: Results, rules: str, players: int) -> dict[str, Any]:
    kinds = kinds_of(game_of(rules))
    return {kind: np.stack([results[f"{kind}_{seat}"] for seat in range(players)], 1) for kind in kinds}


def holdings_of(results: Results, rules: str, players: int) -> dict[str, Any]:
    wanted = HOLDINGS[game_of(rules).name]
    return {
        label: np.stack([sum(results[f"{name}_{seat}"] for name in names) for seat in range(players)], 1)
        for label, names in wanted.items()
    }


def worths(results: Results, counts: dict[str, Any], shares: Any, points: Any) -> list[Json]:
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
