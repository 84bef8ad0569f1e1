"""OpenSpiel's card games as peers: a Python loop, and C++ rollouts through its MCTS bot."""

from __future__ import annotations

import random
from typing import Any

from windows import Work

GAMES = ("spades", "hearts", "crazy_eights")
ROLLOUTS = 200


def after_chance(game: Any, rng: random.Random) -> Any:
    """A state whose opening deal is made."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def python_loop(name: str) -> Work:
    """Random decisions through the Python API; chance outcomes are applied but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def work() -> float:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return work


def length(game: Any, rng: random.Random) -> float:
    """Decisions a random game has after the deal, on average."""
    total = 0
    for _ in range(100):
        state = after_chance(game, rng)
        while not state.is_terminal():
            total += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return total / 100


def rollouts(name: str) -> Work:
    """One simulation of the MCTS bot is many random rollouts in C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = length(game, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    state = after_chance(game, rng)

    def work() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * decisions

    return work
