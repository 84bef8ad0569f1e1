"""The memory that compiled code reads and writes without the interpreter, kept from being freed or changed meanwhile.

Compiled code finds states by their addresses and trusts every size and every legal move. So nothing that a user of
`Batch` holds can pull it away: the states are in a tuple that lives as long as the batch, which every call under way
holds; the arrays are never handed out themselves but as views, which cannot be resized, and those whose values
are trusted cannot be written either.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cothon.core.build import is_compiled_state
from cothon.core.game import Game
from cothon.core.sizes import MAX_MOVES
from cothon.core.state import State


class Arrays:
    """One row a game."""

    def __init__(self, game: Game, root: State, games: int, scale: NDArray[np.float32]) -> None:
        self.states = tuple(root.fresh() for _ in range(games))
        self.addresses: Any = self.states
        if is_compiled_state(root):
            self.addresses = np.array([id(state) for state in self.states], np.int64)
        self.observations = np.zeros((games, game.layout.size), np.float32)
        self.masks = np.zeros((games, game.decisions), np.uint8)
        self.listed = np.zeros((games, 1 + MAX_MOVES), np.int64)  # the same as lists: how many moves, and which
        self.rewards = np.zeros((games, root.seats), np.float32)
        self.movers = np.zeros(games, np.int64)
        self.over = np.zeros(games, np.int64)
        self.episodes = np.zeros(games, np.int64)
        self.lengths = np.zeros(games, np.int64)  # decisions of the caller in this episode
        self.learners = np.zeros(games, np.int64)
        self.actions = np.zeros(games, np.int64)
        self.scale = scale

    def begin(self) -> None:
        for array in (self.episodes, self.over, self.lengths, self.rewards):
            array[:] = 0


def shown(array: NDArray[Any]) -> NDArray[Any]:
    """To be read only."""
    view = array.view()
    view.flags.writeable = False
    return view
