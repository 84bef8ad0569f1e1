"""The columns of a table of games: what was noted while they were played, by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cothon.core.game import THE_END, Game
from cothon.core.refusal import BadRequest
from cothon.core.state import State
from cothon.lab.about import plain_name
from cothon.lab.census import Columns, counted, event_columns
from cothon.research.play import scale_of


@dataclass
class Sheet:
    """What is noted of games with the same bots in the same seats, a line for each; events only if that is wanted."""

    game: Game
    bots: Sequence[str]
    games: int
    events: bool
    points: Any = field(init=False)
    shares: Any = field(init=False)
    lengths: Any = field(init=False)
    tally: Any = field(init=False)  # moves, by seat and move
    finals: Any = field(init=False)  # the last observation of every seat
    counts: Any = field(init=False)  # see census.py

    def __post_init__(self) -> None:
        games, seats = self.games, self.seats
        self.points = np.zeros((games, seats), np.int64)
        self.shares = np.zeros((games, seats), np.float32)
        self.lengths = np.zeros(games, np.int64)
        self.tally = np.zeros((games, seats * self.game.decisions), np.int64)
        self.finals = np.zeros((games * seats, self.game.layout.size), np.float32)
        self.counts = np.zeros((games, (seats + 1) * len(counted(self.game)) if self.events else 1), np.int64)

    @property
    def scale(self) -> Any:
        return scale_of(self.game, raw=True)

    @property
    def seats(self) -> int:
        return len(self.bots)

    def note(self, line: int, state: State, log: Sequence[tuple[int, int]]) -> None:
        """A game that was played move by move."""
        self.lengths[line] = sum(who >= 0 for who, _ in log)
        for seat in range(self.seats):
            self.points[line, seat], self.shares[line, seat] = state.points(seat), state.share(seat)
            state.observe(seat, self.finals, line * self.seats + seat, self.scale)
        for who, move in log:
            if who >= 0:
                self.tally[line, who * self.game.decisions + move] += 1

    def columns(self, rules: str, finals: Sequence[str]) -> Columns:
        """All but the games' numbers and seeds; `finals` are numbers of each seat's last observation."""
        found: Columns = {"decisions": self.lengths, "ending": self.endings(), "start": self.starts()}
        found["rules"] = np.full(self.games, rules)
        for seat, bot in enumerate(self.bots):
            found[f"bot_{seat}"] = np.full(self.games, bot)
            found |= {f"points_{seat}": self.points[:, seat], f"share_{seat}": self.shares[:, seat]}
        by_seat = self.tally.reshape(self.games, self.seats, self.game.decisions)
        for kind, moves in kinds_of(self.game).items():
            found |= {f"{kind}_{seat}": by_seat[:, seat, moves].sum(1) for seat in range(self.seats)}
        for name in finals:
            found |= self.last(name, name)
        if self.events:
            found |= self.event_columns()
        return {plain_name(name): short(column) for name, column in found.items()}

    def starts(self) -> Any:
        """The seat that started, the last time if there are several; -1 where the game has no start player."""
        names = self.game.layout.names()
        if "start +0" not in names:
            return np.full(self.games, -1)
        first = names.index("start +0")
        return self.finals[:: self.seats, first : first + self.seats].argmax(1)

    def event_columns(self) -> Columns:
        found = event_columns(self.game, self.counts, self.seats)
        for measure in self.game.measures:
            if measure.last:
                found |= self.last(measure.name, measure.last)
        return found

    def last(self, column: str, name: str) -> Columns:
        place = place_of(self.game, name)
        numbers = self.finals.reshape(self.games, self.seats, -1)[:, :, place].astype(np.int64)
        return {f"{column}_{seat}": numbers[:, seat] for seat in range(self.seats)}

    def endings(self) -> Any:
        layout = self.game.layout
        if "ending" not in layout.slices:
            return np.full(self.games, THE_END)
        labels = next(field.labels for name, _, field in layout.places() if name == "ending")
        return np.array(labels)[self.finals[:: self.seats, layout.slices["ending"]].argmax(1)]


def short(column: Any) -> Any:
    """What is counted in a game fits into 16 bits."""
    return column.astype(np.int16) if column.dtype.kind == "i" else column


def place_of(game: Game, name: str) -> int:
    """Where an observation has a number: one of the observer's own, or one of the table."""
    places = {known: place for place, known in enumerate(game.layout.names())}
    for known in (f"seat0.{name}", name):
        if known in places:
            return places[known]
    raise BadRequest("bad-final", name=name)


def kinds_of(game: Game) -> dict[str, list[int]]:
    """The kinds of decisions, each with the numbers of its moves."""
    kinds: dict[str, list[int]] = {}
    for move, kind in enumerate(game.kinds[: game.decisions]):
        kinds.setdefault(kind, []).append(move)
    return kinds
