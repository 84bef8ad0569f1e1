"""A list to choose from: with arrows, with the mouse, or by typing a number; Enter takes what is marked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList):
    """Numbered from 1; a second digit belongs to the first if there are so many."""

    typed = ""

    def offer(self, lines: Sequence[str], marked: int = 0) -> None:
        self.typed = ""
        self.clear_options()
        self.add_options([Option(numbered(number, line)) for number, line in enumerate(lines, 1)])
        if lines:
            self.highlighted = marked

    def remark(self, place: int, line: str, remark: str) -> None:
        """The same choice with what is to be said about it."""
        self.replace_option_prompt_at_index(place, numbered(place + 1, line).append(f"  {remark}", "bold yellow"))

    def on_key(self, event: Key) -> None:
        digit = event.character if event.character and event.character in "0123456789" else ""
        if not digit:
            self.typed = ""
            return
        longer = self.typed + digit
        self.typed = longer if 1 <= int(longer) <= self.option_count else digit
        if 1 <= int(self.typed) <= self.option_count:
            self.highlighted = int(self.typed) - 1
        event.stop()


def numbered(number: int, line: str) -> Text:
    return Text.assemble((f"{number:2} ", "bold"), line)
