"""Which turning points are named."""

import pytest

from cothon.review import turning
from cothon.review.turning import TurningPoint, turning_points


@pytest.mark.once
def test_luck_does_not_hide_the_mistake_that_it_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = TurningPoint(4, "mistake", 0, 0.12)
    lucky = [TurningPoint(4, "luck", 1, 0.2), TurningPoint(9, "luck", 0, -0.3)]
    monkeypatch.setattr(turning, "errors", lambda *_: [wrong])
    monkeypatch.setattr(turning, "strokes", lambda *_: lucky)
    monkeypatch.setattr(turning, "finest", lambda *_: [])
    assert turning_points([], [], [0, 1]) == [lucky[1], wrong]
