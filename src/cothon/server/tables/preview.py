"""Looking ahead move by move, up to what nobody can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cothon.core.table import Table
from cothon.core.words import text_of
from cothon.server.tables.answers import LogEntry, PreviewAnswer
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.imagined import check_before_chance, imagined, seat_of
from cothon.server.tables.log_shown import with_words
from cothon.server.tables.moment import view_for
from cothon.server.tables.shown import legal_answer


def preview(hosted: Hosted, seat: int, moves: Sequence[str], language: str) -> PreviewAnswer:
    table = imagined(hosted, seat)
    log = [imagined_entry(hosted, table, move, seat, language) for move in moves]
    return {
        "view": view_for(hosted, table.state, seat),
        "turn": seat_of(table.turn),
        "stopped": stopped(table),
        "legal": legal_answer(table, seat, language),
        "log": log,
    }


def stopped(table: Table) -> Literal["chance", "decision", "end"]:
    if table.turn is None:
        return "end"
    return "decision" if isinstance(table.turn, int) else "chance"


def imagined_entry(hosted: Hosted, table: Table, move: str, seat: int, language: str) -> LogEntry:
    """Play the move; its steps are counted on from those of the real table."""
    check_before_chance(table)
    game, number, before = table.game, table.check(move, seat), len(hosted.entries)
    sentence, rule = game.describe(table.state, number, table.names, language), game.rule(table.state, number)
    table.play_number(number)
    events = table.events(len(table.log) - 1, seat)
    told = [game.tell(event, table.names, language) for event in events]
    return {
        "step": before + len(table.log) - 1,
        "seq": hosted.seq,
        "seat": seat,
        "move": move,
        "words": text_of(sentence),
        "parts": sentence,
        "rule": rule,
        "events": [text_of(words) for words in told if words],
        "happened": [
            with_words({**event, "step": before + event["step"]}, words)
            for event, words in zip(events, told, strict=True)
        ],
    }
