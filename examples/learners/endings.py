"""The last moments of a game as a game of its own, for those who can only look at all of a small one."""

from __future__ import annotations

import random
from typing import Any

from measuring import RULES

import cothon
from cothon.research import openspiel


class Ending(openspiel.CothonGame):
    """The rule set from a late moment of a game of two bots on, chance and all."""

    rules, moves = RULES, list[int]()

    def new_initial_state(self) -> Any:
        state = super().new_initial_state()
        state.follow(self.moves)
        return state


def late(seed: int, left: int) -> list[int]:
    """The moves of a game between two bots, without the last decisions."""
    table, bot = cothon.new_table(RULES, players=2, seed=seed), cothon.bot("trader", seed=seed)
    while table.turn is not None:
        table.play(bot.choose(table.view(table.turn), table.legal_moves()))
    return [move for _, move in table.log[:-left]]


def share(game: Any, choose: Any, opponent: str, games: int, seed: int) -> float:
    """How much of the win seat 0 and seat 1 get in turn with `choose`, from the root on, against a bot."""
    bot, rng, won = cothon.bot(opponent, seed=seed), random.Random(seed), 0.0
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            player, rules = state.current_player(), state.play.game
            if state.is_chance_node():
                action = rng.choices(*zip(*state.chance_outcomes(), strict=True))[0]
            elif player == number % 2:
                action = choose(state)
            else:
                legal = [rules.text(state.play.state, move) for move in state.legal_actions()]
                action = rules.number(state.play.state, bot.choose(state.play.view(player), legal))
            state.apply_action(action)
        won += (state.returns()[number % 2] + 1) / 2
    print(f"wins {won / games:.1%} ± {98 / games**0.5:.1f} % of {games} endings against {opponent}", flush=True)
    return won / games
