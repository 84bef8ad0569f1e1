"""Bots that search: how long, in which manner, on how many threads; and what they found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING

from cothon.bots.bot import Estimate, Sight, seed_for
from cothon.bots.judgement import load, weights_for
from cothon.core.build import part_for
from cothon.core.game import Json
from cothon.core.state import State
from cothon.core.weights import Weights

if TYPE_CHECKING:
    from cothon.bots.tree import Tree

FOREVER = 1_000_000_000
LINE = 8  # the most moves of a principal continuation
ROOT = 0
NONE = 0  # the end of a list of children
NOWHERE = -1  # outside the tree
TRIAL = 50  # such a part of the time, or of the simulations, shows the pace
SLOW = 4  # times as many simulations as there is time for: fewer are planned
INSTANT = 1e-9


@dataclass(frozen=True)
class Manner:
    """How a search goes about it."""

    informed: bool = True
    skips_forced: bool = True
    horizon: int = 0  # playouts go so far at least, farther if the game asks for it
    curiosity: float = 0.7
    doubt: float = 0.0
    halves: bool = False  # where the judgement says that it helps, whoever only has to choose halves the moves

    def shape(self, tree: Tree, root: State, tries_all: bool, weights: str | None = None) -> None:
        """Make a tree grow in this manner from states like this; `weights` is a file with others than the game's."""
        judgement = self.judgement(root, weights)
        search = self.informed, self.skips_forced, self.horizon, self.curiosity, self.doubt
        tree.configure(*search, tries_all, self.halves and judgement.halves)
        if self.informed:
            load(tree.features, judgement)

    def judgement(self, root: State, weights: str | None = None) -> Weights:
        return weights_for(root, weights) if self.informed else Weights()


PLAIN = Manner(informed=False, skips_forced=False, horizon=FOREVER)


