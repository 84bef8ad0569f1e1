"""The games as environments of PettingZoo: `traders_v0.env(rules=…, players=…)`, `guilds_v0.env(players=…)`."""

import pettingzoo


def register() -> None:
    """`pettingzoo.make("aec", "cothon/traders-v0", players=3)` after importing this package."""
    for game in ("traders", "guilds"):
        pettingzoo.register("aec", f"cothon/{game}-v0", f"cothon.research.pettingzoo.{game}_v0:env")


register()
