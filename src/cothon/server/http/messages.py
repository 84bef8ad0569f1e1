"""The live channel. In: Hello first, then Move, Undo or Chat. Out: Table, then Event, Presence, Done, Refused, Beat."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pydantic import Field

from cothon.server.http import models
from cothon.server.http.schemas import schema
from cothon.server.tables.answers import ErrorDetail, EventMessage, TableMessage

MessageId = Annotated[str, Field(max_length=40)]


class HelloMessage(models.Strict):
    type: Literal["hello"]
    token: models.Code | None = None
    seat: models.SeatNumber | None = Field(
        default=None, description="without it, the one of your seats that decides; without a seat, you watch"
    )
    last: Annotated[int, Field(ge=0)] | None = Field(default=None, description="the last `seq` the client has")
    language: models.Language | None = None
    watch: models.Code | None = Field(default=None, description="the code to watch a private table")


class MoveMessage(models.PlayMove):
    type: Literal["move"]
    id: MessageId | None = Field(default=None, description="repeated in the answer")


class UndoMessage(models.Undo):
    type: Literal["undo"]
    id: MessageId | None = None


class ChatMessage(models.Say):
    type: Literal["chat"]
    id: MessageId | None = None


class PresenceMessage(TypedDict):
    """Somebody came or went."""

    type: Literal["presence"]
    present: Annotated[list[int], "the seats whose players are connected"]
    watching: Annotated[int, "how many watch"]


class DoneMessage(TypedDict):
    """The decision, undo or line is on disk."""

    type: Literal["done"]
    id: str | None
    seq: int


class RefusedMessage(TypedDict):
    type: Literal["refused"]
    id: str | None
    error: ErrorDetail


class BeatMessage(TypedDict):
    type: Literal["beat"]
    seq: int
    now: float


INCOMING = (HelloMessage, MoveMessage, UndoMessage, ChatMessage)
OUTGOING = (TableMessage, EventMessage, PresenceMessage, DoneMessage, RefusedMessage, BeatMessage)
ALL = (*INCOMING, *(schema(message) for message in OUTGOING))
