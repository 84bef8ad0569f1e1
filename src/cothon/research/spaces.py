"""Spaces of Gymnasium, which its environments and PettingZoo's share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import error, spaces

from cothon.core.brief import brief
from cothon.core.game import Game
from cothon.core.refusal import BadRequest

WORD = 2**64


def observation_space(game: Game, raw: bool = False) -> spaces.Dict:
    limits = np.array(game.layout.limits(), np.float32) if raw else np.ones(game.layout.size, np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(limits), limits, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.decisions,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(game.decisions)


def checked_seed(seed: object) -> None:
    """Gymnasium's own error, in our words."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
        raise error.Error(str(BadRequest("bad-seed", seed=brief(seed))))


def next_word(generator: Any) -> int:
    """64 bits for the next deal."""
    return int(generator.integers(0, WORD, dtype=np.uint64))
