"""Reading data that others wrote: keys and numbers, refused with BadPosition where they do not fit."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from cothon.core.brief import brief, plainly
from cothon.core.refusal import BadPosition


def at(data: Any, key: str) -> Any:
    if not isinstance(data, dict) or key not in data:
        raise BadPosition("position-missing", what=key)
    return data[key]


def known_keys(data: Any, keys: Iterable[str], where: str) -> None:
    if not isinstance(data, dict):
        raise BadPosition("position-missing", what=where)
    for key in data:
        if key not in keys:
            raise BadPosition("position-key", what=plainly(key), where=where)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_turn_of(value: Any, mover: int) -> bool:
    """A seat's number, or the word for chance; True is no seat."""
    return bool(value == "chance" if mover < 0 else is_number(value) and value == mover)


def is_one_of(value: Any, names: Container[str]) -> bool:
    """Lists and objects are not names, and cannot even be looked up."""
    return isinstance(value, str) and value in names


def number(data: dict[str, Any], key: str, missing: int | None, least: int, most: int) -> int:
    value: Any = data.get(key, missing)
    if not is_number(value) or not least <= value <= most:
        raise BadPosition("position-number", what=key, value=brief(value), least=least, most=most)
    return int(value)
