"""A game with open chance, and everything each seat has seen of it: what the research interfaces share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cothon.core.build import part_for
from cothon.core.game import Game, Json
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import State
from cothon.games import Rules, game_of, new_state
from cothon.research.course import ALL_SAW, ILLEGAL, MOVERS, Course

Floats = NDArray[np.float32]
Flags = NDArray[np.uint8]

EVENTS = 32  # this many of the latest are in an information state's tensor
HIDDEN = "?"


def opened(rules: Rules, players: int) -> tuple[Game, State]:
    """A game at its first event, chance left to the caller."""
    return new_state(rules, players)


@cache
def root_of(rules: str, players: int) -> tuple[Game, State]:
    """The same, made once, to be copied."""
    return opened(rules, players)


def course_of(game: Game, state: State) -> Course:
    """Drives the state, as quickly as such a state's kind can be driven."""
    made: Course = part_for(state, "kernel", "cothon.research.course").Course(state, game.decisions)
    return made


def moves_for(state: State) -> Any:
    """An empty list of moves that the state can fill."""
    return part_for(state, "core", "cothon.core.state").Moves()


def mask_for(state: State) -> Callable[[State, Any, Flags], tuple[int]]:
    """What writes a one for every legal move of such a state."""
    return part_for(state, "core", "cothon.core.masks").mask  # type: ignore[no-any-return]


def list_of(state: State) -> Callable[[Floats], list[float]]:
    """What makes a list of a row of numbers, as quickly as such a state's kind can."""
    return part_for(state, "kernel", "cothon.research.kernel").listed  # type: ignore[no-any-return]


@cache
def codes_of(game: Game, seats: int, seat: int) -> Floats:
    """Every event as zeros and ones, as the seat saw it: who it was (the seat itself, the next clockwise …, chance
    last), one among zeros, then the digits in base two of 1 + the move, or of 1 + the number of all moves if it was
    hidden."""
    who = max(game.players) + 1
    codes = np.arange((game.moves + 1) * MOVERS)
    movers = codes % MOVERS - 1
    places = np.where(movers < 0, who - 1, (movers - seat) % seats)
    numbers, digits = codes // MOVERS + 1, np.arange((game.moves + 1).bit_length())
    made: Floats = np.hstack([np.eye(who)[places], numbers[:, None] >> digits & 1]).astype(np.float32)
    return made


@cache
def listed_codes_of(game: Game, seats: int, seat: int) -> list[list[float]]:
    """The same as lists, to make lists of."""
    return codes_of(game, seats, seat).tolist()  # type: ignore[no-any-return]


@cache
def scale_of(game: Game, raw: bool = False) -> Floats:
    """What every number of an observation is multiplied by, as the row of a table: so that none is above one, or so
    that they stay as they are."""
    limits = np.array([game.layout.limits()])
    scale: Floats = (np.ones_like(limits) if raw else 1 / limits).astype(np.float32)
    return scale


