"""What happened at a table, move by move: each in words or in the notation, with the sentences of its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cothon.core.state import State
from cothon.core.table import Table
from cothon.core.words import text_of


@dataclass(frozen=True)
class Told:
    step: int  # its number in the log
    mover: int  # a seat, or chance
    move: str
    words: str
    events: list[str]


def told(table: Table, state: State, since: int, viewer: int | None, language: str) -> Iterator[Told]:
    """All moves from a point of the log on, as the viewer may know them; the state, as it was then, is played on."""
    game, names = table.game, table.names
    sentences: dict[int, list[str]] = {}
    for event in table.events(since, viewer):
        if sentence := text_of(game.tell(event, names, language)):
            sentences.setdefault(event["step"], []).append(sentence)
    for step, (mover, move) in enumerate(table.log[since:], since + 1):
        words = text_of(game.describe(state, move, names, language))
        yield Told(step, mover, game.text(state, move), words, sentences.get(step, []))
        state.play(move)
