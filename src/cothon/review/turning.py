"""The turning points of a game: mistakes, missed chances, strokes of luck, and the best move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cothon.review.course import Stretch
from cothon.review.examined import Examined
from cothon.review.scale import mistake_at
from cothon.review.shapes import Turning

MOST = 5
MOST_OF_LUCK = 2
LUCK = 2.0  # mistakes that chance has to outweigh to be called a stroke of luck


@dataclass(frozen=True)
class TurningPoint:
    """`mistake`, `missed` (what luck or another's mistake had just brought is given back), `luck` or `best`."""

    step: int  # of the decision; luck strikes right after it
    kind: Turning
    seat: int  # whose win share changed
    weight: float  # by how much; for luck with its sign


def turning_points(examined: Sequence[Examined], course: Sequence[Stretch], seats: Sequence[int]) -> list[TurningPoint]:
    """At most a handful, the most weighty first; luck does not hide the decision that it follows."""
    found = [*errors(examined, course), *strokes(examined, course)[:MOST_OF_LUCK], *finest(examined)]
    ranked = sorted(
        (point for point in found if point.seat in seats), key=lambda point: (-abs(point.weight), point.step)
    )
    named = {point.step: point for point in sorted(ranked, key=lambda point: point.kind != "luck")}
    return [point for point in ranked if named[point.step] is point][:MOST]


def errors(examined: Sequence[Examined], course: Sequence[Stretch]) -> list[TurningPoint]:
    found = []
    for place, one in enumerate(examined):
        if one.is_mistake:
            seat = one.decision.seat
            past = course[:place] if place < len(course) else ()  # what came before may not be known yet
            kind: Turning = "missed" if risen(past, seat) >= one.loss else "mistake"
            found.append(TurningPoint(one.decision.step, kind, seat, one.loss))
    return found


def risen(past: Sequence[Stretch], seat: int) -> float:
    """What others' decisions and luck brought the seat since its last decision."""
    total = 0.0
    for stretch in reversed(past):
        total += stretch.luck[seat]
        if stretch.seat == seat:
            break
        total += stretch.decided[seat]
    return total


def strokes(examined: Sequence[Examined], course: Sequence[Stretch]) -> list[TurningPoint]:
    """Strokes of luck that longer searches saw as well: what only the books show may be a search's fault."""
    places = {stretch.step: place for place, stretch in enumerate(course)}
    return [point for point in swings(course) if is_seen(point, examined, places[point.step])]


def is_seen(point: TurningPoint, examined: Sequence[Examined], place: int) -> bool:
    """Whether searches alike on both sides agree; after the last decision the result is known."""
    one = examined[place]
    if one.seen is None:
        return False
    if place + 1 == len(examined):
        return True
    following = examined[place + 1].seen_before
    change = following[point.seat] - one.seen[point.seat] if following else 0.0
    return change * point.weight > 0.0 and abs(change) >= LUCK * mistake_at(one.seats) / 2


def swings(course: Sequence[Stretch]) -> list[TurningPoint]:
    """Where chance moved somebody's win share the most by the books, the largest first."""
    found = []
    for stretch in course:
        seat = max(range(len(stretch.luck)), key=lambda seat: abs(stretch.luck[seat]))
        if stretch.was_drawn and abs(stretch.luck[seat]) >= LUCK * mistake_at(len(stretch.luck)):
            found.append(TurningPoint(stretch.step, "luck", seat, stretch.luck[seat]))
    return sorted(found, key=lambda point: (-abs(point.weight), point.step))


def finest(examined: Sequence[Examined]) -> list[TurningPoint]:
    """The best move of the game: what was played beats what looks best by the most, and by more than a mistake."""
    sure = [one for one in examined if one.natural_played_on is not None and one.gain.low > 0.0 and one.is_best]
    best = max(sure, key=lambda one: one.gain.mean, default=None)
    if best is None or best.gain.mean < mistake_at(best.seats):
        return []
    return [TurningPoint(best.decision.step, "best", best.decision.seat, best.gain.mean)]
