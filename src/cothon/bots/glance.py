"""Bots that do not think ahead: any legal move, or one that looks good."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

from cothon.bots.bot import Estimate, Sight, seed_for
from cothon.bots.judgement import features_for
from cothon.core.game import Json


@dataclass
class Glancer:
    """Picks moves by how they look. The keener, the surer it picks the best looking; 0 is any move."""

    name: str
    keenness: float
    seed: int | None = None
    weights: str | None = None  # a file with other weights than the game's own

    def choose(self, view: Json, legal: Sequence[str]) -> str:
        sight = Sight(view, legal)
        moves = list(sight.moves)
        chances = self.chances(sight)
        picked = Random(seed_for(self.seed, view)).choices(moves, [chances[move] for move in moves])
        return sight.moves[picked[0]]

    def evaluate(self, view: Json, legal: Sequence[str]) -> list[Estimate]:
        """Its guess of the position, the moves ordered by how they look."""
        sight = Sight(view, legal)
        chances = self.chances(sight)
        win, points = guess(sight, self.weights)
        moves = sorted(sight.moves, key=lambda move: -chances[move])
        return [Estimate(sight.moves[move], win, points, 0, (sight.moves[move],)) for move in moves]

    def chances(self, sight: Sight) -> dict[int, float]:
        """How likely it picks each move."""
        state: Any = sight.state  # a final class: its methods can be called from here
        features = features_for(state, self.weights)
        looks = {move: self.keenness * state.appeal(move, features) for move in sight.moves}
        best = max(looks.values())
        weights = {move: exp(look - best) for move, look in looks.items()}
        total = sum(weights.values())
        return {move: weight / total for move, weight in weights.items()}


def guess(sight: Sight, weights: str | None = None) -> tuple[float, float]:
    """The viewer's chance to win and points, judged without looking ahead."""
    state: Any = sight.state
    features = features_for(state, weights)
    strengths = [state.strength(seat, features) for seat in range(state.seats)]
    mine = state.strength(sight.viewer, features)
    rivals = sum(exp(strength - mine) for strength in strengths)
    return 1.0 / rivals, features.points
