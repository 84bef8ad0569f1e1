"""Questions that cover the table: between two people, before a file is written, before one leaves."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from cothon.terminal.screen.choices import Choices


class Asking(ModalScreen[int | None]):
    """A sentence and answers; gives the number of the answer, or None where Escape leaves it."""

    BINDINGS = [("escape", "dismiss(None)", "")]  # noqa: RUF012

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.question, self.answers = question, answers

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.question, markup=False)
            yield Choices()

    def on_mount(self) -> None:
        self.query_one(Choices).offer(self.answers)
        self.query_one(Choices).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)


class Curtain(Asking):
    """Hides the table until the next person sits before it; nothing but the answer leads past it."""

    BINDINGS = [("escape", "stay", "")]  # noqa: RUF012

    def action_stay(self) -> None:
        """Stays where it is."""


class Naming(ModalScreen[str | None]):
    """Asks for the name of a file."""

    BINDINGS = [("escape", "dismiss(None)", "")]  # noqa: RUF012

    def __init__(self, question: str, proposed: str) -> None:
        super().__init__()
        self.question, self.proposed = question, proposed

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.question, markup=False)
            yield Input(self.proposed)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip() or None)
