"""A puzzle: a position from one seat's knowledge, the one best decision, and what others would give away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from cothon.core.dealer import Dealer
from cothon.core.game import Game, Json
from cothon.core.table import Table
from cothon.games import from_position, game_of
from cothon.review.decisions import Decision


@dataclass(frozen=True)
class Other:
    """A choice that is not the answer: what it gives away, and why, where that was measured."""

    moves: tuple[str, ...]
    loss: float
    reasons: tuple[Json, ...] = ()  # figures, as `Reason.figures` gives them


@dataclass(frozen=True, eq=False)
class Puzzle:
    """Its position has what the seat knows; the rest was dealt anew from that and from `deal`, whatever it was."""

    id: str
    rules: str
    seat: int
    deal: int  # the seed of what the seat does not know
    position: Json
    answer: tuple[str, ...]
    tempting: tuple[str, ...]  # the wrong choice that it warns of
    win: float  # of the seat, with the answer
    gap: float  # to the best of the others
    interval: tuple[float, float]  # of that gap, at 95 %
    level: str  # the lowest that solves it
    themes: tuple[str, ...]  # the most telling first
    others: tuple[Other, ...]  # the best first
    source: Json  # the game it was found in: its number and step
    also: tuple[tuple[str, ...], ...] = ()  # the answer paid otherwise, which is as good

    @property
    def game(self) -> Game:
        return game_of(self.rules)

    @property
    def players(self) -> int:
        return int(self.position["players"])

    def table(self, seed: int | None = None) -> Table:
        """To play on from here; what happens then follows from the seed."""
        return from_position(self.position, seed=seed)

    def view(self) -> Json:
        """What the seat knows."""
        return self.table(0).view(self.seat)

    def decision(self) -> Decision:
        """As reviews judge it."""
        return decision_of(self.game, self.view(), self.seat, ())

    def numbers(self, moves: Sequence[str]) -> tuple[int, ...]:
        """A whole decision by the numbers of its moves; refuses what cannot be played."""
        return tuple(self.table(0).check_all(moves, self.seat))

    def data(self) -> Json:
        """JSON-ready; `Puzzle.read` reads it."""
        return asdict(self)

    @classmethod
    def read(cls, data: Json) -> Puzzle:
        others = tuple(Other(tuple(one["moves"]), one["loss"], tuple(one.get("reasons", ()))) for one in data["others"])
        also = tuple(map(tuple, data.get("also", ())))
        low, high = data["interval"]
        lists = {name: tuple(data[name]) for name in ("answer", "tempting", "themes")}
        return cls(**(data | lists | {"interval": (low, high), "others": others, "also": also}))


def decision_of(game: Game, view: Json, seat: int, played: tuple[int, ...]) -> Decision:
    root = game.from_view(view)
    root.put("open", 0)
    return Decision(0, len(played), 0, seat, played, root)


def dealt(game: Game, view: Json, seat: int, deal: int) -> Json:
    """The position of a view with what the seat cannot know dealt from a seed: it follows from the two alone."""
    table = Table(game, game.from_view(view), Dealer(0), chance="open")
    position = table.determinize(seat, deal).origin
    assert position is not None
    return position
