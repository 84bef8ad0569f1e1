"""Many games at once, stepped inside compiled code; every array is filled in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cothon.core.brief import brief
from cothon.core.build import part_for
from cothon.core.dealer import Dealer
from cothon.core.refusal import BadRequest, IllegalMove, Refusal
from cothon.core.sizes import NO_IDEA
from cothon.core.state import State
from cothon.games import Rules
from cothon.research.arrays import Arrays, shown
from cothon.research.kernel import EVERYONE
from cothon.research.play import moves_for, opened, scale_of
from cothon.research.policies import crew_of

if TYPE_CHECKING:
    from cothon.core.policy import Crew

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]


def closed(rules: Rules, players: int) -> tuple[Any, State]:
    """A game at its first event; chance is dealt from the state's own generator."""
    game, root = opened(rules, players)
    root.put("open", 0)
    return game, root


def kernel_for(state: State) -> ModuleType:
    return part_for(state, "kernel", "cothon.research.kernel")


def asking_for(state: State) -> ModuleType:
    return part_for(state, "kernel", "cothon.research.asking")


class Ahead(NamedTuple):
    """What may follow, a row for each game, legal action and world: the rows of a game lie together, and among them
    those of an action. Rewards are everyone's where the game would be over, and zero elsewhere."""

    games: Numbers
    actions: Numbers
    movers: Numbers  # who decides next, -1 after the end
    observations: Floats  # what that seat then knows, as in the batch
    rewards: Floats


class Alone:
    """Compiled code lets other threads run, but not on the same games."""

    def __init__(self) -> None:
        self.busy = Lock()

    def __enter__(self) -> None:
        if not self.busy.acquire(blocking=False):
            raise BadRequest("batch-busy")

    def __exit__(self, *_: object) -> None:
        self.busy.release()


