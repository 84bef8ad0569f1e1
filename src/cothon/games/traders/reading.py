"""Reading the parts of a position: counts of cards and colours, numbers, keys."""

from __future__ import annotations

from typing import Any

from cothon.core.game import Json
from cothon.core.refusal import BadPosition
from cothon.games.traders.notation import CARD_NUMBERS, COLOURS


def at(data: Any, key: str) -> Any:
    if not isinstance(data, dict) or key not in data:
        raise BadPosition("position-missing", what=key)
    return data[key]


def known_keys(data: Json, keys: set[str], where: str) -> None:
    for key in data:
        if key not in keys:
            raise BadPosition("position-key", what=str(key), where=where)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def number(data: Json, key: str, missing: int | None, least: int, most: int) -> int:
    value: Any = data.get(key, missing)
    if not is_number(value) or not least <= value <= most:
        raise BadPosition("position-number", what=key, value=repr(value), least=least, most=most)
    return int(value)


def card_row(data: Json, key: str) -> list[int]:
    """A list of cards, counted."""
    names = data.get(key, [])
    counts = [0] * len(CARD_NUMBERS)
    if not isinstance(names, list):
        raise BadPosition("position-cards", what=key)
    for name in names:
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise BadPosition("position-unknown-card", what=key, card=str(name))
        counts[CARD_NUMBERS[name]] += 1
    return counts


def colour_row(data: Json, key: str, most: int, code: str) -> list[int]:
    """A number for each colour; missing ones are 0."""
    numbers = data.get(key, {})
    if not isinstance(numbers, dict):
        raise BadPosition(code, what=key, most=most)
    for name, value in numbers.items():
        if name not in COLOURS or not is_number(value) or not 0 <= value <= most:
            raise BadPosition(code, what=f"{name}: {value}", most=most)
    return [numbers.get(name, 0) for name in COLOURS]


def table_row(data: Json, key: str, seats: int) -> list[list[int]]:
    """A list of seats for each colour."""
    lists = data.get(key, {})
    if not isinstance(lists, dict) or not set(lists) <= set(COLOURS):
        raise BadPosition("position-step", step=key)
    for row in lists.values():
        if not isinstance(row, list) or len(set(map(str, row))) != len(row):
            raise BadPosition("position-step", step=key)
        if not all(is_number(seat) and 0 <= seat < seats for seat in row):
            raise BadPosition("position-step", step=key)
    return [lists.get(name, []) for name in COLOURS]
