"""The HTTP status that each refusal is answered with."""

from __future__ import annotations

from cothon.core.refusal import BadPosition, BadRecord, BadRequest, IllegalMove, Refusal
from cothon.server.tables.refusals import (
    Conflict,
    NotAllowed,
    NotFound,
    NoToken,
    TooLarge,
    TooMany,
    TooSlow,
    Unavailable,
)

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
WHAT = {
    401: "no token, or an unknown one",
    403: "not yours to do",
    404: "it does not exist, or it is not for you: both look the same",
    409: "it does not fit the present state of the table; for a move, the reason the rules give",
    413: "the body is too long",
    422: "malformed, or refused by the rules",
    429: "too many requests",
    503: "not now, or not set up on this server",
}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(type(refusal), 400)
