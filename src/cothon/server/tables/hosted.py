"""A table in the server's memory: the replay of its log."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import cast

from pydantic_core import from_json

from cothon.core.game import Json
from cothon.core.table import Table
from cothon.server.tables.entries import Around, ChatLine, Entry, Note, who_sees
from cothon.server.tables.keeping import Change, Row, Status
from cothon.server.tables.seats import Seat
from cothon.server.tables.starting import bare_table, table_names
from cothon.server.tables.taking_back import AskedBack, go_back
from cothon.server.tables.telling import Sentences, describe, forget_words, keep_words
from cothon.server.tables.viewer import Connection

CHAT_LINES = 100
NOTES = 50
PATIENCE = 24 * 3600.0
LATE = 3  # times in a row; then the seat is the stand-in's to keep
CHANGES_TO_REMEMBER = 256
OPENING = 1  # the first change: what came with an import, and what was dealt if nobody was waited for


class Hosted:
    """One serial owner: whoever changes the table holds `lock` until the change is on disk."""

    def __init__(self, row: Row, seats: list[Seat]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.start: Json = from_json(row["start"])
        self.seats = seats
        self.table = bare_table(row, seats)
        self.entries: list[Entry] = []
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.notes: deque[Note] = deque(maxlen=NOTES)
        self.seq = 0
        self.opening = OPENING  # the last change before the first decision
        self.closed: bool = row["status"] == "closed"  # by the owner of the server
        self.status = self.status_with(seats)
        self.moved = 0  # the last change of the game itself
        self.turn_since: float = row["created"]
        self.deadline: float | None = None
        self.overtimes = [0] * len(seats)
        self.asked: AskedBack | None = None
        self.lock = asyncio.Lock()
        self.bot_at_work: asyncio.Task[None] | None = None
        self.languages: set[str] = set()  # that were read since the game last changed
        self.connections: set[Connection] = set()
        self.cuts: deque[tuple[int, int]] = deque(maxlen=CHANGES_TO_REMEMBER)  # seq, entries kept
        self.known_since = 0  # the last change before those in `cuts`
        self.unsaved = 0  # changes since the last snapshot

    def status_with(self, seats: list[Seat]) -> Status:
        if self.table.turn is None:
            return "finished"
        if self.closed:
            return "closed"
        return "open" if any(seat.kind == "open" for seat in seats) else "playing"

    def __getstate__(self) -> dict[str, object]:
        """The table as it is now, for others to look at: without those who look on here."""
        here: dict[str, object] = {"lock": None, "bot_at_work": None, "connections": set(), "languages": set()}
        return self.__dict__ | here | {"table": self.table.copy()}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.lock = asyncio.Lock()

    def seats_with(self, seat: Seat) -> list[Seat]:
        return [seat if other.seat == seat.seat else other for other in self.seats]

    @property
    def turn(self) -> int | None:
        turn = self.table.turn
        return turn if isinstance(turn, int) else None

    def seat_to_move(self) -> Seat | None:
        return self.seats[self.turn] if self.turn is not None and self.status == "playing" else None

    @property
    def imported(self) -> bool:
        return self.row["imported_by"] is not None

    def people(self) -> int:
        """Who plays or will play, without programs; several seats at one screen are one player's."""
        known = {seat.player for seat in self.seats if "person" in (seat.kind, seat.held)}
        return len(known) + sum(seat.kind == "open" for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Among people only if the table said so when it was opened."""
        return bool(self.row["hints"]) or (self.people() < 2 and not self.row["rated"])

    def keeps_waiting(self, seat: int) -> bool:
        """Late three times in a row, or silent for a day where there is no clock."""
        if self.status != "playing":
            return False
        if self.row["seconds_a_move"]:
            return self.overtimes[seat] >= LATE
        return self.turn == seat and time.time() > self.turn_since + PATIENCE

    def next_deadline(self, at: float) -> float | None:
        seconds = self.row["seconds_a_move"]
        return at + seconds if seconds and self.status == "playing" else None

    # ── the log ──

    def apply(self, change: Change) -> None:
        """Take a change over that is on disk."""
        contents = change.contents()
        self.tell(change, contents)
        self.status = self.status_with(self.seats)
        if change.kind == "move":
            self.apply_moves(change, contents)
        elif change.kind == "undo":
            self.apply_undo(change, contents)
        elif change.kind == "ask":
            self.apply_asking(change, contents)
        elif change.kind == "chat" and "gone" not in contents:
            self.chat.append(ChatLine(change.seq, change.at, change.seat, contents["name"], contents["text"]))
        elif change.kind == "seats":
            self.apply_seats(change, contents)
        self.seq = change.seq
        self.status = self.status_with(self.seats)
        self.unsaved += 1

    def apply_seats(self, change: Change, contents: Json) -> None:
        """Who sits there is known by now; what was dealt to those who do comes with the last of them."""
        if "what" in contents:  # not in the logs of earlier versions
            self.note(change, contents["what"], contents["name"])
        self.name_seats()
        self.asked = None
        self.remember(change.seq, 0)
        if "moves" in contents:
            self.opening = change.seq
            self.apply_moves(change, contents)
        elif change.seat is not None:
            self.overtimes[change.seat] = 0
        self.deadline = contents["until"] if "until" in contents else self.deadline or self.next_deadline(change.at)

    def tell(self, change: Change, contents: Json) -> None:
        """Some changes are told to all beside what was said."""
        if (note := contents.get("note")) is not None:
            self.chat.append(
                ChatLine(change.seq, change.at, contents.get("by", change.seat), contents["name"], "", note)
            )

    def note(self, change: Change, what: Around, name: str) -> None:
        self.notes.append(Note(change.seq, what, change.seat or 0, name, len(self.entries)))

    def remember(self, seq: int, kept: int) -> None:
        """Clients that were away are told how much of their log holds."""
        if len(self.cuts) == CHANGES_TO_REMEMBER:
            self.known_since = self.cuts[0][0]
        self.cuts.append((seq, kept))

    def apply_moves(self, change: Change, contents: Json) -> None:
        """The moves of one decision, and what chance made of it."""
        first = len(self.entries)
        self.remember(change.seq, first)
        self.asked = None
        self.moved = change.seq
        if change.seat is not None:
            self.overtimes[change.seat] = self.overtimes[change.seat] + 1 if contents.get("overtime") else 0
        self.table.begun.append(first)
        sentences = [self.add_move(change, text, contents.get("until")) for text in contents["moves"]]
        keep_words(self, first, sentences)
        self.languages.clear()
        self.table.dealer.dealt = contents["dealt"]
        self.status = self.status_with(self.seats)
        self.turn_since = change.at
        self.deadline = self.next_deadline(change.at)

    def add_move(self, change: Change, text: str, until: float | None) -> Sentences:
        """Play it; what it is in words has to be said before."""
        table, state = self.table, self.table.state
        move = number_of(table, text)
        seen, rule = who_sees(state, move, len(self.seats)), table.game.rule(state, move)
        self.entries.append(Entry(change.seq, state.mover(), text, seen, until, rule))
        sentences = describe(self, state, move, self.languages)
        table.carry_out(move)
        return sentences

    def apply_undo(self, change: Change, contents: Json) -> None:
        """A decision goes as a whole, however many moves it was made of; with it what others have done since."""
        self.note(change, "undo", self.table.names[change.seat or 0])
        self.deadline = contents["until"] if "to" in contents else self.entries[-1].until
        if "to" in contents:
            go_back(self.table, contents["to"])
            self.table.dealer.dealt = contents["dealt"]
        else:
            self.table.undo(self.entries[-1].mover)
        del self.entries[len(self.table.log) :]
        self.remember(change.seq, len(self.entries))
        self.asked = None
        self.moved = change.seq
        self.turn_since = change.at

    def apply_asking(self, change: Change, contents: Json) -> None:
        """Someone asks to take a decision back, or answers that."""
        if "to" in contents:
            self.asked = AskedBack(cast(int, change.seat), contents["to"])
        elif self.asked is not None and contents["grant"]:
            self.asked.granted.append(contents["by"])
        else:
            self.asked = None

    def name_seats(self) -> None:
        self.table.names = table_names(self.table, self.seats)
        forget_words(self)


def number_of(table: Table, text: str) -> int:
    number = table.game.number(table.state, text)
    if number is None:
        raise ValueError(text)
    return number
