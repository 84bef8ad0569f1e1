"""The command `cothon`. Each subcommand is a module of this package, loaded only when it is called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from cothon.version import VERSION

COMMANDS = {
    "play": "play in the terminal",
    "arena": "let bots play each other",
    "replay": "print a recorded game in words",
    "position": "draw a position",
    "simulate": "play many games between bots, into a table",
    "balance": "how fair and how long the rule sets are, as a page with plots",
    "serve": "run the server: tables for people, bots and programs",
    "bot": "let a bot play at a server's table",
    "verify": "check that a server's game was dealt as promised",
    "perft": "count the games of a given depth from a position",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; what it refuses is one sentence, never a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        return run(words[0], words[1:])
    overview().parse_args(words)
    overview().print_help()
    return 2


def overview() -> argparse.ArgumentParser:
    lines = "\n".join(f"  {name:10} {what}" for name, what in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="cothon",
        usage="cothon COMMAND …",
        description=f"Traders of Carthage and Carthago: Merchants & Guilds.\n\ncommands:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="cothon COMMAND --help says more.",
    )
    parser.add_argument("--version", action="version", version=f"cothon {VERSION}")
    return parser


def run(name: str, words: list[str]) -> int:
    from cothon.core.refusal import Refusal

    command = import_module(f"cothon.cli.{name}")
    parser = argparse.ArgumentParser(prog=f"cothon {name}", description=command.__doc__)
    command.add_arguments(parser)
    try:
        return int(command.run(parser.parse_args(words)) or 0)
    except Refusal as refusal:
        print(f"cothon: {refusal}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
