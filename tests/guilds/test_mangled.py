"""Positions with parts changed at random are refused in words, or can be played to the end."""

import random

import pytest

import cothon

from ..mangling import mangled
from ..play_outs import finished, steps
from .policies import busy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mangled_position_is_refused_or_can_be_played(players):
    rng = random.Random(players)
    played = 0
    for at in steps(cothon.new_table("guilds/standard", players, seed=players, chance="open"), players, busy):
        table = mangled(at, rng)
        if table is not None:
            played += 1
            if played % 10 == 0:
                assert finished(table, 1).ending == "third decade"
    assert played > 5
