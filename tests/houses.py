"""House rules for tests: any switches that make sense together."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import cothon
from cothon.core.house import Count, HouseRules, switches_of
from cothon.games import game_of


def random_switch(name: str, printed: object, limits: dict[str, tuple[int, int]], dice: random.Random) -> Any:
    if isinstance(printed, bool):
        return not printed
    least, most = limits[name]
    if not isinstance(printed, Count):
        return dice.randint(least, most)
    return {"fixed": dice.randint(0, 4), "each": dice.randint(0, 2)} if dice.random() < 0.5 else dice.randint(0, most)


def random_house(dice: random.Random, game: str = "traders") -> HouseRules:
    """About a third of the switches otherwise; what contradicts itself is thrown away."""
    based_on = dice.choice([name for name in cothon.rule_sets() if name.startswith(f"{game}/")])
    rule_set = game_of(based_on).rule_sets[based_on]
    limits = getattr(rule_set, "limits", {})
    while True:
        changed = {
            name: random_switch(name, value, limits, dice)
            for name, value in switches_of(rule_set).items()
            if dice.random() < 0.3
        }
        with suppress(cothon.BadRequest):
            return cothon.house_rules(based_on, **changed)
