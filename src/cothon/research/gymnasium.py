"""A single-agent environment of Gymnasium: one seat against policies that play inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cothon.core.brief import brief
from cothon.core.refusal import BadRequest, IllegalMove, Refusal
from cothon.games import GAMES, Rules
from cothon.research.batch import Batch
from cothon.research.sketch import picture, sketch
from cothon.research.spaces import action_space, checked_seed, next_word, observation_space

Observation = dict[str, NDArray[Any]]

LOSS = -1.0


class CothonEnv(gymnasium.Env[Observation, np.int64]):
    """Reward at the end: a sole winner gets a point from each other seat, so 1 for a win of two players, -1 for a loss.

    What is not an action at all raises `InvalidAction`. An illegal one ends the episode with a loss and its reason in
    `info["refusal"]`; with `illegal="raise"` the reason is raised instead, and nothing is changed. Without a
    seat every episode has a random one. Observations are scaled to 0…1, or (`raw`) counts.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012 (Gymnasium's convention)

    def __init__(
        self,
        rules: Rules = "traders/standard",
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        raw: bool = False,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise BadRequest("bad-illegal", given=brief(illegal))
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadRequest("bad-render-mode", mode=brief(render_mode), known="ansi, rgb_array")
        self.batch = Batch(rules, players, 1, opponents=opponents, seat=seat, raw=raw)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.batch.game, raw)  # type: ignore[assignment]
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

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        legal: NDArray[np.bool_] = self.batch.masks[0].astype(np.bool_)
        return legal

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
    """`gymnasium.make("cothon/traders-v0", rules="traders/classic", players=3)` after importing this module.

    Called again, it adds the games registered since.
    """
    for game in GAMES:
        name = f"cothon/{game.name}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="cothon.research.gymnasium:CothonEnv",
                vector_entry_point="cothon.research.vector:CothonVectorEnv",
                kwargs={"rules": next(iter(game.rule_sets))},
            )


register()
