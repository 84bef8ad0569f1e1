"""What several see at once is what each of them sees alone."""

from __future__ import annotations

import random

import pytest

import cothon

MOVES = 60


@pytest.mark.parametrize("rules", ["traders/standard", "traders/forum", "guilds/standard"])
def test_what_many_see_at_once_is_what_each_sees(rules: str) -> None:
    chooser, table = random.Random(7), cothon.new_table(rules, 3, seed=7)
    for _ in range(MOVES):
        if table.turn is None:
            break
        seen_by = table.game.sights(table.state)
        for seat in (2, None, 0, 1, 0):  # in any order, and again
            assert seen_by(seat) == table.game.sight(table.state, seat)
        table.play(chooser.choice(table.legal_moves()))
