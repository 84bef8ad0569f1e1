"""Play in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from cothon.bots import Bot
from cothon.bots.entrants import Fault, make
from cothon.cli.rules import add_rules
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest

if TYPE_CHECKING:
    from cothon.core.table import Table
    from cothon.terminal.screen.base import TableApp

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--seats",
        help="who sits where, as in me,merchant,novice (default: you and two bots of the level trader); "
        "bots go from novice to sage, or are your own as module:factory",
    )
    parser.add_argument("--seed", type=int, help="a whole number: the same seed deals the same cards")
    parser.add_argument(
        "--cards", metavar="FILE", help="a card file of your own, for a game that reads its cards from one"
    )
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")
    parser.add_argument("--screen", action="store_true", help="fill the whole terminal: keys, mouse, log and replay")


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.words import say

    greeting = "" if is_compiled() else say("terminal-plain", arguments.language)
    play = on_screen if arguments.screen else line_by_line
    return play(*seated_table(arguments), arguments.language, greeting)


def seated_table(arguments: argparse.Namespace) -> tuple[Table, list[Bot | None]]:
    """The table, and who sits there: people (None) and bots."""
    import cothon
    from cothon.terminal.files import read_json
    from cothon.terminal.printing import for_screen

    if arguments.load:
        table = for_screen(cothon.replay(read_json(arguments.load), seed=arguments.seed))
        seats = (arguments.seats or ",".join(["me"] + ["trader"] * (table.players - 1))).split(",")
    else:
        seats = (arguments.seats or "me,trader,trader").split(",")
        options = {"cards": arguments.cards} if arguments.cards else {}
        table = cothon.new_table(arguments.rules, len(seats), seed=arguments.seed, **options)
    if len(seats) != table.players:
        raise BadRequest("seats-count", players=table.players, seats=len(seats))
    return table, [None if name == "me" else seated(name) for name in seats]


def on_screen(table: Table, players: list[Bot | None], language: str, greeting: str) -> int:
    from cothon.cli.screen import shown
    from cothon.terminal.playing import Playing

    def made() -> TableApp:
        from cothon.terminal.screen.app import PlayApp

        return PlayApp(Playing(table, players, language), greeting)

    return shown(made, "cothon play --screen")


def line_by_line(table: Table, players: list[Bot | None], language: str, greeting: str) -> int:
    from rich.console import Console

    from cothon.core.words import say
    from cothon.terminal.session import Quit, Session

    console = Console()
    if greeting:
        console.print(greeting)
    session = Session(table, players, console, ask, language)
    try:
        session.run()
    except (Quit, EOFError):
        console.print(say("terminal-bye", language))
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    return 0


def seated(name: str) -> Bot:
    """A bot, or a foreign one as module:factory."""
    try:
        return make(name)
    except Fault as fault:
        raise BadRequest("bot-broken", name=name, reason=str(fault)) from fault


def ask(prompt: str) -> str:
    sys.stdout.flush()
    return input(prompt)
