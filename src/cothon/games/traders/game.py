"""Traders of Carthage for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from cothon.core import game as core
from cothon.core import words
from cothon.core.build import part
from cothon.core.game import Json
from cothon.core.layout import Layout
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.state import State
from cothon.games.traders import cards as c
from cothon.games.traders import position, prospects, story, view
from cothon.games.traders.cards import VP_STEP
from cothon.games.traders.layout import LAYOUT
from cothon.games.traders.notation import ENDINGS, MOVE_NUMBERS, MOVES, kind_of
from cothon.games.traders.refusals import reason
from cothon.games.traders.rule_sets import RULE_SETS

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

# where a drawn card goes; a sentence about VP does not name it (T8.1: nobody sees it)
DRAWN = {
    c.MARKET_STEP: "draw-market",
    c.FARM_STEP: "draw-farm",
    c.HAND_STEP: "draw-hand",
    c.VP_STEP: "draw-vp",
}

new_board = part("traders", "cothon.games.traders.engine").Traders

# Every payday gives its buyer a token, so there are at most 7 a seat and the last one; every purchase moves a
# ship, so at most 20 lie between two paydays; between two purchases every card is taken and reserved at most once,
# and each purchase or sale touches every card at most a few times.
LONGEST = (7 * c.SEATS + 1) * (5 * c.COLOURS) * (6 * c.DECK)


class TradersGame(core.Game):
    name = "traders"
    rule_sets: Mapping[str, core.RuleSet] = RULE_SETS
    seat_names = ("White", "Pink", "Gray", "Brown")
    decisions = c.DEAL
    kinds = tuple(kind_of(move)[0] for move in range(c.MOVES))
    longest = LONGEST

    @property
    def layout(self) -> Layout:
        return LAYOUT

    @property
    def move_names(self) -> Sequence[str]:
        return MOVES

    def new_state(self, rules: str, players: int, options: Json) -> State:
        for option in options:
            raise BadRequest("unknown-option", option=option)
        board: Traders = new_board()
        board.put("seats", players)
        board.put("open", 1)
        board.put("rule_set", list(RULE_SETS).index(rules))
        for name, value in RULE_SETS[rules].switches(players).items():
            board.put(name, value)
        return board

    def begin(self, state: State) -> None:
        board_of(state).begin()

    def rules_of(self, state: State) -> str:
        return list(RULE_SETS)[board_of(state).rule_set]

    def text(self, state: State, move: int) -> str:
        return MOVES[move]

    def number(self, state: State, text: str) -> int | None:
        return MOVE_NUMBERS.get(text)

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        return reason(board_of(state), move, names)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> str:
        kind, thing = kind_of(move)
        step = state.step[state.depth - 1]
        mover = state.mover()
        name = names[mover] if mover >= 0 else names[step[1]] if step[1] < len(names) else ""
        what = MOVES[move].split()[-1].rstrip("*")
        if kind == "start":
            name = names[thing]
        if kind in ("flip", "token", "deal"):
            what = words.say(f"traders-good-{what}", language)
        return words.say(f"traders-{DRAWN.get(step[0], kind)}", language, name=name, what=what)

    def sees(self, state: State, move: int, seat: int | None) -> bool:
        return state.step[state.depth - 1][0] != VP_STEP  # T8.1: nobody sees those, everyone sees the rest

    def rule(self, state: State, move: int) -> str:
        return story.rule_of(board_of(state), move)

    def consequences(self, before: State, after: State, names: Sequence[str], language: str) -> list[str]:
        return story.consequences(board_of(before), board_of(after), names, language)

    def foretold(self, decisions: Sequence[tuple[State, int]], after: State, language: str) -> list[str]:
        return prospects.foretold([(board_of(state), move) for state, move in decisions], board_of(after), language)

    def read(self, data: Json) -> State:
        rules = position.rule_set_of(data)
        board = self.new_state(rules, position.players_of(data), {})
        position.read(board_of(board), data)
        return board

    def write(self, state: State) -> Json:
        return position.write(board_of(state))

    def view(self, state: State, seat: int | None) -> Json:
        return view.view(board_of(state), seat)

    def from_view(self, view_: Json) -> State:
        return self.read(view.position_from_view(view_))

    def retold(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        """T8.1: every one of them is a VP off a draw pile, and stays in the order of drawing."""
        cards = board_of(after).unseen
        return [c.DRAW + cards[index] % c.CARDS for index in range(len(moves))]

    def ending(self, state: State) -> str | None:
        return ENDINGS.get(board_of(state).ending)

    def score_sheet(self, state: State) -> list[Json]:
        return view.score_sheet(board_of(state))


def board_of(state: State) -> Traders:
    return cast("Traders", state)
