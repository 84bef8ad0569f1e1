"""Positions with parts changed at random are refused in words, or can be played to the end."""

import json
import random

import pytest

import cothon

from ..play_outs import finished, steps
from .policies import busy

VALUES = [None, 0, 3, -1, 99, True, 1.5, "x", "market", "deal", "glass/palette/5/1", "base:market", [], {}, [0, 0]]


def places(data, path=()):
    """The path of every part of the data."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*path, key)
        yield from places(value, (*path, key))


def mangle(data, rng: random.Random) -> None:
    chosen = [path for path in places(data) if path[0] == ("pending" if rng.random() < 0.5 else path[0])]
    *way, last = rng.choice(chosen or list(places(data)))
    holder = data
    for key in way:
        holder = holder[key]
    how = rng.random()
    if how < 0.6:
        holder[last] = json.loads(json.dumps(rng.choice(VALUES)))
    elif how < 0.8 and isinstance(holder, list):
        holder.append(json.loads(json.dumps(holder[last])))
    else:
        del holder[last]


def accepted(data) -> cothon.Table | None:
    """The table, or None if the position is refused; anything else is an error."""
    try:
        return cothon.from_position(data, seed=1)
    except cothon.Refusal as refusal:
        refusal.words()
        return None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mangled_position_is_refused_or_can_be_played(players):
    rng = random.Random(players)
    played = 0
    for at in steps(cothon.new_table("guilds/standard", players, seed=players, chance="open"), players, busy):
        data = json.loads(json.dumps(at.position()))
        mangle(data, rng)
        table = accepted(data)
        if table is not None:
            played += 1
            if played % 10 == 0:
                assert finished(table, 1).ending == "third decade"
    assert played > 5
