"""Let bots play each other, in all seat orders, and print who is how strong."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from cothon.bots.entrants import LIMIT
from cothon.core.refusal import BadRequest
from cothon.lab.arena import arena
from cothon.lab.contest import Result
from cothon.lab.standings import Interval, Standings


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--rules", default="traders/standard", help="the rule set (%(default)s)")
    parser.add_argument("--players", type=int, help="how many sit at the table (as many as --seats names)")
    parser.add_argument(
        "--seats",
        required=True,
        help="bots, separated by commas: NAME, NAME@0.5s (seconds a move), NAME@2000 (simulations), module:factory",
    )
    parser.add_argument("--games", type=int, default=100, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (%(default)s)")
    parser.add_argument("--processes", type=int, help="(one for each core)")
    parser.add_argument("--threads", type=int, default=1, help="of each bot that searches (%(default)s)")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds a move before it is lost (%(default)s)")
    parser.add_argument("--out", metavar="FILE.jsonl", help="where every game is kept")
    parser.add_argument("--resume", action="store_true", help="go on with the contest in --out")
    parser.add_argument("--json", action="store_true", help="the table as JSON")


def run(options: Namespace) -> int:
    seats = [seat.strip() for seat in options.seats.split(",")]
    if options.resume and not options.out:
        raise BadRequest("arena-resume")
    for what in ("processes", "threads", "limit"):
        value = getattr(options, what)
        if value is not None and value <= 0:
            raise BadRequest("bot-limit", what=what, value=str(value))
    table = watched(options, seats)
    if options.json:
        print(json.dumps(table.as_json(), indent=2))
    elif table.games:
        show(table)
    else:
        print("No game was finished.")
    return 0


def watched(options: Namespace, seats: list[str]) -> Standings:
    """The contest, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=options.games)

        def watch(result: Result) -> None:
            progress.advance(task)

        return arena(
            options.rules,
            options.players or len(seats),
            seats,
            options.games,
            seed=options.seed,
            processes=options.processes,
            threads=options.threads,
            limit=options.limit,
            out=options.out,
            resume=options.resume,
            watch=watch,
        )


def show(table: Standings) -> None:
    from rich.console import Console
    from rich.table import Table

    shown = Table(title=f"{table.games} games")
    for name in ("bot", "games", "wins", "share (95 %)", "points", "Elo (95 %)", "s/move"):
        shown.add_column(name, justify="left" if name == "bot" else "right", overflow="fold")
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
        console.print(f"{fault['bot']} lost a game: {fault['words']}", markup=False)
    if len(table.faults) > 10:
        console.print(f"… and {len(table.faults) - 10} more.")


def span(interval: Interval, scale: int) -> str:
    low, high = interval
    return f"({scale * low:.0f}…{scale * high:.0f})"
