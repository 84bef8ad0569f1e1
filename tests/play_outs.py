"""Random games for tests, with explicit seeds."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

from hypothesis import settings

import cothon

FUZZ = int(os.environ.get("COTHON_FUZZ", "1"))  # how many times more games than usual: `make fuzz`


def examples(count: int) -> settings:
    """Hypothesis over so many games: the same ones each time, or many new ones in a fuzz run."""
    return settings(max_examples=count * FUZZ, deadline=None, derandomize=FUZZ == 1)


Policy = Callable[[list[str]], list[str]]


def anything(legal: list[str]) -> list[str]:
    return legal


def hoarding(legal: list[str]) -> list[str]:
    """Take coins and never buy, so that the cards run out."""
    return [move for move in legal if move.split()[0] in ("take", "pass")] or legal


def bargaining(legal: list[str]) -> list[str]:
    """Buy whenever it is possible, with tokens if there are any."""
    for kind in ("flip", "double", "buy", "store"):
        if chosen := [move for move in legal if move.split()[0] == kind]:
            return chosen
    return legal


def steps(table: cothon.Table, seed: int, policy: Policy = anything) -> Iterator[cothon.Table]:
    """The table before each decision, open chance included, and once after the end."""
    rng = random.Random(seed)
    while table.turn is not None:
        yield table
        table.play(rng.choice(policy(table.legal_moves())))
    yield table


def finished(table: cothon.Table, seed: int, policy: Policy = anything) -> cothon.Table:
    for _ in steps(table, seed, policy):
        pass
    return table
