"""Do reviews hold? Turning points and reasons, played on with other deals by players who think more; accuracy by level.

`make review-check`, or: python benchmarks/review.py --games 20 --rules traders/standard --out build/review.jsonl
Accuracy alone, sooner: python benchmarks/review.py --pairs 0 --effort 0.3 --games 20 --out build/accuracy.jsonl
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import cothon
from cothon.review.decisions import Decision
from cothon.review.judging import seed_of, worth_after
from cothon.review.playing_on import Tally, play_pairs, thinking
from cothon.review.reasons import Reason
from cothon.review.report import Review
from cothon.review.turning import TurningPoint

LEVELS = ("novice", "apprentice@8", "trader@40", "merchant@400", "master@4000")  # no clock decides what they play
SEED = 1_000_003  # reviews use others
BATCH = 100
CLEAR = 4.0  # errors from zero at which the direction is no longer in doubt
DEEP = 40_000  # simulations of a search that looks at luck again


def main() -> None:
    options = read_options()
    jobs = [
        (rules, number, options.levels.split(","), options.pairs, options.thinking, options.effort)
        for number in range(options.first, options.first + options.games)
        for rules in options.rules.split(",")
    ]
    done = (
        [json.loads(line) for line in Path(options.out).read_text().splitlines()] if Path(options.out).exists() else []
    )
    known = {(row["rules"], row["number"]) for row in done}
    left = [job for job in jobs if job[:2] not in known]
    Path(options.out).parent.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool, Path(options.out).open("a") as file:
        for row in pool.imap_unordered(check_game, left):
            file.write(json.dumps(row) + "\n")
            file.flush()
            done.append(row)
    print(report(done, options.levels.split(",")))


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default=",".join(cothon.rule_sets()))
    parser.add_argument("--levels", default=",".join(LEVELS), help="of the bots that play (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="for each rule set")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--pairs", type=int, default=2000, help="of games after each turning point, unless it is clear before; 0: none"
    )
    parser.add_argument("--thinking", type=int, default=48, help="simulations a move")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", default="build/review.jsonl", help="results, a line a game; a run goes on with them")
    return parser.parse_args()


def check_game(job: tuple[str, int, Sequence[str], int, int, float]) -> dict[str, Any]:
    """Play a game, review it, and play its turning points on. To compare levels alone, none sits there twice."""
    rules, number, known, pairs, simulations, effort = job
    chooser = random.Random(f"{rules} {number}")
    drawn = chooser.choices(known, k=chooser.choice((2, 3, 4))) if pairs else None
    levels = drawn or chooser.sample(known, k=4 if number % 3 else 3)
    review = cothon.review(played(rules, levels, number), effort=effort, threads=1)
    points = [check_point(review, point, pairs, simulations) for point in review.turning_points] if pairs else []
    accuracies = [(levels[player.seat], player.accuracy, player.lost) for player in review.players]
    return {"rules": rules, "number": number, "players": len(levels), "points": points, "accuracies": accuracies}


def played(rules: str, levels: Sequence[str], number: int) -> dict[str, Any]:
    table = cothon.new_table(rules, len(levels), seed=number)
    bots = []
    for seat, level in enumerate(levels):
        name, _, simulations = level.partition("@")
        bots.append(cothon.bot(name, simulations=int(simulations or 0) or None, seed=10 * number + seat, threads=1))
    while isinstance(table.turn, int):
        table.play(bots[table.turn].choose(table.view(table.turn), table.legal_moves()))
    return table.record()


def check_point(review: Review, point: TurningPoint, pairs: int, simulations: int) -> dict[str, Any]:
    one = review.at(point.step)
    row: dict[str, Any] = {"step": point.step, "kind": point.kind, "stated": point.weight}
    if point.kind == "luck":
        found = luck_again(review, point)
        return row | {"found": found, "holds": found * point.weight > 0, "reasons": []}
    tally = played_on(review, one.decision, one.compared, pairs, simulations)
    gap = tally.gap()
    reasons = [(reason.kind, difference_again(reason, tally) > 0) for reason in one.reasons]
    return row | {"found": gap.mean, "error": gap.error, "holds": gap.mean > 0, "reasons": reasons}


def difference_again(reason: Reason, tally: Tally) -> float:
    """What the reason says games differ in, with the sign it says; that a choice wins at once is told by the win."""
    again = tally.gap() if reason.kind == "ends" else tally.difference(reason.count.place)
    return again.mean * (reason.better - reason.played)


def played_on(
    review: Review, decision: Decision, choices: tuple[Sequence[int], Sequence[int]], pairs: int, simulations: int
) -> Tally:
    tally = Tally()
    policy = thinking(decision, simulations)
    while tally.pairs < pairs and not (tally.pairs >= 2 * BATCH and abs(tally.gap().certainty) > CLEAR):
        seed = seed_of(SEED, decision.step, tally.pairs)
        tally.add(play_pairs(review.game, decision, choices, policy, BATCH, seed))
    return tally


def luck_again(review: Review, point: TurningPoint) -> float:
    """How the seat's share changed from after the decision to before the next, by long searches."""
    place = next(place for place, one in enumerate(review.examined) if one.decision.step == point.step)
    before = review.examined[place].decision
    after = worth_after(before, before.played, DEEP, seed_of(SEED, point.step)).win[point.seat]
    if place + 1 == len(review.examined):
        return (review.result[point.seat] if review.result else after) - after
    following = review.examined[place + 1]
    return worth_after(following.decision, following.best, DEEP, seed_of(SEED, point.step)).win[point.seat] - after


def report(rows: Iterable[dict[str, Any]], levels: Sequence[str]) -> str:
    """The tables of docs/review.md."""
    by_rules: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_rules[row["rules"]].append(row)
    lines = [
        "| rule set | games | turning points | hold | of them mistakes | reasons | hold |",
        "|---|---|---|---|---|---|---|",
    ]
    for rules, games in by_rules.items():
        points = [point for game in games for point in game["points"]]
        errors = [point for point in points if point["kind"] in ("mistake", "missed")]
        reasons = [holds for point in points for _, holds in point["reasons"]]
        shares = part(p["holds"] for p in points), part(p["holds"] for p in errors), part(reasons)
        lines.append(
            f"| {rules} | {len(games)} | {len(points)} | {shares[0]} | {shares[1]} of {len(errors)} |"
            f" {len(reasons)} | {shares[2]} |"
        )
    lines += ["", f"| rule set | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for rules, games in by_rules.items():
        marks = [[a for game in games for level, a, _ in game["accuracies"] if level == name and a] for name in levels]
        lines.append(f"| {rules} | {' | '.join(map(with_interval, marks))} |")
    return "\n".join(lines)


def part(flags: Iterable[bool]) -> str:
    """A share in percent with its 95 % interval (Wilson's, which has one where all or none hold)."""
    values = list(flags)
    if not values:
        return "–"
    low, high = wilson(sum(values), len(values))
    return f"{100 * mean(values):.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def wilson(hits: int, count: int, z: float = 1.96) -> tuple[float, float]:
    middle, reach = hits + z * z / 2, z * sqrt(hits * (count - hits) / count + z * z / 4)
    return (middle - reach) / (count + z * z), (middle + reach) / (count + z * z)


def with_interval(values: Sequence[float]) -> str:
    if len(values) < 2:
        return "–"
    return f"{mean(values):.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


if __name__ == "__main__":
    main()
