"""A vectorised environment by Gymnasium's conventions: one seat learns in many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cothon.games import Rules
from cothon.research.batch import Batch
from cothon.research.spaces import action_space, checked_seed, next_word, observation_space

Observation = dict[str, NDArray[Any]]


class CothonVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """An episode that ends is reset by the next step. With `copy=False` the returned arrays are those of the batch,
    which the next step overwrites. Observations are scaled to 0…1, or (`raw`) counts."""

    def __init__(
        self,
        num_envs: int,
        rules: Rules = "traders/standard",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        threads: int = 1,
        copy: bool = True,
        raw: bool = False,
    ) -> None:
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.render_mode = None
        self.batch = Batch(rules, players, num_envs, opponents=opponents, seat=seat, threads=threads, raw=raw)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = observation_space(self.batch.game, raw)
        self.single_action_space = action_space(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        checked_seed(seed)
        super().reset(seed=seed, options=options)
        self.batch.reset(next_word(self.np_random))
        return self.observation(), self.info()

    def observation(self) -> Observation:
        batch = self.batch
        arrays: Observation = {"observation": batch.observations, "action_mask": batch.masks.view(np.int8)}
        return {name: array.copy() for name, array in arrays.items()} if self.copy else arrays

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each game; all of them where a game has just ended."""
        return self.batch.masks.astype(np.bool_)

    def info(self) -> dict[str, Any]:
        """By convention each array comes with one that says for which games it holds."""
        return {"seat": self.batch.learners.copy(), "_seat": np.ones(self.num_envs, bool)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), batch.learners].astype(np.float64)
        ended = batch.over > 0
        return self.observation(), rewards, ended, np.zeros(self.num_envs, bool), self.info()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
