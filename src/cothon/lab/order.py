"""The order of parameters that arena, simulation, balance and tournament share: rules, bots, games, seed, processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

FORMER_NAMES = {"seats": "bots", "bot": "bots"}


def also_formerly(*names: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Who gives the number of players right after the rules means these names, in the order of former versions."""

    def wrapped(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def call(*given: Any, **named: Any) -> R:
            if len(given) > 1 and isinstance(given[1], int):
                named |= dict(zip(("rules", *names), given, strict=False))
                given = ()
            return function(*given, **{FORMER_NAMES.get(name, name): value for name, value in named.items()})

        return call

    return wrapped


def one_each(bots: str | Sequence[str], players: int | None) -> list[str]:
    """The bots by seat; one alone plays all of them, two if nobody says how many."""
    return [bots] * (players or 2) if isinstance(bots, str) else list(bots)
