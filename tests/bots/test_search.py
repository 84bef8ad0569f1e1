"""The search itself: equal compiled and plain, and usable by a game that judges nothing."""

import os
import subprocess
import sys

import pytest

import cothon
from cothon.bots.bot import Estimate
from cothon.bots.thinking import PLAIN, Effort, Manner, Searcher
from cothon.core.build import is_compiled

from ..boards import mover

THOUGHTS = """
import cothon
from cothon.bots.thinking import *
for rules in cothon.rule_sets():
    table = cothon.new_table(rules, 3, seed=8)
    for move in range(20):
        table.play(table.legal_moves()[0])
    for manner in (PLAIN, Manner()):
        bot = Searcher("x", Effort(simulations=30), manner, seed=2)
        print(bot.evaluate(table.view(table.turn), table.legal_moves()))
    bot = Searcher("x", Effort(simulations=90), Manner(halves=True), seed=2)
    print(bot.choose(table.view(table.turn), table.legal_moves()), bot.found())
"""


def thoughts(**environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", THOUGHTS], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled engine to compare with")
def test_plain_and_compiled_search_think_the_same() -> None:
    assert thoughts() == thoughts(COTHON_PLAIN="1") != ""


def best(manner: Manner, simulations: int) -> tuple[Searcher, list[Estimate]]:
    table = cothon.new_table("traders/classic", 2, seed=5)
    bot = Searcher("x", Effort(simulations=simulations), manner, seed=1)
    return bot, bot.evaluate(table.view(mover(table)), table.legal_moves())


@pytest.mark.parametrize("manner", [PLAIN, Manner(), Manner(horizon=30)])
def test_every_simulation_is_counted_once(manner: Manner) -> None:
    bot, estimates = best(manner, 150)
    assert sum(estimate.simulations for estimate in estimates) == 150
    assert bot.trees[0].nodes <= 151


def test_threads_share_the_simulations() -> None:
    table = cothon.new_table("traders/classic", 2, seed=5)
    bot = Searcher("x", Effort(simulations=101, threads=2), Manner(), seed=1)
    estimates = bot.evaluate(table.view(mover(table)), table.legal_moves())
    assert sum(estimate.simulations for estimate in estimates) == 101
    assert len(bot.trees) == 2


def test_a_clear_choice_ends_the_search_early() -> None:
    seats = [
        {"hand": ["R5"], "stock": ["R5"], "tokens": {"R": 7}, "vp": ["B5"] * 5},
        {"hand": ["G2"]},
    ]
    data = {"rules": "traders/classic", "players": 2, "market": ["R2"], "farm": ["G3"], "seats": seats}
    table = cothon.from_position(data | {"ships": {"R": 4, "B": 0, "Y": 0, "G": 0}})
    bot = Searcher("x", Effort(simulations=2000), Manner(), seed=1)
    assert bot.choose(table.view(0), table.legal_moves()) == "buy"
    assert bot.trees[0].simulations < 2000
