"""Cothon: Traders of Carthage and Carthago: Merchants & Guilds, exact, fast and open to programs."""

from cothon.bots import bot, bots
from cothon.core.refusal import BadPosition, BadRecord, BadRequest, IllegalMove, Refusal
from cothon.core.table import CHANCE, Table
from cothon.games import from_position, new_table, replay, rule_sets
from cothon.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "IllegalMove",
    "Refusal",
    "Table",
    "__version__",
    "bot",
    "bots",
    "from_position",
    "new_table",
    "replay",
    "rule_sets",
]
