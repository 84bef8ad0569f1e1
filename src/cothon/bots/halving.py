"""Sequential halving of the moves at the root: all that look good are tried equally often and with the same deals, the
better half goes on, until two are left.

What a search is asked for is one good move, not many good games: tried alike, moves can be compared like with like, and
the same cards, dealt now and drawn later, are no luck of one of them.
"""

from __future__ import annotations

from math import log, sqrt

from cothon.bots.tree import NONE, ROOT, Tree
from cothon.core.fields import Bits
from cothon.core.random import FACTOR, WORD, seeded
from cothon.core.state import Moves

CANDIDATES = 16  # the most that are tried
TRIES = 12  # what each of them is to get at least, otherwise there are fewer
FAITH = 3.0  # in looks: a move that looks e times as good is that much ahead, shared out over PATIENCE and its tries
PATIENCE = 20.0
UNLIKELY = 0.001  # no move looks worse
SURE = 4.0  # errors by which a move is worse without doubt
LEAST_SPREAD = 0.02  # of results, however alike they were so far
LOOK_EVERY = 16  # tries of each move, whether one is beaten
APART = 1099511627776  # between the seeds of deals and those of choices


def line_up(tree: Tree, moves: Moves, total: float) -> None:
    """Those that look best, by their share of `total`."""
    for i in range(moves.count):
        tree.candidate[i] = moves.move[i]
        tree.look[i] = tree.weight[i] / total
        tree.merit[i] = tree.look[i]
    rank(tree, moves.count)
    tree.alive = min(moves.count, min(CANDIDATES, max(2, tree.goal // TRIES)))
    begin_round(tree)


def begin_round(tree: Tree) -> None:
    """What is left is shared out equally among the rounds, and in a round among the moves."""
    rounds = 1
    many = tree.alive
    while many > 2:
        many = (many + 1) // 2
        rounds += 1
    left = tree.goal - tree.simulations
    tree.turns = tree.alive * max(1, left // (rounds * tree.alive))
    tree.turn = 0


def rank(tree: Tree, count: int) -> None:
    """The best first; of equals the one that was first."""
    for i in range(1, count):
        j = i
        while j > 0 and tree.merit[j] > tree.merit[j - 1]:
            exchange(tree, j, j - 1)
            j -= 1


def exchange(tree: Tree, i: int, j: int) -> None:
    move = tree.candidate[i]
    look: float = tree.look[i]
    merit: float = tree.merit[i]
    tree.candidate[i] = tree.candidate[j]
    tree.look[i] = tree.look[j]
    tree.merit[i] = tree.merit[j]
    tree.candidate[j] = move
    tree.look[j] = look
    tree.merit[j] = merit


def merit_of(look: float, wins: float, tries: float) -> float:
    """What came of a move; and how it looks, which counts for less the more often it was tried."""
    mean: float = wins / tries if tries > 0.0 else 0.0
    return mean + FAITH * log(look + UNLIKELY) / (PATIENCE + tries)


def weigh_up(tree: Tree) -> None:
    """Order the moves that are left by what came of them; their nodes have just been matched."""
    for i in range(tree.alive):
        child = tree.child_of[tree.candidate[i]]
        tree.merit[i] = merit_of(tree.look[i], 0.0, 0.0)
        if child != NONE:
            tree.merit[i] = merit_of(tree.look[i], tree.wins[child], tree.visits[child])
    rank(tree, tree.alive)


def is_beaten(tree: Tree, i: int) -> bool:
    """Without doubt, by the first."""
    child = tree.child_of[tree.candidate[i]]
    if child == NONE:
        return False
    best: float = min(max(tree.merit[0], 0.0), 1.0)
    spread: float = max(best * (1.0 - best), LEAST_SPREAD)
    tries: float = tree.visits[child]
    return tree.merit[0] - tree.merit[i] > SURE * sqrt(2.0 * spread / tries)


def go_on_with(tree: Tree, many: int) -> None:
    """So many of the best, without those that are beaten; one that is alone has won."""
    before = tree.alive
    tree.alive = many
    while tree.alive > 1 and is_beaten(tree, tree.alive - 1):
        tree.alive -= 1
    tree.settled = tree.alive == 1
    if tree.alive < before:
        begin_round(tree)


def next_to_try(tree: Tree) -> int:
    """The move whose turn it is becomes `first`; how often it has been tried is the number of its deal."""
    if tree.turn >= tree.turns:
        weigh_up(tree)
        go_on_with(tree, (tree.alive + 1) // 2)
    elif tree.turn > 0 and tree.turn % (tree.alive * LOOK_EVERY) == 0:
        weigh_up(tree)
        go_on_with(tree, tree.alive)
    tree.first = tree.candidate[tree.turn % tree.alive]
    tree.turn += 1
    child = tree.child_of[tree.first]
    return 0 if child == NONE else tree.visits[child]


def draw_for_choices(tree: Tree, deal: int) -> None:
    tree.dice = seeded(tree.seed + APART + deal)


def drawn(tree: Tree, n: int) -> int:
    """A random number from 0 to n - 1 for a choice, so that choices take none of those that deal the cards."""
    word: Bits = tree.dice
    bits: Bits = (word & WORD) ^ (word >> 32)
    tree.dice = (word & WORD) * FACTOR + (word >> 32)
    return bits * n >> 32


def best_of_finalists(tree: Tree) -> int:
    """The move that did best of those tried at least half as often as the one tried most."""
    most = 0
    child = tree.first_child[ROOT]
    while child != NONE:
        most = max(most, tree.visits[child])
        child = tree.next_child[child]
    best = NONE
    highest: float = -1.0
    child = tree.first_child[ROOT]
    while child != NONE:
        mean: float = tree.wins[child] / max(1, tree.visits[child])
        if 2 * tree.visits[child] >= most and is_better(tree, child, mean, best, highest):
            best = child
            highest = mean
        child = tree.next_child[child]
    return tree.move[best]


def is_better(tree: Tree, child: int, mean: float, best: int, highest: float) -> bool:
    """Of equals the one with the lower number."""
    return mean > highest or (mean == highest and tree.move[child] < tree.move[best])
