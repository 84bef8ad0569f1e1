"""What an observation of Pearls holds; the names are those of the state's fields and methods."""

from __future__ import annotations

from cothon.core.layout import Layout, choice, counts, number
from pearls.numbers import BREATHS, HAND_SIZE, PEARL_COPIES, PEARLS, SEATS

CARDS = [str(card + 1) for card in range(BREATHS)]
PLACES = [f"+{places}" for places in range(SEATS)]

TABLE = (
    choice("mover", PLACES, "who decides, in places clockwise from the observer; zeros: chance, or nobody"),
    number("seats", SEATS, "how many play"),
    number("rounds", PEARLS, "how many rounds there are"),
    number("round", PEARLS, "rounds that are over"),
    number("decided", SEATS, "seats that have decided in this round"),
    number("pearl", PEARLS, "the points of the pearl that is up"),
    counts("pearls", [str(pearl + 1) for pearl in range(PEARLS)], PEARL_COPIES, "pearls that are left"),
    counts("spent", CARDS, 1, "breath cards that are spent"),
)

SEAT = (
    number("points", 5 * PEARLS, "points in pearls"),
    number("hand size", HAND_SIZE, "breath cards in hand"),
    counts("hand", CARDS, 1, "which they are", is_own=True),
    counts("laid", CARDS, 1, "breath cards of its dive"),
)

LAYOUT = Layout("pearls", 1, TABLE, SEAT, SEATS)
