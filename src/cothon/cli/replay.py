"""Print a recorded game in words, or look at it move by move."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cothon.core.table import Table
    from cothon.terminal.screen.base import TableApp


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record, as `save` or table.record() writes it")
    parser.add_argument("--moves", action="store_true", help="print the notation instead of words")
    parser.add_argument(
        "--screen", action="store_true", help="fill the whole terminal, with the board after every move"
    )


def run(arguments: argparse.Namespace) -> int:
    import cothon
    from cothon.core.record import first_state
    from cothon.core.words import say
    from cothon.games import house_of
    from cothon.terminal.files import read_json
    from cothon.terminal.printing import for_screen
    from cothon.terminal.telling import told

    record = read_json(arguments.file)
    table, language = for_screen(cothon.replay(record)), arguments.language
    if arguments.screen:
        return on_screen(table, language)
    rules, names = str(house_of(record)), ", ".join(table.names)
    print(say("terminal-record", language, rules=rules, version=record["version"], names=names))
    for one in told(table, first_state(table), 0, None, language):
        if arguments.moves:
            print(f"{one.step:4} {'' if one.mover < 0 else table.names[one.mover]:10} {one.move}")
            continue
        print(f"{one.step:4} {one.words}")
        for sentence in one.events:
            print(f"     {sentence}")
    print(result(table, language))
    return 0


def on_screen(table: Table, language: str) -> int:
    from cothon.cli.screen import shown

    def made() -> TableApp:
        from cothon.terminal.screen.replaying import ReplayApp

        return ReplayApp(table, language)

    return shown(made, "cothon replay --screen")


def result(table: Table, language: str) -> str:
    from cothon.core.words import say

    if table.ending is None:
        return say("terminal-not-over", language)
    winners = [table.names[seat] for seat in table.winners()]
    scores = ", ".join(map(str, table.scores()))
    return say("terminal-won", language, count=len(winners), names=", ".join(winners), scores=scores)
