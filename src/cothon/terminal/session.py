"""A game in the terminal: people at one screen, and bots, each seeing only their own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from cothon.bots import Bot
from cothon.bots import bot as make_bot
from cothon.bots.entrants import Fault
from cothon.bots.entrants import ask as ask_bot
from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.refusal import Refusal
from cothon.core.table import Table
from cothon.core.words import DEFAULT
from cothon.terminal.drawing import draw
from cothon.terminal.files import free_name, write_json
from cothon.terminal.telling import told

ADVISER = "merchant"
STAND_IN = "trader"  # for a bot that breaks down
HINTS = 3

COMMANDS = ("help", "board", "hint", "undo", "save", "log", "quit")
TAKES = {"save": " FILE"}
GAME_FILE = "cothon-game.json"
LOG = 30  # lines of it that are shown


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """Seats are people (None) or bots."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[Bot | None],
        console: Console,
        ask: Callable[[str], str],
        language: str = DEFAULT,
    ) -> None:
        self.table = table
        self.seats = list(seats)
        self.console = console
        self.ask = ask
        self.language = language
        self.people = [seat for seat, bot in enumerate(seats) if bot is None]
        self.shown_to: int | None = self.people[0] if self.people else None
        self.log: list[str] = []

    def say(self, key: str, **values: str | int) -> str:
        return words.say(f"terminal-{key}", self.language, **values)

    def run(self) -> None:
        """Play to the end, or until the player quits."""
        while isinstance(self.table.turn, int):
            legal = self.table.legal_moves()
            bot = self.seats[self.table.turn]
            if len(legal) == 1:  # nothing to decide
                self.move(legal[0])
            elif bot is None:
                self.person(self.table.turn, legal)
            else:
                self.move(self.bot_move(bot, self.table.turn, legal))
        self.result()

    def bot_move(self, bot: Bot, seat: int, legal: list[str]) -> str:
        """What the bot says; one that breaks down is replaced."""
        view = self.table.view(seat)
        try:
            return ask_bot(bot, view, legal)[0]
        except Fault as fault:
            name = self.table.names[seat]
            self.console.print(Text(self.say("stand-in", name=name, fault=str(fault), bot=STAND_IN), "red"))
            stand_in = make_bot(STAND_IN)
            self.seats[seat] = stand_in
            return stand_in.choose(view, legal)

    def hint(self, seat: int) -> None:
        """The best moves as a strong bot sees them, from what the seat may know."""
        view = self.table.view(seat)
        for estimate in make_bot(ADVISER).evaluate(view, self.table.legal_moves())[:HINTS]:
            chances = self.say("chances", win=f"{100 * estimate.win:.0f}", points=f"{estimate.points:.0f}")
            line = " · ".join(estimate.line)
            self.console.print(f"  [bold]{estimate.move}[/]: {chances}  [dim]{line}[/]", highlight=False)

    def move(self, *moves: str) -> None:
        """Play the moves of one decision, and tell them and what came of them in words."""
        table = self.table
        state, since = table.state.clone(), len(table.log)
        table.play_all(moves)
        for one in told(table, state, since, self.viewer, self.language):
            self.tell(one.words, quiet=one.mover < 0)
            for sentence in one.events:
                self.tell(sentence, quiet=True)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the story is for: nobody's in particular where several people look at the screen."""
        return self.people[0] if len(self.people) == 1 else None

    def tell(self, line: str, quiet: bool) -> None:
        self.log.append(line)
        self.console.print(Text(f"  {line}", "dim" if quiet else ""))

    def person(self, seat: int, legal: list[str]) -> None:
        """One decision of a person; at a shared screen the hand is hidden until they sit down."""
        if self.shown_to != seat:
            self.curtain(seat)
        view = self.view(seat)
        self.console.print(draw(view, self.table.names, self.language))
        self.offer(legal)
        while not self.answer(self.ask(f"{self.table.names[seat]}> ").strip(), seat, legal):
            pass

    def view(self, seat: int) -> Json:
        """People play without the memory part (T8.4)."""
        return {key: value for key, value in self.table.view(seat).items() if key != "memory"}

    def curtain(self, seat: int) -> None:
        self.console.clear()
        self.ask(self.say("pass-on", name=self.table.names[seat]) + " ")
        self.shown_to = seat

    def offer(self, legal: list[str]) -> None:
        """In columns, so that no choice is broken."""
        choices = [Text.assemble((str(i), "bold"), f" {move}") for i, move in enumerate(legal, 1)]
        self.console.print(Columns(choices, padding=(0, 2)))

    def answer(self, text: str, seat: int, legal: list[str]) -> bool:
        """Whether the answer changed the table."""
        try:
            if text.isdigit() and 1 <= int(text) <= len(legal):
                self.move(legal[int(text) - 1])
                return True
            return self.command(text, seat)
        except Refusal as refusal:
            self.console.print(Text(refusal.words(self.language), "red"))
            return False

    def command(self, text: str, seat: int) -> bool:
        word, _, rest = text.partition(" ")
        if word in ("", "help", "?"):
            self.help()
        elif word == "board":
            self.console.print(draw(self.view(seat), self.table.names, self.language))
        elif word == "hint":
            self.hint(seat)
        elif word == "log":
            self.console.print("\n".join(self.log[-LOG:]), highlight=False, markup=False)
        elif word == "save":
            self.save(rest)
        elif word in ("quit", "exit"):
            raise Quit
        elif word == "undo":
            self.undo(seat)
            return True
        else:
            self.move(*(move.strip() for move in text.split(",")))
            return True
        return False

    def help(self) -> None:
        lines = [self.say("help", move=self.table.legal_moves()[0])]
        lines += [f"  {name + TAKES.get(name, ''):10} {self.say(f'help-{name}')}" for name in COMMANDS]
        self.console.print("\n".join(lines), highlight=False, markup=False)

    def save(self, file: str = "") -> None:
        """Under a new name; over a file that is there only if the player says so."""
        if file and Path(file).exists() and not self.agrees(self.say("overwrite", file=file)):
            return
        file = file or free_name(GAME_FILE)
        write_json(file, self.table.record())
        self.console.print(Text(self.say("saved", file=file)))

    def agrees(self, question: str) -> bool:
        """To a question that is answered with the first letter of yes, in the player's language or in English."""
        answer = self.ask(f"{question} ").strip().lower()
        return answer[:1] in {self.say("yes")[:1].lower(), "y"} and answer != ""

    def leave(self) -> None:
        """Ctrl-C: the game is kept, if it is not over."""
        self.console.print()
        if self.table.turn is not None:
            self.save()

    def undo(self, seat: int) -> None:
        """Back to the last decision that had a choice."""
        self.table.undo(seat)
        while len(self.table.legal_moves()) == 1 and self.table.undo_refusal(seat) is None:
            self.table.undo(seat)
        self.tell(self.say("taken-back", name=self.table.names[seat]), quiet=True)

    def result(self) -> None:
        table = self.table
        self.console.print(draw(table.view(None), table.names, self.language))
        self.console.print(self.say("over"))
        for seat, sheet in enumerate(table.score_sheet()):
            mark = "★" if seat in table.winners() else " "
            parts = score_parts(table.game, sheet, self.language)
            points = f"{sheet['total']} ({parts})" if parts else sheet["total"]
            self.console.print(Text(f" {mark} {table.names[seat]}: {points}"))


def score_parts(game: Game, sheet: Json, language: str) -> str:
    """The parts of a score that are numbers, as the game calls them."""
    parts = {key: value for key, value in sheet.items() if key != "total"}
    parts |= {key: value for nested in sheet.values() if isinstance(nested, dict) for key, value in nested.items()}
    key = f"{game.name}-drawn-score"
    called = {part: words.say(key, language, part=part) if words.has(key) else part for part in parts}
    return ", ".join(f"{called[part]} {value}" for part, value in parts.items() if isinstance(value, int))
