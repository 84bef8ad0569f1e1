"""Looking back at a game: its moves in words, and the board as it lay after the one that is marked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cothon.core import words
from cothon.core.game import Json
from cothon.core.record import first_state, state_after
from cothon.core.table import Table
from cothon.terminal.drawing import draw_apart, open_view
from cothon.terminal.screen.base import Foot, Pane, TableApp
from cothon.terminal.telling import Told, told


class Replaying(ModalScreen[None]):
    """As the viewer may know it, or with everything open."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, table: Table, viewer: int | None, language: str, is_open: bool = False) -> None:
        super().__init__()
        self.played, self.viewer, self.language, self.is_open = table.copy(), viewer, language, is_open
        begins = words.say("terminal-screen-begins", language)
        self.pages = pages(told(self.played, first_state(self.played), 0, viewer, language), begins)
        self._bindings.bind("escape,r,q", "close", words.say("terminal-key-close", language))

    def compose(self) -> ComposeResult:
        with Horizontal(id="table", classes="pages"):
            yield Pane(id="board")
            yield OptionList(*[Option(page.text) for page in self.pages], id="moves")
        yield Foot()

    def on_mount(self) -> None:
        moves = self.query_one(OptionList)
        moves.focus()
        moves.highlighted = 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.show(self.pages[event.option_index].step)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()

    def show(self, step: int) -> None:
        board, hand = draw_apart(self.view_after(step), self.played.names, self.language)
        self.query_one("#board Static", Static).update(board if hand is None else Group(board, hand))

    def view_after(self, step: int) -> Json:
        game, state = self.played.game, state_after(self.played, step)
        if self.is_open:
            return open_view(game.write(state), game.sight(state, None))
        return game.sight(state, self.viewer)

    def action_close(self) -> None:
        self.dismiss(None)


@dataclass
class Page:
    """A move of a seat and what came of it, up to the next one."""

    text: Text
    step: int = 0


def pages(steps: Iterable[Told], begins: str) -> list[Page]:
    """What chance dealt before the first move is the beginning."""
    made = [Page(Text(begins, "dim"))]
    for step in steps:
        if step.mover >= 0:
            made.append(Page(Text(step.words)))
        elif len(made) > 1:
            made[-1].text.append(f"\n  {step.words}", "dim")
        for sentence in step.events:
            made[-1].text.append(f"\n  {sentence}", "dim")
        made[-1].step = step.step
    return made


class ReplayApp(TableApp):
    """A game on file, from its beginning."""

    def __init__(self, table: Table, language: str) -> None:
        super().__init__(table.names, language)
        self.table = table

    def on_mount(self) -> None:
        self.push_screen(Replaying(self.table, None, self.language, is_open=True), lambda _: self.exit(0))
