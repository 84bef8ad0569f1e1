"""The bots that can sit at a table, by level."""

from __future__ import annotations

from typing import Any

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.server.house_bot import HouseBot

LEVELS = {"novice": 0.02, "apprentice": 0.02, "trader": 0.02, "merchant": 0.3, "master": 1.5}


def names() -> list[str]:
    return list(LEVELS)


def seconds(level: str) -> float:
    """How long the level thinks about a move at most."""
    return LEVELS[level]


def check(level: str) -> str:
    if level not in LEVELS:
        raise BadRequest("unknown-level", level=level, known=", ".join(LEVELS))
    return level


def bot(level: str, limit: float | None = None) -> Any:
    return HouseBot()


def evaluation(bot: Any, view: Json, legal: list[str]) -> list[Json]:
    return [
        {"move": move, "win": 1 / view["players"], "points": None, "simulations": 0, "continuation": [move]}
        for move in legal
    ]
