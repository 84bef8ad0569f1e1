"""Tables made from a seat's own view: what is tried there can show nothing more than the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core import foresight
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE
from cothon.core.table import Table
from cothon.server.tables.hosted import Hosted


def imagined(hosted: Hosted, seat: int) -> Table:
    return foresight.imagined(hosted.table, seat)


def try_out(table: Table, seat: int, moves: Sequence[str]) -> None:
    """Play the moves, but not past what nobody can know."""
    for move in moves:
        check_before_chance(table)
        table.play(move, seat)


def check_before_chance(table: Table) -> None:
    if table.state.mover() == CHANCE:
        raise IllegalMove("preview-past-chance")


def seat_of(turn: int | str | None) -> int | None:
    return turn if isinstance(turn, int) else None
