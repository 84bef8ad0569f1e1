"""Lessons: a position and steps in which the learner moves and is told why. Data of a game, played on its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.dealer import Dealer
from cothon.core.json import Json
from cothon.core.sizes import CHANCE
from cothon.core.table import Table
from cothon.core.words import Words

if TYPE_CHECKING:
    from cothon.core.game import Game


@dataclass(frozen=True, eq=False)
class Step:
    """One sentence, what to look at, the decisions that are invited, and what others and chance do `then`."""

    name: str
    look: tuple[str, ...]
    invited: tuple[tuple[str, ...], ...]
    then: tuple[str, ...] = ()
    position: Json | None = None  # None: it goes on where the last step ended


@dataclass(frozen=True, eq=False)
class Lesson:
    name: str  # the game's and the file's
    rules: str
    order: int
    minutes: int
    seat: int
    others: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Of its title; its other words begin like this."""
        game, _, file = self.name.partition("-")
        return f"{game}-lesson-{file}"

    def key_of(self, step: int, what: str = "") -> str:
        """Of a step's sentence, or of what is said for a `good`, an `other` or an `impossible` move."""
        return "-".join(filter(None, (self.key, self.steps[step].name, what)))

    def names(self, language: str) -> list[str]:
        """Who sits where."""
        names = [spelt(name, language) for name in self.others]
        names.insert(self.seat, words.say("web-you-name", language))
        return names

    def before(self, step: int) -> tuple[Json, list[str]]:
        """The position that the table of a step began with, and all moves from there."""
        first = max(at for at in range(step + 1) if self.steps[at].position is not None)
        position = self.steps[first].position
        assert position is not None
        return position, [move for one in self.steps[first:step] for move in (*one.invited[0], *one.then)]

    def after(self, step: int, moves: Sequence[str]) -> tuple[Json, list[str]]:
        """The same after one of the decisions that the step invites."""
        position, played = self.before(step)
        return position, [*played, *moves, *self.steps[step].then]

    def goes_on(self, step: int) -> bool:
        """Whether the next step is decided at the same table."""
        return step + 1 < len(self.steps) and self.steps[step + 1].position is None

    def at(self, game: Game, step: int) -> Table:
        """The table at which the step is decided."""
        return played(game, *self.before(step))


def spelt(name: str, language: str) -> str:
    """One of the names that bots bear, as the language writes it; any other as it is."""
    known, here = (words.say("bot-names", one).split(", ") for one in ("en", language))
    return here[known.index(name)] if name in known else name


def said(key: str, fallback: str | None, language: str) -> Words:
    """Some things are said in a step's own words only where it has any."""
    known = words.has(key)
    return words.parts(key if known or not fallback else fallback, language) if known or fallback else []


def played(game: Game, position: Json, moves: Sequence[str]) -> Table:
    """An open table after the moves, each checked."""
    state = game.read(position)
    table = Table(game, state, Dealer(0), chance="open", origin=position)
    for move in moves:
        table.play(move)
    return table


def decisions(game: Game, position: Json, moves: Sequence[str]) -> Iterator[tuple[int | None, list[str]]]:
    """The moves by decision, each with its seat and with what chance made of it; None: chance began."""
    state = game.read(position)
    seat: int | None = None
    together: list[str] = []
    for move in moves:
        mover = state.mover()
        if together and mover != CHANCE and not (mover == seat and game.goes_on(state)):
            yield seat, together
            together = []
        if not together:
            seat = None if mover == CHANCE else mover
        together.append(move)
        state.play(game.number(state, move) or 0)
    if together:
        yield seat, together
