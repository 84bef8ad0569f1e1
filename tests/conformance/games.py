"""What the suite needs to know of each game: what never gets lost, and ways to play that reach much of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import cothon

from ..elsewhere import PEARLS
from ..guilds.policies import busy, fleet
from ..play_outs import FUZZ, Policy, anything, bargaining, hoarding, steps

Json = dict[str, Any]


@dataclass(frozen=True)
class Conduct:
    """Of a game."""

    inventory: Callable[[Json], Counter[str]]  # of a position: the same at every moment of every game
    policies: tuple[Policy, ...]
    notation: str  # the document that has its events
    players: tuple[int, ...] = (2, 3, 4)
    games: int = 1  # that are played for a test; short ones more


def traders_inventory(data: Json) -> Counter[str]:
    """All 108 cards."""
    rows = [data["market"], data["farm"], data["discard"], data["draw"]]
    for seat in data["seats"]:
        rows += [seat["hand"], seat["stock"], seat["stored"], seat["vp"], seat["vp_unseen"]]
    return Counter(card for row in rows for card in row)


def guilds_inventory(data: Json) -> Counter[str]:
    """All cards and ships; and eleven discs a player, wherever they are."""
    things = Counter([*data["market"], *data["discard"], *data["draw"]])
    things.update([ship for ship in data["harbour"] if ship] + data["pile"] + data["bottom"])
    things.update(step["ship"] for step in data.get("pending", {}).get("steps", []) if step["step"] == "expedition")
    for seat, shown in enumerate(data["seats"]):
        things.update([*shown["hand"], *shown["played"], *shown["ships_up"], *shown["ships_down"]])
        things[f"disc {seat}"] += shown["available"] + data["forum"][seat] + discs_at_home(shown["residence"])
    rows = [data["docks"], data["warship"], data["anchor"], data["hall"].values(), *data["tiles"].values()]
    things.update(f"disc {owner}" for row in rows for owner in row if isinstance(owner, int))
    return things


def discs_at_home(residence: dict[str, int]) -> int:
    left = {"left": (3, 2, 1, 0), "middle": (2, 1, 0), "right": (3, 2, 0)}
    return sum(left[column][freed] for column, freed in residence.items())


def pearls_inventory(data: Json) -> Counter[str]:
    things = Counter([*data["deck"], *data["spent"]])
    for seat in data["seats"]:
        things.update([*seat["hand"], *seat["laid"]])
    things["pearls"] = sum(data["pearls"]) + data["round"] + (data["pearl"] > 0)
    return things


CONDUCT = {
    "traders": Conduct(traders_inventory, (anything, bargaining, hoarding), "docs/notation.md"),
    "guilds": Conduct(guilds_inventory, (anything, busy, fleet), "docs/notation-guilds.md"),
    "pearls": Conduct(pearls_inventory, (anything,), "tests/toy/src/pearls/README.md", (2, 3, 4, 5), games=4),
}


def conduct_of(rules: str) -> Conduct:
    return CONDUCT[rules.partition("/")[0]]


ALL_RULES = (*cothon.rule_sets(), *PEARLS)
TABLES = [(rules, players) for rules in ALL_RULES for players in conduct_of(rules).players]
every_table = pytest.mark.parametrize(("rules", "players"), TABLES, ids=lambda value: str(value))
every_rule_set = pytest.mark.parametrize("rules", ALL_RULES)


def moments(rules: str, players: int, often: float = 1.0, **options: Any) -> Iterator[cothon.Table]:
    """The table at some moments of a game, and after its end; with other players it is played in another way."""
    conduct = conduct_of(rules)
    for number in range(conduct.games * FUZZ):
        dice = random.Random(f"{rules} {players} {number}")
        table = cothon.new_table(rules, players, seed=dice.getrandbits(64), **options)
        policy = conduct.policies[(players + number) % len(conduct.policies)]
        for at in steps(table, dice.getrandbits(64), policy):
            if at.turn is None or dice.random() < often:
                yield at


def one_game(rules: str, players: int, seed: int = 1, **options: Any) -> cothon.Table:
    """Played to the end."""
    policies = conduct_of(rules).policies
    table = cothon.new_table(rules, players, seed=seed, **options)
    for _ in steps(table, seed, policies[seed % len(policies)]):
        pass
    return table
