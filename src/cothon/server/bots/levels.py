"""The bots that can sit at a table, by level."""

from __future__ import annotations

import cothon
from cothon.bots import Thinker
from cothon.core.game import Json
from cothon.core.refusal import BadRequest

# the seconds that each may think about a move; a bot that overstays them by far is given up
LEVELS = {"novice": 0.02, "apprentice": 0.02, "trader": 0.02, "merchant": 0.3, "master": 1.5, "sage": 5.0}


def names() -> list[str]:
    return list(LEVELS)


def seconds(level: str) -> float:
    return LEVELS[level]


def check(level: str) -> str:
    if level not in LEVELS:
        raise BadRequest("unknown-level", level=level, known=", ".join(LEVELS))
    return level


def bot(level: str) -> Thinker:
    return cothon.bot(level)


def evaluation(bot: Thinker, view: Json, legal: list[str]) -> list[Json]:
    """What the bot thinks of each move, the best first."""
    return [
        {
            "move": one.move,
            "win": one.win,
            "points": one.points,
            "simulations": one.simulations,
            "continuation": list(one.line),
        }
        for one in bot.evaluate(view, legal)
    ]
