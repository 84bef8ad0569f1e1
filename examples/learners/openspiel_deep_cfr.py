"""OpenSpiel's deep CFR on the end of a game: `python examples/learners/openspiel_deep_cfr.py --seconds 600`.

It tries every choice of a seat at each of that seat's decisions, so a whole game, with some fifty of them, is beyond
it; ending.py has what it plays. Needs `pip install "cothon[learners]"`.
"""

from __future__ import annotations

import numpy as np
import torch
from asking import Clock, asked
from ending import Endgame
from ending_measuring import at_random, bot_of, by_policy, share
from open_spiel.python.pytorch import deep_cfr

import cothon.research.openspiel  # noqa: F401 (registers the games)


def main(arguments: list[str] | None = None) -> dict[str, float]:
    told, game = asked(__doc__, arguments), Endgame()
    torch.set_num_threads(1)
    np.random.seed(told.seed)  # what deep_cfr draws from
    learner = deep_cfr.DeepCFRSolver(
        game, (128,), (128,), num_iterations=1, num_traversals=8, learning_rate=1e-3, batch_size_advantage=128,
        batch_size_strategy=128, memory_capacity=50_000, advantage_network_train_steps=50,
        policy_network_train_steps=50, reinitialize_advantage_networks=False, seed=told.seed,
    )  # fmt: skip
    clock, rounds, found = Clock(told.seconds), 0, {}
    while clock.is_on():
        learner.solve()
        rounds += 1
    print(f"{rounds} rounds")
    for name in ("random", "novice", "apprentice"):
        other = at_random if name == "random" else bot_of(name)
        found[name] = share(game, by_policy(learner), other, told.games)
        guess = share(game, at_random, other, told.games)
        print(f"wins {found[name]:.1%} of {told.games} endings against {name}; who plays at random {guess:.1%}")
    return found


if __name__ == "__main__":
    main()
