"""Bots of others, as the arena meets them."""

import os
import time
from collections.abc import Sequence

import cothon
from cothon.bots.bot import Thinker
from cothon.core.game import Json


class First:
    """The first legal move."""

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        return legal[0]


class Seeded(First):
    def __init__(self, seed: int) -> None:
        assert isinstance(seed, int)


class Crashing:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        raise RuntimeError("out of ideas")


class Cheating:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        return "win"


class Quitting:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        raise SystemExit(3)


class Dying:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        os._exit(3)


class Slow:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        time.sleep(5)
        return legal[0]


class Mute:
    """No bot at all."""


def unmakable() -> None:
    raise ValueError("no weights found")


def trader(seed: int) -> Thinker:
    """A level of ours through its own interface, limited by simulations alone."""
    return cothon.bot("trader", simulations=40, seed=seed)


def deadly() -> None:
    os._exit(3)