class Batch:
    """Games 0 to `games` - 1. Without opponents every decision is the caller's, that of `movers`; with opponents
    only the learner's seat is, and the others are decided by policies: the first sits at the learner's left.

    A game that is over starts again at the next step, whatever its action: its mask allows all of them. Its first
    observation follows then. Observations are scaled to 0…1, or (`raw`) the counts that the layout names.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        games: int,
        *,
        seed: int = 0,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        threads: int = 1,
        raw: bool = False,
    ) -> None:
        self.rules = rules
        self.game, self.root = closed(rules, players)
        self.kernel = kernel_for(self.root)
        self.games = checked(games, "bad-games")
        self.players = players
        self.opponents = checked_opponents(opponents, players)
        self._own = Arrays(self.game, self.root, games, scale_of(self.game, raw))
        self._own.learners[:] = self.seats_of_learners(seat)
        self._rows = self.kernel.Rows(self._own)
        self.alone = Alone()
        self.show()
        self.slices = self.cut(checked(threads, "bad-threads"))
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.dice = self.root.fresh()
        self.advisers: dict[str, list[Crew]] = {}  # of each thread
        self.reset(seed)

    def show(self) -> None:
        """Views for the caller; what the rules trust cannot be written through them."""
        own = self._own
        self.observations = own.observations.view()
        self.rewards = own.rewards.view()
        self.masks, self.movers, self.over = shown(own.masks), shown(own.movers), shown(own.over)
        self.episodes, self.lengths, self.learners = shown(own.episodes), shown(own.lengths), shown(own.learners)

    def copy_of(self, place: int) -> State:
        """The state of one game, to look at."""
        return self._own.states[place].clone()

    def seat_learner(self, place: int, seat: int) -> None:
        """From the next reset on, the learner of a game sits there."""
        self._own.learners[place] = self.checked_seat(seat)

    def checked_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadRequest("bad-seat", seat=brief(seat))
        return seat

    def seats_of_learners(self, seat: int | None) -> Numbers | int:
        """One seat in every game, or all in turn: game 0 has seat 0, game 1 seat 1 …"""
        wanted = None if seat is None else self.checked_seat(seat)
        if self.opponents is None:
            return EVERYONE
        return np.arange(self.games) % self.players if wanted is None else wanted

    def cut(self, threads: int) -> list[tuple[int, int, Any, Crew]]:
        """The games of each thread, and what it must not share."""
        edges = np.linspace(0, self.games, threads + 1).astype(int).tolist()
        crew = ["random", *(self.opponents or ["random"] * (self.players - 1))]
        return [(first, last, moves_for(self.root), crew_of(crew, self.root)) for first, last in pairwise(edges)]

    def each_slice(self, work: Callable[[int, int, Any, Crew], None]) -> None:
        if self.pool is None:
            work(*self.slices[0])
        else:
            for done in [self.pool.submit(work, *piece) for piece in self.slices]:
                done.result()

    def reset(self, seed: int) -> None:
        """Start every game again."""
        word = Dealer(seed).word()
        with self.alone:
            self.seed = word
            self.advice, self.asked = Dealer.apart(seed).word(), 0  # unrelated to what is dealt
            self.dice.reseed(word)
            self._own.begin()
            self.each_slice(self.begin_slice)

    def begin_slice(self, first: int, last: int, moves: Any, crew: Crew) -> None:
        self.kernel.begin_games(self._rows, self.root, crew, moves, self.seed, first, last)

    def step(self, actions: Any) -> None:
        """Play an action in each game; an illegal one is refused before anything is changed."""
        with self.alone:
            self.take(actions)
            self.each_slice(self.step_slice)

    def step_slice(self, first: int, last: int, moves: Any, crew: Crew) -> None:
        self.kernel.step_games(self._rows, self.root, crew, moves, self.seed, first, last)

    def sample(self) -> Numbers:
        """A random legal action for each game."""
        actions = np.zeros(self.games, np.int64)
        with self.alone:
            self.kernel.sample_games(self._rows, self.dice, actions)
        return actions

    def advised(self, policy: str) -> Numbers:
        """What a bot that plays inside compiled code would do in each game, knowing what the seat that decides may
        know; for those who learn from one. Asking changes nothing in the games."""
        actions = np.zeros(self.games, np.int64)
        self.ask(asking_for(self.root).advise_games, policy, actions)
        return actions

    def thoughts(self, policy: str) -> tuple[Floats, Floats]:
        """How much such a bot thinks of every action in each game, as shares of one (of its simulations, if it thinks
        ahead), and the share of the win that it expects; NaN where it did not have to think."""
        shares, wins = np.zeros_like(self._own.masks, np.float32), np.full((self.games, 1), NO_IDEA, np.float32)
        self.ask(asking_for(self.root).weigh_games, policy, shares, wins)
        return shares, np.where(wins == NO_IDEA, np.float32(np.nan), wins)[:, 0]

    def ahead(self, worlds: int = 1) -> Ahead:
        """What may follow every legal action in each game that is not over, in `worlds` that the deciding seat holds
        possible, the same for all its actions: for those who judge positions and choose by what comes after."""
        worlds, own = checked(worlds, "bad-worlds"), self._own
        counts = np.maximum(own.listed[:, 0], 0) * worlds
        games, rows, size = np.repeat(np.arange(self.games), counts), np.cumsum(counts) - counts, int(counts.sum())
        found = Ahead(games, np.zeros(size, np.int64), np.zeros(size, np.int64),
                      np.zeros((size, self.game.layout.size), np.float32),
                      np.zeros((size, self.players), np.float32))  # fmt: skip

        def work(first: int, last: int, *_: Any) -> None:
            asking_for(self.root).foresee_games(
                own.addresses, self.root.fresh(), self.advice, self.asked + 1, worlds, first, last, own.listed, rows,
                found.actions, found.movers, found.rewards, found.observations, own.scale,
            )  # fmt: skip

        with self.alone:
            self.each_slice(work)
            self.asked += worlds
        return found

    def ask(self, question: Callable[..., object], policy: str, *answers: Any) -> None:
        """A bot of each thread's own for its games; the answers do not depend on how many threads there are."""
        with self.alone:
            self.asked += 1
            if policy not in self.advisers:
                self.advisers[policy] = [crew_of([policy], self.root) for _ in self.slices]
            crews = dict(zip((piece[0] for piece in self.slices), self.advisers[policy], strict=True))

            def work(first: int, last: int, moves: Any, _: Crew) -> None:
                scratch, addresses = self.root.fresh(), self._own.addresses
                question(addresses, scratch, crews[first], moves, self.advice, self.asked, first, last, *answers)

            self.each_slice(work)

    def take(self, actions: Any) -> None:
        """Keep the actions for the rules, which trust them."""
        given = np.asarray(actions)
        if given.shape != self._own.actions.shape or given.dtype.kind not in "iu":
            raise BadRequest("bad-actions", games=self.games)
        self._own.actions[:] = given
        place = self.kernel.first_wrong(self._rows)[0]
        if place >= 0:
            raise self.refusal(place, int(given[place]))

    def refusal(self, place: int, action: int) -> Refusal:
        """Why an action is illegal in a game."""
        if not 0 <= action < self.game.decisions:
            why = IllegalMove("unknown-move", move=str(action))
        else:
            state = self._own.states[place]
            text = self.game.text(state, action)
            why = self.game.reason(state, text, action, self.game.seat_names[: self.players])
        return IllegalMove("illegal-in-batch", place=place, reason=str(why))

    def close(self) -> None:
        """Let the threads go; if more is asked, one carries on."""
        with self.alone:
            if self.pool is not None:
                self.pool.shutdown()
                self.pool = None
                self.slices = self.cut(1)
                self.advisers.clear()


def checked(number: object, code: str) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadRequest(code, number=brief(number))
    return number


def checked_opponents(opponents: Sequence[str] | None, players: int) -> list[str] | None:
    if opponents is None:
        return None
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    if not isinstance(opponents, Sequence) or len(opponents) != players - 1:
        raise BadRequest("bad-opponents", wanted=players - 1)
    return list(opponents)
