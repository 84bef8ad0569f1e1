"""How strong somebody is, by Weng and Lin's Plackett-Luce model (openskill): two to many seats, and ties.

Bots never change. They hold the scale in place: how far their levels lie apart is what they win against each other
(docs/bots.md), so that a rating means the same next year, and on another server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
POINTS = 30  # for one of the model's: 400 points are then ten wins to one, as people know it
MIDDLE = 1500
KNOWN = 5.0  # sigma: 300 points up or down
SURE = 1.0  # how little is unknown of a bot
ANCHORS = {"novice": 0.2, "apprentice": 17.5, "trader": 25.0, "merchant": 33.9, "master": 40.4}
ANCHORS["sage"] = ANCHORS["master"] + 1.7  # not measured itself: three times the thought wins about 57 of 100


class Skill(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    fixed: bool = False


class Rating(TypedDict):
    """As people read it: the true strength lies within the uncertainty, up or down, 19 times out of 20."""

    rating: int
    uncertainty: int


def anchor(level: str) -> Skill:
    return Skill(ANCHORS[level], SURE, fixed=True)


def shown(skill: Skill) -> Rating:
    return {"rating": round(MIDDLE + POINTS * (skill.mu - MODEL.mu)), "uncertainty": round(2 * POINTS * skill.sigma)}


def rated_anew(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """After a game in which each came in at a place; those who tie have the same."""
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [old if old.fixed else Skill(new.mu, new.sigma) for old, (new,) in zip(before, after, strict=True)]


def places(order: Sequence[int], gone: Sequence[int]) -> list[int]:
    """From the places by the rules: whoever left is last, whatever the bot in their seat made of it."""
    stayed = [place for seat, place in enumerate(order) if seat not in gone]
    last = 1 + len(stayed)
    return [last if seat in gone else 1 + sum(one < place for one in stayed) for seat, place in enumerate(order)]
