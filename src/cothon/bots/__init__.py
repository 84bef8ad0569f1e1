"""Players that are programs: each gets a view and the legal moves, and nothing else."""

from cothon.bots.bot import Bot, Estimate, Thinker
from cothon.bots.levels import LEVELS, bot, bots

__all__ = ["LEVELS", "Bot", "Estimate", "Thinker", "bot", "bots"]
