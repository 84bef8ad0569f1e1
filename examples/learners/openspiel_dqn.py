"""OpenSpiel's DQN learns by playing against itself: `python examples/learners/openspiel_dqn.py --seconds 600`.

Two agents, one for each seat, as in OpenSpiel's own examples. Needs `pip install "cothon[learners]"`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import torch
from asking import Clock, asked
from measuring import GAME, one_by_one, shares
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import dqn
from self_play import best, learn

import cothon.research.openspiel  # noqa: F401 (registers the games)


def new_agents(environment: Any, seed: int) -> list[Any]:
    size = environment.observation_spec()["info_state"][0]
    return [
        dqn.DQN(
            player, size, environment.action_spec()["num_actions"], (128,), batch_size=64,
            replay_buffer_capacity=50_000, learning_rate=5e-4, optimizer_str="adam", loss_str="huber",
            update_target_network_every=500, learn_every=8, min_buffer_size_to_learn=500,
            epsilon_decay_schedule_str="linear", epsilon_decay_duration=20_000, epsilon_end=0.05,
            discount_factor=0.99, seed=seed + player,
        )
        for player in range(2)
    ]  # fmt: skip


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told = asked(__doc__, arguments)
    torch.set_num_threads(1)
    torch.manual_seed(told.seed)
    kind = rl_environment.ObservationType.OBSERVATION
    environment = rl_environment.Environment(GAME, observation_type=kind)
    environment.seed(told.seed)
    agents = new_agents(environment, told.seed)
    games = learn(environment, agents, Clock(told.seconds))
    print(f"{games} games, losses of the last updates {[agent.loss for agent in agents]}")
    return shares(one_by_one(partial(best, agents)), told.games)


if __name__ == "__main__":
    main()
