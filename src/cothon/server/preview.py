"""Looking ahead: moves tried on a table that is made from the seat's own view, so it can show nothing more."""

from __future__ import annotations

from cothon.core.dealer import Dealer
from cothon.core.game import Json
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE
from cothon.core.table import Table
from cothon.server.hosted import Hosted
from cothon.server.shown import legal_answer, trimmed


def preview(hosted: Hosted, seat: int, moves: list[str], language: str) -> Json:
    table = imagined(hosted, seat)
    log: list[Json] = []
    for move in moves:
        if table.state.mover() == CHANCE:
            raise IllegalMove("preview-past-chance")
        log.append(imagined_move(table, move, seat, language, len(hosted.entries) + len(log), hosted.seq))
    turn = table.turn if isinstance(table.turn, int) else None
    return {
        "view": trimmed(hosted, table.view(seat), seat),
        "turn": turn,
        "stopped": "end" if table.turn is None else "decision" if turn is not None else "chance",
        "legal": legal_answer(table, seat, language),
        "log": log,
    }


def imagined(hosted: Hosted, seat: int) -> Table:
    """Some table that looks the same to the seat."""
    game = hosted.table.game
    state = game.from_view(hosted.table.view(seat))
    return Table(game, state, Dealer(0), chance="open", names=hosted.table.names)


def imagined_move(table: Table, move: str, seat: int, language: str, step: int, seq: int) -> Json:
    game, before = table.game, table.state.clone()
    number = table.check(move, seat)
    sentence, rule = game.describe(before, number, table.names, language), game.rule(before, number)
    table.play_number(number)
    events = game.consequences(before, table.state, table.names, language)
    return {"step": step, "seq": seq, "seat": seat, "move": move, "words": sentence, "rule": rule, "events": events}
