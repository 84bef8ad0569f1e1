"""The rule sets of Guilds: one so far, with the one switch that a ruling leaves open (G-R4)."""

from __future__ import annotations

from dataclasses import dataclass

PLAYERS = (2, 3, 4)


@dataclass(frozen=True)
class RuleSet:
    name: str
    version: int
    title: str

    every_different_set: bool  # every set of different goods counts, or only the largest


STANDARD = RuleSet(name="guilds/standard", version=1, title="Merchants & Guilds (2017)", every_different_set=True)

RULE_SETS = {STANDARD.name: STANDARD}