@dataclass
class Effort:
    """How much it may think: simulations over all threads, and seconds, whichever is first."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1


@dataclass
class Searcher:
    """Thinks by tree search. Same seed, simulations and threads: same answer, whatever it was asked before."""

    name: str
    effort: Effort
    manner: Manner = field(default_factory=Manner)
    seed: int | None = None
    weights: str | None = None  # a file with other weights than the game's own
    trees: list[Tree] = field(default_factory=list, repr=False)

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        started = monotonic()
        sight = Sight(view, legal)
        if len(sight.moves) == 1:
            return next(iter(sight.moves.values()))
        self.think(sight, early=True, started=started)
        return sight.moves[self.choice(sight)]

    def choice(self, sight: Sight) -> int:
        """The move tried most; after a halving the best of those tried at least half as often."""
        found = self.found()
        most = max(found[move].visits for move in sight.moves)
        if not self.halves(sight):
            return min(move for move in sight.moves if found[move].visits == most)
        finalists = [move for move in sight.moves if 2 * found[move].visits >= most]
        return max(finalists, key=lambda move: (found[move].mean, -move))

    def evaluate(self, view: Json, legal: Sequence[str]) -> list[Estimate]:
        started = monotonic()
        sight = Sight(view, legal)
        self.think(sight, early=False, started=started)
        found, weights = self.found(), self.weighing(sight)
        estimates = [
            found[move].estimate(sight, move, weights, line_after(self.trees, sight, move)) for move in sight.moves
        ]
        return sorted(estimates, key=lambda estimate: (-estimate.simulations, -estimate.win, estimate.move))

    def think(self, sight: Sight, early: bool, started: float | None = None) -> None:
        """Grow one tree a thread; `early`: only to choose, so stop when the choice is clear."""
        self.prepare(sight, early)
        limit = FOREVER if self.effort.seconds is None else self.effort.seconds
        search = search_for(sight.state)
        spent = 0.0 if started is None else monotonic() - started
        end = search.clock()[0] + limit - spent
        if early and self.halves(sight) and self.effort.seconds is not None:
            self.plan(sight, end)
        shares = [FOREVER if share is None else share for share in self.shares()]
        if len(shares) == 1:
            search.grow(self.trees[0], sight.state, shares[0], end)
            return
        with ThreadPoolExecutor(len(shares)) as pool:
            pairs = zip(self.trees, shares, strict=True)
            for done in [pool.submit(search.grow, tree, sight.state, share, end) for tree, share in pairs]:
                done.result()

    def prepare(self, sight: Sight, early: bool) -> None:
        seed = seed_for(self.seed, sight.view)
        made: type[Tree] = search_for(sight.state).Tree
        if not all(isinstance(tree, made) for tree in self.trees):  # the last game was of the other build
            self.trees.clear()
        while len(self.trees) < self.effort.threads:
            self.trees.append(made())
        for index, (tree, share) in enumerate(zip(self.trees, self.shares(), strict=True)):
            self.manner.shape(tree, sight.state, not early, self.weights)
            tree.clear(seed ^ (index << 48), sight.viewer, share if early and share is not None else 0)

    def plan(self, sight: Sight, end: float) -> None:
        """A halving has to know how many simulations there will be. Where the clock is the limit, or will be on a
        machine that is much too slow, the pace is tried."""
        search, tree, shares = search_for(sight.state), self.trees[0], self.shares()
        began = search.clock()[0]
        most = FOREVER if shares[0] is None else max(1, shares[0] // TRIAL)
        tree.clear(tree.seed, sight.viewer, 0)
        search.grow(tree, sight.state, most, began + (end - began) / TRIAL)
        tried, now = tree.simulations, search.clock()[0]
        affordable = max(1, int(tried * (end - now) / max(now - began, INSTANT)))
        for tree, share in zip(self.trees, shares, strict=True):
            tree.clear(tree.seed, sight.viewer, affordable if share is None or share > SLOW * affordable else share)

    def weighing(self, sight: Sight) -> Weights:
        """Whose judgement went into what was found."""
        return self.manner.judgement(sight.state, self.weights)

    def halves(self, sight: Sight) -> bool:
        return self.manner.halves and self.weighing(sight).halves

    def shares(self) -> list[int | None]:
        """The simulations of each thread."""
        total, threads = self.effort.simulations, self.effort.threads
        if total is None:
            return [None] * threads
        return [min(max(1, (total + index) // threads), FOREVER) for index in range(threads)]

    def found(self) -> dict[int, Finding]:
        """What all trees found about each move at the root."""
        found: dict[int, Finding] = defaultdict(Finding)
        for tree in self.trees:
            for node in children(tree, ROOT):
                found[tree.move_of(node)].add(tree, node)
        return found


def search_for(state: State) -> ModuleType:
    return part_for(state, "search", "cothon.bots.search")


@dataclass
class Finding:
    visits: int = 0
    wins: float = 0.0
    points: float = 0.0

    @property
    def mean(self) -> float:
        return self.wins / self.visits if self.visits else 0.0

    def add(self, tree: Tree, node: int) -> None:
        self.visits += tree.visits_of(node)
        self.wins += tree.wins_at(node)
        self.points += tree.points_at(node)

    def estimate(self, sight: Sight, move: int, weights: Weights, line: Sequence[str]) -> Estimate:
        if not self.visits:  # no time was left to try it
            return Estimate(sight.moves[move], 0.0, 0.0, 0, tuple(line))
        win = weights.believed(self.mean, sight.state.seats)
        return Estimate(sight.moves[move], win, self.points / self.visits, self.visits, tuple(line))


def line_after(trees: Sequence[Tree], sight: Sight, move: int) -> list[str]:
    """The most visited continuation of a move, in one deal of what is hidden."""
    tree = max(trees, key=lambda tree: visits_at_root(tree, move))
    state = sight.state.clone()
    state.reseed(tree.seed)
    state.redeal(sight.viewer)
    return principal_line(tree, sight, state, move)


def visits_at_root(tree: Tree, move: int) -> int:
    return sum(tree.visits_of(node) for node in children(tree, ROOT) if tree.move_of(node) == move)


def principal_line(tree: Tree, sight: Sight, state: State, move: int) -> list[str]:
    node = ROOT
    texts: list[str] = []
    while move >= 0 and len(texts) < LINE:
        texts.append(sight.game.text(state, move))
        node = child_for(tree, node, state, move)
        state.play(move)
        move = likely_move(tree, node, state)
    return texts


def child_for(tree: Tree, node: int, state: State, move: int) -> int:
    """The node that a move leads to; a forced move may have none and leads nowhere else."""
    for child in children(tree, node):
        if tree.move_of(child) == move and tree.mover_of(child) == state.mover():
            return child
    return node if len(state.legal()) == 1 else NOWHERE


def likely_move(tree: Tree, node: int, state: State) -> int:
    """The only or the most visited move; -1 if the tree does not know."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    known = [child for child in children(tree, node) if tree.move_of(child) in legal]
    known = [child for child in known if tree.mover_of(child) == state.mover()]
    return tree.move_of(max(known, key=tree.visits_of)) if known else -1


def children(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    child = tree.first_of(node) if node != NOWHERE else NONE
    while child != NONE:
        found.append(child)
        child = tree.next_of(child)
    return found
