"""What a finished game came to, seat by seat."""

from __future__ import annotations

from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Row


def results_of(hosted: Hosted) -> list[Row]:
    scores, places = hosted.table.scores(), hosted.table.places()
    return [
        {
            "table_id": hosted.id,
            "seat": seat,
            "at": hosted.turn_since,
            "points": scores[seat],
            "place": places[seat],
            "counts": counts(hosted, seat),
        }
        for seat in range(len(scores))
    ]


def counts(hosted: Hosted, seat: int) -> bool:
    """In statistics: a whole game by the rules of an edition, dealt here, played to the end by whoever sat there."""
    row, options = hosted.row, hosted.start.get("options", {})
    alike = not (row["practice"] or row["one_screen"] or hosted.imported or options.get("house"))
    return alike and hosted.seats[seat].held is None
