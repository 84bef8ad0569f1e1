"""A game with open chance, and all that each seat has seen of it: what the research interfaces share."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cothon.core.build import part
from cothon.core.game import Game, Json
from cothon.core.refusal import IllegalMove
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import State
from cothon.games import game_of

Floats = NDArray[np.float32]
Flags = NDArray[np.uint8]

mask = part("core", "cothon.core.observing").mask
Moves = part("core", "cothon.core.state").Moves

EVENTS = 64  # so many of the latest are in an information state's tensor
DIGEST_BYTES = 16
HIDDEN = "?"
LAST_SEAT = 8  # an event is who + 1 and the move in one number; more than there are seats


def opened(rules: str, players: int) -> tuple[Game, State]:
    """A game at its first event, chance left to the caller."""
    game = game_of(rules)
    state = game.new_state(rules, game.check_players(players), {})
    game.begin(state)
    return game, state


class Play:
    def __init__(self, rules: str, players: int) -> None:
        self.rules = rules
        self.game, self.state = opened(rules, players)
        self.log: list[int] = []
        self.unseen: dict[int, int] = {}  # events that some seats did not see, and a bit for each of these seats

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.game = self.game
        twin.state = self.state.clone()
        twin.log = self.log[:]
        twin.unseen = self.unseen.copy()
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
        self.log = data["log"]
        self.unseen = data["unseen"]

    def apply(self, move: int) -> None:
        """Play a legal move; refuses others in words."""
        state = self.state
        if move not in state.legal():
            raise self.refusal(move)
        mover = state.mover()
        if mover == CHANCE:
            blind = sum(1 << seat for seat in range(state.seats) if not state.shows(move, seat))
            if blind:
                self.unseen[len(self.log)] = blind
        self.log.append(move * LAST_SEAT + mover + 1)
        state.play(move)

    def refusal(self, move: int) -> IllegalMove:
        """Why the move is not legal now."""
        if self.state.mover() == NOBODY:
            return IllegalMove("game-over")
        if not 0 <= move < self.game.moves:
            return IllegalMove("unknown-move", move=str(move))
        text = self.game.text(self.state, move)
        return self.game.reason(self.state, text, move, self.game.seat_names[: self.state.seats])

    def retold(self, seat: int, seed: int) -> list[int]:
        """All moves from the beginning, as they might have been for all that the seat knows: those that it did not see
        are others, as if what it cannot know had been dealt anew."""
        after = self.state.clone()
        after.reseed(seed)
        after.redeal(seat)
        moves = [code // LAST_SEAT for code in self.log]
        hidden = [index for index, blind in sorted(self.unseen.items()) if blind >> seat & 1]
        told = self.game.retold(self.state, after, seat, [moves[index] for index in hidden], Random(seed))
        for index, move in zip(hidden, told, strict=True):
            moves[index] = move
        return moves

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> list[tuple[int, int | None]]:
        """Every event as the seat, or a spectator, saw it: who (a seat or CHANCE), and the move, if not hidden."""
        events: list[tuple[int, int | None]] = [(code % LAST_SEAT - 1, code // LAST_SEAT) for code in self.log]
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

    def digest(self, seat: int) -> Floats:
        """Of all that the seat has seen, as zeros and ones: different pasts have different digests."""
        codes = np.array(self.log, np.uint32)
        for index, blind in self.unseen.items():
            if blind >> seat & 1:
                codes[index] = self.game.moves * LAST_SEAT
        data = hashlib.blake2b(codes.tobytes(), digest_size=DIGEST_BYTES).digest()
        return np.unpackbits(np.frombuffer(data, np.uint8)).astype(np.float32)

    def latest(self, seat: int) -> Floats:
        """The latest events, newest first: who (1 the seat itself, 2 the next …, 5 chance) and 1 + the move."""
        rows = np.zeros((EVENTS, 2), np.float32)
        for row, (who, move) in zip(rows, reversed(self.seen(seat)[-EVENTS:]), strict=False):
            row[0] = 5 if who == CHANCE else 1 + (who - seat) % self.state.seats
            row[1] = 1 + (self.game.moves if move is None else move)
        return rows

    def observe(self, seat: int, into: Floats) -> None:
        self.state.observe(seat, into.reshape(1, -1), 0)

    def returns(self) -> list[float]:
        """Zero-sum: a sole winner gets a point from each other seat, tied winners share."""
        seats = range(self.state.seats)
        if self.state.mover() != NOBODY:
            return [0.0 for _ in seats]
        return [self.state.share(seat) * self.state.seats - 1.0 for seat in seats]
