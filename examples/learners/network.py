"""A small network in PyTorch that knows which actions are legal."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn


def new_agent(env: Any) -> Any:
    """For an environment of PettingZoo: the last number is how well one stands, the others how good an action is."""
    seat = env.possible_agents[0]
    size, actions = env.observation_space(seat)["observation"].shape[0], env.action_space(seat).n
    return nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, actions + 1))


def think(agent: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    found = agent(seen)
    odds = torch.distributions.Categorical(logits=found[..., :-1].masked_fill(mask == 0, -1e9))
    return odds, found[..., -1]


def best(agent: Any, state: Any, seat: int) -> int:
    """What it plays when it does not try things out, at a state of OpenSpiel."""
    mask = torch.zeros(state.num_distinct_actions())
    mask[state.legal_actions()] = 1
    return int(think(agent, torch.tensor(state.observation_tensor(seat)), mask)[0].probs.argmax())
