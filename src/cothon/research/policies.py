"""Policies that play inside compiled code, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.bots.levels import BOTS
from cothon.bots.levels import Glance as Glancing
from cothon.core.build import part
from cothon.core.refusal import BadRequest

if TYPE_CHECKING:
    from cothon.core.policy import Crew, Policy

core = part("core", "cothon.core.policy")

# bots that do not think ahead, and one that always plays what looks best
KEENNESS = {name: kind.keenness for name, kind in BOTS.items() if isinstance(kind, Glancing)} | {"careful": 1000.0}
POLICIES = tuple(sorted(KEENNESS))
SEATS = 4


def policy(name: str) -> Policy:
    if name not in KEENNESS:
        raise BadRequest("unknown-policy", name=str(name), known=", ".join(POLICIES))
    made = core.Glance() if KEENNESS[name] else core.Policy()
    if KEENNESS[name]:
        made.put_keenness(KEENNESS[name])
    return made  # type: ignore[no-any-return]


def crew_of(names: Sequence[str]) -> Crew:
    """A crew of its own for each thread; seats that are not named play at random, or are not there."""
    policies = [policy(name) for name in names]
    made: Crew = core.Crew(*policies, *(core.Policy() for _ in range(SEATS - len(policies))))
    return made
