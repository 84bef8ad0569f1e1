"""PPO in the style of CleanRL over PettingZoo, one network for both seats: `… examples/learners/pettingzoo_ppo.py`."""

from __future__ import annotations

from typing import Any

import torch
from asking import Clock, asked
from measuring import shares
from network import best, new_agent, think
from torch import nn

from cothon.research.pettingzoo import traders_v0


def play(env: Any, agent: Any, seed: int) -> list[tuple[Any, ...]]:
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
            odds = think(agent, seen, mask)[0]
        action = odds.sample()
        rows.append((seen, mask, action, odds.log_prob(action), name))
        env.step(int(action))
    return [(*row, results[name]) for *row, name in rows]


def learn(agent: Any, optimiser: Any, rows: list[tuple[Any, ...]]) -> None:
    seen, mask, action, before, result = (torch.stack(column) for column in zip(*rows, strict=True))
    for part in (part for _ in range(4) for part in torch.randperm(len(rows)).split(512)):
        odds, value = think(agent, seen[part], mask[part])
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
    env, clock = traders_v0.env(players=2), Clock(told.seconds)
    agent = new_agent(env)
    optimiser = torch.optim.Adam(agent.parameters(), 1e-3)
    while clock.is_on():
        learn(agent, optimiser, [row for _ in range(16) for row in play(env, agent, int(torch.randint(2**31, ())))])
    return shares(lambda state, seat: best(agent, state, seat), told.games)


if __name__ == "__main__":
    main()
