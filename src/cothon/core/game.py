"""What a game brings to a table besides its rules: names, positions, views, reasons. Adapters hold no rules.

Every game writes what is abstract; the rest has defaults that serve a small game, and that a game may improve on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cothon.core.brief import brief
from cothon.core.events import Counted, Event, Kind
from cothon.core.json import Json
from cothon.core.judgement import Judgement
from cothon.core.layout import Layout
from cothon.core.measures import Measure
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.sizes import CHANCE, MAX_SEATS, NOBODY
from cothon.core.state import State
from cothon.core.themes import Theme
from cothon.core.words import Argument, Thing, Words, parts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cothon.core.picture import Picture

__all__ = ["Game", "Json", "Remark", "RuleSet"]

THE_END = "the end"  # of a game that ends in one way only


class Remark(NamedTuple):
    """Something that matters now and that a beginner may not know; said in the words `<game>-coach-<name>`."""

    name: str
    at: str = ""  # the place on the table that it is about
    arguments: tuple[tuple[str, Argument], ...] = ()


class RuleSet(Protocol):
    """One edition or mode of a game."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...


class Game(ABC):
    """The rules of one title, for all its rule sets."""

    name: str
    letter: str = ""  # before the numbers of its rules
    rule_sets: Mapping[str, RuleSet]
    players: tuple[int, ...]  # how many can play
    seat_names: tuple[str, ...] = tuple(f"Player {seat + 1}" for seat in range(MAX_SEATS))
    event_kinds: Mapping[int, Kind] = MappingProxyType({})
    measures: tuple[Measure, ...] = ()  # what statistics add up, beside how often each kind of event happens
    sets: tuple[str, ...] = ()  # kinds of moves that are chosen several together: a payment, goods to store
    public_options: tuple[str, ...] = ()  # that may be taken from anybody's record
    private_options: tuple[str, ...] = ()  # that may name a file of this machine, and so from nobody's
    counted: Mapping[int, Counted] = MappingProxyType({})  # what reviews count, the telling first
    payments: tuple[str, ...] = ()  # kinds of moves that only say what is paid for what was chosen
    closings: tuple[str, ...] = ()  # kinds of moves that only end a decision, which is told without them
    themes: tuple[Theme, ...] = ()  # of puzzles, the most telling first
    judgement: Judgement = Judgement()  # what bots go by
    decisions: int  # moves below this number are decided by seats, those from it on by chance
    longest: int  # no game has more moves, chance included
    view_type: type | None = None  # a TypedDict: what its views have
    tie_breaks: tuple[str, ...] = ()  # parts of its score sheet that part those with as many points, in order
    lessons_in: str = ""  # the package whose folder `lessons` has its lessons

    @abstractmethod
    def new_state(self, rules: str, players: int, options: Json) -> State:
        """An empty state with the rule set's switches; chance is left to the caller."""

    @abstractmethod
    def begin(self, state: State) -> None:
        """Set up and go on to the first decision of a seat or of chance."""

    @abstractmethod
    def read(self, data: Json) -> State:
        """The state of a position; refuses with BadPosition."""

    @abstractmethod
    def write(self, state: State) -> Json:
        """The position of a state."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Json:
        """What a seat, or a spectator, may know: the only door to hidden information."""

    def sight(self, state: State, seat: int | None) -> Json:
        """The view without `memory`, for people; a game may save itself the trouble of making it."""
        view = self.view(state, seat)
        view.pop("memory", None)
        return view

    def sights(self, state: State) -> Callable[[int | None], Json]:
        """The same for several who look at once, which share parts nobody is to change; a game may make them once."""
        return partial(self.sight, state)

    def draw(self, view: Json, names: Sequence[str], language: str) -> RenderableType | None:
        """A view as text for a terminal; None if the game leaves that to the terminal."""
        return None

    def draw_apart(
        self, view: Json, names: Sequence[str], language: str
    ) -> tuple[RenderableType | None, RenderableType | None]:
        """The table and the viewer's hand by themselves, in words where moves need not be typed."""
        return self.draw(view, names, language), None

    def picture(self, view: Json, names: Sequence[str], language: str) -> Picture | None:
        """A view as a picture; None where a game leaves that to the rows of `core/picture.py`."""
        return None

    @abstractmethod
    def from_view(self, view: Json) -> State:
        """Some state that looks like this to the viewer; `redeal` makes others from it."""

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """The order of an observation."""

    @property
    @abstractmethod
    def move_names(self) -> Sequence[str]:
        """The text of every move, at the place of its number."""

    @property
    def moves(self) -> int:
        """How many moves there are in all."""
        return len(self.kinds)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of every move, at the place of its number: the first word of its text."""
        return tuple(text.split()[0] for text in self.move_names)

    @cached_property
    def move_numbers(self) -> Mapping[str, int]:
        return {text: move for move, text in enumerate(self.move_names)}

    def rules_of(self, state: State) -> str:
        """The name of the rule set; by default that of the only one."""
        return next(iter(self.rule_sets))

    def text(self, state: State, move: int) -> str:
        """A move in the notation."""
        return self.move_names[move]

    def texts(self, state: State, moves: Sequence[int]) -> list[str]:
        """Many moves in the notation."""
        return [self.text(state, move) for move in moves]

    def legal_texts(self, state: State) -> list[str]:
        """Every legal move in the notation, sorted."""
        return sorted(self.texts(state, state.legal()))

    def number(self, state: State, text: str) -> int | None:
        """The move that the text names, legal or not; None if there is no such move."""
        return self.move_numbers.get(text)

    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        """Why a move is not legal."""
        return IllegalMove("not-now", move=text)

    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> Words:
        """What playing the move now means, in words that everyone may read: unseen cards are not named."""
        mover, text = state.mover(), self.text(state, move)
        if mover == CHANCE:
            is_seen = state.shows(move, NOBODY)
            return parts("plain-chance", language, move=text) if is_seen else parts("plain-hidden", language)
        return parts("plain-move", language, player=Thing("player", str(mover), names[mover]), move=text)

    def resampled(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        """The moves of chance that the seat did not see, in order, as they might have been if `before`, where they
        led, were `after`, of which `redeal` made it."""
        if moves:
            raise BadRequest("not-resampled", game=self.name)
        return []

    def ending(self, state: State) -> str | None:
        """Why the game ended."""
        return THE_END if state.mover() == NOBODY else None

    def rank(self, state: State, seat: int) -> int:
        """By which seats are placed, as if the game ended now, the most first: the points, and what breaks ties."""
        return state.points(seat)

    def score_sheet(self, state: State, events: Sequence[Event]) -> list[Json]:
        """For each seat the parts of its score as if the game ended now, by source as events tell; `total` last."""
        return [{"total": state.points(seat)} for seat in range(state.seats)]

    def standings(self, state: State, viewer: int | None, remembered: bool) -> list[Json | None]:
        """What the viewer may know of each seat's score so far, in parts; what follows from memory only if it is asked
        for. A seat's own, as long as the game does not say that there is more in sight."""
        return [line if seat == viewer else None for seat, line in enumerate(self.score_sheet(state, ()))]

    def goes_on(self, state: State) -> bool:
        """Whether what is decided now completes what the same seat began with its last move: one decision."""
        return False

    def event_value(self, state: State, field: str, number: int) -> object:
        """A number of an event, as positions and moves have it."""
        return number

    def event_things(self, state: State, field: str, numbers: Sequence[int]) -> object:
        """The things of an event, as positions and moves have them."""
        return list(numbers)

    def tell(self, event: Event, names: Sequence[str], language: str) -> Words:
        """An event as a sentence; empty if the move that caused it has told as much."""
        return []

    def tint(self, thing: str) -> tuple[int, int, int] | None:
        """The colour of a piece in a picture, as red, green and blue; None if it has none of its own."""
        return None

    def rule(self, state: State, move: int) -> str | None:
        """The number of the rule by which the move is made now."""
        return None

    def foretold(
        self, decisions: Sequence[tuple[State, int]], after: State, events: Sequence[Event], language: str
    ) -> list[Words]:
        """What decisions, each with the state it is made in, would bring their maker beside what the events tell.

        Asked only of states made from the maker's own view, so it may speak of their hand.
        """
        return []

    def in_vain(self, before: State, move: int, after: State) -> bool:
        """Whether a turn or cards would be spent for nothing by what the move has begun and `after` has come of.

        Asked, like `foretold`, of states made from the maker's own view.
        """
        return False

    def is_obvious(self, state: State, moves: Sequence[int]) -> bool:
        """Whether a choice is what anyone would make without a thought, so that to find it is no puzzle."""
        return False

    def is_ending(self, state: State) -> bool:
        """Whether the end is so near that a puzzle here is about it."""
        return False

    def ahead(self, state: State, seat: int) -> list[str]:
        """The steps that follow the one the seat decides now, next first, by their names in `pending`."""
        return []

    def remarks(self, view: Json, legal: Sequence[str]) -> list[Remark]:
        """What a coach could say to a beginner who decides now, what matters most first; from their own view."""
        return []

    def family_of(self, state: State) -> Mapping[str, int]:
        """The switches that set rules apart which bots judge with other weights."""
        return {}

    def options(self, state: State) -> Json:
        """What beside the rule set a record needs to start the same game again."""
        return {}

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadRequest("bad-players", players=brief(players), least=min(self.players), most=max(self.players))
        return players
