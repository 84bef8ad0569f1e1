"""A terminal without anybody in front of it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence

from rich.console import Console

import cothon
from cothon.bots import Bot
from cothon.terminal.session import Quit, Session


class Screen:
    """Types the lines one after the other and remembers what was shown."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=100, force_terminal=False)

    def ask(self, prompt: str) -> str:
        self.out.write(prompt + "\n")
        if not self.lines:
            raise Quit
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return self.out.getvalue()


def played(game: cothon.Table, seats: Sequence[Bot | None], *lines: str, language: str = "en") -> tuple[Session, str]:
    screen = Screen(*lines)
    session = Session(game, seats, screen.console, screen.ask, language)
    with contextlib.suppress(Quit):
        session.run()
    return session, screen.text
