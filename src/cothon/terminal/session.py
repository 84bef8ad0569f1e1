"""A game told line by line: people at one screen, and bots, each seeing only their own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cothon.bots import Bot
from cothon.core.refusal import Refusal
from cothon.core.table import Table
from cothon.core.words import DEFAULT
from cothon.terminal.deciding import Decision
from cothon.terminal.drawing import draw
from cothon.terminal.playing import Line, Playing, answer_of

COMMANDS = ("help", "board", "hint", "undo", "save", "log", "quit")
TAKES = {"save": " FILE"}
LOG = 30  # lines of it that are shown


class Quit(Exception):
    """The player leaves the table."""


class Session(Playing):
    """Asks for a line, and prints what came of it."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[Bot | None],
        console: Console,
        ask: Callable[[str], str],
        language: str = DEFAULT,
    ) -> None:
        super().__init__(table, seats, language)
        self.console = console
        self.ask = ask
        self.shown_to: int | None = self.people[0] if self.people else None

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
        answer = answer_of(bot, self.table.view(seat), legal)
        if notice := self.take_over(seat, answer):
            self.console.print(Text(notice, "red"))
        return answer.move

    def hint(self, seat: int) -> None:
        for estimate in self.hints(seat, self.table.state):
            line = " · ".join(estimate.line)
            self.console.print(f"  [bold]{estimate.move}[/]: {self.chances(estimate)}  [dim]{line}[/]", highlight=False)

    def move(self, *moves: str) -> None:
        self.tell(self.play(moves))

    def tell(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.console.print(Text(f"  {line.text}", "dim" if line.quiet else ""))

    def person(self, seat: int, legal: list[str]) -> None:
        """One decision of a person; at a shared screen the hand is hidden until they sit down."""
        if self.shown_to != seat:
            self.curtain(seat)
        view = self.view(seat)
        self.console.print(draw(view, self.table.names, self.language))
        self.offer()
        while not self.answer(self.ask(f"{self.table.names[seat]}> ").strip(), seat, legal):
            pass

    def curtain(self, seat: int) -> None:
        self.console.clear()
        self.ask(self.say("pass-on", name=self.table.names[seat]) + " ")
        self.shown_to = seat

    def offer(self) -> None:
        """Each as it is typed, in one piece, and what it means, which may take several lines."""
        choices = Grid.grid("number", "move", "words", padding=(0, 2, 0, 0))
        choices.columns[0].justify = "right"
        choices.columns[1].no_wrap = True
        choices.columns[2].overflow = "fold"
        for i, offer in enumerate(Decision(self.table).offers(self.language), 1):
            choices.add_row(Text(str(i), "bold"), Text(offer.move), Text(offer.words, "dim"))
        self.console.print(choices)

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
            self.tell(self.take_back(seat))
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
        self.console.print(Text(self.write(file)))

    def agrees(self, question: str) -> bool:
        """To a question that is answered with the first letter of yes, in the player's language or in English."""
        answer = self.ask(f"{question} ").strip().lower()
        return answer[:1] in {self.say("yes")[:1].lower(), "y"} and answer != ""

    def leave(self) -> None:
        """Ctrl-C: the game is kept, if it is not over."""
        self.console.print()
        if self.table.turn is not None:
            self.save()

    def result(self) -> None:
        table = self.table
        self.console.print(draw(table.view(None), table.names, self.language))
        self.console.print(self.say("over"))
        for line in self.scores():
            self.console.print(Text(f" {line}"))
