"""How good choices are: a search finds the best one, then it and the one played are searched on with the same deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from cothon.bots.judgement import features_for
from cothon.bots.thinking import ROOT, Manner, children
from cothon.core.build import is_compiled_state, part_for
from cothon.core.game import Game
from cothon.core.state import State
from cothon.review.decisions import Decision, asked
from cothon.review.figures import Estimate, estimate

if TYPE_CHECKING:
    from cothon.bots.tree import Tree
    from cothon.review.playouts import Choice, Outcome

SEED_BITS = 60  # leaves room to count simulations on from a seed
FOREVER = 1.0e18
MANNER = Manner()
NOWHERE = -1

# trees are large, so they are used again; those of plain and of compiled games apart
_trees: dict[bool, SimpleQueue[Tree]] = {False: SimpleQueue(), True: SimpleQueue()}


def seed_of(seed: int, *words: object) -> int:
    """A seed for one purpose, unrelated to all others."""
    digest = hashlib.sha256(f"cothon review {seed} {words}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


@dataclass(frozen=True)
class Worth:
    """What a choice leads to, by one search: each seat's win share and points."""

    win: tuple[float, ...]
    points: tuple[float, ...]


@dataclass
class Duel:
    """The choice that was played beside another, block by block with the same deals."""

    other: tuple[int, ...]
    blocks: list[tuple[Worth, Worth]] = field(default_factory=list)

    def gap(self, seat: int) -> Estimate:
        """How much more of the win the other choice brings the seat."""
        return estimate([other.win[seat] - played.win[seat] for played, other in self.blocks])

    def gap_in_points(self, seat: int) -> Estimate:
        return estimate([other.points[seat] - played.points[seat] for played, other in self.blocks])


def playouts_for(state: State) -> Any:
    return part_for(state, "review", "cothon.review.playouts")


@contextmanager
def tree_for(decision: Decision, seed: int) -> Iterator[Tree]:
    """A tree to grow from the decision, lent."""
    lender = _trees[is_compiled_state(decision.root)]
    try:
        tree = lender.get_nowait()
    except Empty:
        tree = playouts_for(decision.root).Tree()
    MANNER.shape(tree, decision.root, tries_all=False)
    tree.clear(seed, decision.seat, 0)
    yield tree
    lender.put(tree)


def choice_of(root: State, moves: Sequence[int]) -> Choice:
    made: Choice = playouts_for(root).Choice()
    for move in moves:
        made.add(move)
    return made


def worth_after(decision: Decision, moves: Sequence[int], simulations: int, seed: int) -> Worth:
    """One search after a choice."""
    root, playouts = decision.root, playouts_for(decision.root)
    outcome: Outcome = playouts.Outcome()
    with tree_for(decision, seed) as tree:
        playouts.search_after(tree, root, choice_of(root, moves), outcome, simulations, simulations // 2)
    seats = range(root.seats)
    return Worth(tuple(map(outcome.win_of, seats)), tuple(map(outcome.points_of, seats)))


def best_choice(game: Game, decision: Decision, simulations: int, seed: int) -> tuple[int, ...]:
    """What a search from the decision tried most, move by move to the decision's end."""
    with tree_for(decision, seed) as tree:
        playouts_for(decision.root).grow(tree, decision.root, simulations, FOREVER)
        return most_visited(game, tree, decision)


def most_visited(game: Game, tree: Tree, decision: Decision) -> tuple[int, ...]:
    state = asked(decision.root)
    node = ROOT
    moves: list[int] = []
    while not moves or (state.mover() == decision.seat and game.goes_on(state)):
        move, node = next_move(tree, node, state)
        moves.append(move)
        state.play(move)
    return tuple(moves)


def next_move(tree: Tree, node: int, state: State) -> tuple[int, int]:
    """The move that was tried most and its node; where the tree ends, the move that looks best."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0], node
    known = [child for child in children(tree, node) if tree.move_of(child) in legal] if node != NOWHERE else []
    if not known:
        return best_looking(state, legal), NOWHERE
    child = max(known, key=lambda child: (tree.visits_of(child), -tree.move_of(child)))
    return tree.move_of(child), child


def best_looking(state: State, legal: Sequence[int]) -> int:
    features = features_for(state)
    looks: Any = state  # a final class: its methods can be called from here
    return max(legal, key=lambda move: (looks.appeal(move, features), -move))


def natural_choice(game: Game, decision: Decision) -> tuple[int, ...]:
    """What looks best at a glance, as someone who does not think ahead would choose."""
    state = asked(decision.root)
    moves: list[int] = []
    while not moves or (state.mover() == decision.seat and game.goes_on(state)):
        moves.append(best_looking(state, state.legal()))
        state.play(moves[-1])
    return tuple(moves)
