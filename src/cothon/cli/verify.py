"""Check a record of a server: that its seed is the one promised before the game, and deals every card of it."""

from __future__ import annotations

import argparse

from cothon.core.brief import brief


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record with `commitment` and `seed`, as GET /api/tables/ID/record gives it")


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.refusal import BadRecord, BadRequest
    from cothon.core.verify import verify
    from cothon.core.words import say
    from cothon.games import game_of
    from cothon.terminal.files import read_json

    record = read_json(arguments.file)
    try:
        game = game_of(record.get("rules"))
    except BadRequest as refusal:
        raise BadRecord("record-rules", rules=brief(record.get("rules"))) from refusal
    dealt = verify(game, record)
    print(say("terminal-verified", arguments.language, count=dealt))
    return 0
