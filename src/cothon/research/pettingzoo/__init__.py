"""The games as environments of PettingZoo: `traders_v0.env(rules=…, players=…)`, `guilds_v0.env(players=…)`.

Any game: `aec.env(rules, players)`, or by the name of the game as below.
"""

import pettingzoo

from cothon.games import GAMES


def register() -> None:
    """`pettingzoo.make("aec", "cothon/traders-v0", players=3)` after importing this package.

    Called again, it adds the games that came since.
    """
    for game in GAMES:
        name, rules = f"cothon/{game.name}-v0", next(iter(game.rule_sets))
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "cothon.research.pettingzoo.aec:env", kwargs={"rules": rules})


register()
