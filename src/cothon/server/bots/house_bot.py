"""The bot that never fails: it plays for a level that did."""

from __future__ import annotations

import random

from cothon.core.game import Json


class HouseBot:
    """Any legal move, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Json, legal: list[str]) -> str:
        return self.random.choice(legal)
