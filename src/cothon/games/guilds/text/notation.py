"""Names of cards, ships and moves as text; those of cards and ships follow from the card set."""

from __future__ import annotations

from functools import cache
from typing import Literal

from cothon.games.guilds.card_file.card_set import SETS, CardSet
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.text.symbols import (
    COLUMN_NAMES,
    EFFECT_NAMES,
    GOOD_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)

ENDINGS: dict[int, Literal["third decade"]] = {c.THIRD_DECADE: "third decade"}
BASE_NAMES = tuple(f"base:{name}" for name in SPACE_NAMES)

# the kinds of moves: the first number of each
KINDS = {
    "act": c.ACT,
    "pass": c.PASS,
    "use": c.USE,
    "marker": c.MARKER,
    "play": c.PLAY,
    "take": c.TAKE,
    "take-pile": c.TAKE_PILE,
    "swap": c.SWAP,
    "give": c.GIVE,
    "ready": c.READY,
    "free": c.FREE_COLUMN,
    "pay": c.PAY,
    "dock": c.DOCK_TRADING,
    "deliver": c.DELIVER_TRADING,
    "seat": c.SEAT,
    "tile": c.TILE,
    "decline": c.DECLINE,
    "done": c.DONE,
    "draw": c.DRAW,
    "ship": c.SHIP,
    "unused": c.UNUSED,
    "start": c.START,
}


@cache
def kind_of(move: int) -> tuple[str, int]:
    """The kind of a move and the number of what it names."""
    kind, first = max(((kind, first) for kind, first in KINDS.items() if first <= move), key=lambda pair: pair[1])
    return kind, move - first


class Notation:
    """All names of one card set."""

    def __init__(self, cards: CardSet) -> None:
        trade = [f"{GOOD_NAMES[good]}/{SPACE_NAMES[action]}/{coins}" for good, action, coins in cards.trade]
        self.cards = (*trade, *BASE_NAMES)
        self.ships = tuple(
            f"{GOOD_NAMES[good]}/{EFFECT_NAMES[effect]}/{coins}/{danger}" for good, effect, coins, danger in cards.ships
        )
        self.card_numbers = {name: card for card, name in enumerate(self.cards)}
        self.ship_numbers = {name: ship for ship, name in enumerate(self.ships)}
        self.moves = tuple(self.every_move())
        self.numbers = {text: move for move, text in enumerate(self.moves)}

    def every_move(self) -> list[str]:
        """The text of each move, at the place of its number."""
        trade = self.cards[: c.TRADE_CARDS]
        things = {
            "act": SPACE_NAMES,
            "use": EFFECT_NAMES,
            "marker": [f"{source} {target}" for source in SPACE_NAMES for target in SPACE_NAMES],
            "play": self.cards,
            "take": trade,
            "swap": trade,
            "give": trade,
            "ready": EFFECT_NAMES,
            "free": COLUMN_NAMES,
            "pay": trade,
            "dock": [*(f"trading {i + 1}" for i in range(c.MOST_DOCKS)), "warship"],
            "deliver": [*(f"trading {i + 1}" for i in range(c.MOST_DOCKS)), "warship", "anchor"],
            "seat": [*SEAT_NAMES, "forum"],
            "tile": TILE_NAMES,
            "draw": trade,
            "ship": self.ships,
            "unused": TILE_NAMES,
            "start": [str(seat) for seat in range(c.SEATS)],
        }
        texts = [""] * c.MOVES
        for kind, first in KINDS.items():
            texts[first] = kind.replace("-", " ")
            for i, thing in enumerate(things.get(kind, ())):
                texts[first + i] = f"{kind} {thing}"
        return texts


@cache
def notation(card_set: int) -> Notation:
    """Of the card set at this place in the list."""
    return Notation(SETS[card_set])
