"""Opening a table from what somebody brings, in one piece: a long record is played again and told in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cothon.core.game import Json
from cothon.server.encoding import to_json
from cothon.server.tables.authority import begun
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.importing import Moment, open_position, open_record
from cothon.server.tables.keeping import Change
from cothon.server.tables.opening import SeatWish, TableWish
from cothon.server.tables.seats import Actor
from cothon.server.tables.shown import table_answer
from cothon.server.tables.viewer import Viewer, own_seat


@dataclass(frozen=True)
class Brought:
    """A record, or a position instead of it."""

    record: Json | None
    position: Json | None
    seats: Sequence[SeatWish]
    wish: TableWish
    moment: Moment


def brought(actor: Actor, what: Brought, language: str) -> tuple[Hosted, Change, bytes]:
    """The table, its first change, and the answer to whoever brought it."""
    chosen = what.seats, what.wish, what.moment
    if what.position is not None:
        opening = open_position(actor, what.position, *chosen)
    else:
        opening = open_record(actor, what.record or {}, *chosen)
    hosted, first = begun(opening.row, opening.seats, opening.moves, opening.dealt)
    return hosted, first, joined(hosted, actor, opening.tokens, language)


def joined(hosted: Hosted, actor: Actor | None, tokens: dict[str, str], language: str) -> bytes:
    """The table as those see it who have just taken a seat there, or opened it."""
    viewer = Viewer(hosted, actor, None, language)
    viewer.seat = own_seat(hosted, viewer.yours)
    return to_json({"table": table_answer(hosted, viewer), "tokens": tokens})
