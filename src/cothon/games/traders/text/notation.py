"""Names of cards, colours, moves and places as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from cothon.games.traders.rules import cards as c

if TYPE_CHECKING:
    from cothon.games.traders.text.shapes import Colour, Ending

COLOURS: Final[tuple[Colour, ...]] = ("R", "B", "Y", "G")
CARDS = tuple(f"{colour}{value}" for colour in COLOURS for value in (2, 3, 5))
TINTS = {"R": (186, 60, 48), "B": (52, 94, 160), "Y": (206, 160, 40), "G": (72, 132, 72)}
CARD_NUMBERS = {name: card for card, name in enumerate(CARDS)}
ROWS = {c.IN_MARKET: "market", c.IN_FARM: "farm"}
ENDINGS: Final[dict[int, Ending]] = {c.EIGHT_TOKENS: "eight tokens", c.ALL_PASS: "all pass"}


def every_move() -> list[str]:
    """The text of each move, at the place of its number."""
    texts = [""] * c.MOVES
    for card, name in enumerate(CARDS):
        texts[c.TAKE + card] = f"take {name}"
        texts[c.TAKE_OWN + card] = f"take {name}*"
        texts[c.RESERVE_MARKET + card] = f"reserve market {name}"
        texts[c.RESERVE_FARM + card] = f"reserve farm {name}"
        texts[c.PAY + card] = f"pay {name}"
        texts[c.STORE + card] = f"store {name}"
        texts[c.SPEND + card] = f"spend {name}"
        texts[c.DRAW + card] = f"draw {name}"
    for colour, name in enumerate(COLOURS):
        texts[c.FLIP + colour] = f"flip {name}"
        texts[c.TOKEN + colour] = f"token {name}"
        texts[c.DEAL + colour] = f"deal {name}"
    for seat in range(c.SEATS):
        texts[c.START + seat] = f"start {seat}"
    texts[c.BUY], texts[c.DOUBLE], texts[c.PASS], texts[c.DONE] = "buy", "double", "pass", "done"
    return texts


MOVES = tuple(every_move())
MOVE_NUMBERS = {text: move for move, text in enumerate(MOVES)}

# the kinds of moves: the first number of each, and what it names
KINDS = {
    "take": (c.TAKE, CARDS),
    "take-own": (c.TAKE_OWN, CARDS),
    "buy": (c.BUY, ()),
    "double": (c.DOUBLE, ()),
    "reserve-market": (c.RESERVE_MARKET, CARDS),
    "reserve-farm": (c.RESERVE_FARM, CARDS),
    "pass": (c.PASS, ()),
    "flip": (c.FLIP, COLOURS),
    "done": (c.DONE, ()),
    "pay": (c.PAY, CARDS),
    "store": (c.STORE, CARDS),
    "spend": (c.SPEND, CARDS),
    "token": (c.TOKEN, COLOURS),
    "deal": (c.DEAL, COLOURS),
    "draw": (c.DRAW, CARDS),
    "start": (c.START, range(c.SEATS)),
}


@cache
def kind_of(move: int) -> tuple[str, int]:
    """The kind of a move and the number of the card, colour or seat it names."""
    for kind, (first, things) in KINDS.items():
        if first <= move < first + max(1, len(things)):
            return kind, move - first
    raise ValueError(move)


def card_names(counts: Sequence[int]) -> list[str]:
    """Counted cards as a list of names."""
    return [*named(tuple(counts))]


@lru_cache(maxsize=8192)  # most rows of a table are empty or short, and were the same a move ago
def named(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(CARDS, counts, strict=True) for _ in range(count))


def tint(thing: str) -> tuple[int, int, int] | None:
    """Of a card, or of a ship or token with its number."""
    return TINTS[thing[0]] if thing in CARD_NUMBERS or thing[:2] in (f"{colour} " for colour in COLOURS) else None


def colour_counts(counts: Sequence[int]) -> dict[Colour, int]:
    """Only what is there."""
    return coloured(tuple(counts)).copy()


@lru_cache(maxsize=1024)
def coloured(counts: tuple[int, ...]) -> dict[Colour, int]:
    return {name: count for name, count in zip(COLOURS, counts, strict=True) if count}
