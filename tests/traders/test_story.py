"""What is told of a game adds up to the game."""

from __future__ import annotations

import random

import pytest

import cothon
from cothon.core import words
from cothon.core.record import first_state
from cothon.games.traders import prospects, story
from cothon.games.traders.cards import CARTHAGE
from cothon.games.traders.notation import kind_of


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


@pytest.mark.parametrize("rules", [name for name in cothon.rule_sets() if name.startswith("traders/")])
def test_T3_2_what_taking_would_bring_is_what_it_brings(rules: str) -> None:
    table = cothon.new_table(rules, 3, seed=5)
    dice = random.Random(5)
    kinds, refills = set(), 0
    while table.turn is not None:
        before, move = table.state.clone(), dice.choice(table.state.legal())
        seat, kind = before.mover(), kind_of(move)[0]
        told: list[str] = []
        table.play_number(move)
        if kind in prospects.WORDS:
            told = table.game.foretold([(before, move)], table.state, "en")
            kinds.add(kind)
            refills += "new cards would be drawn" in told[-1]
        if kind.startswith("take"):
            assert f"hold {table.state.coins[seat]} coins" in told[0]
    assert kinds >= ({"take"} if rules.endswith("standard") else set(prospects.WORDS) - {"take-own"})
    assert refills > 0


def test_what_a_choice_would_bring_is_told_in_every_language() -> None:
    table = cothon.new_table("traders/classic", 2, seed=1)
    for language in words.languages():
        for move in table.state.legal():
            if kind_of(move)[0] in prospects.WORDS:
                after = table.state.clone()
                after.play(move)
                assert all(table.game.foretold([(table.state, move)], after, language))
