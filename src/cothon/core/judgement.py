"""What a game declares about how bots judge it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cothon.core.weights import NO_FEATURES, FeatureNames, WeightFile, read_weights

FILE = "weights.json"


@dataclass(frozen=True)
class Judgement:
    """The features that its states note, and where the numbers lie that weigh them."""

    game: str = ""
    package: str = ""  # whose folder has weights.json; none: it is judged by points alone
    names: FeatureNames = NO_FEATURES

    @property
    def is_judged(self) -> bool:
        return bool(self.package)

    def shipped(self) -> WeightFile:
        """The weights that come with the game."""
        return shipped(self)


@cache
def shipped(judgement: Judgement) -> WeightFile:
    return read_weights(files(judgement.package) / FILE, judgement.game, judgement.names)
