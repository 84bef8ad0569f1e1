"""Nobody but a game's `rules/` knows its rules: others ask, and use none of the numbers that state them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cothon"

# numbers that are rules; sizes, and the numbers of cards, moves and steps, are for all
SECRETS = {
    "traders": {
        "ALEXANDRIA",
        "CARTHAGE",
        "CYRENAICA",
        "ICONS",
        "LAST_PIRATES",
        "LAST_TOKENS",
        "NOWHERE",
        "OPENING",
        "OPENING_COINS",
        "PAYING",
        "PLACE_OF",
        "POINTS_A_VP",
    },
    "guilds": {"ESCORT_STRENGTH", "FIRST_DISCS", "OPENING_HAND"},
}


def used(path: Path, game: str) -> set[str]:
    """The names that a file takes from the rules of the game, by import or as `cards.NAME`."""
    rules = f"cothon.games.{game}.rules"
    found, modules = set(), set()
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(rules):
            found |= {alias.name for alias in node.names}
            modules |= {alias.asname or alias.name for alias in node.names if node.module == rules}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            found.add(node.attr)
    return found


def outside(game: str) -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if SOURCE / "games" / game / "rules" not in path.parents]


@pytest.mark.parametrize("game", SECRETS)
def test_only_the_rules_know_the_numbers_that_state_them(game: str) -> None:
    known = {
        str(path.relative_to(SOURCE)): sorted(names)
        for path in outside(game)
        if (names := used(path, game) & SECRETS[game])
    }
    assert known == {}


@pytest.mark.parametrize("game", SECRETS)
def test_every_number_on_the_list_is_one_of_the_rules(game: str) -> None:
    rules = SOURCE / "games" / game / "rules"
    inside = {name for path in rules.glob("*.py") for name in used(path, game)}
    assert SECRETS[game] - inside == set()
