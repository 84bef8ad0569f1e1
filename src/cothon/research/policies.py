"""Policies that play inside compiled code, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.build import part
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.research.habits import worths

if TYPE_CHECKING:
    from cothon.core.habit import Habit
    from cothon.core.policy import Crew, Policy

core = part("core", "cothon.core.policy")
habit = part("core", "cothon.core.habit")

POLICIES = ("random", "careful")
SEATS = 4


def policy(name: str, game: Game) -> Policy:
    if name not in POLICIES:
        raise BadRequest("unknown-policy", name=str(name), known=", ".join(POLICIES))
    made: Policy = core.Policy() if name == "random" else careful(game)
    return made


def careful(game: Game) -> Policy:
    """Plays what looks best at first sight, always."""
    made: Habit = habit.Habit()
    for move, worth in enumerate(worths(game)):
        made.put_worth(move, worth)
    return made


def crew_of(names: Sequence[str], game: Game) -> Crew:
    """A crew of its own for each thread; seats that are not named play at random, or are not there."""
    policies = [policy(name, game) for name in names]
    made: Crew = core.Crew(*policies, *(core.Policy() for _ in range(SEATS - len(policies))))
    return made
