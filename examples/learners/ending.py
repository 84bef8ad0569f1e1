"""The end of one game of two apprentices as a game of OpenSpiel's kind, for learners that try every choice they have.

It begins `LEFT` decisions before that game was over and is stopped after as many: then whoever is ahead wins.
"""

from __future__ import annotations

from typing import Any

import pyspiel
from measuring import GAME, RULES

import cothon

LEFT, DEAL = 10, 12  # of the first 25 deals the one whose end is most open between random players; a test looks


class Ending:
    """A state of OpenSpiel with a limit on the decisions that are left."""

    def __init__(self, state: Any, left: int = LEFT) -> None:
        self.state, self.left = state, left

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def is_terminal(self) -> bool:
        return self.left == 0 or bool(self.state.is_terminal())

    def child(self, action: int) -> Ending:
        return Ending(self.state.child(action), self.left - (not self.state.is_chance_node()))

    def returns(self) -> list[float]:
        return [2 * self.state.play.state.share(seat) - 1 for seat in range(2)]


class Endgame:
    def __init__(self) -> None:
        self.game = pyspiel.load_game(GAME)
        table, bot = cothon.new_table(RULES, players=2, seed=DEAL), cothon.bot("apprentice", seed=DEAL)
        while table.turn is not None:
            table.play(bot.choose(table.view(table.turn), table.legal_moves()))
        decided = [place for place, (who, _) in enumerate(table.log) if who >= 0]
        self.moves, self.first = [move for _, move in table.log[: decided[-LEFT]]], table.game.decisions

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new_initial_state(self) -> Ending:
        state = self.game.new_initial_state()
        for move in self.moves:
            state.apply_action(move - self.first if state.is_chance_node() else move)
        return Ending(state)
