"""The judgement that a search goes by: features made ready to be weighed, with the weights for a game at hand.

COTHON_WEIGHTS names a folder with weights of one's own (`traders.json`); what cannot be used there is refused in words,
and the game's own are used.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from pathlib import Path

from cothon.core.build import part_for
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.core.state import Features, State
from cothon.core.weights import WeightFile, Weights, read_weights
from cothon.games import game_of_state

FOLDER = "COTHON_WEIGHTS"
NONE = Weights()


def weights_for(state: State, file: str | None = None) -> Weights:
    """What features count in a game like this; `file` has others than the game's own."""
    game = game_of_state(state)
    if game is None or not game.judgement.is_judged:
        return NONE
    found = read(Path(file), game) if file else usual(game, os.environ.get(FOLDER, ""))
    return found.pick(state.seats, game.family_of(state))


@cache
def read(file: Path, game: Game) -> WeightFile:
    return read_weights(file, game.name, game.judgement.names)


@cache
def usual(game: Game, folder: str) -> WeightFile:
    path = Path(folder, f"{game.name}.json")
    if folder and path.exists():
        try:
            return read(path, game)
        except BadRequest as refusal:
            warnings.warn(f"{refusal} The weights that come with the game are used.", stacklevel=2)
    return game.judgement.shipped()


def features_for(state: State, file: str | None = None) -> Features:
    """To judge states of the same game, rules and number of players with."""
    features: Features = part_for(state, "core", "cothon.core.state").Features()
    load(features, weights_for(state, file))
    return features


def load(features: Features, weights: Weights) -> None:
    features.count_by(weights.win, weights.points, weights.move)
