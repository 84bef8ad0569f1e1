"""Reading the parts of a position: counts of cards and colours, numbers, keys."""

from __future__ import annotations

from cothon.core.brief import plainly
from cothon.core.data import at, is_number, is_one_of, known_keys, number
from cothon.core.game import Json
from cothon.core.refusal import BadPosition
from cothon.games.traders.text.notation import CARD_NUMBERS, COLOURS

__all__ = ["at", "card_row", "colour_row", "is_one_of", "known_keys", "number", "table_row"]


def card_row(data: Json, key: str) -> list[int]:
    """A list of cards, counted."""
    names = data.get(key, [])
    counts = [0] * len(CARD_NUMBERS)
    if not isinstance(names, list):
        raise BadPosition("position-cards", what=key)
    for name in names:
        if not is_one_of(name, CARD_NUMBERS):
            raise BadPosition("position-unknown-card", what=key, card=plainly(name))
        counts[CARD_NUMBERS[name]] += 1
    return counts


def colour_row(data: Json, key: str, most: int, code: str) -> list[int]:
    """A number for each colour; missing ones are 0."""
    numbers = data.get(key, {})
    if not isinstance(numbers, dict):
        raise BadPosition(code, what=key, most=most, step=key)
    for name, value in numbers.items():
        if name not in COLOURS or not is_number(value) or not 0 <= value <= most:
            raise BadPosition(code, what=f"{name}: {value}", most=most, step=key)
    return [numbers.get(name, 0) for name in COLOURS]


def table_row(data: Json, key: str, seats: int) -> list[list[int]]:
    """A list of seats for each colour."""
    lists = data.get(key, {})
    if not isinstance(lists, dict) or not set(lists) <= set(COLOURS):
        raise BadPosition("position-step", step=key)
    for row in lists.values():
        if not isinstance(row, list) or len(set(map(plainly, row))) != len(row):
            raise BadPosition("position-step", step=key)
        if not all(is_number(seat) and 0 <= seat < seats for seat in row):
            raise BadPosition("position-step", step=key)
    return [lists.get(name, []) for name in COLOURS]
