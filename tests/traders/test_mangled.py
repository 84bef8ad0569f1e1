"""Positions with parts changed at random are refused in words, or can be played to the end."""

import random

import pytest

import cothon

from ..mangling import mangled
from ..play_outs import anything, finished, steps


@pytest.mark.parametrize("rules", ["traders/standard", "traders/classic", "traders/zman", "traders/forum"])
def test_a_mangled_position_is_refused_or_can_be_played(rules):
    rng = random.Random(rules)
    played = 0
    for at in steps(cothon.new_table(rules, 3, seed=3, chance="open"), 3, anything):
        for _ in range(4):
            table = mangled(at, rng)
            if table is not None:
                played += 1
                if played % 10 == 0:
                    assert finished(table, 1).ending is not None
    assert played > 5


@pytest.mark.parametrize("odd", [{}, [], [1]])
def test_a_name_that_is_no_text_is_refused(odd):
    position = cothon.new_table("traders/standard", 2, seed=1).position()
    seats = position["seats"]
    for change in (
        {"ending": odd},
        {"pending": {"seat": 0, "steps": [{"step": odd}]}},
        {"seats": [seats[0] | {"piece": False, "reserved": {"row": "market", "card": odd}}, seats[1]]},
        {"seats": [seats[0] | {"piece": False, "reserved": {"row": odd, "card": "R5"}}, seats[1]]},
    ):
        with pytest.raises(cothon.Refusal):
            cothon.from_position(position | change)
