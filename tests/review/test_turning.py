"""Which turning points are named."""

from itertools import pairwise

import pytest

from cothon.review import turning
from cothon.review.course import Stretch
from cothon.review.decisions import decisions_of
from cothon.review.turning import TurningPoint, swings, turning_points

from .games import played


@pytest.mark.once
def test_luck_does_not_hide_the_mistake_that_it_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = TurningPoint(4, "mistake", 0, 0.12)
    lucky = [TurningPoint(4, "luck", 1, 0.2), TurningPoint(9, "luck", 0, -0.3)]
    monkeypatch.setattr(turning, "errors", lambda *_: [wrong])
    monkeypatch.setattr(turning, "strokes", lambda *_: lucky)
    monkeypatch.setattr(turning, "finest", lambda *_: [])
    assert turning_points([], [], [0, 1]) == [lucky[1], wrong]


def stretch(step: int, luck: float, was_drawn: bool) -> Stretch:
    return Stretch(step, 1, 0, (0.5, 0.5), (0.0, 0.0), (luck, -luck), was_drawn)


@pytest.mark.once
def test_luck_is_named_only_where_chance_decided_something() -> None:
    course = [stretch(3, 0.3, was_drawn=False), stretch(5, 0.2, was_drawn=True)]
    assert swings(course) == [TurningPoint(5, "luck", 0, 0.2)]


@pytest.mark.once
def test_what_others_do_at_once_is_not_drawn() -> None:
    """A card taken and the next player's purchase have no draw between them; a refill has."""
    table = played("traders/forum", "novice", "novice")
    drawn = {decision.step: decision.was_drawn for decision in decisions_of(table)}
    assert True in drawn.values()
    assert False in drawn.values()
    for step, end in pairwise([*drawn, len(table.log)]):
        assert drawn[step] == any(seat < 0 for seat, _ in table.log[step:end]), step
