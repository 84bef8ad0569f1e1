"""The rule sets of Pearls: every difference between them, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

PLAYERS = (2, 3, 4, 5)


@dataclass(frozen=True)
class RuleSet:
    name: str
    version: int
    title: str
    rounds: int  # P4.1


STANDARD = RuleSet(name="pearls/standard", version=1, title="Five pearls", rounds=5)
SHORT = replace(STANDARD, name="pearls/short", title="Three pearls", rounds=3)

RULE_SETS = {rule_set.name: rule_set for rule_set in (STANDARD, SHORT)}
