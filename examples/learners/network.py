"""A small network in PyTorch that knows which actions are legal, and how PPO improves it."""

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
    odds = torch.distributions.Categorical(logits=found[..., :-1].masked_fill(mask == 0, -1e9), validate_args=False)
    return odds, found[..., -1]


def best(agent: Any, seen: Any, masks: Any) -> Any:
    """What it plays when it does not try things out."""
    with torch.no_grad():
        return think(agent, torch.from_numpy(seen), torch.from_numpy(masks))[0].probs.argmax(1).numpy()


def improve(agent: Any, optimiser: Any, rows: list[Any]) -> None:
    """By decisions: what was seen, the mask, the action, its log probability then, and the result of the game."""
    seen, mask, action, before, result = rows
    orders: list[Any] = [torch.randperm(len(seen)) for _ in range(4)]
    for part in (part for order in orders for part in order.split(512)):
        odds, value = think(agent, seen[part], mask[part])
        better = result[part] - value.detach()
        ratio = (odds.log_prob(action[part]) - before[part]).exp()
        gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        optimiser.zero_grad()
        (0.5 * (value - result[part]).pow(2).mean() - gain - 0.01 * odds.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        optimiser.step()
