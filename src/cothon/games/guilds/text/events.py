"""What happened, as data: the names of events and of their fields. Every kind stands in docs/notation-guilds.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cothon.core.events import Counted, Kind
from cothon.core.measures import Measure
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules import events as e
from cothon.games.guilds.text.notation import ENDINGS, Notation, notation
from cothon.games.guilds.text.pending import PAYMENTS
from cothon.games.guilds.text.symbols import COLUMN_NAMES, EFFECT_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

KINDS = {
    e.ACTED: Kind("acted", ("space", "need")),
    e.PASSED: Kind("passed"),
    e.CARD_PLAYED: Kind("played", ("card", "space")),
    e.CARD_PAID: Kind("paid", ("card", "for", "place", "ship")),
    e.CARD_TAKEN: Kind("took", ("from",), "card"),
    e.CARD_SWAPPED: Kind("swapped", ("card", "given")),
    e.CARD_GAINED: Kind("gained", ("card", "coins")),
    e.CARD_DEALT: Kind("dealt", (), "card"),
    e.CARDS_REGAINED: Kind("regained", (), "cards"),
    e.MARKET_FILLED: Kind("filled", ("card",)),
    e.MARKET_CLEARED: Kind("cleared", (), "cards"),
    e.RESHUFFLED: Kind("reshuffled", ("count",)),
    e.DISC_PLACED: Kind("disc", ("place", "ship")),
    e.DISC_RETURNED: Kind("returned", ("from",)),
    e.SPACE_FREED: Kind("freed", ("column", "count")),
    e.BONUS_GROWN: Kind("bonus", ("bonus",)),
    e.STRENGTH_GROWN: Kind("strength", ("strength",)),
    e.COLUMN_EMPTIED: Kind("emptied", ("column",)),
    e.DELIVERED: Kind("delivered", ("place", "ship")),
    e.SHIP_MET: Kind("met", ("ship", "danger", "strength")),
    e.EXPEDITION_OVER: Kind("warship", ("ship", "danger", "strength", "won")),
    e.EFFECT_USED: Kind("effect", ("effect", "ship")),
    e.SHIP_TURNED: Kind("turned", ("ship", "up")),
    e.SEAT_TAKEN: Kind("seat", ("place", "coins")),
    e.TILE_TAKEN: Kind("tile", ("tile", "place", "coins")),
    e.SHIP_JOINED: Kind("ship", ("ship", "place")),
    e.GAP_LEFT: Kind("gap", ("place", "ship")),
    e.SHIP_SENT_AWAY: Kind("bottom", ("ship", "place")),
    e.ACTION_WASTED: Kind("wasted", ("space",)),
    e.MARKER_MOVED: Kind("marker", ("from", "to")),
    e.NEUTRAL_MOVED: Kind("neutral", ("from", "to")),
    e.LOT_DRAWN: Kind("lot", ("card",)),
    e.TILE_LEFT_OUT: Kind("unused", ("tile", "decade")),
    e.STARTED: Kind("started"),
    e.DECADE_BEGUN: Kind("decade", ("decade",)),
    e.ENDED: Kind("ended", ("ending",)),
}
MEASURES = (
    *(Measure(f"{name} column", "freed", where=("column", i), is_held=True) for i, name in enumerate(COLUMN_NAMES)),
    Measure("forum disc", "seat", where=("place", c.SEAT_FORUM), is_held=True),
    Measure("disc at hand", last="available", is_held=True),
    Measure("expeditions won", "warship", where=("won", 1)),
    Measure("coins gained", "gained", of="coins"),
    Measure("coins for seats", "seat", of="coins"),
    Measure("coins for tiles", "tile", of="coins"),
)
# what reviews count; their words are `guilds-reason-…` with the name of the kind
COUNTED = {
    e.SEAT_TAKEN: Counted(good=1),
    e.SHIP_JOINED: Counted(good=1, follows=e.DELIVERED),
    e.TILE_TAKEN: Counted(good=1),
    e.DELIVERED: Counted(good=1, is_act=True),
    e.EFFECT_USED: Counted(good=1, is_act=True),
    e.CARD_TAKEN: Counted(good=1, is_act=True),
    e.CARD_PAID: Counted(good=-1, is_act=True),
    e.ACTION_WASTED: Counted(good=-1),
}
PAID_FOR = {step: name for name, step in PAYMENTS.items()}


def place(names: Notation, number: int) -> str | int:
    """By its number, counted from 1 in a row, or as the move that names it calls it: `trading 2`, `9a`, `left`."""
    return number if number < c.FREE_COLUMN else names.moves[number].partition(" ")[2]


def place_between(names: Notation, number: int) -> str:
    """Where something comes from or goes to: an action space, or a place as a move calls it."""
    return names.moves[number].partition(" ")[2]


VALUES: dict[str, Callable[[Notation, int], object]] = {
    "card": lambda names, number: names.cards[number],
    "given": lambda names, number: names.cards[number],
    "ship": lambda names, number: names.ships[number],
    "place": place,
    "from": place_between,
    "to": place_between,
    "space": lambda _, number: SPACE_NAMES[number],
    "effect": lambda _, number: EFFECT_NAMES[number],
    "column": lambda _, number: COLUMN_NAMES[number],
    "tile": lambda _, number: TILE_NAMES[number],
    "for": lambda _, number: PAID_FOR[number],
    "ending": lambda _, number: ENDINGS[number],
    "won": lambda _, number: bool(number),
    "up": lambda _, number: bool(number),
}


def value(board: Guilds, field: str, number: int) -> object:
    return VALUES[field](notation(board.card_set), number) if field in VALUES else number


def things(board: Guilds, field: str, numbers: Sequence[int]) -> object:
    """One card, or several."""
    names = notation(board.card_set).cards
    return names[numbers[0]] if field == "card" else [names[card] for card in numbers]
