"""Information-set Monte-Carlo tree search over any game's state, without the interpreter.

Every simulation deals anew what the searching seat cannot know, walks down one tree of moves and plays
on from the leaf. What chance shows is not branched on: a node stands for the moves that led to it, and
its children are compared only among those that are legal in the present deal.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import monotonic
from typing import Annotated, final

from cothon.core.fields import Bits, RealRow, WideRow, lay_out, nogil
from cothon.core.sizes import COMPILED, MAX_MOVES, NOBODY
from cothon.core.state import Features, Moves, State

NODES = 262144
MOVE_NUMBERS = 4096  # moves of a game are numbered below this
MAX_SEATS = 8
MAX_PATH = 96
FINE = 1073741824  # random fractions have this denominator
ROOT = 0
NONE = 0  # no node: the root is nobody's child
SETTLE_EVERY = 128
HOPE = 1000000.0  # more than any other reason to try a move


@final
class Tree:
    """The statistics of a search, and how it searches. A node stands for the move that leads to it."""

    seed: Bits
    viewer: int  # who searches
    # how it searches
    informed: bool  # the game's judgement guides tree and playouts, otherwise all moves are alike
    skips_forced: bool  # a single legal move gets no node
    tries_all: bool  # every move at the root gets a simulation before any gets two
    horizon: int  # decisions of a playout before it is cut off and judged, or more if the game says so
    curiosity: float  # weight of exploration
    doubt: float  # how much worse than its siblings an untried move is taken to be

    goal: int  # simulations that are planned; 0: not known
    settled: bool  # the best move can no longer be caught up
    simulations: int
    nodes: int
    move: Annotated[WideRow, NODES]
    mover: Annotated[WideRow, NODES]
    first_child: Annotated[WideRow, NODES]
    next_child: Annotated[WideRow, NODES]
    visits: Annotated[WideRow, NODES]
    chances: Annotated[WideRow, NODES]  # how often the move was legal when its parent was visited
    wins: Annotated[RealRow, NODES]  # of the mover
    points: Annotated[RealRow, NODES]  # of the mover, at the end

    # the present simulation
    length: int
    path: Annotated[WideRow, MAX_PATH]
    win_of: Annotated[RealRow, MAX_SEATS]
    points_of: Annotated[RealRow, MAX_SEATS]
    # the present node's choice
    visit: int
    legal_at: Annotated[WideRow, MOVE_NUMBERS]  # the visit at which the move was last legal
    child_of: Annotated[WideRow, MOVE_NUMBERS]
    weight: Annotated[RealRow, MAX_MOVES]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)

    def configure(
        self, informed: bool, skips_forced: bool, horizon: int, curiosity: float, doubt: float, tries_all: bool
    ) -> None:
        self.informed = informed
        self.skips_forced = skips_forced
        self.horizon = horizon
        self.curiosity = curiosity
        self.doubt = doubt
        self.tries_all = tries_all

    def clear(self, seed: Bits, viewer: int, goal: int) -> None:
        """Begin a new search."""
        self.seed = seed
        self.viewer = viewer
        self.goal = goal
        self.settled = False
        self.simulations = 0
        self.nodes = 1
        self.first_child[ROOT] = NONE
        self.visits[ROOT] = 0

    def lead(self) -> int:
        """How many more simulations the best move has had than the next."""
        best = 0
        second = 0
        child = self.first_child[ROOT]
        while child != NONE:
            if self.visits[child] > best:
                second = best
                best = self.visits[child]
            elif self.visits[child] > second:
                second = self.visits[child]
            child = self.next_child[child]
        return best - second

    def first_of(self, node: int) -> int:
        return self.first_child[node]

    def next_of(self, node: int) -> int:
        return self.next_child[node]

    def move_of(self, node: int) -> int:
        return self.move[node]

    def mover_of(self, node: int) -> int:
        return self.mover[node]

    def visits_of(self, node: int) -> int:
        return self.visits[node]

    def wins_at(self, node: int) -> float:
        return self.wins[node]

    def points_at(self, node: int) -> float:
        return self.points[node]


def add_child(tree: Tree, parent: int, mover: int, move: int) -> int:
    """A new node, or none when the tree is full."""
    node = tree.nodes
    if node == NODES:
        return NONE
    tree.nodes += 1
    tree.move[node] = move
    tree.mover[node] = mover
    tree.first_child[node] = NONE
    tree.next_child[node] = tree.first_child[parent]
    tree.first_child[parent] = node
    tree.visits[node] = 0
    tree.chances[node] = 1
    tree.wins[node] = 0.0
    tree.points[node] = 0.0
    return node


def match_children(tree: Tree, node: int, mover: int, moves: Moves) -> None:
    """Find the child of each legal move; each has had one chance more."""
    tree.visit += 1
    for i in range(moves.count):
        tree.legal_at[moves.move[i]] = tree.visit
        tree.child_of[moves.move[i]] = NONE
    child = tree.first_child[node]
    while child != NONE:
        if tree.mover[child] == mover and tree.legal_at[tree.move[child]] == tree.visit:
            tree.child_of[tree.move[child]] = child
            tree.chances[child] += 1
        child = tree.next_child[child]


def weigh(tree: Tree, state: State, moves: Moves, features: Features) -> float:
    """How good players would share out their choice; returns the sum."""
    total: float = 0.0
    for i in range(moves.count):
        tree.weight[i] = exp(state.appeal(moves.move[i], features))
        total += tree.weight[i]
    return total


def pick_untried(tree: Tree, state: State, moves: Moves) -> int:
    """One of the moves without a child, each equally likely; -1 if all have one."""
    found = 0
    picked = -1
    for i in range(moves.count):
        if tree.child_of[moves.move[i]] == NONE:
            found += 1
            if state.below(found) == 0:
                picked = i
    return picked


def pick_by_bound(tree: Tree, moves: Moves) -> int:
    """The highest upper confidence bound; a move is compared with how often it was to be had."""
    picked = 0
    highest: float = -1.0
    for i in range(moves.count):
        child = tree.child_of[moves.move[i]]
        visits: float = tree.visits[child]
        chances: float = tree.chances[child]
        bound: float = tree.wins[child] / visits + tree.curiosity * sqrt(log(chances) / visits)
        if bound > highest:
            highest = bound
            picked = i
    return picked


def pick_by_promise(tree: Tree, node: int, state: State, moves: Moves, features: Features) -> int:
    """As the bound, but exploration is shared out by the game's judgement of the moves."""
    total: float = weigh(tree, state, moves, features)
    visits: float = 0.0
    wins: float = 0.0
    for i in range(moves.count):
        child = tree.child_of[moves.move[i]]
        if child != NONE:
            visits += tree.visits[child]
            wins += tree.wins[child]
    untried: float = wins / visits - tree.doubt if visits > 0.0 else 0.0
    if tree.tries_all and node == ROOT:
        untried = HOPE
    picked = 0
    highest: float = -HOPE
    for i in range(moves.count):
        score: float = promise(tree, tree.child_of[moves.move[i]], tree.weight[i] / total, untried, visits)
        if score > highest:
            highest = score
            picked = i
    return picked


