"""Every rule set has its words, its column in the rules of every language, and its golden games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cothon
from cothon.core.words import DEFAULT, languages, texts

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted({rules.partition("/")[0] for rules in cothon.rule_sets()})


def names(game: str) -> set[str]:
    return {rules.partition("/")[2] for rules in cothon.rule_sets() if rules.startswith(f"{game}/")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_where_a_language_names_rule_sets_it_names_all(game: str, language: str) -> None:
    for about in ("title", "about"):
        named = set(re.findall(rf"^{game}-page-{about}-(\w+) =", "\n".join(texts(language)), re.M))
        assert named in (set(), names(game))


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("language", languages())
def test_every_rule_set_is_in_the_rules_of_every_language(rules: str, language: str) -> None:
    game, _, name = rules.partition("/")
    page = ROOT / "docs" / "rules" / ("" if language == DEFAULT else language) / f"{game}.md"
    assert f"`{name}`" in page.read_text() or f"`{rules}`" in page.read_text()


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_rule_set_has_golden_games(rules: str) -> None:
    assert (ROOT / "tests" / "golden" / f"{rules.replace('/', '-')}.jsonl").exists(), "run make golden"
