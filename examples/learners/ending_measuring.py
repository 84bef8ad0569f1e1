"""How often a learner wins the ending of ending.py against bots, and how often a random player does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ending import Endgame, Ending

import cothon

Choose = Callable[[Ending, Random], int]


def bot_of(name: str) -> Choose:
    bot = cothon.bot(name, seed=1)

    def choose(state: Ending, dice: Random) -> int:
        texts = {state.action_to_string(action): action for action in state.legal_actions()}
        return int(texts[bot.choose(state.play.view(state.current_player()), list(texts))])

    return choose


def by_policy(policy: Any) -> Choose:
    """One of OpenSpiel's policies."""

    def choose(state: Ending, dice: Random) -> int:
        actions, chances = zip(*policy.action_probabilities(state).items(), strict=True)
        return int(dice.choices(actions, [max(float(chance), 1e-9) for chance in chances])[0])

    return choose


def at_random(state: Ending, dice: Random) -> int:
    return int(dice.choice(state.legal_actions()))


def share(game: Endgame, choose: Choose, other: Choose, games: int, seats: tuple[int, ...] = (0, 1)) -> float:
    """Of the wins, the seats in turn."""
    won = 0.0
    for number in range(games):
        state, dice, seat = game.new_initial_state(), Random(number), seats[number % len(seats)]
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state = state.child(int(dice.choices(outcomes, chances)[0]))
            else:
                who = choose if state.current_player() == seat else other
                state = state.child(who(state, dice))
        won += state.play.state.share(seat)
    return won / games