class Play:
    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.game, root = root_of(rules, players) if isinstance(rules, str) else opened(rules, players)
        self.state = root.clone()
        self.course = course_of(self.game, self.state)
        self.log: list[int] = []
        self.listed: dict[int, tuple[int, list[float]]] = {}  # by seat: how much of the log was listed, and as what
        self.unseen: dict[int, int] = {}  # events that some seats did not see, and a bit for each of these seats

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.game = self.game
        twin.state = self.state.clone()
        twin.course = course_of(twin.game, twin.state)
        twin.log = self.log[:]
        twin.unseen, twin.listed = self.unseen.copy(), self.listed.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "rules": self.rules,
            "position": self.game.write(self.state),
            "log": self.log,
            "unseen": self.unseen,
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.rules = data["rules"]
        self.game = game_of(self.rules)
        self.state = self.game.read(data["position"])
        self.course = course_of(self.game, self.state)
        self.log = data["log"]
        self.unseen, self.listed = data["unseen"], {}

    def act(self, action: int) -> bool:
        """Play what is legal, by its number among actions or among outcomes of chance; whether it was."""
        course = self.course
        event = course.act(action)
        if event == ILLEGAL:
            return False
        if course.blind != ALL_SAW:
            self.unseen[len(self.log)] = course.blind
        self.log.append(event)
        return True

    def refusal(self, move: int) -> IllegalMove:
        """Why the move is not legal now."""
        if self.state.mover() == NOBODY:
            return IllegalMove("game-over")
        if not 0 <= move < self.game.moves:
            return IllegalMove("unknown-move", move=str(move))
        text = self.game.text(self.state, move)
        return self.game.reason(self.state, text, move, self.game.seat_names[: self.state.seats])

    def resampled(self, seat: int, seed: int) -> list[int]:
        """All moves from the beginning, as they might have been as far as the seat knows: those that it did not see
        are different, as if what it cannot know had been redealt."""
        after = self.state.clone()
        after.reseed(seed)
        after.redeal(seat)
        moves = [code // MOVERS for code in self.log]
        hidden = [index for index, blind in sorted(self.unseen.items()) if blind >> seat & 1]
        others = self.game.resampled(self.state, after, seat, [moves[index] for index in hidden], Random(seed))
        for index, move in zip(hidden, others, strict=True):
            moves[index] = move
        return moves

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> list[tuple[int, int | None]]:
        """Every event as the seat, or a spectator, saw it: who (a seat or CHANCE), and the move, if not hidden."""
        events: list[tuple[int, int | None]] = [(code % MOVERS - 1, code // MOVERS) for code in self.log]
        for index, blind in self.unseen.items():
            if seat is None or blind >> seat & 1:
                events[index] = (events[index][0], None)
        return events

    def told(self, seat: int | None) -> str:
        """All that the seat has seen since the beginning, in order: its information state."""
        lines = [f"{'spectator' if seat is None else f'seat {seat}'} of {self.state.seats}, {self.rules}"]
        for who, move in self.seen(seat):
            text = HIDDEN if move is None else self.game.text(self.state, move)
            lines.append(f"{'table' if who == CHANCE else who}: {text}")
        return "\n".join(lines)

    def latest(self, seat: int, into: Floats | None = None) -> Floats:
        """The latest events, newest first, as `codes_of` writes them."""
        codes = codes_of(self.game, self.state.seats, seat)
        rows = np.empty((EVENTS, codes.shape[1]), np.float32) if into is None else into
        events = self.latest_codes(seat)
        rows[: len(events)] = codes[events]
        rows[len(events) :] = 0
        return rows

    def listed_latest(self, seat: int) -> list[float]:
        """The same one after the other in a list, as far as there are any; not to be changed, for it is kept."""
        codes, (known, before) = listed_codes_of(self.game, self.state.seats, seat), self.listed.get(seat, (0, []))
        found = list[float]()
        for event in self.latest_codes(seat, known):
            found += codes[event]
        found += before[: EVENTS * len(codes[0]) - len(found)]
        self.listed[seat] = len(self.log), found
        return found

    def latest_codes(self, seat: int, known: int = 0) -> list[int]:
        """The newest first; none of those that are known."""
        first = max(known, len(self.log) - EVENTS)
        events = self.log[first:]
        for index, blind in reversed(self.unseen.items()):
            if index < first:
                break
            if blind >> seat & 1:
                events[index - first] = self.game.moves * MOVERS + events[index - first] % MOVERS
        events.reverse()
        return events

    def observe(self, seat: int, into: Floats, raw: bool = False) -> None:
        self.state.observe(seat, into.reshape(1, -1), 0, scale_of(self.game, raw))

    def returns(self) -> list[float]:
        """Zero-sum: a sole winner gets a point from each other seat, tied winners share."""
        seats = range(self.state.seats)
        if self.state.mover() != NOBODY:
            return [0.0 for _ in seats]
        return [self.state.share(seat) * self.state.seats - 1.0 for seat in seats]
