"""Let many bots meet, everyone against everyone or in rounds, and print who is how strong."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from cothon.bots.entrants import LIMIT
from cothon.cli.contests import BOTS, add_contest, add_overwrite
from cothon.cli.rules import add_rules
from cothon.core.refusal import BadRequest
from cothon.core.words import say
from cothon.lab.contest import Result
from cothon.lab.outputs import check_free
from cothon.lab.tournament import FORMS, ROUND_ROBIN, Tournament, tournament

FIGURES, PAGE = "tournament.json", "index.html"


def add_arguments(parser: ArgumentParser) -> None:
    add_rules(parser)
    add_contest(parser, games=10, seed=1, players=2, about=BOTS.replace("by seat", "that take part"))
    parser.add_argument("--form", choices=FORMS, default=ROUND_ROBIN, help="how they meet (%(default)s)")
    parser.add_argument("--rounds", type=int, help="rounds of a Swiss tournament (default: enough for one winner)")
    parser.add_argument("--threads", type=int, default=1, help="threads of each bot that searches (%(default)s)")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds per move (%(default)s)")
    parser.add_argument("--out", metavar="FOLDER", help="write tournament.json and index.html there")
    add_overwrite(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(options: Namespace) -> int:
    for what in ("processes", "threads", "rounds"):
        value = getattr(options, what)
        if value is not None and value <= 0:
            raise BadRequest("bot-limit", what=what, value=str(value))
    if options.out and not options.overwrite:
        check_free(Path(options.out) / file for file in (FIGURES, PAGE))
    found = watched(options)
    if options.out:
        write(found, Path(options.out))
    if options.json:
        print(json.dumps(found.as_json(), indent=2))
    elif found.games:
        show(found, options.language)
    else:
        print(say("command-no-game", options.language))
    return 0


def watched(options: Namespace) -> Tournament:
    from rich.console import Console
    from rich.progress import Progress, TextColumn

    columns = (TextColumn(say("command-playing-games", options.language, count="{task.completed}")),)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)

        def watch(result: Result) -> None:
            progress.advance(task)

        return tournament(
            options.rules,
            [bot.strip() for bot in options.bots.split(",")],
            options.games,
            options.seed,
            options.processes,
            players=options.players,
            form=options.form,
            rounds=options.rounds,
            threads=options.threads,
            limit=options.limit,
            watch=watch,
        )


def write(found: Tournament, folder: Path) -> None:
    from cothon.lab.tournament_page import html

    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FIGURES).write_text(json.dumps(found.as_json(), indent=1) + "\n", "utf-8")
        (folder / PAGE).write_text(html(found), "utf-8")
    except OSError as error:
        raise BadRequest("cannot-write", file=str(folder), error=error.strerror or str(error)) from error


def show(found: Tournament, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    names = [row.bot for row in found.rows]
    shown = Table(title=f"{found.rules}, {say('command-games', language, count=found.games)}")
    shown.add_column("", justify="right")
    for name in ("bot", "elo", "wins"):
        head = say("command-head", language, head=name)
        shown.add_column(head, justify="left" if name == "bot" else "right", overflow="fold")
    for place in range(1, len(names) + 1):
        shown.add_column(str(place), justify="right", overflow="fold")
    for place, row in enumerate(found.rows, 1):
        low, high = row.elo_interval
        against = [found.met[row.bot].get(other) for other in names]
        cells = ["·" if entry is None else f"{100 * entry.share:.0f}" for entry in against]
        wins = say("command-wins", language, wins=f"{row.wins:.1f}", games=row.games)
        shown.add_row(str(place), row.bot, f"{row.elo:+.0f} ({low:.0f}…{high:.0f})", wins, *cells)
    console = Console()
    console.print(shown)
    for fault in found.faults[:10]:
        console.print(say("command-fault", language, bot=fault["bot"], reason=fault["words"]), markup=False)
