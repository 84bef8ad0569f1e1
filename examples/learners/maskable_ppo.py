"""sb3-contrib's MaskablePPO against a bot: `python examples/learners/maskable_ppo.py --seconds 600 --opponent novice`.

The Gymnasium environment brings the masks itself (`action_masks`). Needs `pip install "cothon[learners]"`.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import torch
from asking import Clock, asked
from measuring import shares
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import cothon.research.gymnasium  # noqa: F401 (registers the environments)


class Until(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Stop when the time is up."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def _on_step(self) -> bool:
        return self.clock.is_on()


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told = asked(__doc__, arguments)
    torch.set_num_threads(1)
    settings = {"players": 2, "opponents": told.opponent}
    games = make_vec_env("cothon/traders-v0", 16, seed=told.seed, env_kwargs=settings)
    model = MaskablePPO(
        "MultiInputPolicy", games, n_steps=128, batch_size=512, n_epochs=4, gamma=0.997, ent_coef=0.01,
        learning_rate=6e-4, policy_kwargs={"net_arch": [128, 128]}, seed=told.seed,
    )  # fmt: skip
    start = time.monotonic()
    model.learn(10**9, callback=Until(Clock(told.seconds)))
    print(f"{model.num_timesteps} steps in {time.monotonic() - start:.0f} s")

    def choose(seen: Any, masks: Any, seats: Any) -> Any:
        told = {"observation": seen, "action_mask": masks.astype(np.int8)}
        return model.predict(told, action_masks=masks, deterministic=True)[0]

    return shares(choose, told.games)


if __name__ == "__main__":
    main()
