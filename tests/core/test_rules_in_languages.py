"""The rules in every language: the same numbers, in the same order, with the same tables and examples."""

import re
from pathlib import Path

import pytest

import cothon.games.guilds.game  # noqa: F401 (brings its words)
from cothon.core import words

pytestmark = pytest.mark.once

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
GAMES = ("traders", "guilds")
LANGUAGES = tuple(language for language in words.languages() if language != words.DEFAULT)
LABEL = re.compile(r"^(?:#+ |\s*- |\d+\. )(?:\*\*)?([TG](?:-R\d+|\d+(?:\.\d+)?)|[EX]\d)(?![\d.]*\d)", re.M)
CITED = re.compile(r"(?<![A-Za-z])[TG](?:-R\d+|\d+\.\d+|\d+)(?!\d)")


def text(game: str, language: str = "") -> str:
    return (RULES / language / f"{game}.md").read_text()


def kind(line: str) -> str:
    """What sort of line it is, with its cells if it is a row of a table."""
    shape: str = re.findall(r"^\s*(#+|-|\d+\.|\||)", line)[0]
    return shape + str(line.count("|")) if shape == "|" else shape


def bare(line: str) -> str:
    """Without spaces, and with the brackets of all languages alike."""
    return re.sub(r"\s", "", line).translate(str.maketrans("（）", "()"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_is_there_in_the_same_order(game: str, language: str) -> None:
    ours, english = LABEL.findall(text(game, language)), LABEL.findall(text(game))
    assert len(english) > 35
    assert ours == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_its_counterpart(game: str, language: str) -> None:
    """Headings, items and rows of tables one to one, each citing the same rules and naming the same switches."""
    pairs = zip(text(game, language).splitlines(), text(game).splitlines(), strict=True)
    for ours, english in pairs:
        assert kind(ours) == kind(english), ours
        if kind(english):
            assert sorted(CITED.findall(ours)) == sorted(CITED.findall(english)), ours
            assert sorted(re.findall(r"`[^`]+`", ours)) == sorted(re.findall(r"`[^`]+`", english)), ours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_examples_and_tables_have_the_same_figures(game: str, language: str) -> None:
    pairs = zip(text(game, language).splitlines(), text(game).splitlines(), strict=True)
    for ours, english in pairs:
        sums = re.findall(r"\d[\d +×()=→]*[=→] ?\d+", english)
        assert [one for one in sums if "=" in one and bare(one) not in bare(ours)] == [], ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_and_effects_are_called_as_in_the_game(language: str) -> None:
    rules = text("guilds", language).lower()
    for key, things in {
        "guilds-name-good": ("good", ["dyes", "oils", "glass", "cedar", "jewelry"]),
        "guilds-name-effect": ("effect", ["embargo", "palette", "commando", "favour", "legacy", "intrigue", "escorts"]),
        "guilds-name-action": ("action", ["market", "residence", "trading", "warship", "delivery"]),
        "guilds-name-tile": ("tile", ["guild-hall-1", "achievement-tiles", "ship-cards", "residence-2", "goods"]),
    }.items():
        names = [words.say(key, language, **{things[0]: thing}) for thing in things[1]]
        assert [name for name in names if name.lower() not in rules] == []
