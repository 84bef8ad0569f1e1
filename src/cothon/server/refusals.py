"""Refusals of the server, each with the HTTP status it is answered with."""

from __future__ import annotations

from cothon.core.refusal import BadPosition, BadRecord, BadRequest, IllegalMove, Refusal


class NoToken(Refusal):
    """Who asks is not known."""


class NotAllowed(Refusal):
    """Who asks is known, but may not do this."""


class NotFound(Refusal):
    """There is no such thing, or not for the one who asks: both look the same."""


class Conflict(Refusal):
    """It does not fit the present state of the table."""


class TooLarge(Refusal):
    """The body is longer than it may be."""


class TooSlow(Refusal):
    """The body does not come."""


class TooMany(Refusal):
    """Too often, in too short a time."""


class Unavailable(Refusal):
    """The server cannot do this now, or was not set up for it."""


STATUS: dict[type[Refusal], int] = {
    NoToken: 401,
    NotAllowed: 403,
    NotFound: 404,
    TooSlow: 408,
    IllegalMove: 409,
    Conflict: 409,
    TooLarge: 413,
    BadRequest: 422,
    BadPosition: 422,
    BadRecord: 422,
    TooMany: 429,
    Unavailable: 503,
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(type(refusal), 400)


def error_body(refusal: Refusal, language: str) -> dict[str, object]:
    """What a client gets: a code for programs, a sentence for people, the rule behind it."""
    return {"error": {"code": refusal.code, "message": refusal.words(language), "rule": refusal.rule}}
