"""Plain and compiled engines play the same: the same numbers stand here for both runs of the tests."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cothon
from cothon.core.perft import perft

from ..elsewhere import PEARLS
from ..goldens import FINGERPRINTS, random_games

HERE = Path(__file__).parent.parent
MARKS: dict[str, list[int]] = json.loads(FINGERPRINTS.read_text())


def test_every_rule_set_has_fingerprints() -> None:
    own = [game for game in cothon.games.GAMES if game.name != "pearls"]
    named = {f"{rules} {players}" for game in own for rules in game.rule_sets for players in game.players}
    assert set(MARKS) == named


@pytest.mark.parametrize("table", MARKS)
def test_plain_and_compiled_engines_play_the_same_random_games(table: str) -> None:
    rules, players = table.split()
    assert random_games(rules, int(players)) == MARKS[table]


@pytest.mark.parametrize("rules", PEARLS)
def test_a_game_that_is_not_compiled_repeats_its_random_games(rules: str) -> None:
    assert random_games(rules, 5) == random_games(rules, 5)


def perft_lines() -> list[tuple[str, list[int], str]]:
    lines = [line for file in sorted((HERE / "perft").glob("*.txt")) for line in file.read_text().splitlines()]
    parts = [line.split("|") for line in lines if line and not line.startswith("#")]
    return [(name, [int(count) for count in counts.split()], data) for name, counts, data in parts]


@pytest.mark.parametrize(("name", "counts", "data"), perft_lines(), ids=lambda value: value[:30])
def test_perft(name: str, counts: list[int], data: str) -> None:
    game = cothon.from_position(json.loads(data), chance="open")
    assert [perft(game.state, depth + 1) for depth in range(len(counts))] == counts
