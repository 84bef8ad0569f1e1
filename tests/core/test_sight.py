"""Who sees a chance outcome: what a game says agrees with what the views show."""

from __future__ import annotations

import random

import pytest

import cothon
from cothon.core.game import Game
from cothon.core.sizes import CHANCE


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_knows_who_sees_what_is_drawn(rules: str, players: int) -> None:
    """`sees` of the game and the comparison of views, at every chance event of a game."""
    dice = random.Random(players)
    table = cothon.new_table(rules, players, chance="open")
    game, state = table.game, table.state
    hidden = 0
    for _ in range(400):
        if table.turn is None:
            break
        move = dice.choice(state.legal())
        if state.mover() == CHANCE and len(state.legal()) > 1:
            for seat in (*range(players), None):
                told = game.sees(state, move, seat)
                assert told == Game.sees(game, state, move, seat), (rules, table.game.text(state, move), seat)
                hidden += not told
        table.play_number(move)
    assert hidden or rules.startswith("traders/")


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_move_names_its_rule(rules: str) -> None:
    dice = random.Random(1)
    table = cothon.new_table(rules, 3, chance="open")
    while table.turn is not None:
        move = dice.choice(table.state.legal())
        assert table.game.rule(table.state, move), table.game.text(table.state, move)
        table.play_number(move)
