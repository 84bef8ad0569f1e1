"""A whole decision put together move by move on a copy: nothing is played before it is complete."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.game import Json
from cothon.core.table import Table
from cothon.core.words import text_of


class Offer(NamedTuple):
    """A move that the decision can go on with."""

    move: str
    words: str


class Decision:
    """Of the seat that decides now; moves that leave no choice are added by themselves."""

    def __init__(self, table: Table) -> None:
        assert isinstance(table.turn, int)
        self.table = table
        self.seat = table.turn
        self.chosen: list[str] = []
        self.begin()

    def begin(self) -> None:
        self.state = self.table.state.clone()
        self.moves: list[str] = []  # those chosen, and those that left no choice
        self.is_complete = False

    def offers(self, language: str) -> list[Offer]:
        game, names = self.table.game, self.table.names
        offers = (
            Offer(game.text(self.state, move), text_of(game.describe(self.state, move, names, language)))
            for move in self.state.legal()
        )
        return sorted(offers)

    def view(self) -> Json:
        """As the table would lie for the seat, as far as it has decided."""
        return self.table.with_chance(self.table.game.sight(self.state, self.seat))

    def add(self, move: str) -> None:
        """Refuses a move that is not legal, and then changes nothing."""
        self.table.check_all([*self.moves, move], self.seat)
        self.chosen.append(move)
        self.carry_out(move)

    def carry_out(self, move: str) -> None:
        game = self.table.game
        number = game.number(self.state, move)
        assert number is not None
        self.moves.append(move)
        self.state.play(number)
        self.is_complete = self.state.mover() != self.seat or not game.goes_on(self.state)
        legal = [] if self.is_complete else list(self.state.legal())
        if len(legal) == 1:
            self.carry_out(game.text(self.state, legal[0]))

    def moves_with(self, move: str) -> list[str]:
        """Those of the decision if it went on with this one, as far as they then follow without a choice."""
        tried = Decision(self.table)
        for chosen in (*self.chosen, move):
            tried.add(chosen)
        return tried.moves

    def back(self) -> bool:
        """Without the last move that was chosen; whether there was one."""
        if not self.chosen:
            return False
        kept = self.chosen[:-1]
        self.chosen = []
        self.begin()
        for move in kept:
            self.add(move)
        return True
