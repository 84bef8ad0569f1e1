"""Games to review: played by bots, the same ones every time."""

from __future__ import annotations

from functools import cache

import cothon
from cothon.core.build import is_compiled

from ..boards import WON

QUICK = 0.1 if is_compiled() else 0.001  # effort
SIMULATIONS = 8  # of bots that think; no clock decides what they play

LONGER = 5  # a seed whose game goes on for a while

# nobody can end this game at once
OPEN = WON | {"seats": [seat | {"tokens": {"R": 1, "B": 2, "Y": 1, "G": 1}} for seat in WON["seats"]]}


def new_table(rules: str, players: int, seed: int, chance: str | None = None) -> cothon.Table:
    """The plain engine takes long over a whole game: there it begins near its end."""
    if is_compiled():
        return cothon.new_table(rules, players, seed=seed, chance=chance)
    return cothon.from_position(OPEN, seed=seed, chance=chance)


@cache
def played(rules: str, *bots: str, seed: int = 1) -> cothon.Table:
    seed = seed if is_compiled() else LONGER
    table = new_table(rules, len(bots), seed)
    players = [cothon.bot(name, simulations=SIMULATIONS, seed=seed + place) for place, name in enumerate(bots)]
    while isinstance(table.turn, int):
        table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves()))
    return table


@cache
def reviewed(rules: str, *bots: str, seed: int = 1) -> cothon.Review:
    return cothon.review(played(rules, *bots, seed=seed).record(), effort=QUICK)
