"""Carthago: Merchants & Guilds for tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from cothon.core import game as core
from cothon.core.brief import brief
from cothon.core.build import part
from cothon.core.events import Event
from cothon.core.house import refused_as, with_house
from cothon.core.json import Json
from cothon.core.layout import Layout
from cothon.core.refusal import BadPosition, BadRequest, IllegalMove
from cothon.core.state import State
from cothon.core.words import Words, add_words
from cothon.games.guilds.card_file.card_set import SETS, loaded, place_of
from cothon.games.guilds.judging.names import JUDGEMENT
from cothon.games.guilds.numbers.resampling import resampled
from cothon.games.guilds.rule_sets import PLAYERS, RULE_SETS
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.text import coach, events, gains, position, prospects, sentences, sheet, story, themes, view
from cothon.games.guilds.text.notation import ENDINGS, kind_of, notation
from cothon.games.guilds.text.refusals import reason
from cothon.games.guilds.text.shapes import GuildsView
from cothon.games.guilds.text.symbols import GOOD_NAMES, GOOD_TINTS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cothon.core.picture import Picture
    from cothon.games.guilds.engine import Guilds

add_words("cothon.games.guilds")
new_board = part("guilds", "cothon.games.guilds.engine").Guilds
handling = part("core", "cothon.core.handling")

# steps that continue what the seat has begun
ONE_DECISION = {
    c.MARKER_STEP,
    c.PLAY_STEP,
    c.GIVE_STEP,
    c.PAY_COLUMN_STEP,
    c.PAY_SHIP_STEP,
    c.PAY_EXPEDITION_STEP,
    c.PAY_COINS_STEP,
    c.LEGACY_STEP,
}

# There are 60 turns and the set-up; in each of them every card, ship and disc moves at most a few times.
LONGEST = (c.DECADES * c.ROUNDS * c.SEATS + 1) * 8 * (c.CARDS + c.SHIPS + c.DISCS)


class GuildsGame(core.Game):
    name = "guilds"
    lessons_in = "cothon.games.guilds"
    letter = "G"
    players = PLAYERS
    event_kinds = events.KINDS
    measures = events.MEASURES
    counted = events.COUNTED
    themes = themes.THEMES
    judgement = JUDGEMENT
    payments = ("play", "pay")
    rule_sets: Mapping[str, core.RuleSet] = RULE_SETS
    seat_names = ("Red", "Black", "Yellow", "Blue")
    sets = ("play", "pay")
    public_options = ("every_different_set", "house")
    private_options = ("cards",)
    decisions = c.DRAW
    kinds = tuple(kind_of(move)[0] for move in range(c.MOVES))
    longest = LONGEST
    view_type = GuildsView

    @property
    def layout(self) -> Layout:
        from cothon.games.guilds.numbers.layout import LAYOUT  # reads the card file, which only some need

        return LAYOUT

    @property
    def move_names(self) -> Sequence[str]:
        """Of the printed cards."""
        return notation(place_of(loaded(None))).moves

    def new_state(self, rules: str, players: int, options: Json) -> State:
        for option in options:
            if option not in self.public_options + self.private_options:
                raise BadRequest("unknown-option", option=option)
        house = options.get("house")
        usual = with_house(RULE_SETS[rules], house, PLAYERS).every_different_set
        every = options.get("every_different_set", usual)
        if not isinstance(every, bool) or (house and every != usual):
            raise BadRequest("bad-option", option="every_different_set", value=brief(every))
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
            options["house"] = {"every_different_set": bool(board.every_different_set)}
        return options

    def text(self, state: State, move: int) -> str:
        return notation(board_of(state).card_set).moves[move]

    def texts(self, state: State, moves: Sequence[int]) -> list[str]:
        names = notation(board_of(state).card_set).moves
        return [names[move] for move in moves]

    def legal_texts(self, state: State) -> list[str]:
        return handling.legal_texts(state, notation(board_of(state).card_set).moves)  # type: ignore[no-any-return]

    def number(self, state: State, text: str) -> int | None:
        return notation(board_of(state).card_set).numbers.get(text)

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        return reason(board_of(state), move)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> Words:
        board = board_of(state)
        seat = self.teller(board, move)
        return sentences.describe(board, move, seat, names, language)

    @staticmethod
    def teller(board: Guilds, move: int) -> int:
        """Of whom the sentence speaks: who decides, who gets the card, or who starts."""
        mover = board.mover()
        if mover >= 0:
            return mover
        kind, thing = kind_of(move)
        return thing if kind == "start" else board.step[board.depth - 1][1]

    def standings(self, state: State, viewer: int | None, remembered: bool) -> list[Json | None]:
        return [*sheet.standings(board_of(state), viewer)]

    def goes_on(self, state: State) -> bool:
        """An action with its price is one decision: cards for a space, goods for a column, coins for a seat."""
        board = board_of(state)
        kind, first = board.step[board.depth - 1][:2]
        return kind in ONE_DECISION or (kind == c.RESIDENCE_STEP and first > 0)

    def event_value(self, state: State, field: str, number: int) -> object:
        return events.value(board_of(state), field, number)

    def event_things(self, state: State, field: str, numbers: Sequence[int]) -> object:
        return events.things(board_of(state), field, numbers)

    def tell(self, event: Event, names: Sequence[str], language: str) -> Words:
        return story.tell(event, names, language)

    def tint(self, thing: str) -> tuple[int, int, int] | None:
        good = thing.partition("/")[0]
        return GOOD_TINTS[GOOD_NAMES.index(good)] if good in GOOD_NAMES else None

    def remarks(self, view: Json, legal: Sequence[str]) -> list[core.Remark]:
        return coach.remarks(view, legal)

    def rule(self, state: State, move: int) -> str | None:
        return story.rule_of(board_of(state), move)

    def foretold(
        self, decisions: Sequence[tuple[State, int]], after: State, events: Sequence[Event], language: str
    ) -> list[Words]:
        boards = [(board_of(state), move) for state, move in decisions]
        return prospects.foretold(boards, board_of(after), events, language)

    def in_vain(self, before: State, move: int, after: State) -> bool:
        """G-R8: cards played for a space where nothing can be done."""
        return kind_of(move)[0] == "act" and gains.is_in_vain(board_of(after), before.mover())

    def ahead(self, state: State, seat: int) -> list[str]:
        return gains.ahead(board_of(state), seat)

    def read(self, data: Json) -> State:
        return self.filled(data, complete=True)

    def filled(self, data: Json, complete: bool) -> State:
        rules, players = position.rule_set_of(data), position.players_of(data)
        try:
            state = self.new_state(rules, players, {"cards": data.get("cards"), "house": data.get("house")})
        except BadRequest as refusal:
            if refusal.code.startswith("house-"):
                raise refused_as(BadPosition, refusal) from refusal
            raise BadPosition("position-own-cards", reason=str(refusal)) from refusal
        position.read(board_of(state), data, complete)
        return state

    def write(self, state: State) -> Json:
        return position.write(board_of(state))

    def view(self, state: State, seat: int | None) -> Json:
        return cast("Json", view.view(board_of(state), seat))

    def sight(self, state: State, seat: int | None) -> Json:
        return cast("Json", view.view(board_of(state), seat, remember=False))

    def sights(self, state: State) -> Callable[[int | None], Json]:
        return cast("Callable[[int | None], Json]", view.Shared(board_of(state)).seen_by)

    def draw(self, view: Json, names: Sequence[str], language: str) -> RenderableType:
        from cothon.games.guilds.text.drawing import draw  # few need it, and it loads much

        return draw(view, names, language)

    def draw_apart(
        self, view: Json, names: Sequence[str], language: str
    ) -> tuple[RenderableType, RenderableType | None]:
        from cothon.games.guilds.text.drawing import draw_apart

        return draw_apart(view, names, language)

    def picture(self, view: Json, names: Sequence[str], language: str) -> Picture:
        from cothon.games.guilds.text.picture import draw

        return draw(self, view, names, language)

    def from_view(self, view_: Json) -> State:
        """What another seat has begun, some deal of the unseen cards can complete: `redeal` finds one."""
        state = self.filled(view.position_from_view(view_), complete=False)
        state.reseed(0)
        state.redeal(-1 if view_.get("viewer") is None else view_["viewer"])
        if state.mover() >= 0 and not state.legal():
            raise BadPosition("position-incomplete")
        return state

    def resampled(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        return resampled(board_of(before), board_of(after), seat, moves, chooser)

    def is_ending(self, state: State) -> bool:
        return themes.is_ending(board_of(state))

    def ending(self, state: State) -> str | None:
        return ENDINGS.get(board_of(state).ending)

    def score_sheet(self, state: State, events: Sequence[Event]) -> list[Json]:
        return sheet.score_sheet(board_of(state), events)


def board_of(state: State) -> Guilds:
    return cast("Guilds", state)
