"""Print a recorded game in words."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as `save` or table.record() writes it")
    parser.add_argument("--moves", action="store_true", help="the notation instead of words")


def run(arguments: argparse.Namespace) -> int:
    import cothon
    from cothon.core.record import first_state
    from cothon.terminal.files import read_json

    record = read_json(arguments.file)
    table = cothon.replay(record)
    state = first_state(table)
    print(f"{table.rules}, version {record['version']}: {', '.join(table.names)}")
    for number, (mover, move) in enumerate(table.log, 1):
        words = table.game.describe(state, move, table.names, "en")
        text = table.game.text(state, move)
        print(
            f"{number:4} {'' if mover < 0 else table.names[mover]:10} {text}"
            if arguments.moves
            else f"{number:4} {words}"
        )
        state.play(move)
    if table.ending is None:
        print("The game is not over.")
        return 0
    winners = " and ".join(table.names[seat] for seat in table.winners())
    print(f"Over: {table.ending}. Scores {table.scores()}. {winners} won.")
    return 0
