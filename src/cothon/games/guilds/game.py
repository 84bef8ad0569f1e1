"""Carthago: Merchants & Guilds for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from cothon.core import game as core
from cothon.core.build import part
from cothon.core.game import Json
from cothon.core.layout import Layout
from cothon.core.refusal import BadPosition, BadRequest, IllegalMove
from cothon.core.state import State
from cothon.games.guilds import cards as c
from cothon.games.guilds import position, prospects, sentences, story, view
from cothon.games.guilds.cards import DEAL_STEP
from cothon.games.guilds.data import SETS, loaded, place_of
from cothon.games.guilds.notation import ENDINGS, kind_of, notation
from cothon.games.guilds.refusals import reason
from cothon.games.guilds.retelling import retold
from cothon.games.guilds.rule_sets import RULE_SETS

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

new_board = part("guilds", "cothon.games.guilds.engine").Guilds

OPTIONS = ("cards", "every_different_set")

# There are 60 turns and the set-up; in each of them every card, ship and disc moves at most a few times.
LONGEST = (c.DECADES * c.ROUNDS * c.SEATS + 1) * 8 * (c.CARDS + c.SHIPS + c.DISCS)


class GuildsGame(core.Game):
    name = "guilds"
    rule_sets: Mapping[str, core.RuleSet] = RULE_SETS
    seat_names = ("Red", "Black", "Yellow", "Blue")
    decisions = c.DRAW
    kinds = tuple(kind_of(move)[0] for move in range(c.MOVES))
    longest = LONGEST

    @property
    def layout(self) -> Layout:
        from cothon.games.guilds.layout import LAYOUT  # reads the card file, which only some need

        return LAYOUT

    @property
    def move_names(self) -> Sequence[str]:
        """Of the printed cards."""
        return notation(place_of(loaded(None))).moves

    def new_state(self, rules: str, players: int, options: Json) -> State:
        for option in options:
            if option not in OPTIONS:
                raise BadRequest("unknown-option", option=option)
        every = options.get("every_different_set", RULE_SETS[rules].every_different_set)
        if not isinstance(every, bool):
            raise BadRequest("bad-option", option="every_different_set", value=repr(every))
        cards = loaded(options.get("cards"))
        board: Guilds = new_board()
        board.put("seats", players)
        board.put("open", 1)
        board.put("rule_set", list(RULE_SETS).index(rules))
        board.put("every_different_set", int(every))
        board.put("card_set", place_of(cards))
        cards.lay(board)
        return board

    def begin(self, state: State) -> None:
        board_of(state).begin()

    def rules_of(self, state: State) -> str:
        return list(RULE_SETS)[board_of(state).rule_set]

    def options(self, state: State) -> Json:
        """An own card file is kept whole, so that a record needs no file beside it."""
        board = board_of(state)
        options: Json = {}
        if board.card_set:
            options["cards"] = SETS[board.card_set].as_data()
        if bool(board.every_different_set) != RULE_SETS[self.rules_of(state)].every_different_set:
            options["every_different_set"] = bool(board.every_different_set)
        return options

    def text(self, state: State, move: int) -> str:
        return notation(board_of(state).card_set).moves[move]

    def number(self, state: State, text: str) -> int | None:
        return notation(board_of(state).card_set).numbers.get(text)

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        return reason(board_of(state), move)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> str:
        board = board_of(state)
        seat = self.teller(board, move)
        return sentences.describe(board, move, names[seat] if seat < len(names) else "", language)

    @staticmethod
    def teller(board: Guilds, move: int) -> int:
        """Of whom the sentence speaks: who decides, who gets the card, or who starts."""
        mover = board.mover()
        if mover >= 0:
            return mover
        kind, thing = kind_of(move)
        return thing if kind == "start" else board.step[board.depth - 1][1]

    def sees(self, state: State, move: int, seat: int | None) -> bool:
        step = state.step[state.depth - 1]
        return step[0] != DEAL_STEP or step[1] == seat  # G11.2: the card is seen by its owner alone

    def rule(self, state: State, move: int) -> str | None:
        return story.rule_of(board_of(state), move)

    def consequences(self, before: State, after: State, names: Sequence[str], language: str) -> list[str]:
        return story.consequences(board_of(before), board_of(after), names, language)

    def foretold(self, decisions: Sequence[tuple[State, int]], after: State, language: str) -> list[str]:
        return prospects.foretold([(board_of(state), move) for state, move in decisions], board_of(after), language)

    def read(self, data: Json) -> State:
        return self.filled(data, complete=True)

    def filled(self, data: Json, complete: bool) -> State:
        rules, players = position.rule_set_of(data), position.players_of(data)
        try:
            state = self.new_state(rules, players, {"cards": data.get("cards")})
        except BadRequest as refusal:
            raise BadPosition("position-own-cards", reason=str(refusal)) from refusal
        position.read(board_of(state), data, complete)
        return state

    def write(self, state: State) -> Json:
        return position.write(board_of(state))

    def view(self, state: State, seat: int | None) -> Json:
        return view.view(board_of(state), seat)

    def from_view(self, view_: Json) -> State:
        """What another seat has begun, some deal of the unseen cards can complete: `redeal` finds one."""
        state = self.filled(view.position_from_view(view_), complete=False)
        state.reseed(0)
        state.redeal(-1 if view_.get("viewer") is None else view_["viewer"])
        if state.mover() >= 0 and not state.legal():
            raise BadPosition("position-incomplete")
        return state

    def retold(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        return retold(board_of(before), board_of(after), seat, moves, chooser)

    def ending(self, state: State) -> str | None:
        return ENDINGS.get(board_of(state).ending)

    def score_sheet(self, state: State) -> list[Json]:
        return view.score_sheet(board_of(state))


def board_of(state: State) -> Guilds:
    return cast("Guilds", state)
