"""What is told of a game adds up to the game."""

from __future__ import annotations

import random

import pytest

import cothon
from cothon.core.record import first_state
from cothon.games.traders import story
from cothon.games.traders.cards import CARTHAGE


def played(rules: str, players: int, seed: int) -> cothon.Table:
    table = cothon.new_table(rules, players, seed=seed)
    dice = random.Random(seed)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    return table


@pytest.mark.parametrize("rules", [name for name in cothon.rule_sets() if name.startswith("traders/")])
@pytest.mark.parametrize("seed", range(4))
def test_the_sales_told_are_the_points_scored(rules: str, seed: int) -> None:
    table = played(rules, 3, seed)
    state = first_state(table)
    told = [0] * 3
    for _, move in table.log:
        before = state.clone()
        state.play(move)
        for _, values in story.sales(before, state, ("0", "1", "2")):
            told[int(values["name"])] += int(values["vp"])
    assert told == table.scores()


@pytest.mark.parametrize("seed", range(3))
def test_every_arrival_is_told_once(seed: int) -> None:
    table = played("traders/standard", 2, seed)
    state = first_state(table)
    arrivals = returns = 0
    for _, move in table.log:
        before = state.clone()
        state.play(move)
        lines = story.consequences(before, state, table.names, "en")
        arrivals += sum("arrives at Carthage" in line for line in lines)
        returns += sum("back to Alexandria" in line for line in lines)
    assert arrivals == returns + sum(place == CARTHAGE for place in state.ship)
    assert arrivals > 3


def test_setting_up_is_told_by_its_moves_alone():
    game = cothon.new_table("traders/classic", 2, chance="open")
    before = game.state.clone()
    game.play("deal R")
    assert game.game.consequences(before, game.state, game.names, "en") == []
