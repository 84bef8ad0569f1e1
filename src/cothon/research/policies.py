"""Policies that play inside compiled code, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.build import part
from cothon.core.refusal import BadRequest

if TYPE_CHECKING:
    from cothon.core.policy import Crew, Policy

core = part("core", "cothon.core.policy")

POLICIES = {"random": core.Policy}
SEATS = 4


def policy(name: str) -> Policy:
    if name not in POLICIES:
        raise BadRequest("unknown-policy", name=str(name), known=", ".join(POLICIES))
    made: Policy = POLICIES[name]()
    return made


def crew_of(names: Sequence[str]) -> Crew:
    """A crew of its own for each thread; seats that are not named play at random, or are not there."""
    policies = [policy(name) for name in names]
    made: Crew = core.Crew(*policies, *(core.Policy() for _ in range(SEATS - len(policies))))
    return made
