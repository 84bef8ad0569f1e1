"""Refusals of the server, and what a client is told."""

from __future__ import annotations

from functools import lru_cache

from cothon.core import words
from cothon.core.refusal import Refusal
from cothon.core.words import Words
from cothon.server.tables.answers import Error, ErrorDetail


class NoToken(Refusal):
    """The caller is not known."""


class NotAllowed(Refusal):
    """The caller is known, but may not do this."""


class NotFound(Refusal):
    """It does not exist, or not for this caller: both look the same."""


class Conflict(Refusal):
    """It does not fit the present state of the table."""


class TooLarge(Refusal):
    """The body is longer than it may be."""


class TooSlow(Refusal):
    """The body does not arrive."""


class TooMany(Refusal):
    """Too often, in too short a time."""


class Unavailable(Refusal):
    """The server cannot do this now, or was not set up for it."""

    counted = True  # whoever finds the database away or a table unreadable logs it, with how often (logs.py)


def error_detail(refusal: Refusal, language: str) -> ErrorDetail:
    """A code for programs, a sentence for people, the rule behind it."""
    message, parts = said(refusal.key, refusal.rule, language, *refusal.spoken(language).items())
    return {"code": refusal.code, "message": message, "parts": parts, "rule": refusal.rule}


@lru_cache(maxsize=4096)  # with every move each viewer is told why they cannot undo
def said(key: str, rule: str | None, language: str, *arguments: tuple[str, str | int]) -> tuple[str, Words]:
    """The arguments as a reader knows them: whatever the refusal's own game calls its things."""
    refusal = Refusal(key, key=key, rule=rule, **dict(arguments))
    return refusal.words(language), words.parts(f"refusal-{key}", language, **refusal.arguments)


def error_body(refusal: Refusal, language: str) -> Error:
    return {"error": error_detail(refusal, language)}
