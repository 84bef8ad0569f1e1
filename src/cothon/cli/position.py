"""Draw a position, or the last position of a recorded game."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a position or a record (JSON)")
    parser.add_argument("--seat", type=int, help="as this seat sees it (default: everything open)")
    parser.add_argument("--json", action="store_true", help="print the position as JSON")


def run(arguments: argparse.Namespace) -> int:
    import json

    from rich.console import Console

    import cothon
    from cothon.terminal.drawing import draw, open_view
    from cothon.terminal.files import read_json

    data = read_json(arguments.file)
    table = cothon.replay(data) if "moves" in data else cothon.from_position(data, chance="open")
    if arguments.json:
        print(json.dumps(table.position()))
        return 0
    view = table.view(arguments.seat)
    if arguments.seat is None:
        view = open_view(table.position(), view)
    console = Console()
    console.print(draw(view, table.names))
    if table.turn is not None:
        console.print(f"{table.name_of(table.turn)} decides: {', '.join(table.legal_moves())}", highlight=False)
    return 0
