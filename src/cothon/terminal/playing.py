"""What every way to play in a terminal shares: who sits where, bots, hints, what is told, undo, files, the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cothon.bots import Bot, Estimate
from cothon.bots import bot as make_bot
from cothon.bots.entrants import Fault
from cothon.bots.entrants import ask as ask_bot
from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.record import state_after
from cothon.core.state import State
from cothon.core.table import Table
from cothon.core.words import DEFAULT
from cothon.terminal.files import free_name, write_json
from cothon.terminal.telling import told

ADVISER = "merchant"
STAND_IN = "trader"  # for a bot that breaks down
HINTS = 3
GAME_FILE = "cothon-game.json"


class Line(NamedTuple):
    """A sentence of the log; quiet are those about what follows by itself."""

    text: str
    quiet: bool


class Answer(NamedTuple):
    """A bot's move, and why another bot gave it, if one did."""

    move: str
    fault: str | None
    bot: Bot


class Playing:
    """Seats are people (None) or bots."""

    def __init__(self, table: Table, seats: Sequence[Bot | None], language: str = DEFAULT) -> None:
        self.table = table
        self.seats = list(seats)
        self.language = language
        self.people = [seat for seat, bot in enumerate(seats) if bot is None]
        self.log: list[str] = []

    def say(self, key: str, **values: str | int) -> str:
        return words.say(f"terminal-{key}", self.language, **values)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the story is for: nobody's in particular where several people look at the screen."""
        return self.people[0] if len(self.people) == 1 else None

    def view(self, seat: int) -> Json:
        """People play without the memory part (T8.4)."""
        return self.table.with_chance(self.table.game.sight(self.table.state, seat))

    def hints(self, seat: int, state: State) -> list[Estimate]:
        """The best moves as a strong bot sees them, from what the seat may know."""
        game = self.table.game
        legal = sorted(game.text(state, move) for move in state.legal())
        return list(make_bot(ADVISER).evaluate(game.view(state, seat), legal)[:HINTS])

    def chances(self, estimate: Estimate) -> str:
        return self.say("chances", win=f"{100 * estimate.win:.0f}", points=f"{estimate.points:.0f}")

    def take_over(self, seat: int, answer: Answer) -> str | None:
        """The bot that answered keeps the seat; a sentence if it stands in for another."""
        self.seats[seat] = answer.bot
        if answer.fault is None:
            return None
        return self.say("stand-in", name=self.table.names[seat], fault=answer.fault, bot=STAND_IN)

    def play(self, moves: Sequence[str]) -> list[Line]:
        """Play the moves of one decision; they and what came of them, in words."""
        state, since = self.table.state.clone(), len(self.table.log)
        self.table.play_all(moves)
        return self.kept(self.story(state, since))

    def past(self) -> list[Line]:
        """What happened before one sat down, from the first move of a seat on."""
        seats = (place for place, (mover, _) in enumerate(self.table.log) if mover >= 0)
        since = next(seats, len(self.table.log))
        return self.story(state_after(self.table, since), since)

    def story(self, state: State, since: int) -> list[Line]:
        lines = []
        for one in told(self.table, state, since, self.viewer, self.language):
            lines.append(Line(one.words, one.mover < 0))
            lines += [Line(sentence, True) for sentence in one.events]
        return lines

    def kept(self, lines: list[Line]) -> list[Line]:
        self.log += [line.text for line in lines]
        return lines

    def take_back(self, seat: int) -> list[Line]:
        """Back to the last decision that had a choice."""
        self.table.undo(seat)
        while len(self.table.legal_moves()) == 1 and self.table.undo_refusal(seat) is None:
            self.table.undo(seat)
        return self.kept([Line(self.say("taken-back", name=self.table.names[seat]), True)])

    def write(self, file: str = "") -> str:
        """The game into the file, or into one that is not there yet; a sentence that says where."""
        file = file or free_name(GAME_FILE)
        write_json(file, self.table.record())
        return self.say("saved", file=file)

    def scores(self) -> Iterator[str]:
        """A line for each seat when the game is over."""
        table = self.table
        for seat, sheet in enumerate(table.score_sheet()):
            mark = "★" if seat in table.winners() else " "
            yield f"{mark} {table.names[seat]}: {score(table.game, sheet, self.language)}"


def answer_of(bot: Bot, view: Json, legal: list[str]) -> Answer:
    """What the bot says; one that breaks down is replaced. Touches no table, so that it can be asked in a thread."""
    try:
        return Answer(ask_bot(bot, view, legal)[0], None, bot)
    except Fault as fault:
        stand_in = make_bot(STAND_IN)
        return Answer(stand_in.choose(view, legal), str(fault), stand_in)


def score(game: Game, sheet: Json, language: str) -> str:
    """The points, and in brackets their parts, as the game calls them."""
    named = ", ".join(f"{name} {value}" for name, value in score_parts(game, sheet, language))
    return f"{sheet['total']} ({named})" if named else str(sheet["total"])


def score_parts(game: Game, sheet: Json, language: str) -> Iterator[tuple[str, int]]:
    """Those that are numbers and that the game has a word for; a game without any words, as they are."""
    parts = {key: value for key, value in sheet.items() if key != "total"}
    parts |= {key: value for nested in sheet.values() if isinstance(nested, dict) for key, value in nested.items()}
    key = f"{game.name}-drawn-score"
    for part, value in parts.items():
        name = words.say(key, language, part=part) if words.has(key) else part
        if name and isinstance(value, int):
            yield name, value
