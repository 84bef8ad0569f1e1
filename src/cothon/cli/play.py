"""Play in the terminal, against bots or with others at the same screen."""

from __future__ import annotations

import argparse
import sys

from cothon.bots import Bot
from cothon.bots.entrants import Fault, make
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", nargs="?", default="traders/standard", help="the rule set (default: traders/standard)")
    parser.add_argument(
        "--seats",
        help="who sits where, as me,merchant,novice (default: you and two traders): "
        "bots from novice to master, or your own as module:factory",
    )
    parser.add_argument("--seed", type=int, help="deal the game of this number")
    parser.add_argument("--cards", metavar="FILE", help="an own card file (Guilds)")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    import cothon
    from cothon.terminal.files import read_json
    from cothon.terminal.session import Quit, Session

    console = Console()
    if not is_compiled():
        console.print("(The engine is not compiled here: it runs as plain Python, with the same rules but slower.)")
    if arguments.load:
        table = cothon.replay(read_json(arguments.load), seed=arguments.seed)
        seats = (arguments.seats or ",".join(["me"] + ["trader"] * (table.players - 1))).split(",")
    else:
        seats = (arguments.seats or "me,trader,trader").split(",")
        options = {"cards": arguments.cards} if arguments.cards else {}
        table = cothon.new_table(arguments.rules, len(seats), seed=arguments.seed, **options)
    if len(seats) != table.players:
        raise BadRequest("seats-count", players=table.players, seats=len(seats))
    players = [None if name == "me" else seated(name) for name in seats]
    session = Session(table, players, console, ask)
    try:
        session.run()
    except (Quit, EOFError):
        console.print("Good-bye.")
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
