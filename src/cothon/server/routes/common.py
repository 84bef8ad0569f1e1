"""What all routes share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Response
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from cothon.core.refusal import Refusal
from cothon.server.access import AskedBy, found, language_of, viewer_of
from cothon.server.answers import Error
from cothon.server.hosted import Hosted
from cothon.server.refusals import error_body, status_of
from cothon.server.shown import Viewer

TableId = Annotated[str, Path(min_length=1, max_length=40, examples=["kT0aX9wq3ZbE"])]
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="one of your seats; missing: chosen")]
WatchQuery = Annotated[str | None, Query(max_length=80, description="the code to watch a private table")]
SeatPath = Annotated[int, Path(ge=0, le=3)]

WHAT = {
    401: "no token, or one that is not known",
    403: "not yours to do",
    404: "no such thing, or not for you: both look the same",
    409: "it does not fit the present state of the table; for a move, the reason the rules give",
    413: "the body is too long",
    422: "malformed, or refused by the rules",
    429: "too often",
    503: "not now, or not set up",
}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The ways a route can refuse, for OpenAPI."""
    return {status: {"model": Error, "description": WHAT[status]} for status in (*statuses, 422, 429)}


def answer(data: Any, status: int = 200) -> Response:
    return Response(to_json(data), status, media_type="application/json")


def refusal_answer(request: HTTPConnection, refusal: Refusal) -> Response:
    reply = answer(error_body(refusal, language_of(request)), status_of(refusal))
    if reply.status_code == 401:
        reply.headers["WWW-Authenticate"] = "Bearer"
    if reply.status_code == 429:
        reply.headers["Retry-After"] = str(refusal.arguments.get("seconds", 1))
    return reply


async def look(asked: AskedBy, table_id: str, seat: int | None, watch: str | None) -> tuple[Hosted, Viewer]:
    hosted = await found(asked, table_id)
    return hosted, viewer_of(hosted, asked, seat, watch)
