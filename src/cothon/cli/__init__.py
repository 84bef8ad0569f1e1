"""The command `cothon`: one module per subcommand, loaded only when it is called."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from cothon.version import VERSION

if TYPE_CHECKING:
    from cothon.core.refusal import Refusal

COMMANDS = {
    "play": "play in the terminal",
    "arena": "let bots play each other",
    "tournament": "let many bots meet, and rate them",
    "replay": "print a recorded game in words",
    "review": "what the decisions of a recorded game were worth, and why",
    "puzzles": "find the best decision; make and check puzzles",
    "lesson": "list the lessons, or check them",
    "position": "draw a position",
    "simulate": "play many games between bots and write a table",
    "fit": "fit the bots' judgement of a game, and let matches decide",
    "balance": "measure how fair and how long the rule sets are, and write a page with plots",
    "serve": "run the server: tables for people, bots and programs",
    "admin": "look after a server's tables and players",
    "bot": "let a bot play at a server's table",
    "verify": "check that a server's game was dealt as promised",
    "perft": "count the lines of play of a given length from a position",
    "completion": "let your shell complete this command",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; what it refuses is one sentence, never a traceback."""
    from cothon.core.refusal import Refusal

    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words and words[0] in COMMANDS:
            return run(words[0], words[1:])
        overview().parse_args(words)
        overview().print_help()
        return 2
    except Refusal as refusal:  # before the language is known: a game that COTHON_GAMES names
        print(f"cothon: {in_words(refusal, 'en')}", file=sys.stderr)
        return 1


def in_words(refusal: Refusal, language: str) -> str:
    """It may name what a file says, which a terminal must not obey."""
    from cothon.terminal.printing import printable

    return printable(refusal.words(language))


def overview() -> argparse.ArgumentParser:
    from cothon.games import rule_sets

    lines = "\n".join(f"  {name:10} {what}" for name, what in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="cothon",
        usage="cothon COMMAND …",
        description=f"Board games about Carthage.\n\ncommands:\n{lines}\n\nrule sets:\n  {'  '.join(rule_sets())}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="cothon COMMAND --help says more.",
    )
    parser.add_argument("--version", action="version", version=f"cothon {VERSION}")
    return parser


def run(name: str, words: list[str]) -> int:
    from cothon.core.refusal import Refusal

    arguments = parser_of(name).parse_args(words)
    try:
        code = int(import_module(f"cothon.cli.{name}").run(arguments) or 0)
        sys.stdout.flush()  # here, where it is no error if nobody reads on
        return code
    except Refusal as refusal:
        print(f"cothon: {in_words(refusal, arguments.language)}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read the output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser_of(name: str) -> argparse.ArgumentParser:
    """What a subcommand can be told."""
    from cothon.cli.language import add_language

    command = import_module(f"cothon.cli.{name}")
    parser = argparse.ArgumentParser(prog=f"cothon {name}", description=command.__doc__)
    command.add_arguments(parser)
    add_language(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
