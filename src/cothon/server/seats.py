"""Tokens, invitations, and who may do what at a table."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from cothon.core import words
from cothon.server.store import Row

ID_BYTES = 9
SECRET_BYTES = 24


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
    candidates = [name, *(f"{name[:36]} {number}" for number in range(2, 9))]
    return next(candidate for candidate in candidates if candidate not in taken)


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a player by the player's token, or the holder of one seat's token."""

    player: str | None = None
    name: str = ""
    bot: bool = False
    seat_hash: str | None = None


@dataclass(slots=True)
class Seat:
    table_id: str
    seat: int
    kind: str  # person, program, bot, open
    name: str
    level: str | None = None
    left: bool = False
    player: str | None = None
    token_hash: str | None = None
    invitation: str | None = None

    def is_of(self, actor: Actor | None) -> bool:
        if actor is None or self.kind not in ("person", "program"):
            return False
        if actor.seat_hash is not None:
            return actor.seat_hash == self.token_hash
        return actor.player is not None and actor.player == self.player

    def row(self) -> Row:
        return {name: getattr(self, name) for name in self.__slots__}

    def for_bot(self, name: str, level: str, *, left: bool) -> Seat:
        """The same seat played by a bot: whoever sat here has no more right to it."""
        return Seat(self.table_id, self.seat, "bot", name, level, left)


def bot_name(others: Iterable[str], language: str) -> str:
    """A name of Carthage that nobody at the table bears, so that bots of one level can be told apart."""
    borne = {name.casefold() for name in others}
    known = words.say("bot-names", language).split(", ")
    return secrets.choice([name for name in known if name.casefold() not in borne])
