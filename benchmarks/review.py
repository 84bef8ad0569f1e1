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
from dataclasses import dataclass
from math import inf, sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time, time
from typing import Any

from holding import check_point
from rich.console import Console

import cothon
from cothon.cli.review import print_review
from cothon.core.words import languages

LEVELS = ("novice", "apprentice@8", "trader@40", "merchant@400", "master@4000")  # no clock decides what they play


@dataclass(frozen=True)
class Job:
    """A game to be checked, and how."""

    rules: str
    number: int
    levels: Sequence[str]
    pairs: int
    thinking: int
    effort: float
    until: float  # the time at which no more games are begun
    words: str | None  # the folder for reviews to read


def main() -> None:
    options = read_options()
    out = Path(options.out)
    done = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    known = {(row["rules"], row["number"]) for row in done}
    left = [job for job in jobs_of(options) if (job.rules, job.number) not in known]
    out.parent.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool, out.open("a") as file:
        for row in pool.imap_unordered(check_game, left):
            if row is not None:
                file.write(json.dumps(row) + "\n")
                file.flush()
                done.append(row)
    print(report(done, options.levels.split(",")))


def jobs_of(options: argparse.Namespace) -> list[Job]:
    """The rule sets take turns, so that each has as many games wherever it ends."""
    until = time() + 60 * options.minutes
    how = options.levels.split(","), options.pairs, options.thinking, options.effort, until, options.words
    numbers = range(options.first, options.first + options.games)
    return [Job(rules, number, *how) for number in numbers for rules in options.rules.split(",")]


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
    parser.add_argument("--minutes", type=float, default=inf, help="after which no more games are begun")
    parser.add_argument("--words", help="a folder in which every review is kept as `cothon review` prints it")
    parser.add_argument("--out", default="build/review.jsonl", help="results, a line a game; a run goes on with them")
    return parser.parse_args()


def check_game(job: Job) -> dict[str, Any] | None:
    """Play a game, review it, and play its turning points on; None where it is too late to begin."""
    if time() > job.until:
        return None
    levels = levels_at(job)
    record = played(job.rules, levels, job.number)
    started = process_time()
    review = cothon.review(record, effort=job.effort, threads=1)
    seconds = process_time() - started
    if job.words:
        write_words(review, Path(job.words), f"{job.rules.replace('/', '-')}-{job.number}")
    named = review.turning_points if job.pairs else []
    points = [check_point(review, point, job.pairs, job.thinking) for point in named]
    accuracies = [(levels[player.seat], player.accuracy, player.lost) for player in review.players]
    row = {"rules": job.rules, "number": job.number, "levels": levels, "decisions": len(review.examined)}
    return row | {"seconds": seconds, "points": points, "accuracies": accuracies}


def write_words(review: cothon.Review, folder: Path, name: str) -> None:
    """What was checked can be read, in every language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages():
        with (folder / f"{name}.{language}.txt").open("w") as file:
            print_review(Console(file=file, width=120, highlight=False), review, language)


def levels_at(job: Job) -> list[str]:
    """Who sits at the table. To compare levels alone, none sits there twice."""
    chooser = random.Random(f"{job.rules} {job.number}")
    if job.pairs:
        return chooser.choices(job.levels, k=chooser.choice((2, 3, 4)))
    return chooser.sample(job.levels, k=4 if job.number % 3 else 3)


def played(rules: str, levels: Sequence[str], number: int) -> dict[str, Any]:
    table = cothon.new_table(rules, len(levels), seed=number)
    bots = []
    for seat, level in enumerate(levels):
        name, _, simulations = level.partition("@")
        bots.append(cothon.bot(name, simulations=int(simulations or 0) or None, seed=10 * number + seat, threads=1))
    while isinstance(table.turn, int):
        table.play(bots[table.turn].choose(table.view(table.turn), table.legal_moves()))
    return table.record()


def report(rows: Iterable[dict[str, Any]], levels: Sequence[str]) -> str:
    """The tables of docs/review.md."""
    by_rules: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_rules[row["rules"]].append(row)
    lines = [
        "| rule set | games | turning points | hold | of them mistakes | hold | reasons | hold | in doubt |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [held(rules, games) for rules, games in by_rules.items()]
    lines.append(held("all", [game for games in by_rules.values() for game in games]))
    lines += ["", f"| rule set | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|"]
    for rules, games in by_rules.items():
        marks = [[a for game in games for level, a, _ in game["accuracies"] if level == name and a] for name in levels]
        lines.append(f"| {rules} | {' | '.join(map(with_interval, marks))} |")
    return "\n".join(lines)


def held(name: str, games: Sequence[dict[str, Any]]) -> str:
    """A row: what held of what was said in these games, and how much of it the check leaves in doubt."""
    points = [point for game in games for point in game["points"]]
    errors = [point for point in points if point["kind"] in ("mistake", "missed")]
    reasons = [reason for point in points for reason in point["reasons"]]
    columns = [name, len(games)]
    for some in (points, errors, reasons):
        columns += [len(some), part(one["holds"] for one in some)]
    doubts = [sum(one.get("in_doubt", False) for one in some) for some in (points, reasons)]
    return f"| {' | '.join(map(str, columns))} | {doubts[0]} + {doubts[1]} |"


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
