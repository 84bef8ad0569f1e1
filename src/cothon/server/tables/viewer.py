"""Who looks at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cothon.server.tables.seats import Actor

if TYPE_CHECKING:
    from cothon.server.tables.hosted import Hosted

Key = tuple[int | None, str, tuple[int, ...], tuple[int, ...], bool]


class Viewer:
    """Who looks: an actor with some seats of the table, through the eyes of one of them or as a spectator."""

    __slots__ = ("actor", "kept", "language", "owner", "seat", "yours")

    def __init__(self, hosted: Hosted, actor: Actor | None, seat: int | None, language: str) -> None:
        self.actor = actor
        self.seat = seat
        self.language = language
        self.yours = tuple(s.seat for s in hosted.seats if s.is_of(actor))
        self.kept = tuple(s.seat for s in hosted.seats if s.is_kept_for(actor))
        self.owner = actor is not None and actor.player is not None and actor.player == hosted.row["owner"]

    def key(self) -> Key:
        """Viewers with the same key are sent the same."""
        return self.seat, self.language, self.yours, self.kept, self.owner

    @property
    def is_member(self) -> bool:
        return self.owner or bool(self.yours) or bool(self.kept)


class Connection(Protocol):
    """Someone who looks on as long as they stay."""

    viewer: Viewer

    def send(self, message: bytes, /) -> bool:
        """False when they are too slow and are dropped."""

    def end(self, reason: int, /) -> None:
        """They are told no more."""


def own_seat(hosted: Hosted, yours: tuple[int, ...]) -> int | None:
    """Someone with several seats looks through the eyes of the one that decides."""
    if hosted.turn in yours:
        return hosted.turn
    return yours[0] if yours else None


def present(hosted: Hosted) -> set[int]:
    """The seats whose players are looking."""
    return {seat for connection in hosted.connections for seat in connection.viewer.yours}


def watching(hosted: Hosted) -> int:
    """How many look on without a seat."""
    return sum(1 for connection in hosted.connections if not connection.viewer.yours)
