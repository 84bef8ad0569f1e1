"""Bots that need no search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from cothon.core.game import Json


class Bot(Protocol):
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        """One of the legal moves, from what the view shows."""


class RandomBot:
    """Any legal move."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        return self.random.choice(legal)


class CarefulBot(RandomBot):
    """Buys when it can, takes the dearest card otherwise, stores what the pirates would take."""

    ORDER = ("store", "buy", "flip", "double", "take", "spend", "pay")

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        for kind in self.ORDER:
            if found := [move for move in legal if move.split()[0] == kind]:
                return max(found, key=lambda move: (move[-1:].isdigit() and int(move.rstrip("*")[-1]), move))
        return super().choose(view, legal)


BOTS = {"random": RandomBot, "careful": CarefulBot}
