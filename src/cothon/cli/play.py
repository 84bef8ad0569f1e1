"""Play in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

import argparse
import sys

from cothon.bots import Bot
from cothon.bots.entrants import Fault, make
from cothon.cli.rules import add_rules
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument(
        "--seats",
        help="who sits where, as in me,merchant,novice (default: you and two bots of the level trader); "
        "bots go from novice to master, or are your own as module:factory",
    )
    parser.add_argument("--seed", type=int, help="a whole number: the same seed deals the same cards")
    parser.add_argument(
        "--cards", metavar="FILE", help="a card file of your own, for a game that reads its cards from one"
    )
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    import cothon
    from cothon.core.words import say
    from cothon.terminal.files import read_json
    from cothon.terminal.printing import for_screen
    from cothon.terminal.session import Quit, Session

    console = Console()
    if not is_compiled():
        console.print(say("terminal-plain", arguments.language))
    if arguments.load:
        table = for_screen(cothon.replay(read_json(arguments.load), seed=arguments.seed))
        seats = (arguments.seats or ",".join(["me"] + ["trader"] * (table.players - 1))).split(",")
    else:
        seats = (arguments.seats or "me,trader,trader").split(",")
        options = {"cards": arguments.cards} if arguments.cards else {}
        table = cothon.new_table(arguments.rules, len(seats), seed=arguments.seed, **options)
    if len(seats) != table.players:
        raise BadRequest("seats-count", players=table.players, seats=len(seats))
    players = [None if name == "me" else seated(name) for name in seats]
    session = Session(table, players, console, ask, arguments.language)
    try:
        session.run()
    except (Quit, EOFError):
        console.print(say("terminal-bye", arguments.language))
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
