"""Traders of Carthage for tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from cothon.core import game as core
from cothon.core.build import part
from cothon.core.events import Event
from cothon.core.house import refused_as, with_house
from cothon.core.json import Json
from cothon.core.layout import Layout
from cothon.core.refusal import BadPosition, BadRequest, IllegalMove
from cothon.core.state import State
from cothon.core.words import Words, add_words
from cothon.games.traders.judging.names import JUDGEMENT
from cothon.games.traders.numbers.layout import LAYOUT
from cothon.games.traders.rule_sets import PLAYERS, RULE_SETS
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text import coach, events, position, prospects, story, themes, view
from cothon.games.traders.text.house import house_of
from cothon.games.traders.text.notation import ENDINGS, MOVE_NUMBERS, MOVES, kind_of, tint
from cothon.games.traders.text.refusals import reason
from cothon.games.traders.text.shapes import TradersView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cothon.core.picture import Picture
    from cothon.games.traders.engine import Traders

# steps that continue what the seat has begun
ONE_DECISION = {c.DOUBLE_STEP, c.FLIP_STEP, c.PAY_STEP, c.SPEND_STEP}

add_words("cothon.games.traders")
new_board = part("traders", "cothon.games.traders.engine").Traders
handling = part("core", "cothon.core.handling")

# Every payday gives its buyer a token, so there are at most 7 a seat and the last one; every purchase moves a
# ship, so at most 20 lie between two paydays; between two purchases every card is taken and reserved at most once,
# and each purchase or sale touches every card at most a few times.
LONGEST = (7 * c.SEATS + 1) * (5 * c.COLOURS) * (6 * c.DECK)


class TradersGame(core.Game):
    name = "traders"
    lessons_in = "cothon.games.traders"
    letter = "T"
    players = PLAYERS
    event_kinds = events.KINDS
    measures = events.MEASURES
    counted = events.COUNTED
    themes = themes.THEMES
    judgement = JUDGEMENT
    payments = ("pay", "spend")
    tie_breaks = ("tokens",)  # T7.1
    closings = ("done",)
    rule_sets: Mapping[str, core.RuleSet] = RULE_SETS
    seat_names = ("White", "Pink", "Gray", "Brown")
    sets = ("flip", "pay", "store", "spend")
    public_options = ("house",)
    decisions = c.DEAL
    kinds = tuple(kind_of(move)[0] for move in range(c.MOVES))
    longest = LONGEST
    view_type = TradersView

    @property
    def layout(self) -> Layout:
        return LAYOUT

    @property
    def move_names(self) -> Sequence[str]:
        return MOVES

    def new_state(self, rules: str, players: int, options: Json) -> State:
        for option in options:
            if option != "house":
                raise BadRequest("unknown-option", option=option)
        rule_set = with_house(RULE_SETS[rules], options.get("house"), PLAYERS)
        board: Traders = new_board()
        board.put("seats", players)
        board.put("open", 1)
        board.put("rule_set", list(RULE_SETS).index(rules))
        self.put_switches(board, rule_set.switches(players))
        return board

    @staticmethod
    def put_switches(board: Traders, switches: Mapping[str, int]) -> None:
        """Each where the rules ask for it, and all in a row for observations."""
        for place, (name, value) in enumerate(switches.items()):
            board.put(name, value)
            board.put("switch", value, place)

    def family_of(self, state: State) -> Mapping[str, int]:
        """Tokens give a discount, or raise prices."""
        return {"discount": int(board_of(state).discount)}

    def options(self, state: State) -> Json:
        house = house_of(board_of(state))
        return {"house": house} if house else {}

    def begin(self, state: State) -> None:
        board_of(state).begin()

    def rules_of(self, state: State) -> str:
        return list(RULE_SETS)[board_of(state).rule_set]

    def text(self, state: State, move: int) -> str:
        return MOVES[move]

    def texts(self, state: State, moves: Sequence[int]) -> list[str]:
        return [MOVES[move] for move in moves]

    def legal_texts(self, state: State) -> list[str]:
        return handling.legal_texts(state, MOVES)  # type: ignore[no-any-return]

    def number(self, state: State, text: str) -> int | None:
        return MOVE_NUMBERS.get(text)

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        return reason(board_of(state), move, names)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> Words:
        return story.describe(board_of(state), move, names, language)

    def rank(self, state: State, seat: int) -> int:
        return board_of(state).rank(seat)

    def standings(self, state: State, viewer: int | None, remembered: bool) -> list[Json | None]:
        """T8.2: nobody need tell their VP; T8.3: who remembers knows them."""
        board, seats = board_of(state), range(state.seats)
        return [view.score_line(board, seat, ()) if remembered or seat == viewer else None for seat in seats]

    def goes_on(self, state: State) -> bool:
        """A purchase with its flips and payments is one decision, and so is what a seat stores with what it spends."""
        board = board_of(state)
        kind = board.step[board.depth - 1][0]
        return kind in ONE_DECISION or (kind == c.STORE_STEP and any(board.chosen))

    def event_value(self, state: State, field: str, number: int) -> object:
        return events.value(field, number)

    def event_things(self, state: State, field: str, numbers: Sequence[int]) -> object:
        return events.things(field, numbers)

    def tell(self, event: Event, names: Sequence[str], language: str) -> Words:
        return story.tell(event, names, language)

    def tint(self, thing: str) -> tuple[int, int, int] | None:
        return tint(thing)

    def remarks(self, view: Json, legal: Sequence[str]) -> list[core.Remark]:
        return coach.remarks(view, legal)

    def rule(self, state: State, move: int) -> str:
        return story.rule_of(board_of(state), move)

    def foretold(
        self, decisions: Sequence[tuple[State, int]], after: State, events: Sequence[Event], language: str
    ) -> list[Words]:
        made = [(board_of(state), move) for state, move in decisions]
        return prospects.foretold(made, board_of(after), events, language)

    def read(self, data: Json) -> State:
        rules, players = position.rule_set_of(data), position.players_of(data)
        try:
            board = self.new_state(rules, players, {"house": data.get("house")})
        except BadRequest as refusal:
            raise refused_as(BadPosition, refusal) from refusal
        position.read(board_of(board), data)
        return board

    def write(self, state: State) -> Json:
        return position.write(board_of(state))

    def view(self, state: State, seat: int | None) -> Json:
        return cast("Json", view.view(board_of(state), seat))

    def sight(self, state: State, seat: int | None) -> Json:
        return cast("Json", view.view(board_of(state), seat, remember=False))

    def sights(self, state: State) -> Callable[[int | None], Json]:
        return cast("Callable[[int | None], Json]", view.Shared(board_of(state)).seen_by)

    def draw(self, view: Json, names: Sequence[str], language: str) -> RenderableType:
        from cothon.games.traders.text.drawing import draw  # few need it, and it loads much

        return draw(view, names, language)

    def draw_apart(
        self, view: Json, names: Sequence[str], language: str
    ) -> tuple[RenderableType, RenderableType | None]:
        from cothon.games.traders.text.drawing import draw_apart

        return draw_apart(view, names, language)

    def picture(self, view: Json, names: Sequence[str], language: str) -> Picture:
        from cothon.games.traders.text.picture import draw

        return draw(self, view, names, language)

    def from_view(self, view_: Json) -> State:
        return self.read(view.position_from_view(view_))

    def resampled(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        """T8.1: every one of them is a VP off a draw pile, and stays in the order of drawing."""
        cards = board_of(after).unseen
        return [c.DRAW + cards[index] % c.CARDS for index in range(len(moves))]

    def is_obvious(self, state: State, moves: Sequence[int]) -> bool:
        return themes.is_dearest(board_of(state), moves)

    def ending(self, state: State) -> str | None:
        return ENDINGS.get(board_of(state).ending)

    def score_sheet(self, state: State, events: Sequence[Event]) -> list[Json]:
        return view.score_sheet(board_of(state), events)


def board_of(state: State) -> Traders:
    return cast("Traders", state)
