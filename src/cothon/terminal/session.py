"""A game in the terminal: people at one screen, and bots, each seeing only their own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from cothon.bots import Bot
from cothon.bots import bot as make_bot
from cothon.bots.entrants import Fault
from cothon.bots.entrants import ask as ask_bot
from cothon.core.game import Json
from cothon.core.refusal import Refusal
from cothon.core.table import Table
from cothon.terminal.drawing import draw
from cothon.terminal.files import write_json

ADVISER = "merchant"
STAND_IN = "trader"  # for a bot that breaks down
HINTS = 3

HELP = """Type the number of a choice, or the move itself (such as “take R5”).
  help      this text          board     draw the table again
  hint      what a strong player would do
  undo      take your last decision back, as long as it showed nothing new
  save FILE write the game to a file (cothon play --load FILE goes on)
  log       what happened so far    quit      leave the table"""


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """Seats are people (None) or bots."""

    def __init__(self, table: Table, seats: Sequence[Bot | None], console: Console, ask: Callable[[str], str]) -> None:
        self.table = table
        self.seats = list(seats)
        self.console = console
        self.ask = ask
        self.people = [seat for seat, bot in enumerate(seats) if bot is None]
        self.shown_to: int | None = self.people[0] if self.people else None
        self.log: list[str] = []

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
            self.console.print(Text(f"The bot of {self.table.names[seat]} {fault}: {STAND_IN} takes its seat.", "red"))
            stand_in = make_bot(STAND_IN)
            self.seats[seat] = stand_in
            return stand_in.choose(view, legal)

    def hint(self, seat: int) -> None:
        """The best moves as a strong bot sees them, from what the seat may know."""
        view = self.table.view(seat)
        for estimate in make_bot(ADVISER).evaluate(view, self.table.legal_moves())[:HINTS]:
            chance = f"{100 * estimate.win:.0f} % to win, about {estimate.points:.0f} points"
            line = " · ".join(estimate.line)
            self.console.print(f"  [bold]{estimate.move}[/]: {chance}  [dim]{line}[/]", highlight=False)

    def move(self, text: str) -> None:
        """Play a move and tell it, and all that chance decided after it, in words."""
        table = self.table
        state, told = table.state.clone(), len(table.log)
        table.play(text)
        for mover, move in table.log[told:]:
            self.tell(table.game.describe(state, move, table.names, "en"), quiet=mover < 0)
            state.play(move)

    def tell(self, line: str, quiet: bool) -> None:
        self.log.append(line)
        self.console.print(Text(f"  {line}", "dim" if quiet else ""))

    def person(self, seat: int, legal: list[str]) -> None:
        """One decision of a person; at a shared screen the hand is hidden until they sit down."""
        if self.shown_to != seat:
            self.curtain(seat)
        view = self.view(seat)
        self.console.print(draw(view, self.table.names))
        self.offer(legal)
        while not self.answer(self.ask(f"{self.table.names[seat]}> ").strip(), seat, legal):
            pass

    def view(self, seat: int) -> Json:
        """People play without the memory part (T8.4)."""
        return {key: value for key, value in self.table.view(seat).items() if key != "memory"}

    def curtain(self, seat: int) -> None:
        self.console.clear()
        self.ask(f"Pass the screen to {self.table.names[seat]} and press Enter. ")
        self.shown_to = seat

    def offer(self, legal: list[str]) -> None:
        choices = [f"[bold]{i}[/] {move}" for i, move in enumerate(legal, 1)]
        self.console.print("   ".join(choices), highlight=False)

    def answer(self, text: str, seat: int, legal: list[str]) -> bool:
        """Whether the answer changed the table."""
        try:
            if text.isdigit() and 1 <= int(text) <= len(legal):
                self.move(legal[int(text) - 1])
                return True
            return self.command(text, seat)
        except Refusal as refusal:
            self.console.print(Text(str(refusal), "red"))
            return False

    def command(self, text: str, seat: int) -> bool:
        word, _, rest = text.partition(" ")
        if word in ("", "help", "?"):
            self.console.print(HELP, highlight=False, markup=False)
        elif word == "board":
            self.console.print(draw(self.view(seat), self.table.names))
        elif word == "hint":
            self.hint(seat)
        elif word == "log":
            self.console.print("\n".join(self.log[-30:]), highlight=False, markup=False)
        elif word == "save":
            write_json(rest or "cothon-game.json", self.table.record())
            self.console.print(f"Saved to {rest or 'cothon-game.json'}.")
        elif word in ("quit", "exit"):
            raise Quit
        elif word == "undo":
            self.undo(seat)
            return True
        else:
            self.move(text)
            return True
        return False

    def undo(self, seat: int) -> None:
        """Back to the last decision that had a choice."""
        self.table.undo(seat)
        while len(self.table.legal_moves()) == 1 and self.table.undo_refusal(seat) is None:
            self.table.undo(seat)
        self.tell(f"{self.table.names[seat]} takes a decision back.", quiet=True)

    def result(self) -> None:
        table = self.table
        self.console.print(draw(table.view(None), table.names))
        self.console.print(f"The game is over: {table.ending}.")
        for seat, sheet in enumerate(table.score_sheet()):
            parts = ", ".join(f"{key} {value}" for key, value in sheet.items() if key != "total")
            mark = "★" if seat in table.winners() else " "
            self.console.print(f" {mark} {table.names[seat]}: {sheet['total']} ({parts})", highlight=False)
