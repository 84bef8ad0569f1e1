"""PPO in the style of CleanRL over PettingZoo, one network for both seats: `python examples/learners/pettingzoo_ppo.py`."""

from __future__ import annotations

from itertools import count
from typing import Any

import torch
from measuring import Clock, asked, shares
from torch import nn

from cothon.research.pettingzoo import traders_v0


class Agent(nn.Module):
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[..., 0]


def play(env: Any, agent: Agent, seed: int) -> list[tuple[Any, ...]]:
    """Every decision of a game: what was seen, the mask, the action, its log probability, and how the game ended."""
    env.reset(seed=seed)
    rows, results = [], {}
    for name in env.agent_iter():
        told, reward, over, _, _ = env.last()
        if over:
            results[name] = torch.tensor(float(reward))
            env.step(None)
            continue
        seen, mask = torch.tensor(told["observation"]), torch.tensor(told["action_mask"])
        with torch.no_grad():
            odds, _ = agent(seen, mask)
            action = odds.sample()
        rows.append((seen, mask, action, odds.log_prob(action), name))
        env.step(int(action))
    return [(*row, results[name]) for *row, name in rows]


def learn(agent: Agent, optimiser: Any, rows: list[tuple[Any, ...]]) -> None:
    seen, mask, action, before, result = (torch.stack(column) for column in zip(*rows, strict=True))
    for part in (part for _ in range(4) for part in torch.randperm(len(rows)).split(512)):
        odds, value = agent(seen[part], mask[part])
        better = result[part] - value.detach()
        ratio = (odds.log_prob(action[part]) - before[part]).exp()
        gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
        optimiser.zero_grad()
        (0.5 * (value - result[part]).pow(2).mean() - gain - 0.01 * odds.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        optimiser.step()


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told = asked(__doc__, arguments)
    torch.manual_seed(told.seed)
    env, clock, seeds = traders_v0.env(players=2), Clock(told.seconds), count(told.seed * 10**6)
    agent = Agent(env.observation_space("player_0")["observation"].shape[0], env.action_space("player_0").n)
    optimiser = torch.optim.Adam(agent.parameters(), 1e-3)
    while clock.is_on():
        learn(agent, optimiser, [row for _ in range(16) for row in play(env, agent, next(seeds))])

    def choose(state: Any, seat: int) -> int:
        mask = torch.zeros(state.num_distinct_actions())
        mask[state.legal_actions()] = 1
        return int(agent(torch.tensor(state.observation_tensor(seat)), mask)[0].probs.argmax())

    return shares(choose, told.games)


if __name__ == "__main__":
    main()
