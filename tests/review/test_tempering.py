"""What searches and players who think say is weighed against games that go to the end without being judged."""

import pytest

from cothon.review.examined import tempered
from cothon.review.figures import Estimate

MISTAKE = 0.08  # of two players


@pytest.mark.once
def test_a_mistake_that_only_a_judgement_sees_is_none() -> None:
    """As measured: 0.087 where positions were judged after ten decisions, 0.03 where games went to the end."""
    gap = tempered(Estimate(0.087, 0.003), Estimate(0.037, 0.009), MISTAKE)
    assert 0.037 < gap.mean < MISTAKE


@pytest.mark.once
def test_what_quick_games_are_too_weak_to_see_stays_a_mistake() -> None:
    """As measured: 0.326 and 0.198, where players who think to the end found 0.369."""
    gap = tempered(Estimate(0.326, 0.01), Estimate(0.198, 0.015), MISTAKE)
    assert gap.mean > 3 * MISTAKE
    assert gap.low > 0.0


@pytest.mark.once
def test_the_interval_includes_what_both_may_err_by() -> None:
    assert tempered(Estimate(0.1, 0.001), Estimate(0.1, 0.001), MISTAKE).error > 0.02


@pytest.mark.once
def test_what_is_certain_needs_no_games() -> None:
    won = Estimate(0.4, 0.0)
    assert tempered(won, Estimate(0.1, 0.01), MISTAKE) == won
