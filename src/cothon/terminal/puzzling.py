"""A puzzle at one screen: the table as the seat knows it, a whole decision, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from cothon.core import words
from cothon.core.refusal import Refusal
from cothon.core.table import Table
from cothon.core.words import text_of
from cothon.puzzles import Puzzle, Verdict, judge
from cothon.review.story import percent
from cothon.terminal.drawing import draw
from cothon.terminal.printing import printable

TRIES = 3
GIVE_UP = ("?", "answer")


class Puzzling:
    """One puzzle and whoever tries to solve it."""

    def __init__(self, puzzle: Puzzle, console: Console, ask: Callable[[str], str], language: str) -> None:
        self.puzzle = puzzle
        self.console = console
        self.ask = ask
        self.language = language
        self.names = puzzle.table(0).names

    def say(self, key: str, **values: str | int) -> str:
        return words.say(f"puzzles-{key}", self.language, **values)

    def run(self) -> bool:
        """Three tries, then the answer; whether it was found."""
        self.show()
        for _ in range(TRIES):
            moves = self.decide()
            if moves is None:
                break
            verdict = judge(self.puzzle, moves)
            self.tell(verdict)
            if verdict.is_right:
                return True
        self.reveal()
        return False

    def show(self) -> None:
        puzzle = self.puzzle
        self.console.print(draw(puzzle.view(), self.names, self.language))
        name = self.names[puzzle.seat]
        self.console.print(Text(self.say("question", name=name), "bold"))
        self.console.print(Text(f"{puzzle.id} · {puzzle.rules} · {self.about()}", "dim"))

    def about(self) -> str:
        """Its theme and who solves it."""
        theme = words.say(f"{self.puzzle.game.name}-page-theme-{self.puzzle.themes[0]}", self.language)
        return f"{theme} · {self.say('level', level=self.puzzle.level)}"

    def decide(self) -> list[str] | None:
        """Move by move to the end of the decision; None: the answer, please."""
        table = self.puzzle.table(0)
        table.chance = "open"
        moves: list[str] = []
        while not moves or (table.turn == self.puzzle.seat and table.game.goes_on(table.state)):
            move = self.next_move(table)
            if move is None:
                return None
            moves.append(move)
            table.play(move)
        return moves

    def next_move(self, table: Table) -> str | None:
        legal = table.legal_moves()
        if len(legal) == 1:
            return legal[0]
        choices = [Text.assemble((str(i), "bold"), f" {move}") for i, move in enumerate(legal, 1)]
        self.console.print(Columns(choices, padding=(0, 2)))
        while True:
            text = self.ask("> ").strip()
            if text in GIVE_UP:
                return None
            move = legal[int(text) - 1] if text.isdecimal() and 0 < int(text) <= len(legal) else text
            try:
                table.check(move)
                return move
            except Refusal as refusal:
                self.console.print(Text(printable(refusal.words(self.language)), "red"))

    def tell(self, verdict: Verdict) -> None:
        if verdict.is_right:
            self.console.print(Text(self.say("right"), "bold green"))
            self.console.print(self.say("instead", moves=in_notation(self.puzzle.tempting)), markup=False)
        else:
            self.console.print(Text(self.say("wrong", loss=percent(verdict.loss, self.language)), "bold red"))
            self.console.print(self.say("with-best"), markup=False)
        for sentence in verdict.words(self.names, self.language):
            self.console.print(Text(f"  {text_of(sentence)}"))

    def reveal(self) -> None:
        verdict = judge(self.puzzle, self.puzzle.answer)
        self.console.print(Text(self.say("answer", moves=in_notation(self.puzzle.answer)), "bold"))
        self.console.print(self.say("instead", moves=in_notation(self.puzzle.tempting)), markup=False)
        for sentence in verdict.words(self.names, self.language):
            self.console.print(Text(f"  {text_of(sentence)}"))


def in_notation(moves: Sequence[str]) -> str:
    return " · ".join(moves)
