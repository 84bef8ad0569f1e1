"""A single-agent environment of Gymnasium: one seat against policies that play inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cothon.core.refusal import BadRequest, IllegalMove, Refusal
from cothon.research.batch import Batch
from cothon.research.sketch import picture, sketch
from cothon.research.spaces import action_space, checked_seed, next_word, observation_space

Observation = dict[str, NDArray[Any]]

LOSS = -1.0


class CothonEnv(gymnasium.Env[Observation, np.int64]):
    """Reward at the end: a sole winner gets a point from each other seat, so 1 for a win of two players, -1 for a loss.

    What is no action at all raises `InvalidAction`. An illegal one ends the episode with a loss and its reason in
    `info["refusal"]`; with `illegal="raise"` the reason is raised instead, and nothing is changed. Without a
    seat every episode has a random one.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012 (Gymnasium's convention)

    def __init__(
        self,
        rules: str = "traders/standard",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise BadRequest("bad-illegal", given=repr(illegal))
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadRequest("bad-render-mode", mode=repr(render_mode), known="ansi, rgb_array")
        self.batch = Batch(rules, players, 1, opponents=opponents, seat=seat)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.batch.game)  # type: ignore[assignment]
        self.action_space = action_space(self.batch.game)
        self.ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        checked_seed(seed)
        super().reset(seed=seed)
        if self.seat is None:
            self.batch.seat_learner(0, int(self.np_random.integers(self.batch.players)))
        self.batch.reset(next_word(self.np_random))
        self.ended = False
        return self.observation(), self.info()

    def observation(self) -> Observation:
        return {
            "observation": self.batch.observations[0].copy(),
            "action_mask": self.batch.masks[0].view(np.int8).copy(),
        }

    def info(self) -> dict[str, Any]:
        return {"seat": int(self.batch.learners[0])}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise gymnasium.error.ResetNeeded("The game is over: call reset() first.")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(str(IllegalMove("unknown-move", move=str(action))))
        try:
            self.batch.step(np.array([action]))
        except Refusal as refusal:
            if self.illegal == "raise":
                raise
            self.ended = True
            return self.observation(), LOSS, True, False, self.info() | {"refusal": str(refusal)}
        self.ended = bool(self.batch.over[0])
        reward = float(self.batch.rewards[0, self.batch.learners[0]])
        return self.observation(), reward, self.ended, False, self.info()

    def render(self) -> Any:
        """As the learner sees it."""
        view = self.batch.game.view(self.batch.copy_of(0), int(self.batch.learners[0]))
        return picture(view) if self.render_mode == "rgb_array" else sketch(view) if self.render_mode else None


def register() -> None:
    """`gymnasium.make("cothon/traders-v0", rules="traders/classic", players=3)` after importing this module."""
    for game, rules in (("traders", "traders/standard"), ("guilds", "guilds/standard")):
        gymnasium.register(
            f"cothon/{game}-v0",
            entry_point="cothon.research.gymnasium:CothonEnv",
            vector_entry_point="cothon.research.vector:CothonVectorEnv",
            kwargs={"rules": rules},
        )


register()
