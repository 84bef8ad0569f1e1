"""The log of a table in memory: moves with who saw them and their words, and lines of talk."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cothon.core.sizes import NOBODY
from cothon.core.state import State
from cothon.core.words import Words, text_of

Around = Literal["undo", "left", "late", "back", "bot", "joined", "stood-up"]

MOST_SEATS = 8
SPECTATOR = MOST_SEATS  # the spectators' bit behind those of the seats


class Told(NamedTuple):
    """A move in one language, in words that everyone may read."""

    parts: Words
    words: str
    events: list[Words]  # one for each event that it caused; empty where the move itself tells it
    sentences: list[str]  # the same as text


def told(parts: Words, events: list[Words]) -> Told:
    """Texts are put together once, for all who read them."""
    return Told(parts, text_of(parts), events, [text_of(event) for event in events if event])


@dataclass(slots=True)
class Entry:
    """One move of the game, chance included."""

    seq: int
    mover: int
    text: str
    seen: int  # one bit for each seat that saw what it was
    until: float | None = None  # when the mover's time would have been up
    rule: str | None = None
    told: dict[str, Told] = field(default_factory=dict)  # by language

    def __reduce__(self) -> tuple[type[Entry], tuple[object, ...]]:
        """Without its words, which are made again sooner than they are carried over."""
        return Entry, (self.seq, self.mover, self.text, self.seen, self.until, self.rule)

    def seen_by(self, seat: int | None) -> bool:
        return bool(self.seen >> (SPECTATOR if seat is None else seat) & 1)


@dataclass(slots=True)
class ChatLine:
    seq: int
    at: float
    seat: int | None
    name: str
    text: str
    note: str | None = None  # what the server tells of the player, instead of what they said


@dataclass(slots=True)
class Note:
    """What happened around the game: a decision taken back, a seat that changed hands."""

    seq: int
    what: Around
    seat: int
    name: str
    step: int  # moves that had been made


def who_sees(state: State, move: int, seats: int) -> int:
    """The bits of those who see which move it is."""
    seen = sum(1 << seat for seat in range(seats) if state.shows(move, seat))
    return seen | (1 << SPECTATOR if state.shows(move, NOBODY) else 0)
