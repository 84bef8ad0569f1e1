"""Bots of others, as the arena meets them."""

import os
import time

import cothon


class First:
    """The first legal move."""

    def choose(self, view, legal):
        return legal[0]


class Seeded(First):
    def __init__(self, seed):
        assert isinstance(seed, int)


class Crashing:
    def choose(self, view, legal):
        raise RuntimeError("out of ideas")


class Cheating:
    def choose(self, view, legal):
        return "win"


class Quitting:
    def choose(self, view, legal):
        raise SystemExit(3)


class Dying:
    def choose(self, view, legal):
        os._exit(3)


class Slow:
    def choose(self, view, legal):
        time.sleep(5)
        return legal[0]


class Mute:
    """No bot at all."""


def unmakable():
    raise ValueError("no weights found")


def trader(seed):
    """A level of ours through its own interface, limited by simulations alone."""
    return cothon.bot("trader", simulations=40, seed=seed)
