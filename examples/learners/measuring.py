"""How often a learner wins against bots of the package, in games that it has not seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

import cothon
from cothon.research.openspiel import name_of

RULES = "traders/standard"
GAME = f"{name_of(RULES)}(players=2)"
Choose = Callable[[Any, int], int]  # a state of OpenSpiel and the seat that decides; an action


def play(choose: Choose, opponent: str, seat: int, seed: int) -> float:
    """The learner's share of the win of one game of two."""
    table, bot = cothon.new_table(RULES, players=2, seed=seed), cothon.bot(opponent, seed=seed)
    state = pyspiel.load_game(GAME).new_initial_state()
    while True:
        for _, move in table.log[len(state.history()) :]:  # what was dealt, and what the bot did
            state.apply_action(move - table.game.decisions if state.is_chance_node() else move)
        if table.turn is None:
            return float(table.state.share(seat))
        if table.turn == seat:
            table.play_number(int(choose(state, seat)))
        else:
            table.play(bot.choose(table.view(table.turn), table.legal_moves()))


def shares(
    choose: Choose, games: int, opponents: tuple[str, ...] = ("random", "novice", "apprentice")
) -> dict[str, float]:
    """Against each of them, the seats in turn; printed with the error of the share."""
    found = {}
    for opponent in opponents:
        won = [play(choose, opponent, game % 2, 1000 + game) for game in range(games)]
        found[opponent] = sum(won) / games
        print(f"wins {found[opponent]:.1%} ± {98 / games**0.5:.1f} % of {games} games against {opponent}", flush=True)
    return found
