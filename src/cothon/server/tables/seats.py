"""Tokens, invitations, and who may do what at a table."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from cothon.core import words
from cothon.server.tables.keeping import Row

ID_BYTES = 9
SECRET_BYTES = 24
NAME = 40  # characters at most


def new_id() -> str:
    """Of a table or a player: not a secret, but not guessable either. A dash in front would look like an option."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def new_secret(kind: str) -> str:
    """A token or code; its first letter says what it is for."""
    return f"{kind}_{secrets.token_urlsafe(SECRET_BYTES)}"


def is_plain(text: str) -> bool:
    """Whether it can be an id or a code at all; nothing else is looked up."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,80}", text) is not None


def hashed(token: str) -> str:
    """What is stored. Tokens are random and long, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def free_name(name: str, taken: Collection[str]) -> str:
    """Two seats of a table are never called the same."""
    candidates = [name, *(f"{name[:36]} {number}" for number in range(2, 2 + len(taken)))]
    return next(candidate for candidate in candidates if candidate not in taken)


def left_name(name: str, level: str) -> str:
    """The name of who has left, and the level of the bot that plays on."""
    suffix = f" ({level})"
    return f"{name[: NAME - len(suffix)]}{suffix}"


@dataclass(frozen=True, slots=True)
class Actor:
    """The caller: a player by the player's token, or the holder of one seat's token."""

    player: str | None = None
    name: str = ""
    bot: bool = False
    seat_hash: str | None = None


@dataclass(slots=True)
class Seat:
    table_id: str
    seat: int
    kind: Literal["person", "program", "bot", "open"]
    name: str
    level: str | None = None
    left: bool = False
    player: str | None = None
    token_hash: str | None = None
    invitation: str | None = None
    held: Literal["person", "program"] | None = None  # who may come back to a seat that a bot keeps
    rated: str | None = None  # the player for whom it counts, whoever sits there by now

    def is_of(self, actor: Actor | None) -> bool:
        return self.kind in ("person", "program") and self.belongs_to(actor)

    def is_kept_for(self, actor: Actor | None) -> bool:
        return self.held is not None and self.belongs_to(actor)

    def belongs_to(self, actor: Actor | None) -> bool:
        if actor is None:
            return False
        if actor.seat_hash is not None:
            return actor.seat_hash == self.token_hash
        return actor.player is not None and actor.player == self.player

    def row(self) -> Row:
        return {name: getattr(self, name) for name in self.__slots__}

    def for_bot(self, name: str, level: str) -> Seat:
        """A bot sits down where nobody does."""
        return Seat(self.table_id, self.seat, "bot", name, level)

    def left_to_bot(self, level: str) -> Seat:
        """The same seat played by a bot: whoever sat here has no more right to it."""
        name = left_name(self.name, level)
        return Seat(self.table_id, self.seat, "bot", name, level, left=True, rated=self.rated)

    def kept_by_bot(self, level: str) -> Seat:
        """Played by a bot until whoever sat here comes back."""
        assert self.kind in ("person", "program")
        left = self.left_to_bot(level)
        name = left.name if left.name.startswith(self.name) else self.name  # one that was cut could not be given back
        return replace(left, name=name, player=self.player, token_hash=self.token_hash, held=self.kind)

    def taken_back(self) -> Seat:
        assert self.held is not None
        name = self.name.removesuffix(f" ({self.level})")
        return replace(self, kind=self.held, name=name, level=None, left=False, held=None)


def bot_name(others: Iterable[str], language: str) -> str:
    """A name of Carthage that nobody at the table bears, so that bots of one level can be told apart."""
    borne = {name.casefold() for name in others}
    known = words.say("bot-names", language).split(", ")
    return secrets.choice([name for name in known if name.casefold() not in borne])
