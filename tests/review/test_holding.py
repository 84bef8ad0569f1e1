"""The check of reviews plays on as long as anything that was stated is in doubt, and no longer."""

import sys
from pathlib import Path

import pytest

from cothon.review.figures import Estimate
from cothon.review.playing_on import Sums, Tally

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

from holding import FIRST, is_clear, verdict

PLACE = 7


def tally(pairs: int, gap: float, difference: float) -> Tally:
    """Pairs of games with these means, whose differences are all 1 or -1."""
    return Tally(pairs, Sums(0.0, gap * pairs, pairs), {PLACE: Sums(0.0, difference * pairs, pairs)})


@pytest.mark.parametrize("direction", [1, -1])
def test_it_ends_as_soon_as_all_that_was_stated_is_clear_whichever_way(direction: int) -> None:
    assert is_clear(tally(FIRST, 0.6 * direction, 0.6), [PLACE])
    assert is_clear(tally(FIRST, 0.6, 0.6 * direction), [PLACE])


def test_it_goes_on_while_the_gap_or_a_reason_is_in_doubt() -> None:
    assert not is_clear(tally(FIRST, 0.3, 0.6), [PLACE])
    assert not is_clear(tally(FIRST, 0.6, 0.3), [PLACE])
    assert is_clear(tally(FIRST, 0.6, 0.3), [])


def test_a_few_games_never_make_it_clear() -> None:
    assert not is_clear(tally(FIRST - 1, 1.0, 1.0), [PLACE])


def test_what_is_in_doubt_counts_by_its_sign() -> None:
    assert verdict(Estimate(0.01, 0.02)) == {"found": 0.01, "error": 0.02, "holds": True, "in_doubt": True}
    assert not verdict(Estimate(-0.01, 0.02))["holds"]
    assert verdict(Estimate(-0.5, 0.02), -1) == {"found": -0.5, "error": 0.02, "holds": True, "in_doubt": False}
