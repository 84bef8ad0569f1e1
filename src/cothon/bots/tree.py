"""The tree that a search grows: its statistics, and how to walk over them from outside."""

from __future__ import annotations

from typing import Annotated, final

from cothon.core.fields import Bits, RealRow, WideRow, lay_out
from cothon.core.sizes import COMPILED, MAX_MOVE_NUMBERS, MAX_MOVES, MAX_SEATS
from cothon.core.state import Features, Moves

NODES = 262144
MAX_PATH = 96
ROOT = 0
NONE = 0  # no node: the root is nobody's child


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
    halves: bool  # moves at the root are tried alike, and the better half of them goes on
    features: Features  # what it judges with

    goal: int  # simulations that are planned; 0: not known
    settled: bool  # the best move can no longer be caught up
    simulations: int

    # the halving, if it is under way
    halving: bool
    first: int  # the move that this simulation tries
    alive: int  # how many are left
    turns: int  # simulations of this round
    turn: int  # those that have been
    candidate: Annotated[WideRow, MAX_MOVES]
    look: Annotated[RealRow, MAX_MOVES]  # how promising it looks beside the others
    merit: Annotated[RealRow, MAX_MOVES]
    dice: Bits  # choices are drawn with these, cards with the state's

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
    legal_at: Annotated[WideRow, MAX_MOVE_NUMBERS]  # the visit at which the move was last legal
    child_of: Annotated[WideRow, MAX_MOVE_NUMBERS]
    weight: Annotated[RealRow, MAX_MOVES]

    def __init__(self) -> None:
        if not COMPILED:
            lay_out(self)
        self.features = Features()

    def configure(
        self,
        informed: bool,
        skips_forced: bool,
        horizon: int,
        curiosity: float,
        doubt: float,
        tries_all: bool,
        halves: bool,
    ) -> None:
        self.informed = informed
        self.skips_forced = skips_forced
        self.horizon = horizon
        self.curiosity = curiosity
        self.doubt = doubt
        self.tries_all = tries_all
        self.halves = halves

    def clear(self, seed: Bits, viewer: int, goal: int) -> None:
        """Begin a new search."""
        self.seed = seed
        self.viewer = viewer
        self.goal = goal
        self.settled = False
        self.halving = self.halves and goal > 0
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
