"""One environment for every rule set: agents take turns as the rules say, chance is dealt by the environment.

What PettingZoo's wrappers check (the order of calls, the range of actions, illegal ones) is checked here: passing
every attribute through three wrappers would take ten times as long as the game itself.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from cothon.core.brief import brief
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.core.sizes import NOBODY
from cothon.games import GAMES, Rules, base_of, game_of
from cothon.research.batch import closed, kernel_for
from cothon.research.play import mask_for, moves_for, scale_of
from cothon.research.sketch import picture, sketch
from cothon.research.spaces import action_space, checked_seed, next_word, observation_space

Observation = dict[str, NDArray[Any]]

LOSS = -1.0


class CothonAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """An illegal action loses and its reason is in the agent's info, or (`raises`) its reason is raised."""

    metadata: dict[str, Any]
    agent_selection: str

    def __init__(self, rules: Rules, players: int, render_mode: str | None, raises: bool, raw: bool = False) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game_of(rules).name}_v0",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadRequest("bad-render-mode", mode=brief(render_mode), known=", ".join(self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.raises = raises
        self.game, self.root = closed(rules, players)
        self.scale = scale_of(self.game, raw)
        self.state_now = self.root.fresh()
        self.moves = moves_for(self.root)
        self.write_mask = mask_for(self.root)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.game, raw) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.chooser, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        checked_seed(seed)
        if seed is not None:
            self.chooser, _ = seeding.np_random(seed)
        kernel_for(self.root).new_game(self.state_now, self.root, next_word(self.chooser))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.mover()]

    def observe(self, agent: str) -> Observation:
        """What the agent may know; the mask is empty while another decides."""
        if not self.agents:
            EnvLogger.error_observe_before_reset()
        seat = self.seat_of[agent]
        observation = np.empty((1, self.game.layout.size), np.float32)
        legal = np.zeros((1, self.game.decisions), np.int8)
        self.state_now.observe(seat, observation, 0, self.scale)
        if self.state_now.mover() == seat:
            self.write_mask(self.state_now, self.moves, legal.view(np.uint8))
        return {"observation": observation[0], "action_mask": legal[0]}

    def step(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer) or not 0 <= action < self.game.decisions:
            why = IllegalMove("unknown-move", move=str(action))
            raise AssertionError(f"action is not in action space: {why}")  # what PettingZoo's own wrapper raises
        if action not in self.state_now.legal():
            self.refuse(agent, int(action))
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_now.play(action)
        mover = self.state_now.mover()
        if mover == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def refuse(self, agent: str, action: int) -> None:
        """By PettingZoo's convention an illegal action ends the game, with a loss for the agent alone."""
        names = self.game.seat_names[: len(self.possible_agents)]
        why = self.game.reason(self.state_now, self.game.text(self.state_now, action), action, names)
        if self.raises:
            raise why
        self._cumulative_rewards[agent] = 0.0
        self.rewards[agent] = LOSS
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent]["refusal"] = str(why)
        self._accumulate_rewards()
        self._deads_step_first()

    def finish(self) -> None:
        """Zero-sum: a sole winner gets a point from each other agent, tied winners share."""
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = self.state_now.share(seat) * len(self.agents) - 1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> Any:
        """As a spectator sees it."""
        if not self.agents:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        view = self.game.view(self.state_now, None)
        if self.render_mode == "rgb_array":
            return picture(view)
        if self.render_mode == "ansi":
            return sketch(view)
        print(sketch(view), end="\n\n")
        return None

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(rules: str, players: int = 2, render_mode: str | None = None, raw: bool = False) -> CothonAEC:
    """An illegal action loses, and its reason is in the agent's info."""
    return CothonAEC(rules, players, render_mode, raises=False, raw=raw)


def raw_env(rules: str, players: int = 2, render_mode: str | None = None, raw: bool = False) -> CothonAEC:
    """An illegal action raises its reason and changes nothing."""
    return CothonAEC(rules, players, render_mode, raises=True, raw=raw)


def check_own(name: str, rules: Rules) -> Rules:
    """A rule set of one game; refuses those of others."""
    own = [known for game in GAMES if game.name == name for known in game.rule_sets]
    if base_of(rules) not in own:
        raise BadRequest("unknown-rules", rules=str(rules), known=", ".join(own))
    return rules
