"""Positions with parts changed at random."""

import json
import random
from collections.abc import Iterator
from typing import Any

import cothon

VALUES: list[Any] = [
    None,
    0,
    3,
    -1,
    99,
    True,
    1.5,
    "x",
    "market",
    "deal",
    "glass/palette/5/1",
    "base:market",
    "R5",
    [],
    {},
    [0, 0],
]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of the data."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield (*path, key)
        yield from places(data[key], (*path, key))


def mangle(data: Any, rng: random.Random) -> None:
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


def mangled(at: cothon.Table, rng: random.Random) -> cothon.Table | None:
    """A table with one part of its position changed, or None if that is refused."""
    data = json.loads(json.dumps(at.position()))
    mangle(data, rng)
    return accepted(data)


def accepted(data: Any) -> cothon.Table | None:
    """The table, or None if the position is refused; anything else is an error."""
    try:
        return cothon.from_position(data, seed=1)
    except cothon.Refusal as refusal:
        refusal.words()
        return None
