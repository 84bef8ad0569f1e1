"""The search as a policy: a player that thinks ahead inside compiled code, where there are no views.

It is given the state itself, hidden cards included, and must not profit from it: every simulation begins with
`redeal`, so that what the seat cannot know is dealt anew, each deal as likely as it is to a bot that has only the view.
"""

from __future__ import annotations

from typing import final

from cothon.bots.halving import best_of_finalists
from cothon.bots.search import settle, simulate
from cothon.bots.tree import NONE, ROOT, Tree
from cothon.core.fields import Bits, RealTable
from cothon.core.policy import Policy
from cothon.core.sizes import NO_IDEA
from cothon.core.state import Features, Moves, State

DIGIT = 1073741824  # a seed has two digits of 30 bits


@final
class Lookahead(Policy):
    """Plays the move that most simulations tried. It draws its seed from the state, so that games repeat."""

    simulations: int
    tree: Tree
    root: State
    state: State
    moves: Moves
    features: Features

    def __init__(self, tree: Tree, root: State, simulations: int) -> None:
        """A tree that is configured, and any state of the game that is to be played."""
        self.simulations = simulations
        self.tree = tree
        self.root = root.fresh()
        self.state = root.fresh()
        self.moves = Moves()
        self.features = tree.features

    def choose(self, state: State, moves: Moves) -> int:
        if moves.count == 1:
            return moves.move[0]
        self.think(state, self.simulations)
        return best_of_finalists(self.tree) if self.tree.halving else most_tried(self.tree)

    def share_out(self, state: State, moves: Moves, into: RealTable, row: int) -> float:
        """By how often each move was tried: unlike a choice, that is open to the last."""
        if moves.count == 1:
            into[row, moves.move[0]] = 1.0
            return NO_IDEA
        self.think(state, 0)
        return tried_shares(self.tree, into, row)

    def think(self, state: State, goal: int) -> None:
        """Simulate as often as it should, or with that goal only until the choice is clear."""
        self.root.copy_from(state)
        self.root.open = False  # simulations deal for themselves
        self.tree.clear(drawn_seed(state), state.mover(), goal)
        for _ in range(self.simulations):
            simulate(self.tree, self.root, self.state, self.moves, self.features)
            settle(self.tree)
            if self.tree.settled:
                break


def drawn_seed(state: State) -> Bits:
    high: Bits = state.below(DIGIT)
    low: Bits = state.below(DIGIT)
    return high * DIGIT + low


def most_tried(tree: Tree) -> int:
    """The move at the root with the most visits, of several the one with the lowest number."""
    best = NONE
    child = tree.first_child[ROOT]
    while child != NONE:
        if best == NONE or tree.visits[child] > tree.visits[best]:
            best = child
        elif tree.visits[child] == tree.visits[best] and tree.move[child] < tree.move[best]:
            best = child
        child = tree.next_child[child]
    return tree.move[best]


def tried_shares(tree: Tree, into: RealTable, row: int) -> float:
    """Each move's share of the visits to the root's children, and the mean share of the win that they came to."""
    tried: float = 0.0
    wins: float = 0.0
    child = tree.first_child[ROOT]
    while child != NONE:
        tried += tree.visits[child]
        wins += tree.wins[child]
        child = tree.next_child[child]
    child = tree.first_child[ROOT]
    while child != NONE:
        into[row, tree.move[child]] = tree.visits[child] / tried
        child = tree.next_child[child]
    return wins / tried
