"""What a finished game came to, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Row


def results_of(hosted: Hosted) -> list[Row]:
    scores, winners = hosted.table.scores(), hosted.table.winners()
    return [
        {
            "table_id": hosted.id,
            "seat": seat,
            "at": hosted.turn_since,
            "points": scores[seat],
            "place": place_of(seat, scores, winners),
            "counts": counts(hosted, seat),
        }
        for seat in range(len(scores))
    ]


def place_of(seat: int, scores: Sequence[int], winners: Sequence[int]) -> int:
    """Nobody is before a winner, and winners are before all who have as many points."""
    if seat in winners:
        return 1
    own = scores[seat]
    return 1 + sum(score > own or (score == own and other in winners) for other, score in enumerate(scores))


def counts(hosted: Hosted, seat: int) -> bool:
    """In statistics: a whole game by the rules of an edition, dealt here, played to the end by whoever sat there."""
    row, options = hosted.row, hosted.start.get("options", {})
    alike = not (row["practice"] or row["one_screen"] or hosted.imported or options.get("house"))
    return alike and hosted.seats[seat].held is None
