"""Who comes in where, and what decides between those with as many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cothon.core.game import Game, Json
from cothon.core.state import State


class Tie(NamedTuple):
    """Seats with as many points, in the order of their places."""

    seats: list[int]
    by: str | None  # the part of the score sheet that decides between them; None: nothing does, they share a place


def places(game: Game, state: State) -> list[int]:
    """Of each seat, as if the game ended now: 1 is first; those whom nothing parts share a place."""
    ranks = [game.rank(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def ties(game: Game, state: State, sheet: Sequence[Json]) -> list[Tie]:
    """Everyone who has as many points as somebody else, those with the most first."""
    order = places(game, state)
    points = [state.points(seat) for seat in range(state.seats)]
    groups = [[seat for seat in range(state.seats) if points[seat] == each] for each in sorted(set(points))[::-1]]
    found = [sorted(group, key=lambda seat: order[seat]) for group in groups if len(group) > 1]
    return [Tie(group, deciding(game, [sheet[seat] for seat in group])) for group in found]


def deciding(game: Game, lines: Sequence[Json]) -> str | None:
    return next((part for part in game.tie_breaks if len({line[part] for line in lines}) > 1), None)
