"""What happened, as data: the names of events and of their fields. Every kind stands in docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cothon.core.events import Counted, Kind
from cothon.core.measures import Measure
from cothon.games.traders.rules import events as e
from cothon.games.traders.text.notation import CARDS, COLOURS, ENDINGS, ROWS, card_names

KINDS = {
    e.DEALT: Kind("dealt", ("colour",), "cards"),
    e.STARTED: Kind("started"),
    e.TAKEN: Kind("taken", ("card",)),
    e.RESERVED: Kind("reserved", ("card", "row")),
    e.DOUBLED: Kind("doubled"),
    e.BOUGHT: Kind("bought", ("price", "coins"), "cards"),
    e.FLIPPED: Kind("flipped", ("colour",)),
    e.PAID: Kind("paid", ("card",)),
    e.SAILED: Kind("sailed", ("colour", "from", "to")),
    e.ARRIVED: Kind("arrived", ("colour",)),
    e.SOLD: Kind("sold", ("colour", "price", "points", "vp"), "cards"),
    e.DRAWN: Kind("drawn", ("place",), "card"),
    e.SUBSTITUTED: Kind("substituted", ("count",)),
    e.TOKEN_GAINED: Kind("token", ("colour",)),
    e.STORED: Kind("stored", ("card",)),
    e.SPENT: Kind("spent", ("card",)),
    e.RAIDED: Kind("raided", ("colour",), "cards"),
    e.RETURNED: Kind("returned", ("colour", "from", "to")),
    e.RETREATED: Kind("retreated", ("colour", "from", "to")),
    e.REFILLED: Kind("refilled", (), "cards"),
    e.RESHUFFLED: Kind("reshuffled", ("count",)),
    e.PASSED: Kind("passed"),
    e.ENDED: Kind("ended", ("ending",)),
}
MEASURES = (
    *(Measure(f"{name} token", "token", where=("colour", i), is_held=True) for i, name in enumerate(COLOURS)),
    *(Measure(f"{name} VP", "sold", of="vp", where=("colour", i)) for i, name in enumerate(COLOURS)),
    Measure("goods bought", "bought", of="cards"),
    Measure("coins paid", "bought", of="coins"),
    Measure("goods sold", "sold", of="cards"),
    Measure("goods raided", "raided", of="cards"),
)
# what reviews count; their words are `traders-reason-…` with the name of the kind
COUNTED = {
    e.SOLD: Counted("colour", "vp", good=1),
    e.RAIDED: Counted("colour", "cards", good=-1),
    e.TOKEN_GAINED: Counted(good=1, follows=e.SOLD),
    e.BOUGHT: Counted(good=1, is_act=True),
    e.TAKEN: Counted(is_act=True),
    e.STORED: Counted(is_act=True),
}
PLACES = {e.TO_MARKET: "market", e.TO_FARM: "farm", e.TO_HAND: "hand", e.TO_VP: "vp"}

VALUES: dict[str, Callable[[int], object]] = {
    "colour": COLOURS.__getitem__,
    "card": CARDS.__getitem__,
    "row": ROWS.__getitem__,
    "place": PLACES.__getitem__,
    "ending": ENDINGS.__getitem__,
}


def value(field: str, number: int) -> object:
    return VALUES[field](number) if field in VALUES else number


def things(field: str, numbers: Sequence[int]) -> object:
    """One card, or counts of all cards."""
    return CARDS[numbers[0]] if field == "card" else card_names(numbers)
