"""OpenSpiel's NFSP, neural fictitious self-play: `python examples/learners/openspiel_nfsp.py --seconds 600`.

Two agents, one for each seat; what is measured is their average policy, that of the latest best responses, played by
chance as it says. Needs `pip install "cothon[learners]"`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import torch
from asking import Clock, asked
from measuring import GAME, one_by_one, shares
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import dqn, nfsp
from self_play import best, learn

import cothon.research.openspiel  # noqa: F401 (registers the games)


def new_agents(environment: Any, seed: int) -> list[Any]:
    size = environment.observation_spec()["info_state"][0]
    return [
        nfsp.NFSP(
            player, size, environment.action_spec()["num_actions"], (128,), reservoir_buffer_capacity=20_000,
            replay_buffer_class=dqn.ReplayBuffer, anticipatory_param=0.5, batch_size=128, rl_learning_rate=1e-3,
            sl_learning_rate=2e-3, optimizer_str="adam", min_buffer_size_to_learn=500, learn_every=16,
            replay_buffer_capacity=50_000, update_target_network_every=200, loss_str="huber", epsilon_start=0.2,
            epsilon_end=0.02, epsilon_decay_duration=10_000, epsilon_decay_schedule_str="linear",
            discount_factor=0.99, seed=seed + player,
        )
        for player in range(2)
    ]  # fmt: skip


def average(agents: list[Any], seen: Any, mask: Any, seat: int) -> int:
    """What the seat's agent plays on average."""
    with agents[seat].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
        return best(agents, seen, mask, seat)


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told = asked(__doc__, arguments)
    torch.set_num_threads(1)
    torch.manual_seed(told.seed)
    kind = rl_environment.ObservationType.OBSERVATION
    environment = rl_environment.Environment(GAME, observation_type=kind)
    environment.seed(told.seed)
    agents = new_agents(environment, told.seed)
    print(f"{learn(environment, agents, Clock(told.seconds))} games")
    return shares(one_by_one(partial(average, agents)), told.games)


if __name__ == "__main__":
    main()
