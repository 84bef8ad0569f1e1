"""Puzzles: your move, what is best? Solve one, list them, make new ones from games of strong bots, or check them."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from cothon.core.refusal import BadRequest
from cothon.core.words import say

if TYPE_CHECKING:
    from cothon.puzzles import Puzzle
    from cothon.puzzles.checking import Check
    from cothon.puzzles.making import Done

DEEDS = ("solve", "list", "make", "check")
HOLD = 0.98  # of the answers, found again with other deals
NOT_SOLVED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("do", nargs="?", choices=DEEDS, default="solve", help="what to do (%(default)s)")
    parser.add_argument(
        "--rules", "--game", help="only those of a game or rule set; for make: several, separated by commas"
    )
    parser.add_argument("--theme", help="only those with this theme; `list` names the themes")
    parser.add_argument("--level", help="only those that this level of bot solves and none below it")
    parser.add_argument("--id", help="this puzzle")
    parser.add_argument("--day", help="the puzzle of this day, as in 2026-01-31 (default: today's)")
    parser.add_argument("--answer", metavar="MOVES", help="a whole decision, its moves separated by commas")
    parser.add_argument("--json", action="store_true", help="list: print JSON")
    making = parser.add_argument_group("make and check")
    making.add_argument("--games", type=int, default=100, help="games of each rule set to look through (%(default)s)")
    making.add_argument("--seed", type=int, help="make: the seed of the games (1); check: the seed of the deals")
    making.add_argument("--processes", type=int, default=1, help="how many at once (%(default)s)")
    making.add_argument(
        "--out", default="puzzles.jsonl", help="make: where they are kept; a run goes on with it (%(default)s)"
    )
    making.add_argument("--sample", type=int, help="check: look at only this many, spread over all of them")
    making.add_argument("--effort", type=float, default=2.0, help="check: how hard it is tried (%(default)s)")


def run(arguments: argparse.Namespace) -> int:
    for what in ("games", "processes", "sample", "effort"):
        value = getattr(arguments, what)
        if value is not None and value <= 0:
            raise BadRequest("bot-limit", what=what, value=str(value))
    deeds = {"solve": solve, "list": show_all, "make": make, "check": check}
    return deeds[arguments.do](arguments)


def chosen(arguments: argparse.Namespace) -> list[Puzzle]:
    from cothon.puzzles import puzzle, puzzles

    found = [puzzle(arguments.id)] if arguments.id else puzzles(arguments.rules, arguments.theme, arguments.level)
    if not found:
        raise BadRequest("no-puzzles")
    return found


def solve(arguments: argparse.Namespace) -> int:
    """The one that is asked for, otherwise the day's."""
    from rich.console import Console

    from cothon.puzzles import judge
    from cothon.terminal.puzzling import Puzzling

    console = Console(highlight=False)
    puzzling = Puzzling(picked(arguments), console, console.input, arguments.language)
    if arguments.answer is not None:
        verdict = judge(puzzling.puzzle, [move.strip() for move in arguments.answer.split(",")])
        puzzling.tell(verdict)
        return 0 if verdict.is_right else NOT_SOLVED
    try:
        return 0 if puzzling.run() else NOT_SOLVED
    except EOFError:
        return NOT_SOLVED


def picked(arguments: argparse.Namespace) -> Puzzle:
    from cothon.puzzles.shelf import of_a_day

    found = chosen(arguments)
    return found[0] if arguments.id else of_a_day(found, day_of(arguments.day))


def day_of(text: str | None) -> date:
    try:
        return date.fromisoformat(text) if text else date.today()
    except ValueError as error:
        raise BadRequest("bad-day", day=str(text)) from error


def show_all(arguments: argparse.Namespace) -> int:
    found = chosen(arguments)
    if arguments.json:
        print(json.dumps([one.data() for one in found], ensure_ascii=False))
        return 0
    for one in found:
        print(f"{one.id}  {one.rules:17} {one.players}  {one.level:9} {', '.join(one.themes)}")
    for theme, count in Counter(theme for one in found for theme in one.themes).most_common():
        print(f"{theme}: {count}")
    return 0


def make(arguments: argparse.Namespace) -> int:
    """Ctrl-C keeps what is done."""
    from rich.console import Console
    from rich.progress import Progress

    from cothon.games import rule_sets
    from cothon.puzzles.making import make_puzzles

    rules = rules_named(arguments.rules, rule_sets())
    seed = 1 if arguments.seed is None else arguments.seed
    found = 0
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("puzzles-making", arguments.language, count=0), total=arguments.games * len(rules))

        def watch(done: Done) -> None:
            nonlocal found
            found += len(done.puzzles)
            bar.update(task, advance=1, description=say("puzzles-making", arguments.language, count=found))

        done = make_puzzles(rules, arguments.games, Path(arguments.out), seed, arguments.processes, watch)
    count = sum(len(one.puzzles) for one in done)
    print(say("puzzles-made", arguments.language, games=len(done), count=count, file=arguments.out))
    return 0


def rules_named(text: str | None, known: Sequence[str]) -> list[str]:
    """Those that are named, a game standing for all its rule sets."""
    from cothon.games import game_of

    if text is None:
        return list(known)
    named = []
    for name in text.split(","):
        of_game = [rules for rules in known if rules.partition("/")[0] == name]
        if not of_game:
            game_of(name)
        named += of_game or [name]
    return named


def check(arguments: argparse.Namespace) -> int:
    """Every answer with other deals, and that no puzzle tells more than its seat knows."""
    from rich.console import Console
    from rich.progress import track

    from cothon.puzzles import standards
    from cothon.puzzles.checking import check_all

    found = spread(chosen(arguments), arguments.sample)
    seed = standards.CHECK_SEED if arguments.seed is None else arguments.seed
    checks: list[Check] = []
    try:
        work = check_all(found, arguments.effort, seed, arguments.processes)
        bar = say("puzzles-checking", arguments.language)
        checks.extend(track(work, bar, len(found), console=Console(stderr=True), transient=True))
    except KeyboardInterrupt:
        pass
    return report(checks, arguments.language)


def spread(found: list[Puzzle], sample: int | None) -> list[Puzzle]:
    if sample is None or sample >= len(found):
        return found
    return [found[place * len(found) // sample] for place in range(sample)]


def report(checks: Sequence[Check], language: str) -> int:
    for one in checks:
        if not one.holds or one.leaks:
            print(say("puzzles-broken", language, puzzle=one.puzzle, leaks="yes" if one.leaks else "no"))
    hold = sum(one.holds for one in checks)
    leaks = sum(one.leaks for one in checks)
    print(say("puzzles-held", language, hold=hold, count=len(checks), leaks=leaks))
    return 0 if checks and not leaks and hold >= HOLD * len(checks) else 1
