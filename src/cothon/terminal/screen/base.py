"""What the screens share: the look, the keys at the foot in the player's language, the panes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Footer, Static

from cothon.core import words
from cothon.terminal.playing import Line
from cothon.terminal.screen.look import BREADTHS, CSS, DUSK

W = TypeVar("W", bound=Widget)


class TableApp(App[int]):
    """A table on the whole screen; `KEYS` are its commands, `terminal-key-…` their words."""

    TITLE = "Cothon"
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = BREADTHS
    KEYS: ClassVar[Mapping[str, str]] = {}

    def __init__(self, names: Sequence[str], language: str) -> None:
        super().__init__()
        self.names, self.language = names, language
        self.register_theme(DUSK)
        self.theme = DUSK.name
        for key, action in self.KEYS.items():
            self.bind(key, action, description=self.say(f"key-{action}"))

    def say(self, key: str, **values: str | int) -> str:
        return words.say(f"terminal-{key}", self.language, **values)

    def part(self, selector: str, kind: type[W]) -> W:
        """Of the table itself, also while a question covers it."""
        return self.screen_stack[0].query_one(selector, kind)


class Foot(Footer):
    """The keys; where the screen is slim they stand in several lines."""

    COLUMNS = 4

    def compose(self) -> ComposeResult:
        yield from super().compose()
        self.styles.grid_size_columns = self.COLUMNS  # Textual would put all keys into one line


class Pane(VerticalScroll):
    """What may be longer than its place; the wheel and Page up and down move it."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static()


def story_of(lines: Sequence[Line]) -> Text:
    """What happened, in the order it did; what followed by itself stands back."""
    return Text("\n").join(Text(f"  {line.text}", "dim") if line.quiet else Text(line.text) for line in lines)
