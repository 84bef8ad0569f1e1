"""Information-set Monte-Carlo tree search over any game's state, without the interpreter.

Every simulation deals anew what the searching seat cannot know, walks down one tree of moves and plays
on from the leaf. What chance shows is not branched on: a node stands for the moves that led to it, and
its children are compared only among those that are legal in the present deal. Whoever only has to choose
may have the moves at the root tried alike (halving.py).
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import monotonic

from cothon.bots.halving import draw_for_choices, drawn, line_up, next_to_try
from cothon.bots.tree import MAX_PATH, NONE, ROOT, Tree, add_child, match_children
from cothon.core.fields import nogil
from cothon.core.sizes import NOBODY
from cothon.core.state import Features, Moves, State

FINE = 1073741824  # random fractions have this denominator
SETTLE_EVERY = 128  # simulations, or a part of those that are planned, whichever is less
SETTLE_PARTS = 32
HOPE = 1000000.0  # more than any other reason to try a move


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
        if node == ROOT and tree.halving:
            move = tree.first
        else:
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
    left = left * (drawn(tree, FINE) if tree.halving else state.below(FINE)) / FINE
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
    best: float = -HOPE
    for seat in range(state.seats):
        tree.win_of[seat] = state.strength(seat, features)
        tree.points_of[seat] = features.points
        best = max(best, tree.win_of[seat])
    total: float = 0.0
    for seat in range(state.seats):
        tree.win_of[seat] = exp(tree.win_of[seat] - best)
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


def deal_for_next(tree: Tree, state: State, moves: Moves, features: Features) -> int:
    """The number of the deal: every move at the root is tried with the same ones."""
    if tree.simulations == 0:
        state.reseed(tree.seed)
        state.redeal(tree.viewer)  # how moves look must not depend on what the seat cannot know
        state.list_moves(moves)
        line_up(tree, moves, weigh(tree, state, moves, features))
    state.list_moves(moves)
    match_children(tree, ROOT, state.mover(), moves)
    deal = next_to_try(tree)
    draw_for_choices(tree, deal)
    return deal


def simulate(tree: Tree, root: State, state: State, moves: Moves, features: Features) -> None:
    state.copy_from(root)
    deal = deal_for_next(tree, state, moves, features) if tree.halving else tree.simulations
    state.reseed(tree.seed + deal)
    state.redeal(tree.viewer)
    tree.length = 0
    descend(tree, state, moves, features)
    play_on(tree, state, moves, features)
    judge(tree, state, features)
    count_result(tree)


def settle(tree: Tree) -> None:
    """Now and then, see whether thinking on can still change the choice."""
    if tree.halving:
        return
    left = tree.goal - tree.simulations
    if left < tree.simulations and tree.simulations % min(SETTLE_EVERY, 1 + tree.goal // SETTLE_PARTS) == 0:
        tree.settled = tree.goal > 0 and tree.lead() > left


def clock() -> tuple[float]:
    """The time in seconds that `grow` looks at."""
    return (monotonic(),)


def grow(tree: Tree, root: State, simulations: int, end: float) -> tuple[int]:
    """Simulate so often or until that time, at least once, while other threads run; the simulations so far."""
    state: State = root.fresh()
    moves: Moves = Moves()
    features: Features = tree.features
    with nogil:
        for _ in range(simulations):
            simulate(tree, root, state, moves, features)
            settle(tree)
            if tree.settled or monotonic() >= end:
                break
    return (tree.simulations,)
