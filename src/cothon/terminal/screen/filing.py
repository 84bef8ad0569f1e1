"""Keeping the game in a file, and leaving the table."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Static

from cothon.core.refusal import Refusal
from cothon.terminal.files import free_name
from cothon.terminal.playing import GAME_FILE, Playing
from cothon.terminal.screen.asking import Asking, Naming
from cothon.terminal.screen.base import TableApp

INTERRUPTED = 130
GO_ON, SAVE, LEAVE = range(3)


class Filing(TableApp):
    """A table that can be kept; what comes of it is said below the choices."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing.table.names, playing.language)
        self.playing = playing
        self.table = playing.table

    def speak(self, sentence: str, refused: bool = False) -> None:
        said = self.part("#said", Static)
        said.set_class(refused, "refused")
        said.update(sentence)

    def action_save(self) -> None:
        self.push_screen(Naming(self.say("screen-save"), free_name(GAME_FILE)), self.save)

    def save(self, file: str | None) -> None:
        """Over a file that is there only if the player says so."""
        if file is None:
            return
        if not Path(file).exists():
            self.write(file)
            return
        answers = [self.say("screen-not-over-it"), self.say("screen-over-it")]
        question = Asking(self.say("screen-exists", file=file), answers)
        self.push_screen(question, lambda answer: self.write(file) if answer else None)

    def write(self, file: str) -> None:
        try:
            self.speak(self.playing.write(file))
        except Refusal as refusal:
            self.speak(refusal.words(self.language), refused=True)

    def action_leave(self) -> None:
        if self.table.turn is None:
            self.exit(0)
            return
        answers = [self.say(f"screen-{answer}") for answer in ("go-on", "save-and-leave", "leave")]
        self.push_screen(Asking(self.say("screen-leaving"), answers), self.leave)

    def leave(self, answer: int | None) -> None:
        if answer == SAVE:
            self.keep(0)
        elif answer == LEAVE:
            self.exit(0)

    def action_break_off(self) -> None:
        """Ctrl-C: the game is kept, if it is not over."""
        if self.table.turn is None:
            self.exit(INTERRUPTED)
        else:
            self.keep(INTERRUPTED)

    def keep(self, code: int) -> None:
        """Into a new file, and away; where that fails the player stays and reads why."""
        try:
            self.exit(code, message=self.playing.write())
        except Refusal as refusal:
            self.speak(refusal.words(self.language), refused=True)
