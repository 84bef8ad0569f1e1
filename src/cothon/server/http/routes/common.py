"""What all routes share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Response
from starlette.requests import HTTPConnection

from cothon.core.refusal import Refusal
from cothon.server.encoding import to_json
from cothon.server.http.access import AskedBy, found, language_of, viewer_of
from cothon.server.http.schemas import schema
from cothon.server.http.statuses import WHAT, status_of
from cothon.server.tables.answers import Error
from cothon.server.tables.entries import MOST_SEATS
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import error_body
from cothon.server.tables.viewer import Viewer

TableId = Annotated[str, Path(min_length=1, max_length=40, examples=["kT0aX9wq3ZbE"])]
SeatQuery = Annotated[
    int | None, Query(ge=0, lt=MOST_SEATS, description="one of your seats; without it, the one that decides")
]
WatchQuery = Annotated[str | None, Query(max_length=80, description="the code to watch a private table")]
SeatPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The ways a route can refuse, for OpenAPI."""
    return {status: {"model": schema(Error), "description": WHAT[status]} for status in (*statuses, 422, 429)}


def answer(data: Any, status: int = 200) -> Response:
    return written(to_json(data), status)


def written(body: bytes, status: int = 200) -> Response:
    """What is JSON already."""
    return Response(body, status, media_type="application/json")


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
