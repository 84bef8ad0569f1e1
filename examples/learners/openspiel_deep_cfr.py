"""OpenSpiel's deep CFR on the last decisions of a game: `… examples/learners/openspiel_deep_cfr.py --iterations 20`.

Deep CFR tries every choice of a seat at every decision below its root, which is out of reach for a whole game of 150
decisions. So the root is a moment shortly before the end of one, and the measure is played from there.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import torch
from endings import Ending, late, share
from open_spiel.python.pytorch import deep_cfr


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--left", type=int, default=8, help="moves from the end, chance included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="to measure it by")
    told = parser.parse_args(arguments)
    torch.manual_seed(told.seed)
    Ending.moves = late(told.seed, told.left)
    game = Ending({"players": 2})
    solver = deep_cfr.DeepCFRSolver(
        game, (64,), (64,), told.iterations, num_traversals=10, learning_rate=1e-3, batch_size_advantage=256,
        batch_size_strategy=256, policy_network_train_steps=100, advantage_network_train_steps=30, seed=told.seed,
    )  # fmt: skip
    rng, untaught = random.Random(told.seed), {}
    for opponent in ("novice", "apprentice"):  # what choosing at random would bring from this moment on
        untaught[opponent] = share(
            game, lambda state: rng.choice(state.legal_actions()), opponent, told.games, told.seed
        )
    solver.solve()

    def choose(state: Any) -> int:
        odds = solver.action_probabilities(state)
        return int(max(odds, key=odds.get))

    return {opponent: share(game, choose, opponent, told.games, told.seed) for opponent in untaught}


if __name__ == "__main__":
    main()
