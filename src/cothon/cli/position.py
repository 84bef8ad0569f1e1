"""Draw a position, or the last position of a recorded game."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a position or a record (JSON)")
    parser.add_argument("--seat", type=int, help="draw what this seat sees (default: everything, face up)")
    parser.add_argument("--json", action="store_true", help="print the position as JSON")


def run(arguments: argparse.Namespace) -> int:
    import json

    from rich.console import Console

    import cothon
    from cothon.core.words import say
    from cothon.terminal.drawing import draw, open_view
    from cothon.terminal.files import read_json
    from cothon.terminal.printing import for_screen

    data = read_json(arguments.file)
    table = for_screen(cothon.replay(data) if "moves" in data else cothon.from_position(data, chance="open"))
    if arguments.json:
        print(json.dumps(table.position()))
        return 0
    view = table.view(arguments.seat)
    if arguments.seat is None:
        view = open_view(table.position(), view)
    console = Console()
    language = arguments.language
    console.print(draw(view, table.names, language))
    if table.turn is not None:
        name = table.names[table.turn] if isinstance(table.turn, int) else say("terminal-chance", language)
        moves = ", ".join(table.legal_moves())
        console.print(say("terminal-decides", language, name=name, moves=moves), highlight=False)
    return 0
