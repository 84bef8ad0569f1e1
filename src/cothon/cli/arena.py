"""Let bots play each other, in all seat orders, and print how strong each of them is."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from cothon.bots.entrants import LIMIT
from cothon.cli.contests import add_contest
from cothon.cli.rules import add_rules
from cothon.core.refusal import BadRequest
from cothon.core.words import say
from cothon.lab.arena import arena
from cothon.lab.contest import Result
from cothon.lab.standings import Interval, Standings


def add_arguments(parser: ArgumentParser) -> None:
    add_rules(parser)
    add_contest(parser, games=100, seed=1)
    parser.add_argument("--threads", type=int, default=1, help="threads of each bot that searches (%(default)s)")
    parser.add_argument(
        "--limit", type=float, default=LIMIT, help="seconds per move; a slower bot loses the game (%(default)s)"
    )
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--out", metavar="FILE.jsonl", help="a file that keeps every game")
    parser.add_argument("--resume", action="store_true", help="continue the contest in --out")
    parser.add_argument("--json", action="store_true", help="print the standings as JSON")


def run(options: Namespace) -> int:
    seats = [seat.strip() for seat in options.bots.split(",")]
    if options.resume and not options.out:
        raise BadRequest("arena-resume")
    for what in ("processes", "threads"):
        value = getattr(options, what)
        if value is not None and value <= 0:
            raise BadRequest("bot-limit", what=what, value=str(value))
    table = watched(options, seats)
    if options.json:
        print(json.dumps(table.as_json(), indent=2))
    elif table.games:
        show(table, options.language)
    else:
        print(say("command-no-game", options.language))
    return 0


def watched(options: Namespace, seats: list[str]) -> Standings:
    """The contest, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn(say("command-playing", options.language)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=options.games)

        def watch(result: Result) -> None:
            progress.advance(task)

        return arena(
            options.rules,
            seats if len(seats) > 1 or options.players is None else seats[0],
            options.games,
            options.seed,
            options.processes,
            players=options.players,
            threads=options.threads,
            limit=options.limit,
            cluster=options.cluster,
            out=options.out,
            resume=options.resume,
            watch=watch,
        )


def show(table: Standings, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    shown = Table(title=say("command-games", language, count=table.games))
    for name in ("bot", "games", "wins", "share", "points", "elo", "seconds"):
        head = say("command-head", language, head=name)
        shown.add_column(head, justify="left" if name == "bot" else "right", overflow="fold")
    for row in table.rows:
        shown.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:.1f}",
            f"{100 * row.win_share:.0f} % {span(row.win_interval, 100)}",
            f"{row.points:.1f}",
            f"{row.elo:+.0f} {span(row.elo_interval, 1)}",
            f"{row.seconds_a_move:.4f}",
        )
    console = Console()
    console.print(shown)
    for fault in table.faults[:10]:
        console.print(say("command-fault", language, bot=fault["bot"], reason=fault["words"]), markup=False)
    if len(table.faults) > 10:
        console.print(say("command-more", language, count=len(table.faults) - 10))


def span(interval: Interval, scale: int) -> str:
    low, high = interval
    return f"({scale * low:.0f}…{scale * high:.0f})"
