"""Policies that play inside compiled code, by name."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from cothon.bots.judgement import features_for
from cothon.bots.levels import BOTS, Glance, Search
from cothon.bots.thinking import Manner
from cothon.core.brief import plainly
from cothon.core.build import part_for
from cothon.core.refusal import BadRequest
from cothon.core.sizes import MAX_SEATS
from cothon.core.state import State

if TYPE_CHECKING:
    from cothon.core.policy import Crew, Policy

# bots that do not think ahead, and one that always plays what looks best
KEENNESS = {name: kind.keenness for name, kind in BOTS.items() if isinstance(kind, Glance)} | {"careful": 1000.0}
SEARCHES = {name: kind for name, kind in BOTS.items() if isinstance(kind, Search)}
DIGITS = 9  # of the most simulations


def simulations_of(name: str) -> int | None:
    """How much a policy thinks ahead: by its level, or as `merchant@500` says; None if the clock is its limit.

    A level that thinks on several threads is left out: here every thread plays games of its own.
    """
    level, _, limit = name.partition("@")
    if level not in SEARCHES:
        return None
    if limit:
        fits = limit.isascii() and limit.isdecimal() and len(limit) <= DIGITS
        return int(limit) or None if fits else None
    effort = SEARCHES[level].effort
    return effort.simulations if effort.threads == 1 else None


POLICIES = tuple(sorted([*KEENNESS, *(name for name in SEARCHES if simulations_of(name))]))


def is_policy(name: object) -> bool:
    return isinstance(name, str) and (name in KEENNESS or simulations_of(name) is not None)


def policy(name: str, root: State) -> Policy:
    """For games like that of `root`."""
    if not is_policy(name):
        raise BadRequest("unknown-policy", name=plainly(name), known=", ".join(POLICIES))
    simulations = simulations_of(name)
    if simulations is not None:
        return thinking(root, SEARCHES[name.partition("@")[0]].manner, simulations)
    core = core_for(root)
    made = core.Glance() if KEENNESS[name] else core.Policy()
    if KEENNESS[name]:
        made.put_keenness(KEENNESS[name])
        made.judging_by(features_for(root))
    return made  # type: ignore[no-any-return]


def thinking(root: State, how: Manner, simulations: int, weights: str | None = None) -> Policy:
    search = part_for(root, "search", "cothon.bots.lookahead")
    tree = search.Tree()
    how.shape(tree, root, False, weights)
    return search.Lookahead(tree, root, simulations)  # type: ignore[no-any-return]


def crew_of(names: Sequence[str], root: State) -> Crew:
    """A crew of its own for each thread; seats that are not named play at random, or are not there."""
    policies = [policy(name, root) for name in names]
    core = core_for(root)
    made: Crew = core.Crew(*policies, *(core.Policy() for _ in range(MAX_SEATS - len(policies))))
    return made


def core_for(root: State) -> ModuleType:
    return part_for(root, "core", "cothon.core.policy")
