"""Why one move is better than another, for whoever has to decide now."""

import cothon
from cothon.core.build import is_compiled
from cothon.core.words import languages, text_of
from cothon.review.hinting import reason_for

from ..boards import WON

EFFORT = 0.25 if is_compiled() else 0.1


def test_winning_has_a_reason_in_every_language() -> None:
    table = cothon.from_position(WON, seed=1)
    for language in languages():
        told = reason_for(table.view(0), "buy", "take R3", table.names, language, EFFORT)
        assert told
        assert any(character.isdigit() for character in text_of(told))


def test_the_reason_for_winning_is_that_it_wins() -> None:
    table = cothon.from_position(WON, seed=1)
    told = text_of(reason_for(table.view(0), "buy", "take R3", table.names, "en", EFFORT) or [])
    assert told.startswith("The game ends before White has another turn, and White wins 100 of 100 games instead of ")


def test_hidden_cards_do_not_matter() -> None:
    table = cothon.from_position(WON, seed=1)
    told = {
        text_of(reason_for(other.view(0), "buy", "take R3", table.names, "en", EFFORT / 2) or [])
        for other in (table.determinize(0, seed) for seed in range(3))
    }
    assert len(told) == 1


def test_what_is_the_same_has_no_reason() -> None:
    table = cothon.from_position(WON, seed=1)
    assert reason_for(table.view(0), "take R3", "take R3", table.names, "en", EFFORT / 4) is None
