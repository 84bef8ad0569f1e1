"""Play many games between bots and write their results as a table."""

from __future__ import annotations

import argparse
import sys

from cothon.cli.contests import add_contest, add_overwrite
from cothon.cli.rules import add_rules
from cothon.core.refusal import BadRequest
from cothon.core.words import say
from cothon.lab.outputs import check_free

COUNTED = "counted"
ENDINGS = ".csv, .parquet or .arrow"
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    add_contest(parser, 1000, 0, "random,random", processes=1)
    parser.add_argument("--cluster", help="play on a Ray cluster: auto, or its address")
    parser.add_argument(
        "--each", choices=("game", "move", "event"), default="game", help="what a row of --out stands for (%(default)s)"
    )
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")
    parser.add_argument("--out", metavar="FILE", help=f"a table of the games: {ENDINGS}")
    parser.add_argument("--moves", metavar="FILE", help="also a table of all their moves")
    parser.add_argument(
        "--events",
        metavar="FILE",
        nargs="?",
        const=COUNTED,
        help="also a table of all that happened; without a file, count in --out what happened to each seat",
    )
    parser.add_argument("--resume", action="store_true", help="go on with files that Ctrl-C left unfinished")
    add_overwrite(parser)


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.extras import needs

    with needs("lab", "cothon simulate"):
        from cothon.lab.simulate import simulate_to
    if arguments.resume and not arguments.out:
        raise BadRequest("simulate-resume")
    language = arguments.language
    tables = [(arguments.each, arguments.out), ("move", arguments.moves)]
    if arguments.events not in (None, COUNTED):
        tables.append(("event", arguments.events))
    if not arguments.resume and not arguments.overwrite:
        check_free([file for _, file in tables if file], "simulate-file-exists")
    for each, file in [table for place, table in enumerate(tables) if table[1] or place == 0]:
        totals = simulate_to(
            file,
            arguments.rules,
            bots_of(arguments),
            arguments.games,
            arguments.seed,
            arguments.processes,
            resume=arguments.resume,
            overwrite=arguments.overwrite,
            players=arguments.players,
            cluster=arguments.cluster,
            each=each,
            rotate=arguments.rotate,
            events=arguments.events == COUNTED and each == "game",
        )
        print(totals.words(language) if totals.rows else say("command-no-game", language))
        if totals.last + 1 < arguments.games:
            done = say("command-stopped", language, done=totals.last + 1, games=arguments.games)
            print(done, file=sys.stderr)
            return INTERRUPTED
    return 0


def bots_of(arguments: argparse.Namespace) -> str | list[str]:
    """One for each seat, or one for as many players as are named."""
    bots = [bot.strip() for bot in arguments.bots.split(",")]
    return bots if len(bots) > 1 or arguments.players is None else bots[0]
