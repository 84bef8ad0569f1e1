"""A table in the server's memory: the replay of its log."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pydantic_core import from_json, to_json

from cothon.core import words
from cothon.core.dealer import Dealer
from cothon.core.game import Json
from cothon.core.record import first_state
from cothon.core.refusal import IllegalMove
from cothon.core.state import State
from cothon.core.table import Table
from cothon.games import game_of
from cothon.server.seats import Seat
from cothon.server.store import Event, Row

if TYPE_CHECKING:
    from cothon.server.live import Connection

SPECTATOR = 8  # the spectators' bit beside those of the seats
CHAT_LINES = 100
PATIENCE = 24 * 3600.0
EVENTS_TO_REMEMBER = 256


@dataclass(slots=True)
class Entry:
    """One move of the game, chance included."""

    seq: int
    mover: int
    text: str
    seen: int  # one bit for each seat that saw what it was
    until: float | None = None  # when the mover's time would have been up
    words: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    rule: str | None = None

    def seen_by(self, seat: int | None) -> bool:
        return bool(self.seen >> (SPECTATOR if seat is None else seat) & 1)


@dataclass(slots=True)
class ChatLine:
    seq: int
    at: float
    seat: int | None
    name: str
    text: str


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
        self.seq = 0
        self.status = self.status_with(seats)
        self.moved = 0  # the last event that changed the game itself
        self.turn_since: float = row["created"]
        self.deadline: float | None = None
        self.overtimes = [0] * len(seats)
        self.lock = asyncio.Lock()
        self.bot_at_work: asyncio.Task[None] | None = None
        self.languages: set[str] = set()
        self.connections: set[Connection] = set()
        self.changes: deque[tuple[int, int]] = deque(maxlen=EVENTS_TO_REMEMBER)  # seq, entries kept
        self.known_since = 0  # the last event before those in `changes`
        self.unsaved = 0  # events since the last snapshot

    def status_with(self, seats: list[Seat]) -> str:
        if self.table.turn is None:
            return "finished"
        return "open" if any(seat.kind == "open" for seat in seats) else "playing"

    @property
    def turn(self) -> int | None:
        turn = self.table.turn
        return turn if isinstance(turn, int) else None

    def seat_to_move(self) -> Seat | None:
        return self.seats[self.turn] if self.turn is not None and self.status == "playing" else None

    @property
    def imported(self) -> bool:
        return "position" in self.start or bool(self.start.get("dealt_from"))

    def undo_refusal(self, seat: int | None) -> IllegalMove | None:
        """Why the seat may not take its last decision back; what came with an import stays."""
        if seat is None or not self.entries or self.entries[-1].seq == 1:
            return IllegalMove("nothing-to-undo")
        if self.status != "playing":
            return IllegalMove("game-over" if self.status == "finished" else "nothing-to-undo")
        return self.table.undo_refusal(seat)

    def keeps_waiting(self, seat: int) -> bool:
        """Out of time, or silent for a day where there is no clock."""
        if self.turn != seat or self.status != "playing":
            return False
        return time.time() > (self.deadline or self.turn_since + PATIENCE)

    def next_deadline(self, at: float) -> float | None:
        seconds = self.row["seconds_a_move"]
        return at + seconds if seconds and self.status == "playing" else None

    # ── the log ──

    def apply(self, event: Event) -> None:
        """Take an event over that is on disk."""
        contents = event.contents()
        self.status = self.status_with(self.seats)
        if event.kind == "move":
            self.apply_moves(event, contents)
        elif event.kind == "undo":
            self.apply_undo(event)
        elif event.kind == "chat":
            self.chat.append(ChatLine(event.seq, event.at, event.seat, contents["name"], contents["text"]))
        elif event.kind == "seats":
            self.name_seats()
            self.remember(event.seq, 0)
            self.deadline = self.deadline or self.next_deadline(event.at)
        self.seq = event.seq
        self.status = self.status_with(self.seats)
        self.unsaved += 1

    def remember(self, seq: int, kept: int) -> None:
        """Clients that were away are told how much of their log holds."""
        if len(self.changes) == EVENTS_TO_REMEMBER:
            self.known_since = self.changes[0][0]
        self.changes.append((seq, kept))

    def apply_moves(self, event: Event, contents: Json) -> None:
        self.remember(event.seq, len(self.entries))
        self.moved = event.seq
        if event.seat is not None:
            self.overtimes[event.seat] = self.overtimes[event.seat] + 1 if contents.get("overtime") else 0
        for text in contents["moves"]:
            self.add_move(event, text, contents.get("until"))
        self.table.dealer.dealt = contents["dealt"]
        self.status = self.status_with(self.seats)
        self.turn_since = event.at
        self.deadline = self.next_deadline(event.at)

    def add_move(self, event: Event, text: str, until: float | None) -> None:
        game, state = self.table.game, self.table.state
        move = game.number(state, text)
        if move is None:
            raise ValueError(text)
        entry = Entry(event.seq, state.mover(), text, self.who_sees(state, move), until, rule=game.rule(state, move))
        told = {language: game.describe(state, move, self.called(language), language) for language in self.languages}
        before = state.clone() if told else state
        self.table.log.append((entry.mover, move))
        state.play(move)
        for language, sentence in told.items():
            entry.words[language] = sentence, game.consequences(before, state, self.called(language), language)
        self.entries.append(entry)

    def who_sees(self, state: State, move: int) -> int:
        viewers: list[int | None] = [*range(len(self.seats)), None]
        game = self.table.game
        return sum(1 << (SPECTATOR if v is None else v) for v in viewers if game.sees(state, move, v))

    def apply_undo(self, event: Event) -> None:
        undone = self.entries.pop()
        self.table.undo(undone.mover)
        self.remember(event.seq, len(self.entries))
        self.moved = event.seq
        self.turn_since = event.at
        self.deadline = undone.until

    def name_seats(self) -> None:
        """New names hold for the words of old entries too."""
        self.table.names = table_names(self.table, self.seats)
        self.languages.clear()
        for entry in self.entries:
            entry.words.clear()

    def called(self, language: str) -> list[str]:
        """The players in sentences: a seat that nobody has taken yet goes by its number."""
        return [seat.name or words.say("web-seat-name", language, number=seat.seat + 1) for seat in self.seats]

    def speak(self, language: str) -> None:
        """Have every entry in words of the language."""
        if language in self.languages:
            return
        self.languages.add(language)
        game, state = self.table.game, first_state(self.table)
        for entry, (_, move) in zip(self.entries, self.table.log, strict=True):
            sentence = game.describe(state, move, self.called(language), language)
            before = state.clone()
            state.play(move)
            entry.words[language] = sentence, game.consequences(before, state, self.called(language), language)

    def words_of(self, entry: Entry, language: str) -> tuple[str, list[str]]:
        """The entry in words that everyone may read."""
        self.speak(language)
        return entry.words[language]

    # ── snapshots ──

    def snapshot(self) -> str:
        """All that the log says up to now."""
        data = {
            "position": self.table.game.write(self.table.state),
            "dealt": self.table.dealer.dealt,
            "entries": [[e.seq, e.mover, e.text, e.seen, e.until, e.rule] for e in self.entries],
            "chat": [[line.seq, line.at, line.seat, line.name, line.text] for line in self.chat],
            "turn_since": self.turn_since,
            "deadline": self.deadline,
            "overtimes": self.overtimes,
            "moved": self.moved,
        }
        return to_json(data).decode()

    def restore(self, seq: int, data: str) -> None:
        kept = from_json(data)
        table = self.table
        table.state = table.game.read(kept["position"])
        table.dealer.dealt = kept["dealt"]
        self.entries = [entry_of(values) for values in kept["entries"]]
        table.log = [(entry.mover, number_of(table, entry.text)) for entry in self.entries]
        self.chat.extend(ChatLine(*values) for values in kept["chat"])
        self.turn_since, self.deadline, self.overtimes = kept["turn_since"], kept["deadline"], kept["overtimes"]
        self.seq = self.known_since = seq
        self.moved = kept.get("moved", seq)
        self.status = self.status_with(self.seats)


def entry_of(values: list[Any]) -> Entry:
    seq, mover, text, seen, until, rule = values
    return Entry(seq, mover, text, seen, until, rule=rule)


def number_of(table: Table, text: str) -> int:
    number = table.game.number(table.state, text)
    if number is None:
        raise ValueError(text)
    return number


def bare_table(row: Row, seats: list[Seat]) -> Table:
    """As set up, before anything is dealt; chance comes from the log, then from the seed."""
    start = from_json(row["start"])
    game = game_of(row["rules"])
    origin = start.get("position")
    if origin is not None:
        state = game.read(origin)
    else:
        state = game.new_state(row["rules"], row["players"], start.get("options", {}))
        game.begin(state)
    table = Table(game, state, Dealer(int(row["seed"], 16)), chance="open", origin=origin)
    table.names = table_names(table, seats)
    table.chance = None
    return table


def table_names(table: Table, seats: list[Seat]) -> list[str]:
    """An open seat goes by the colour of its pieces."""
    return [seat.name or table.game.seat_names[seat.seat] for seat in seats]
