"""Levels that think ahead inside compiled code: the same search as the bots', honest though they get the state."""

from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import mean, variance
from typing import cast

import pytest

import cothon
from cothon.bots.bot import Sight
from cothon.bots.levels import BOTS
from cothon.bots.lookahead import Lookahead
from cothon.bots.thinking import ROOT, Searcher, children
from cothon.bots.tree import Tree
from cothon.core.build import is_compiled, part
from cothon.core.refusal import BadRequest
from cothon.core.state import State
from cothon.research.policies import POLICIES, crew_of, is_policy

from ..boards import mover
from .test_honesty import positions

kernel = part("kernel", "cothon.research.kernel")
grow = part("search", "cothon.bots.search").grow
Moves = part("core", "cothon.core.state").Moves

SEEDS = 300 if is_compiled() else 20
SIMULATIONS = 8
DIGIT = 2**30
RULES = ("traders/classic", "guilds/standard")

Finding = tuple[int, int, float]  # move, visits and wins


def thoughts(state: State, name: str, seeds: Iterable[int]) -> Iterator[tuple[int, list[Finding]]]:
    """What a policy plays and the tree it grew for it, a seed each."""
    crew, moves = crew_of([name], state), Moves()
    for seed in seeds:
        copy = state.clone()
        copy.reseed(seed)
        yield kernel.choose(crew, moves, copy)[0], findings(cast("Lookahead", crew.first).tree)


def findings(tree: Tree) -> list[Finding]:
    """Move, visits and wins of every move at the root."""
    return [(tree.move_of(node), tree.visits_of(node), tree.wins_at(node)) for node in children(tree, ROOT)]


@pytest.mark.parametrize("level", ["trader", "merchant"])
@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_it_is_the_search_of_the_bots(rules: str, level: str) -> None:
    """From the state that a bot makes of its view, and the same seed, both find the same, to the last bit."""
    for number, table in enumerate(positions(rules, 3, every=31)):
        sight = Sight(table.view(mover(table)), table.legal_moves())
        state = sight.state.clone()
        state.reseed(number)
        seed = state.below(DIGIT) * DIGIT + state.below(DIGIT)
        bot = cothon.bot(level, simulations=40)
        assert isinstance(bot, Searcher)
        bot.prepare(sight, early=True)
        bot.trees[0].clear(seed, sight.viewer, 40)
        grow(bot.trees[0], sight.state, 40, float("inf"))
        assert list(thoughts(sight.state, f"{level}@40", [number])) == [(bot.choice(sight), findings(bot.trees[0]))]


def promises(state: State, seeds: Iterable[int], level: str) -> list[float]:
    """The mover's chance to win as each search sees it."""
    return [
        sum(wins for *_, wins in found) / sum(visits for _, visits, _ in found)
        for _, found in thoughts(state, f"{level}@{SIMULATIONS}", seeds)
    ]


@pytest.mark.parametrize("simulations", [2, 9, 16, 40])
def test_stopping_once_the_choice_is_clear_changes_no_choice(simulations: int) -> None:
    sooner = 0
    for table in (table for rules in RULES for table in positions(rules, 3, every=41)):
        sight = Sight(table.view(mover(table)), table.legal_moves())
        found = []
        for goal in (simulations, 0):
            bot = cothon.bot("trader", simulations=simulations)
            assert isinstance(bot, Searcher)
            bot.prepare(sight, early=True)
            bot.trees[0].clear(1, sight.viewer, goal)
            grow(bot.trees[0], sight.state, simulations, float("inf"))
            found.append(findings(bot.trees[0]))
        stopped, whole = (max(tried, key=lambda one: (one[1], -one[0]))[0] for tried in found)
        assert stopped == whole
        sooner += found[0] != found[1]
    assert sooner or simulations == 2, "none was stopped"


@pytest.mark.parametrize("level", ["trader", "merchant"])
def test_hidden_cards_make_no_difference(level: str) -> None:
    """Tables that the seat cannot tell apart look equally good to it, up to chance."""
    differing = 0
    tables = [table.determinize(mover(table), 0) for rules in RULES for table in positions(rules, 3, every=23)]
    for number, table in enumerate(tables):
        other = table.determinize(mover(table), seed=number)
        differing += other.position() != table.position()
        here, there = promises(table.state, range(SEEDS), level), promises(other.state, range(SEEDS, 2 * SEEDS), level)
        error = sqrt((variance(here) + variance(there)) / SEEDS)
        assert abs(mean(here) - mean(there)) <= 4.5 * error, number
    assert differing, "the tables never differed, so nothing was tested"


def test_which_levels_think_inside_compiled_code() -> None:
    assert {"random", "novice", "careful", "apprentice", "trader", "merchant"} == set(POLICIES)
    assert all(is_policy(f"{name}@7") for name in ("trader", "master", "textbook"))
    clocked = (
        "master",
        "textbook",
        "trader@0.5s",
        "trader@0",
        "trader@9999999999",
        "trader@x",
        "trader@²",
        "novice@7",
        "module:bot",
        7,
    )
    assert not any(is_policy(name) for name in clocked)
    root = cothon.new_table("traders/standard", 2, seed=1).state
    with pytest.raises(BadRequest, match="no policy “master”"):
        crew_of(["master"], root)
    assert set(POLICIES) - set(BOTS) == {"careful"}


def test_it_leaves_the_game_as_it_was() -> None:
    table = cothon.new_table("traders/classic", 3, seed=4)
    before = table.position()
    assert {move for move, _ in thoughts(table.state, "merchant@30", range(5))} <= set(table.state.legal())
    assert table.position() == before
