"""Who only has to choose tries the moves at the root alike, with the same deals, and goes on with the better half."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

import cothon
from cothon.bots.bot import Sight
from cothon.bots.halving import merit_of
from cothon.bots.levels import BOTS, Search
from cothon.bots.search import deal_for_next, simulate
from cothon.bots.thinking import ROOT, Effort, Finding, Manner, Searcher, children
from cothon.core.build import is_compiled
from cothon.core.state import Moves

from ..boards import mover

HALVING = Manner(halves=True)
RULES = ("traders/classic", "traders/zman")


def sight_of(rules: str, seed: int = 5) -> Sight:
    table = cothon.new_table(rules, 2, seed=seed)
    while len(table.legal_moves()) < 5:
        table.play(table.legal_moves()[0])
    return Sight(table.view(mover(table)), table.legal_moves())


def asked(rules: str, bot: Searcher, seed: int = 5) -> tuple[Searcher, str]:
    sight = sight_of(rules, seed)
    return bot, bot.choose(sight.view, list(sight.moves.values()))


def tries(bot: Searcher, tree: int = 0) -> list[int]:
    grown = bot.trees[tree]
    return sorted((grown.visits_of(node) for node in children(grown, ROOT)), reverse=True)


@pytest.mark.parametrize("rules", RULES)
def test_the_two_finalists_are_tried_alike_and_the_others_less_often(rules: str) -> None:
    bot, _ = asked(rules, Searcher("x", Effort(simulations=600), HALVING, seed=1))
    first, second, *others = tries(bot)
    assert first - second <= 1
    assert others
    assert max(others) < 0.6 * first
    assert min(others) > 1, "all that look good are tried"
    assert sum(tries(bot)) == bot.trees[0].simulations == 600


@pytest.mark.skipif(is_compiled(), reason="looks into what is compiled away")
@pytest.mark.parametrize("rules", RULES)
def test_every_move_is_tried_with_the_same_deals(rules: str) -> None:
    table = cothon.new_table(rules, 2, seed=5)
    sight = Sight(table.view(mover(table)), table.legal_moves())
    bot = Searcher("x", Effort(simulations=60), HALVING, seed=1)
    bot.prepare(sight, early=True)
    (tree,), state, moves = bot.trees, sight.state.clone(), Moves()
    deals: dict[int, list[int]] = {}
    for _ in range(60):
        before = tree.turn, tree.alive
        state.copy_from(sight.state)
        deal = deal_for_next(tree, state, moves, tree.features)
        deals.setdefault(tree.first, []).append(deal)
        if tree.simulations:
            tree.turn, tree.alive = before
        simulate(tree, sight.state, state, moves, tree.features)
    assert all(numbers == list(range(len(numbers))) for numbers in deals.values())
    assert len(deals) > 2


def test_a_move_that_is_beaten_without_doubt_ends_the_search() -> None:
    seats: list[dict[str, Any]] = [
        {"hand": ["R5"], "stock": ["R5"], "tokens": {"R": 7}, "vp": ["B5"] * 5},
        {"hand": ["G2"]},
    ]
    data = {"rules": "traders/classic", "players": 2, "market": ["R2"], "farm": ["G3"], "seats": seats}
    table = cothon.from_position(data | {"ships": {"R": 4, "B": 0, "Y": 0, "G": 0}})
    bot = Searcher("x", Effort(simulations=4000), HALVING, seed=1)
    assert bot.choose(table.view(0), table.legal_moves()) == "buy"
    assert bot.trees[0].simulations < 2000


def test_who_weighs_every_move_does_not_halve() -> None:
    table = cothon.new_table("traders/classic", 2, seed=5)
    view, legal = table.view(mover(table)), table.legal_moves()
    halving, usual = (Searcher("x", Effort(simulations=100), manner, seed=1) for manner in (HALVING, Manner()))
    assert halving.evaluate(view, legal) == usual.evaluate(view, legal)


def test_the_best_of_those_tried_half_as_often_as_the_one_tried_most_is_chosen() -> None:
    sight = sight_of("traders/classic")
    often, better, seldom, *rest = sight.moves
    bot = Searcher("x", Effort(simulations=100, threads=2), HALVING)
    found = {often: Finding(100, 50.0), better: Finding(50, 26.0), seldom: Finding(49, 40.0)}
    bot.found = lambda: found | {move: Finding() for move in rest}  # type: ignore[method-assign]
    assert bot.choice(sight) == better


def test_looks_count_for_less_the_more_often_a_move_was_tried() -> None:
    """A move that looks five times as good is chosen after few tries, not after many more."""
    for tries, expected in ((20, True), (2000, False)):
        assert (merit_of(0.5, 0.50 * tries, tries) > merit_of(0.1, 0.52 * tries, tries)) == expected


def test_few_simulations_go_to_few_moves() -> None:
    bot, _ = asked("traders/classic", Searcher("x", Effort(simulations=30), HALVING, seed=1))
    assert len(tries(bot)) == 2


@pytest.mark.parametrize("threads", [1, 2])
def test_by_the_clock_the_pace_is_tried_first(threads: int) -> None:
    started = monotonic()
    bot, _ = asked("traders/classic", Searcher("x", Effort(seconds=0.1, threads=threads), HALVING, seed=1))
    assert monotonic() - started < 30, "a busy machine takes its time, but not for ever"
    assert all(tree.goal > 0 and tree.simulations > 0 for tree in bot.trees)


def test_on_a_slow_machine_fewer_simulations_are_planned() -> None:
    bot, _ = asked("traders/classic", Searcher("x", Effort(seconds=0.02, simulations=10**9), HALVING, seed=1))
    assert 0 < bot.trees[0].goal < 10**8


def test_moves_are_halved_only_where_the_judgement_says_that_it_helps() -> None:
    for rules in cothon.rule_sets():
        bot, _ = asked(rules, Searcher("x", Effort(simulations=200), HALVING, seed=1))
        alike = tries(bot)[0] - tries(bot)[1] <= 1
        assert alike == bot.halves(sight_of(rules)) == (rules in RULES or rules == "traders/forum"), rules


def test_which_levels_halve() -> None:
    searches = {name: kind.manner.halves for name, kind in BOTS.items() if isinstance(kind, Search)}
    assert {name for name, halves in searches.items() if halves} == {"merchant", "master", "sage"}
