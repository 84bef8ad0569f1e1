"""What strangers may write: chat, and what is in the records and positions they bring."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any

from pydantic import AfterValidator

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # marks that change the direction of writing
DEEPEST, LONGEST, MOST = 16, 200, 2**53


def readable(text: str) -> str:
    """Chat may have lines and emoji, but nothing that hides, turns or colours what others read."""
    if any(unicodedata.category(char) in ("Cc", "Cs") and char not in "\n\t" for char in text):
        raise ValueError("must be text without control characters")
    if any(char in TURNING for char in text) or not any(char.isprintable() and not char.isspace() for char in text):
        raise ValueError("must be text that can be seen, in its own direction")
    return text


def searchable(text: str) -> str:
    """What is looked for has to be something that could be written down."""
    if not is_text(text):
        raise ValueError("must be text without control characters")
    return text


Searched = Annotated[str, AfterValidator(searchable)]


def sensible(value: dict[str, Any]) -> dict[str, Any]:
    """Of a record or position only this is taken for granted: what it holds can be stored, said and counted."""
    check_part(value, DEEPEST)
    return value


def check_part(value: Any, depth: int) -> None:
    if depth == 0:
        raise ValueError("must not be nested so deeply")
    if isinstance(value, str) and (len(value) > LONGEST or not is_text(value)):
        raise ValueError("must have short texts only")
    if isinstance(value, int | float) and not -MOST <= value <= MOST:
        raise ValueError("must have numbers of ordinary size only")
    for part in parts_of(value):
        check_part(part, depth - 1)


def parts_of(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list) else ()


def is_text(value: str) -> bool:
    return not any(unicodedata.category(char) in ("Cc", "Cs") for char in value)
