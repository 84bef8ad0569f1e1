"""The player's guides: they explain every rule, of each rule set only its own, alike in every language."""

from __future__ import annotations

import re

import pytest

from ..guides import GUIDED, Paragraph, guide, rule_numbers, switches_in, translations

pytestmark = pytest.mark.once

games = pytest.mark.parametrize("game", GUIDED)


@games
@pytest.mark.parametrize("language", translations())
def test_every_language_has_the_same_paragraphs(game: str, language: str) -> None:
    english, other = guide(game), guide(game, language)
    assert other.order == english.order
    assert other.details == english.details
    for one, translated in zip(english.paragraphs, other.paragraphs, strict=True):
        assert translated.numbers == one.numbers
        assert translated.text.count("**") == one.text.count("**"), translated.text
        assert translated.text != one.text


@games
def test_every_rule_is_explained_or_a_detail(game: str) -> None:
    explained = {rule for paragraph in guide(game).paragraphs for rule in paragraph.rules}
    details = set(guide(game).details)
    assert explained | details == rule_numbers(game)
    assert not explained & details


@games
def test_a_rule_that_a_game_cites_is_explained(game: str) -> None:
    """Beside a sentence stands its rule's number, which opens the guide: the important ones are not mere details."""
    played = {"traders": ("T3.2", "T3.3", "T4.1", "T5.2", "T6.1", "T6.2", "T6.4", "T6.5"), "guilds": ("G3.1", "G5")}
    explained = {rule for paragraph in guide(game).paragraphs for rule in paragraph.rules}
    assert set(played[game]) <= explained


@games
def test_every_switch_makes_a_difference_and_every_condition_is_a_switch(game: str) -> None:
    named = {re.sub(r"^not | !?= \d+$", "", one) for p in guide(game).paragraphs for one in p.conditions}
    named |= {number for paragraph in guide(game).paragraphs for number in paragraph.numbers}
    for switches in switches_in(game).values():
        assert named == set(switches)


def rules_shown(game: str, switches: dict[str, object]) -> set[str]:
    return {rule for paragraph in guide(game).shown(switches) for rule in paragraph.rules}


def test_each_rule_set_gets_only_its_rules() -> None:
    every = switches_in("traders")
    for name, switches in every.items():
        shown = rules_shown("traders", switches)
        assert ("T3.4" in shown) == ("T3.6" in shown) == (name == "traders/standard")
        assert ("T3.5" in shown) == (name != "traders/standard")
        assert ("T-R10" in shown) == (name == "traders/forum")
    told = {name: tuple(guide("traders").shown(switches)) for name, switches in every.items()}
    assert len(set(told.values())) == len(every)


@pytest.mark.parametrize("switch", ["double_action", "discount", "store_any_colour", "buyer_stores_first"])
def test_a_house_rule_changes_what_is_told(switch: str) -> None:
    usual = switches_in("traders")["traders/standard"]
    changed = usual | {switch: not usual[switch]}
    assert guide("traders").shown(changed) != guide("traders").shown(usual)


@pytest.mark.parametrize("place", [2, 3, 4, 5])
def test_pirates_are_told_once_wherever_they_wait(place: int) -> None:
    switches = switches_in("traders")["traders/standard"] | {"pirates_from": place}

    def tells(paragraph: Paragraph) -> bool:
        return any(condition.startswith("pirates_from = ") for condition in paragraph.conditions)

    assert sum(tells(paragraph) for paragraph in guide("traders").shown(switches)) == 1


@games
def test_every_chapter_has_something_for_every_rule_set(game: str) -> None:
    for switches in switches_in(game).values():
        shown = guide(game).shown(switches)
        assert len(shown) > len(guide(game).titles) * 2
        assert sum(paragraph.is_example for paragraph in shown) >= 4
        assert sum(bool(paragraph.after("draw")) for paragraph in shown) >= 6
