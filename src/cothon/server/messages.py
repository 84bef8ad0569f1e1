"""The live channel. In: Hello first, then Move, Undo or Chat. Out: Table, then Event, Presence, Done, Refused, Beat."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from cothon.server import models
from cothon.server.answers import Answer, Changing, ChatLine, ErrorDetail, LogEntry, TableAnswer


class HelloMessage(models.Strict):
    type: Literal["hello"]
    token: models.Code | None = None
    seat: models.SeatNumber | None = Field(
        default=None, description="missing: the first of one's seats; none: spectator"
    )
    last: Annotated[int, Field(ge=0)] | None = Field(default=None, description="the last `seq` the client has")
    language: models.Language | None = None
    watch: models.Code | None = None


class MoveMessage(models.PlayMove):
    type: Literal["move"]
    id: Annotated[str, Field(max_length=40)] | None = Field(default=None, description="repeated in the answer")


class UndoMessage(models.Undo):
    type: Literal["undo"]
    id: Annotated[str, Field(max_length=40)] | None = None


class ChatMessage(models.Say):
    type: Literal["chat"]
    id: Annotated[str, Field(max_length=40)] | None = None


class TableMessage(Answer):
    """A full view: on joining, or when the gap cannot be told."""

    type: Literal["table"]
    table: TableAnswer


class EventMessage(Answer):
    """Something happened. The client cuts its log to `log_from` entries and adds `log`."""

    type: Literal["event"]
    kind: Literal["move", "undo", "chat", "seats", "gap"]
    log_from: int
    log: list[LogEntry]
    chat: list[ChatLine]
    changed: Changing


class PresenceMessage(Answer):
    type: Literal["presence"]
    present: list[int]
    watching: int


class DoneMessage(Answer):
    """The move, undo or line is on disk."""

    type: Literal["done"]
    id: str | None
    seq: int


class RefusedMessage(Answer):
    type: Literal["refused"]
    id: str | None
    error: ErrorDetail


class BeatMessage(Answer):
    type: Literal["beat"]
    seq: int
    now: float


MESSAGES = (
    HelloMessage,
    MoveMessage,
    UndoMessage,
    ChatMessage,
    TableMessage,
    EventMessage,
    PresenceMessage,
    DoneMessage,
    RefusedMessage,
    BeatMessage,
)