def promise(tree: Tree, child: int, prior: float, untried: float, visits: float) -> float:
    if child == NONE:
        return untried + tree.curiosity * prior * sqrt(visits + 1.0)
    tried: float = tree.visits[child]
    chances: float = tree.chances[child]
    return tree.wins[child] / tried + tree.curiosity * prior * sqrt(chances) / (1.0 + tried)


def pick_in_tree(tree: Tree, node: int, state: State, moves: Moves, features: Features) -> int:
    if tree.informed:
        return pick_by_promise(tree, node, state, moves, features)
    picked = pick_untried(tree, state, moves)
    return picked if picked >= 0 else pick_by_bound(tree, moves)


def descend(tree: Tree, state: State, moves: Moves, features: Features) -> None:
    """Down the tree to a move that is new, or to the end of the game."""
    node = ROOT
    new: bool = False
    while not new and tree.length < MAX_PATH and state.mover() != NOBODY:
        state.list_moves(moves)
        if moves.count == 1 and tree.skips_forced:
            state.play(moves.move[0])
            continue
        mover = state.mover()
        match_children(tree, node, mover, moves)
        move = moves.move[pick_in_tree(tree, node, state, moves, features)]
        child = tree.child_of[move]
        if child == NONE:
            child = add_child(tree, node, mover, move)
            new = True
        state.play(move)
        if child == NONE:
            return
        tree.path[tree.length] = child
        tree.length += 1
        node = child


