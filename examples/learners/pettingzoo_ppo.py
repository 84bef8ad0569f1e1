"""PPO in the style of CleanRL over PettingZoo: `python examples/learners/pettingzoo_ppo.py --seconds 600`.

One network plays both seats of 32 games at once. Needs `pip install "cothon[learners]"`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from asking import Clock, asked
from measuring import shares
from network import best, improve, new_agent, think

from cothon.research.pettingzoo import traders_v0


def play(envs: list[Any], agent: Any) -> list[Any]:
    """A game in each: of every decision what was seen, the mask, the action, its log probability and the result."""
    for env in envs:
        env.reset(seed=int(torch.randint(2**31, ())))
    steps, running = [], envs
    while running:
        told = [env.observe(env.agent_selection) for env in running]
        seen, mask = (torch.from_numpy(np.stack([one[key] for one in told])) for key in ("observation", "action_mask"))
        with torch.no_grad():
            odds = think(agent, seen, mask)[0]
        action, who = odds.sample(), [(env, env.agent_selection) for env in running]
        steps.append((seen, mask, action, odds.log_prob(action), who))
        for env, chosen in zip(running, action.tolist(), strict=True):
            env.step(chosen)
        running = [env for env in running if not any(env.terminations.values())]
    *columns, seats = zip(*steps, strict=True)
    results = torch.tensor([float(env.rewards[name]) for step in seats for env, name in step])
    return [*map(torch.cat, columns), results]


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told = asked(__doc__, arguments)
    torch.set_num_threads(1)
    torch.manual_seed(told.seed)
    envs, clock, games = [traders_v0.env(players=2) for _ in range(32)], Clock(told.seconds), 0
    agent = new_agent(envs[0])
    optimiser = torch.optim.Adam(agent.parameters(), 1e-3)
    while clock.is_on():
        improve(agent, optimiser, play(envs, agent))
        games += len(envs)
    print(f"{games} games")
    return shares(lambda seen, masks, seats: best(agent, seen, masks), told.games)


if __name__ == "__main__":
    main()
