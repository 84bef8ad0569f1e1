"""Many games at once, stepped inside compiled code; every array is filled in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cothon.core.build import is_compiled, part
from cothon.core.dealer import Dealer
from cothon.core.refusal import BadRequest, IllegalMove, Refusal
from cothon.core.state import State
from cothon.research.kernel import EVERYONE
from cothon.research.play import Moves, opened
from cothon.research.policies import crew_of

if TYPE_CHECKING:
    from cothon.core.policy import Crew

kernel = part("kernel", "cothon.research.kernel")

Numbers = NDArray[np.int64]


def closed(rules: str, players: int) -> tuple[Any, State]:
    """A game at its first event; chance is dealt from the state's own generator."""
    game, root = opened(rules, players)
    root.put("open", 0)
    return game, root


class Batch:
    """Games 0 to `games` - 1. Without opponents every decision is the caller's, that of `movers`; with opponents
    only the learner's seat is, and the others are decided by policies: the first sits at the learner's left.

    A game that is over begins anew at the next step, whatever its action; its first observation follows then.
    """

    def __init__(
        self,
        rules: str,
        players: int,
        games: int,
        *,
        seed: int = 0,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        threads: int = 1,
    ) -> None:
        self.rules = rules
        self.game, self.root = closed(rules, players)
        self.games = checked(games, "bad-games")
        self.players = players
        self.opponents = checked_opponents(opponents, players)
        self.states = [self.root.fresh() for _ in range(games)]
        self.addresses: Any = np.array([id(s) for s in self.states], np.int64) if is_compiled() else self.states
        self.lay_out()
        self.learners[:] = self.seats_of_learners(seat)
        self.slices = self.cut(checked(threads, "bad-threads"))
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.dice = self.root.fresh()
        self.reset(seed)

    def lay_out(self) -> None:
        games, players = self.games, self.players
        self.observations = np.zeros((games, self.game.layout.size), np.float32)
        self.masks = np.zeros((games, self.game.decisions), np.uint8)
        self.rewards = np.zeros((games, players), np.float32)
        self.movers = np.zeros(games, np.int64)
        self.over = np.zeros(games, np.int64)
        self.episodes = np.zeros(games, np.int64)
        self.lengths = np.zeros(games, np.int64)  # decisions of the caller in this episode
        self.learners = np.zeros(games, np.int64)
        self.actions = np.zeros(games, np.int64)

    def seats_of_learners(self, seat: int | None) -> Numbers | int:
        """One seat in every game, or all in turn: game 0 has seat 0, game 1 seat 1 …"""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise BadRequest("bad-seat", seat=repr(seat))
        if self.opponents is None:
            return EVERYONE
        return np.arange(self.games) % self.players if seat is None else seat

    def cut(self, threads: int) -> list[tuple[int, int, Any, Crew]]:
        """The games of each thread, and what it must not share."""
        edges = np.linspace(0, self.games, threads + 1).astype(int).tolist()
        crew = ["random", *(self.opponents or ["random"] * (self.players - 1))]
        return [(first, last, Moves(), crew_of(crew, self.root)) for first, last in pairwise(edges)]

    def each_slice(self, work: Callable[[int, int, Any, Crew], None]) -> None:
        if self.pool is None:
            work(*self.slices[0])
        else:
            for done in [self.pool.submit(work, *piece) for piece in self.slices]:
                done.result()

    def reset(self, seed: int) -> None:
        """Begin every game anew."""
        self.seed = Dealer(seed).word()
        self.dice.reseed(self.seed)
        self.episodes[:] = self.over[:] = self.lengths[:] = 0
        self.rewards[:] = 0
        self.each_slice(self.begin_slice)

    def begin_slice(self, first: int, last: int, moves: Any, crew: Crew) -> None:
        kernel.begin_games(self.addresses, self.root, crew, moves, self.seed, self.learners, first, last)
        self.show_slice(first, last, moves)

    def show_slice(self, first: int, last: int, moves: Any) -> None:
        kernel.show_games(
            self.addresses,
            moves,
            self.learners,
            first,
            last,
            self.movers,
            self.observations,
            self.masks,
            self.game.decisions,
        )

    def step(self, actions: Any) -> None:
        """Play an action in each game; an illegal one is refused before anything is changed."""
        self.actions[:] = self.checked_actions(actions)
        self.each_slice(self.step_slice)

    def step_slice(self, first: int, last: int, moves: Any, crew: Crew) -> None:
        kernel.step_games(
            self.addresses,
            self.root,
            crew,
            moves,
            self.seed,
            self.learners,
            first,
            last,
            self.actions,
            self.episodes,
            self.over,
            self.rewards,
            self.lengths,
        )
        self.show_slice(first, last, moves)

    def sample(self) -> Numbers:
        """A random legal action for each game."""
        actions = np.zeros(self.games, np.int64)
        kernel.sample_games(self.addresses, self.dice, self.slices[0][2], 0, self.games, actions)
        return actions

    def checked_actions(self, actions: Any) -> Numbers:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadRequest("bad-actions", games=self.games)
        known = (given >= 0) & (given < self.game.decisions)
        legal = known & (self.masks[np.arange(self.games), np.where(known, given, 0)] > 0)
        wrong = np.flatnonzero(~legal & (self.over == 0))
        if len(wrong):
            raise self.refusal(int(wrong[0]), int(given[wrong[0]]))
        return given

    def refusal(self, place: int, action: int) -> Refusal:
        """Why an action is illegal in a game."""
        if not 0 <= action < self.game.decisions:
            why = IllegalMove("unknown-move", move=str(action))
        else:
            state = self.states[place]
            text = self.game.text(state, action)
            why = self.game.reason(state, text, action, self.game.seat_names[: self.players])
        return IllegalMove("illegal-in-batch", place=place, reason=str(why))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None
            self.slices = self.cut(1)


def checked(number: object, code: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadRequest(code, number=repr(number))
    return number


def checked_opponents(opponents: Sequence[str] | None, players: int) -> list[str] | None:
    if opponents is None:
        return None
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise BadRequest("bad-opponents", wanted=players - 1)
    return list(opponents)
