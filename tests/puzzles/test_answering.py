"""What is said to an answer."""

from __future__ import annotations

import pytest

from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.words import languages, text_of
from cothon.puzzles import judge, puzzles
from cothon.puzzles.checking import check
from cothon.puzzles.solving import chance_of_novice, is_easy
from cothon.puzzles.standards import LUCKY, TRIES

pytestmark = pytest.mark.once

GAMES = ("traders", "guilds")
NAMES = ["Hanno", "Bomilcar", "Elissa", "Gisco"]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_right_and_says_why(game: str) -> None:
    one = puzzles(game)[0]
    verdict = judge(one, one.answer)
    assert verdict.is_right
    assert verdict.loss == 0.0
    assert verdict.reasons


@pytest.mark.parametrize("game", GAMES)
def test_the_same_paid_otherwise_is_right_too(game: str) -> None:
    one = next(one for one in puzzles(game) if one.also)
    assert all(judge(one, moves).is_right for moves in one.also)


@pytest.mark.parametrize("language", languages())
def test_a_wrong_answer_gets_its_reason_in_every_language(language: str) -> None:
    for game in GAMES:
        for one in puzzles(game)[:5]:
            verdict = judge(one, one.tempting)
            assert not verdict.is_right
            assert verdict.loss > 0.0
            assert all(text_of(sentence) for sentence in verdict.words(NAMES, language))


def test_reasons_that_were_not_measured_are_measured_now() -> None:
    one = min(puzzles("traders"), key=lambda one: one.id)
    other = next(other for other in one.others if not other.reasons)
    first, second = (judge(one, other.moves) for _ in range(2))
    assert first.reasons == second.reasons
    assert first.words(NAMES)


def test_what_cannot_be_played_is_refused() -> None:
    one = puzzles("traders")[0]
    with pytest.raises(IllegalMove):
        judge(one, ["take R9"])
    with pytest.raises(IllegalMove):
        judge(one, [])


def test_a_part_of_a_decision_is_refused() -> None:
    one = next(one for one in puzzles() if len(one.answer) > 1)
    with pytest.raises(BadRequest) as refused:
        judge(one, one.answer[:1])
    assert refused.value.code == "puzzle-part"


@pytest.mark.skipif(not is_compiled(), reason="searches take too long uncompiled")
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_holds_with_other_deals(game: str) -> None:
    """`make puzzles-check` does this for all of them, with more effort."""
    found = puzzles(game)
    for one in (found[0], found[-1]):
        looked = check(one, effort=1.0, seed=777)
        assert looked.holds, one.id
        assert not looked.leaks, one.id


@pytest.mark.parametrize("game", GAMES)
def test_weak_bots_do_not_find_it(game: str) -> None:
    for one in puzzles(game)[::7]:
        decision, answers = one.decision(), [one.numbers(moves) for moves in (one.answer, *one.also)]
        assert sum(chance_of_novice(decision, answer) for answer in answers) <= LUCKY / TRIES
    one = puzzles(game)[0]
    assert not is_easy(one.game, one.decision(), one.numbers(one.answer))
