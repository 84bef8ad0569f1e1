"""Pearls for tables: what the game declares about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from cothon.core.events import Event
from cothon.core.game import Game, RuleSet
from cothon.core.json import Json
from cothon.core.layout import Layout
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.state import State
from cothon.core.words import Words, add_words
from pearls import numbers as n
from pearls import text
from pearls.judging import JUDGEMENT
from pearls.layout import LAYOUT
from pearls.rule_sets import PLAYERS, RULE_SETS
from pearls.rules import Pearls

add_words("pearls")


class PearlsGame(Game):
    name = "pearls"
    letter = "P"
    players = PLAYERS
    rule_sets: Mapping[str, RuleSet] = RULE_SETS
    seat_names = ("Anna", "Bomilcar", "Carthalo", "Dido", "Elissa")
    event_kinds = text.EVENTS
    judgement = JUDGEMENT
    decisions = n.DEAL
    longest = n.PEARLS * (1 + n.SEATS * 2 * (n.HAND_SIZE + 1))

    @property
    def layout(self) -> Layout:
        return LAYOUT

    @property
    def move_names(self) -> Sequence[str]:
        return text.MOVES

    def new_state(self, rules: str, players: int, options: Json) -> State:
        for option in options:
            raise BadRequest("unknown-option", option=option)
        board = Pearls()
        board.put("seats", players)
        board.put("open", 1)
        board.put("rule_set", list(RULE_SETS).index(rules))
        board.put("rounds", RULE_SETS[rules].rounds)
        return board

    def begin(self, state: State) -> None:
        board_of(state).begin()

    def rules_of(self, state: State) -> str:
        return list(RULE_SETS)[board_of(state).rule_set]

    def reason(self, state: State, text_: str, move: int, names: Sequence[str]) -> IllegalMove:
        return text.reason(board_of(state), move)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> Words:
        return text.describe(board_of(state), move, names, language)

    def tell(self, event: Event, names: Sequence[str], language: str) -> Words:
        return text.tell(event, names, language)

    def rule(self, state: State, move: int) -> str:
        return "P3.1" if move < n.DEAL else "P2.1" if move < n.PEARL else "P2.2"

    def goes_on(self, state: State) -> bool:
        """A dive is one decision."""
        return board_of(state).depth_of(state.mover()) > 0

    def event_value(self, state: State, field: str, number: int) -> object:
        return str(number + 1) if field == "card" else number

    def event_things(self, state: State, field: str, numbers: Sequence[int]) -> object:
        return str(numbers[0] + 1)

    def read(self, data: Json) -> State:
        rules, players = text.rules_of(data)
        state = self.new_state(rules, players, {})
        text.read(board_of(state), data)
        return state

    def write(self, state: State) -> Json:
        return text.write(board_of(state))

    def view(self, state: State, seat: int | None) -> Json:
        return text.view(board_of(state), seat)

    def from_view(self, view: Json) -> State:
        return self.read(text.position_of(view))

    def draw(self, view: Json, names: Sequence[str], language: str) -> str:
        return text.draw(view, names)

    def resampled(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        """Cards that were laid since stay; of each other hand, the cards it would hold now."""
        becomes: dict[int, int] = {}
        for other in range(before.seats):
            if other != seat:
                hand = board_of(after).cards_at(n.HAND + other)
                becomes.update(
                    zip(board_of(before).cards_at(n.HAND + other), chooser.sample(hand, len(hand)), strict=True)
                )
        return [n.DEAL + becomes.get(move - n.DEAL, move - n.DEAL) for move in moves]


def board_of(state: State) -> Pearls:
    return cast("Pearls", state)
