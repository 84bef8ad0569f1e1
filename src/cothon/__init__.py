"""Cothon: Traders of Carthage and Carthago: Merchants & Guilds, exact, fast and open to programs."""

from typing import TYPE_CHECKING

from cothon.bots import bot, bots
from cothon.core.refusal import BadPosition, BadRecord, BadRequest, IllegalMove, Refusal
from cothon.core.table import CHANCE, Table
from cothon.games import from_position, house_rules, new_table, replay, rule_sets
from cothon.games.pictures import svg
from cothon.review import Review, review
from cothon.version import VERSION

if TYPE_CHECKING:
    from cothon.lab.simulate import simulate as simulate

__version__ = VERSION

__all__ = [
    "CHANCE",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "IllegalMove",
    "Refusal",
    "Review",
    "Table",
    "__version__",
    "bot",
    "bots",
    "from_position",
    "house_rules",
    "new_table",
    "replay",
    "review",
    "rule_sets",
    "svg",
]


def __getattr__(name: str) -> object:
    """`simulate` needs NumPy, which playing does not: it is loaded when it is asked for."""
    if name != "simulate":
        raise AttributeError(f"module 'cothon' has no attribute {name!r}")
    from cothon.core.extras import needs

    with needs("lab", "cothon.simulate"):
        from cothon.lab.simulate import simulate
    return simulate
