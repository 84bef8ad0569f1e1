"""Planted blunders are found, and the reasons that are given have figures."""

import re

import pytest

import cothon
from cothon.core.build import is_compiled
from cothon.core.game import Json
from cothon.core.words import languages, text_of
from cothon.review import Progress
from cothon.review.decisions import decisions_of, some_choices
from cothon.review.judging import seed_of, worth_after
from cothon.review.playing_on import play_pairs, thinking

from ..boards import WON, mover
from .games import QUICK

EFFORT = 0.2 if is_compiled() else 0.1


@pytest.fixture(scope="module")
def told_early() -> list[cothon.Review]:
    """What there was to read before every decision was looked at."""
    return []


@pytest.fixture(scope="module")
def thrown_away(told_early: list[cothon.Review]) -> cothon.Review:
    table = cothon.from_position(WON, seed=1)
    table.play("take R3")
    while table.turn == 1:
        table.play("buy" if "buy" in table.legal_moves() else table.legal_moves()[-1])

    def look(progress: Progress) -> None:
        if progress.share <= 0.08:
            told_early.append(progress.review())

    return cothon.review(table.record(), effort=EFFORT, progress=look)


def test_a_win_thrown_away_is_a_blunder(thrown_away: cothon.Review) -> None:
    decision = thrown_away.data()["decisions"][0]
    assert decision["label"] == "blunder"
    assert decision["best"][0] == "buy"
    assert decision["interval"][0] > 0
    assert decision["win_best"] == 1  # it wins for certain
    assert thrown_away.data()["turning_points"][0] == 0


def test_the_worst_is_told_before_every_decision_was_looked_at(
    thrown_away: cothon.Review, told_early: list[cothon.Review]
) -> None:
    """And what is told first is what the whole review says."""
    first = told_early[-1]
    assert first.stretches == ()
    assert [point.step for point in first.turning_points] == [0]
    assert first.at(0).gap == thrown_away.at(0).gap
    assert len(thrown_away.stretches) == len({one.decision.step for one in thrown_away.examined})


def test_reasons_are_told_in_every_language_with_their_figures(thrown_away: cothon.Review) -> None:
    for language in languages():
        reasons = thrown_away.data(language)["decisions"][0]["reasons"]
        assert reasons
        for reason in reasons:
            text = text_of(reason["words"])
            assert text.endswith((".", "。"))
            assert not reason["figures"] or len(re.findall(r"\d+", text)) >= 2


def test_the_turning_point_and_its_reasons_hold_with_other_deals(thrown_away: cothon.Review) -> None:
    """The short form of `make review-check`."""
    one = thrown_away.at(thrown_away.turning_points[0].step)
    choices = one.decision.played, one.best
    pairs = 300 if is_compiled() else 20
    tally = play_pairs(thrown_away.game, one.decision, choices, thinking(one.decision, 4), pairs, seed_of(99, "check"))
    assert tally.gap().mean > 0
    for reason in one.reasons:
        difference = tally.gap() if reason.kind == "ends" else tally.difference(reason.count.place)
        assert difference.mean * (reason.better - reason.played) > 0


def with_a_blunder(rules: str, seed: int) -> Json:
    """A stretch of a good game: it begins with the worst choice there is, then bots that think go on."""
    table = cothon.new_table(rules, 2, seed=seed)
    bots = [cothon.bot("trader", simulations=40, seed=seat) for seat in range(2)]
    while len(table.log) < 100 or not is_open(table):
        table.play(bots[mover(table)].choose(table.view(mover(table)), table.legal_moves()))
    stretch = cothon.from_position(table.position(), seed=seed)
    stretch.play_all(worst_choice(stretch))
    for _ in range(5):
        stretch.play(bots[mover(stretch)].choose(stretch.view(mover(stretch)), stretch.legal_moves()))
    return stretch.record()


def is_open(table: cothon.Table) -> bool:
    """Something new is to be decided."""
    return not table.game.goes_on(table.state) and len(table.choices()) > 2


def worst_choice(table: cothon.Table) -> list[str]:
    copy = table.copy()
    copy.play_all(copy.choices()[0])
    decision = decisions_of(copy)[-1]
    choices = list(some_choices(table.game, decision.root))
    worths = [worth_after(decision, choice, 200, 1).win[decision.seat] for choice in choices]
    worst = choices[worths.index(min(worths))]
    return [table.game.text(decision.root, move) for move in worst]


SEEDS = range(3) if is_compiled() else ()


def test_the_worst_choice_of_a_good_game_costs_its_seat() -> None:
    """In all games but one: now and then even the worst is not bad."""
    found = 0
    for seed in SEEDS:
        decision = cothon.review(with_a_blunder("traders/classic", seed), effort=2 * QUICK).data()["decisions"][0]
        found += decision["label"] in ("inaccuracy", "mistake", "blunder") and decision["loss"] > 0
    assert found >= len(SEEDS) - 1
