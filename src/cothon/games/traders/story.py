"""What happens at a table in words: the rule behind a move, and what follows a move by itself.

Told from two boards, before and after, and only from what everyone sees (T8.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.traders import cards as c
from cothon.games.traders.notation import COLOURS, kind_of

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

VALUES = (2, 3, 5)
RULES = {
    "take": "T3.2",
    "take-own": "T3.5",
    "buy": "T3.3",
    "double": "T3.4",
    "reserve-market": "T3.5",
    "reserve-farm": "T3.5",
    "pass": "T-R7",
    "flip": "T3.6",
    "pay": "T-R1",
    "store": "T6.4",
    "spend": "T-R9",
    "token": "T2.2",
    "deal": "T2.2",
    "draw": "T5.2",
    "start": "T2.2",
}
OTHER_RULES = {c.VP_STEP: "T6.1", c.HAND_STEP: "T-R11", c.STORE_STEP: "T6.4", c.FLIP_STEP: "T3.6"}


def rule_of(board: Traders, move: int) -> str:
    step = board.step[board.depth - 1][0]
    return OTHER_RULES.get(step) or RULES[kind_of(move)[0]]


def consequences(before: Traders, after: Traders, names: Sequence[str], language: str) -> list[str]:
    setting_up = before.step[before.depth - 1][0] in (c.DEAL_STEP, c.TOKEN_STEP)  # the move itself tells it
    if setting_up or same_in_sight(before, after):
        return []
    told = [*voyages(before, after), *sales(before, after, names), *gains(before, after, names)]
    told += [*losses(before, after, names), *returns(before, after)]
    if after.ending and not before.ending:
        told.append(("traders-end", {}))
    return [words.say(key, language, **values) for key, values in told]


def same_in_sight(before: Traders, after: Traders) -> bool:
    """Most moves are followed by nothing: find out quickly."""
    return (
        before.ship == after.ship
        and before.tokens == after.tokens
        and before.stock == after.stock
        and before.ending == after.ending
    )


Told = Iterator[tuple[str, dict[str, str | int]]]


def voyages(before: Traders, after: Traders) -> Told:
    """T4.1, T4.3: a ship that has sailed home again within the same move did arrive."""
    for colour, name in enumerate(COLOURS):
        start, place = before.ship[colour], after.ship[colour]
        home = place == 0 < start < c.CARTHAGE
        if home or place == c.CARTHAGE > start:
            yield "traders-arrives", {"colour": name}
        elif place > start:
            yield "traders-sails", {"colour": name, "place": place}


def sales(before: Traders, after: Traders, names: Sequence[str]) -> Told:
    """T6.1: the whole stock of a colour whose ship has arrived."""
    for seat, colour, goods in vanished(before, after):
        if after.ship[colour] != c.CYRENAICA:
            tokens = before.tokens[seat][colour] + before.flipped[seat][colour]
            price = max(VALUES[good] for good in range(len(VALUES)) if goods[good])
            price += 0 if before.discount else tokens
            points = price * sum(goods)
            values: dict[str, str | int] = {"name": names[seat], "colour": COLOURS[colour], "count": sum(goods)}
            yield "traders-sells", values | {"price": price, "points": points, "vp": -(-points // 5)}


def losses(before: Traders, after: Traders, names: Sequence[str]) -> Told:
    """T6.4: what pirates take."""
    for seat, colour, goods in vanished(before, after):
        if after.ship[colour] == c.CYRENAICA:
            yield "traders-loses", {"name": names[seat], "colour": COLOURS[colour], "count": sum(goods)}


def vanished(before: Traders, after: Traders) -> Iterator[tuple[int, int, list[int]]]:
    """Goods that lay in a stock before and do not now: seat, colour, and how many of each value."""
    had, has = goods_of(before), goods_of(after)
    for colour in range(len(COLOURS)):
        for seat in range(before.seats):
            cards = range(colour * len(VALUES), (colour + 1) * len(VALUES))
            gone = [had[seat][card] - has[seat][card] for card in cards]
            if any(count > 0 for count in gone):
                yield seat, colour, gone


def goods_of(board: Traders) -> list[list[int]]:
    """Stored or not."""
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(board.stock, board.stored, strict=True)]


def gains(before: Traders, after: Traders, names: Sequence[str]) -> Told:
    """T6.2: tokens."""
    for seat in range(before.seats):
        for colour, name in enumerate(COLOURS):
            count = after.tokens[seat][colour] + after.flipped[seat][colour]
            if count > before.tokens[seat][colour] + before.flipped[seat][colour]:
                yield "traders-gains", {"name": names[seat], "colour": name}


def returns(before: Traders, after: Traders) -> Told:
    """T6.5: ships that go back."""
    for colour, name in enumerate(COLOURS):
        start, place = before.ship[colour], after.ship[colour]
        if place == 0 < start:
            yield "traders-returns", {"colour": name}
        elif place == c.CYRENAICA < start:
            yield "traders-retreats", {"colour": name}
