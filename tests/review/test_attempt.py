"""Another try at a decision, and every choice of a turning point with its worth."""

import pytest

import cothon
from cothon.core.build import is_compiled
from cothon.core.game import Json
from cothon.core.words import languages, text_of
from cothon.review.attempt import attempt

from ..boards import WON

EFFORT = 0.2 if is_compiled() else 0.1


@pytest.fixture(scope="module")
def record() -> Json:
    """White takes coins instead of winning."""
    table = cothon.from_position(WON, seed=1)
    table.play("take R3")
    return table.record()


def bought() -> list[str]:
    table = cothon.from_position(WON, seed=1, chance="open")
    return next(choice for choice in table.choices() if choice[0] == "buy")


def test_what_wins_is_accepted(record: Json) -> None:
    tried = attempt(record, 0, bought(), effort=EFFORT).data()
    assert tried["accepted"]
    assert tried["label"] in ("best", "good")


def test_another_try_at_an_imported_game_is_judged(record: Json) -> None:
    """The server says that another dealer dealt all of its moves, also those after the decision."""
    imported = record | {"seed": "0" * 64, "dealt_from": len(record["moves"])}
    assert attempt(imported, 0, bought(), effort=EFFORT).is_accepted


def test_what_loses_is_refused_with_its_reason_in_every_language(record: Json) -> None:
    tried = attempt(record, 0, ["take R5"], effort=EFFORT)
    assert not tried.is_accepted
    assert tried.data()["win_best"] > tried.data()["win"]
    for language in languages():
        assert all(text_of(reason["words"]) for reason in tried.data(language)["reasons"])
        assert tried.data(language)["reasons"]


def test_the_same_try_twice_is_judged_the_same(record: Json) -> None:
    first, second = (attempt(record, 0, ["take R5"], effort=EFFORT / 2).data() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("step", "moves", "code"), [(7, ["buy"], "no-decision"), (0, ["take G5"], "not-in-market")])
def test_what_cannot_be_tried_is_refused_in_words(record: Json, step: int, moves: list[str], code: str) -> None:
    with pytest.raises(cothon.Refusal) as refused:
        attempt(record, step, moves)
    assert refused.value.code == code


def test_every_choice_of_a_turning_point_is_weighed_and_told(record: Json) -> None:
    table = cothon.from_position(WON, seed=1, chance="open")
    decision = cothon.review(record, effort=EFFORT).data()["decisions"][0]
    assert {tuple(choice["moves"]) for choice in decision["choices"]} == set(map(tuple, table.choices()))
    wins = [choice["win"] for choice in decision["choices"]]
    assert wins == sorted(wins, reverse=True)
    assert decision["choices"][0]["moves"][0] == "buy"
    assert all(low <= high for choice in decision["choices"] for low, high in [choice["points_interval"]])
    assert text_of(decision["told"]["best"][0])
    assert decision["outcomes"]["played"]["seats"][0] != decision["outcomes"]["best"]["seats"][0]
    assert all(text_of(sentence) for choice in decision["choices"] for sentence in choice["words"])
