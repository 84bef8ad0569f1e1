"""What a game brings to a table beside its rules: names, positions, views, reasons. Adapters hold no rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from cothon.core.layout import Layout
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.sizes import CHANCE
from cothon.core.state import State

Json = dict[str, Any]

PLAYERS = (2, 3, 4)


class RuleSet(Protocol):
    """One edition or mode of a game."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...


class Game(ABC):
    """The rules of one title, for all its rule sets."""

    name: str
    rule_sets: Mapping[str, RuleSet]
    seat_names: tuple[str, ...]
    decisions: int  # moves below this number are decided by seats, those from it on by chance
    kinds: tuple[str, ...]  # the kind of every move, at the place of its number
    longest: int  # no game has more moves, chance included

    @abstractmethod
    def new_state(self, rules: str, players: int, options: Json) -> State:
        """An empty state with the rule set's switches; chance is left to the caller."""

    @abstractmethod
    def begin(self, state: State) -> None:
        """Set up and go on to the first decision of a seat or of chance."""

    @abstractmethod
    def rules_of(self, state: State) -> str:
        """The name of the rule set."""

    @abstractmethod
    def text(self, state: State, move: int) -> str:
        """A move in the notation."""

    @abstractmethod
    def number(self, state: State, text: str) -> int | None:
        """The move that the text names, legal or not; None if there is no such move."""

    @abstractmethod
    def reason(self, state: State, text: str, move: int, names: Sequence[str]) -> IllegalMove:
        """Why a move that is not legal is not."""

    @abstractmethod
    def describe(self, state: State, move: int, names: Sequence[str], language: str) -> str:
        """What playing the move now means, in words that everyone may read: unseen cards are not named."""

    @abstractmethod
    def read(self, data: Json) -> State:
        """The state of a position; refuses with BadPosition."""

    @abstractmethod
    def write(self, state: State) -> Json:
        """The position of a state."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Json:
        """What a seat, or a spectator, may know: the only door to hidden information."""

    @abstractmethod
    def from_view(self, view: Json) -> State:
        """Some state that looks like this to the viewer; `redeal` makes others of it."""

    @abstractmethod
    def retold(self, before: State, after: State, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
        """The moves of chance that the seat did not see, in order, as they might have been if `before`, where they
        led, were `after`, of which `redeal` made it."""

    @abstractmethod
    def ending(self, state: State) -> str | None:
        """Why the game ended."""

    @abstractmethod
    def score_sheet(self, state: State) -> list[Json]:
        """For each seat the parts of its score, `total` last, as if the game ended now."""

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """Of observations."""

    @property
    @abstractmethod
    def move_names(self) -> Sequence[str]:
        """The text of every move, at the place of its number."""

    @property
    def moves(self) -> int:
        """How many moves there are in all."""
        return len(self.kinds)

    def sees(self, state: State, move: int, seat: int | None) -> bool:
        """Whether the seat, or a spectator, sees what chance decides with this move, or only that it does.

        Found by comparing the views after two outcomes; a game may know it sooner, and must agree.
        """
        if state.mover() != CHANCE:
            return True
        other = next((outcome for outcome in state.legal() if outcome != move), None)
        return other is not None and self.view_after(state, move, seat) != self.view_after(state, other, seat)

    def view_after(self, state: State, move: int, seat: int | None) -> Json:
        after = state.clone()
        after.play(move)
        return self.view(after, seat)

    def rule(self, state: State, move: int) -> str | None:
        """The number of the rule by which the move is made now."""
        return None

    def consequences(self, before: State, after: State, names: Sequence[str], language: str) -> list[str]:
        """What followed a move by itself, in words, told from what everyone sees before and after."""
        return []

    def foretold(self, decisions: Sequence[tuple[State, int]], after: State, language: str) -> list[str]:
        """What decisions, each with the state it is made in, would bring their maker, in words.

        Asked only of states made from the maker's own view, so it may speak of their hand.
        """
        return []

    def options(self, state: State) -> Json:
        """What beside the rule set a record needs to start the same game again."""
        return {}

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in PLAYERS:
            raise BadRequest("bad-players", players=repr(players))
        return players
