"""Players that are programs: each gets a view and the legal moves, and nothing else."""

from __future__ import annotations

from cothon.bots.simple import BOTS, Bot
from cothon.core.refusal import BadRequest

__all__ = ["Bot", "bot", "bots"]


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadRequest("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](seed)
