"""Fit the bots' judgement of a game to games that they play against themselves, and let matches decide."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from cothon.core.judgement import FILE
from cothon.core.refusal import BadRequest
from cothon.core.words import say
from cothon.version import VERSION

if TYPE_CHECKING:
    from cothon.core.weights import WeightFile, WeightSet
    from cothon.lab.fit.course import Course
    from cothon.lab.fit.run import Report

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, which may be one of your own")
    parser.add_argument(
        "--games", type=int, default=600, help="games of each rule set and number of players (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (%(default)s)")
    parser.add_argument("--quick", type=int, default=64, help="simulations of an ordinary decision (%(default)s)")
    parser.add_argument("--long", type=int, default=1000, help="simulations of a decision to learn from (%(default)s)")
    parser.add_argument(
        "--glances", type=int, default=40, help="per cent of other quiet moments at which seats are noted (%(default)s)"
    )
    parser.add_argument("--weights", help="a file with the weights that play (default: the game's own)")
    parser.add_argument("--out", default="build/fit", help="a folder for lessons and weights (%(default)s)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games at once (%(default)s)")
    parser.add_argument("--cluster", help="play the lessons on a Ray cluster: auto, or its address")
    parser.add_argument(
        "--gate", type=int, default=400, help="games that each set of weights plays against the old ones (%(default)s)"
    )
    parser.add_argument(
        "--simulations", type=int, default=400, help="simulations of a decision at the gate (%(default)s)"
    )
    parser.add_argument("--install", action="store_true", help="put the weights in the place of the game's own")


def run(options: argparse.Namespace) -> int:
    from cothon.core.extras import needs

    with needs("lab", "cothon fit"):
        from cothon.lab.fit import run as stages
        from cothon.lab.fit.course import Course, game_named
    game = game_named(options.game)
    for name in ("games", "quick", "long", "processes", "gate", "simulations"):
        if getattr(options, name) < 1:
            raise BadRequest("bot-limit", what=name, value=str(getattr(options, name)))
    if options.install and options.gate < stages.LEAST_GAMES:
        raise BadRequest("fit-gate-small", least=stages.LEAST_GAMES)
    course = Course(
        game.name,
        options.games,
        options.seed,
        options.quick,
        options.long,
        glances=options.glances,
        weights=options.weights,
    )
    folder = Path(options.out)
    try:
        with watched(say("command-fit-playing", options.language), len(course.settings()) * course.games) as watch:
            stages.play(course, folder, options.processes, options.cluster, watch)
        report = stages.fit_all(course, folder)
        show_losses(report, options.language)
        return gate(options, course, report, folder)
    except KeyboardInterrupt:
        print(say("command-fit-interrupted", options.language, folder=str(folder)), file=sys.stderr)
        return INTERRUPTED


@contextmanager
def watched(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda games: progress.advance(task, games)


def show_losses(report: Report, language: str) -> None:
    print(say("command-fit-losses", language))
    for one, losses in zip(report.fitted, report.losses, strict=True):
        print(named(one, language))
        for loss in losses:
            print(f"  {loss}")


def named(one: WeightSet, language: str) -> str:
    family = ", ".join(f"{name} = {value}" for name, value in one.rules.items())
    return say("command-fit-set", language, players=one.players[0], family=family or "–")


def gate(options: argparse.Namespace, course: Course, report: Report, folder: Path) -> int:
    """Play, say who won, and write what was accepted."""
    from cothon.lab.fit import run as stages

    title, total = say("command-fit-gate", options.language), options.gate * len(report.fitted)
    with watched(title, total) as watch:
        stages.judge(course, report, folder, options.gate, options.simulations, options.processes, watch)
    for place, (one, verdicts) in enumerate(zip(report.fitted, report.verdicts, strict=True)):
        said = "command-fit-accepted" if report.is_accepted(place) else "command-fit-refused"
        print(f"{named(one, options.language)}: {say(said, options.language)}")
        for verdict in verdicts:
            print(f"  {verdict}")
    made = {"by": "cothon fit", "version": VERSION, "course": course.data(), "gate": options.gate}
    made |= {"simulations": options.simulations, "sets": report.data()}
    weights = report.accepted(made)
    path = folder / f"{course.game}.json"
    path.write_text(weights.text(), "utf-8")
    print(say("command-fit-written", options.language, file=str(path), folder=str(folder)))
    if options.install:
        install(course.game, weights)
    return 0


def install(game: str, weights: WeightFile) -> None:
    """For contributors: in the place of the weights that come with the game."""
    from cothon.lab.fit.course import game_named

    path = Path(str(files(game_named(game).judgement.package))) / FILE
    try:
        path.write_text(weights.text(), "utf-8")
    except OSError as error:
        raise BadRequest("file-unwritable", path=str(path), reason=str(error.strerror)) from error