def pick_in_playout(tree: Tree, state: State, moves: Moves, features: Features) -> int:
    if moves.count == 1:
        return 0
    if not tree.informed:
        return state.below(moves.count)
    left: float = weigh(tree, state, moves, features)
    left = left * state.below(FINE) / FINE
    last = moves.count - 1
    for i in range(last):
        left -= tree.weight[i]
        if left < 0.0:
            return i
    return last


def play_on(tree: Tree, state: State, moves: Moves, features: Features) -> None:
    """To the end, or past the horizon to the next quiet position."""
    decisions = 0
    horizon = max(tree.horizon, state.horizon())
    while state.mover() != NOBODY:
        if decisions >= horizon and state.is_quiet():
            return
        state.list_moves(moves)
        state.play(moves.move[pick_in_playout(tree, state, moves, features)])
        decisions += 1


def judge(tree: Tree, state: State, features: Features) -> None:
    """Each seat's share of the win and points, known or estimated."""
    if state.mover() == NOBODY:
        for seat in range(state.seats):
            tree.win_of[seat] = state.share(seat)
            tree.points_of[seat] = state.points(seat)
        return
    first: float = state.strength(0, features)
    total: float = 0.0
    for seat in range(state.seats):
        tree.win_of[seat] = exp(state.strength(seat, features) - first)
        tree.points_of[seat] = state.forecast(seat, features)
        total += tree.win_of[seat]
    for seat in range(state.seats):
        tree.win_of[seat] /= total


def count_result(tree: Tree) -> None:
    tree.visits[ROOT] += 1
    for i in range(tree.length):
        node = tree.path[i]
        tree.visits[node] += 1
        tree.wins[node] += tree.win_of[tree.mover[node]]
        tree.points[node] += tree.points_of[tree.mover[node]]
    tree.simulations += 1


def simulate(tree: Tree, root: State, state: State, moves: Moves, features: Features) -> None:
    state.copy_from(root)
    state.reseed(tree.seed + tree.simulations)
    state.redeal(tree.viewer)
    tree.length = 0
    descend(tree, state, moves, features)
    play_on(tree, state, moves, features)
    judge(tree, state, features)
    count_result(tree)


def settle(tree: Tree) -> None:
    """Now and then, see whether thinking on can still change the choice."""
    if tree.goal > 0 and tree.simulations % SETTLE_EVERY == 0:
        tree.settled = tree.lead() > tree.goal - tree.simulations


def clock() -> tuple[float]:
    """The time in seconds that `grow` looks at."""
    return (monotonic(),)


def grow(tree: Tree, root: State, simulations: int, end: float) -> tuple[int]:
    """Simulate so often or until that time, at least once, while other threads run; the simulations so far."""
    state: State = root.fresh()
    moves: Moves = Moves()
    features: Features = Features()
    with nogil:
        for _ in range(simulations):
            simulate(tree, root, state, moves, features)
            settle(tree)
            if tree.settled or monotonic() >= end:
                break
    return (tree.simulations,)
