"""Check a record of a server: the seed is the one promised before the game, and it deals every card of it."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a record with `commitment` and `seed`, as GET /api/tables/ID/record gives it")


def run(arguments: argparse.Namespace) -> int:
    from cothon.core.refusal import BadRecord, BadRequest
    from cothon.core.verify import verify
    from cothon.games import game_of
    from cothon.terminal.files import read_json

    record = read_json(arguments.file)
    try:
        game = game_of(record.get("rules"))
    except BadRequest as refusal:
        raise BadRecord("record-rules", rules=repr(record.get("rules"))) from refusal
    dealt = verify(game, record)
    print(f"Verified: the seed is the promised one and deals all {dealt} chance moves of this game.")
    return 0
