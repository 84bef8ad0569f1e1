"""Count the lines of play of a given length from a position, chance outcomes included."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", help="a position (JSON file)")
    parser.add_argument("depth", type=int, help="the length, in moves")
    parser.add_argument("--divide", action="store_true", help="a count for each first move")


def run(arguments: argparse.Namespace) -> int:
    import cothon
    from cothon.core.perft import perft
    from cothon.core.refusal import BadRequest
    from cothon.terminal.files import read_json

    if arguments.depth < 0:
        raise BadRequest("bad-depth", depth=arguments.depth)
    table = cothon.from_position(read_json(arguments.position), chance="open")
    if arguments.divide and arguments.depth > 0:
        for text in table.legal_moves():
            after = table.copy()
            after.play(text)
            print(f"{text}: {perft(after.state, arguments.depth - 1)}")
    print(perft(table.state, arguments.depth))
    return 0
