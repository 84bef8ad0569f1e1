"""Train a small agent against a bot with JAX and Optax, and measure it: `make example`.

Proximal policy optimisation over many games at once. The environment steps them inside compiled code, so nearly all
of the time is the network's. Two cores are enough to beat `novice` within five minutes.

With `--teacher trader` it first learns to play like a bot that thinks ahead, at its own positions too, and then goes on
from there by itself: `examples/train.py --teacher trader --opponent apprentice --seconds 1200`.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from cothon.research.batch import Batch

HIDDEN = 128
STEPS = 64  # of every game between two updates
EPOCHS = 3
PARTS = 4  # minibatches
DISCOUNT, TRACE, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
IMPOSSIBLE = -1e9
LESSON = 16  # steps of every game between two updates while it learns from a teacher
OWN = 0.25  # of its lessons' moves are its own, so that the teacher also says what to do after those
TAUGHT = 0.5  # of the time, if there is a teacher

Params = dict[str, Any]


class Experience(NamedTuple):
    observation: Any
    mask: Any
    action: Any
    chance: Any  # log probability of the action when it was chosen
    advantage: Any
    value: Any
    counts: Any  # zero where the action was ignored, because the game had just ended


def new_network(key: Any, inputs: int, actions: int) -> Params:
    keys = jax.random.split(key, 4)
    sizes = {"first": (inputs, HIDDEN), "second": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
    network = {}
    for own, (name, size) in zip(keys, sizes.items(), strict=True):
        scale = 0.01 if name in ("policy", "value") else size[0] ** -0.5
        network[name] = {"weights": jax.random.normal(own, size) * scale, "bias": jnp.zeros(size[1])}
    return network


def think(network: Params, observation: Any, mask: Any) -> tuple[Any, Any]:
    """The log probabilities of all actions, and the value of the position."""
    hidden = jnp.tanh(observation @ network["first"]["weights"] + network["first"]["bias"])
    hidden = jnp.tanh(hidden @ network["second"]["weights"] + network["second"]["bias"])
    logits = hidden @ network["policy"]["weights"] + network["policy"]["bias"]
    value = hidden @ network["value"]["weights"] + network["value"]["bias"]
    return jax.nn.log_softmax(jnp.where(mask > 0, logits, IMPOSSIBLE)), value[:, 0]


@jax.jit
def choose(network: Params, observation: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    chances, value = think(network, observation, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


@jax.jit
def best(network: Params, observation: Any, mask: Any) -> Any:
    return think(network, observation, mask)[0].argmax(1)


def loss(network: Params, batch: Experience) -> Any:
    chances, value = think(network, batch.observation, batch.mask)
    chance = jnp.take_along_axis(chances, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - batch.chance)
    gain = jnp.minimum(ratio * batch.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantage)
    spread = -(jnp.exp(chances) * jnp.where(batch.mask > 0, chances, 0)).sum(1)
    missed = (value - batch.value) ** 2
    return (batch.counts * (0.5 * missed - gain - ENTROPY * spread)).sum() / batch.counts.sum()


def unlike(network: Params, batch: tuple[Any, Any, Any, Any]) -> Any:
    """How unlikely the network finds what the teacher plays, where there is a choice."""
    observation, mask, action, counts = batch
    chances, _ = think(network, observation, mask)
    return -(counts * jnp.take_along_axis(chances, action[:, None], 1)[:, 0]).sum() / counts.sum()


class Learner:
    def __init__(self, rules: str, players: int, opponent: str, games: int, seed: int) -> None:
        self.games = Batch(rules, players, games, seed=seed, opponents=opponent, raw=True)
        self.key = jax.random.PRNGKey(seed)
        layout = self.games.game.layout
        self.scale = 1 / np.sqrt(np.array(layout.limits(), np.float32))
        self.network = new_network(self.key, layout.size, self.games.game.decisions)
        self.optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(6e-4))
        self.progress = self.optimiser.init(self.network)
        self.improve = jax.jit(partial(self.improved, loss))
        self.imitate = jax.jit(partial(self.improved, unlike))
        self.lessons = Batch(rules, players, games, seed=seed + 1, raw=True)  # where it plays every seat

    def seen(self, games: Batch) -> Any:
        return games.observations * self.scale

    def next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    def improved(self, miss: Any, network: Params, progress: Any, batch: Any) -> tuple[Params, Any]:
        slopes = jax.grad(miss)(network, batch)
        changes, progress = self.optimiser.update(slopes, progress)
        return optax.apply_updates(network, changes), progress

    def play(self) -> tuple[Experience, float]:
        """Some steps of every game, and the mean reward of those that ended."""
        games, rows, rewards, ends = self.games, [], [], []
        place = np.arange(games.games)
        for _ in range(STEPS):
            observation, mask = self.seen(games), games.masks.copy()
            counts = (games.over == 0).astype(np.float32)
            action, chance, value = (np.asarray(x) for x in choose(self.network, observation, mask, self.next_key()))
            games.step(action.astype(np.int64))
            rows.append((observation, mask, action, chance, value, counts))
            rewards.append(games.rewards[place, games.learners].copy())
            ends.append((games.over > 0).astype(np.float32))
        _, _, last = choose(self.network, self.seen(games), games.masks, self.next_key())
        advantage = advantages(rewards, [row[4] for row in rows], ends, np.asarray(last))
        observation, mask, action, chance, value, counts = (
            np.concatenate(column) for column in zip(*rows, strict=True)
        )
        flat = np.concatenate(advantage)
        spread = (flat - flat.mean()) / (flat.std() + 1e-8)
        ended = np.concatenate(ends) > 0
        mean = float(np.concatenate(rewards)[ended].mean()) if ended.any() else 0.0
        return Experience(observation, mask, action, chance, spread, value + flat, counts), mean

    def learn(self, experience: Experience) -> None:
        for part in self.parts(len(experience.action)):
            batch = Experience(*(column[part] for column in experience))
            self.network, self.progress = self.improve(self.network, self.progress, batch)

    def parts(self, size: int) -> list[Any]:
        """All rows in minibatches, several times over."""
        rng = np.random.default_rng(int(self.next_key()[1]))
        return [part for _ in range(EPOCHS) for part in np.array_split(rng.permutation(size), PARTS)]

    def study(self, teacher: str) -> float:
        """Some steps of every lesson, then be more like the teacher; how often both chose the same."""
        games, rows = self.lessons, []
        for _ in range(LESSON):
            observation, mask = self.seen(games), games.masks.copy()
            advice, own = games.advised(teacher), self.own_moves(observation, mask)
            counts = ((games.over == 0) & (mask.sum(1) > 1)).astype(np.float32)
            rows.append((observation, mask, advice, counts, counts * (advice == own)))
            games.step(np.where(np.arange(games.games) < OWN * games.games, own, advice))
        *lesson, same = (np.concatenate(column) for column in zip(*rows, strict=True))
        for part in self.parts(len(same)):
            batch = tuple(column[part] for column in lesson)
            self.network, self.progress = self.imitate(self.network, self.progress, batch)
        return float(same.sum() / lesson[3].sum())

    def own_moves(self, observation: Any, mask: Any) -> Any:
        return np.asarray(best(self.network, observation, mask)).astype(np.int64)


def advantages(rewards: list[Any], values: list[Any], ends: list[Any], last: Any) -> list[Any]:
    """Generalised advantage estimation, from the last step back to the first."""
    found, trace, following = [], np.zeros_like(last), last
    for reward, value, end in zip(reversed(rewards), reversed(values), reversed(ends), strict=True):
        surprise = reward + DISCOUNT * following * (1 - end) - value
        trace = surprise + DISCOUNT * TRACE * (1 - end) * trace
        found.append(trace)
        following = value
    return found[::-1]


def measure(learner: Learner, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """The learner's share of the wins in two-player games, playing its best, and the error of that share."""
    own = learner.games
    table = Batch(own.rules, own.players, own.games, seed=seed, opponents=opponent, raw=True)
    place = np.arange(own.games)
    results: list[float] = []
    while len(results) < games:
        table.step(np.asarray(best(learner.network, learner.seen(table), table.masks)).astype(np.int64))
        ended = table.over > 0
        results += table.rewards[place, table.learners][ended].tolist()
    shares = (np.array(results) + 1) / table.players
    return float(shares.mean()), float(1.96 * shares.std() / len(shares) ** 0.5)


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="traders/standard")
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--teacher", help="a bot to learn from at first, for half of the time")
    parser.add_argument("--seconds", type=float, default=180, help="of CPU time to learn (%(default)s)")
    parser.add_argument("--games", type=int, default=256, help="played at once (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner = Learner(arguments.rules, 2, arguments.opponent, arguments.games, arguments.seed)
    taught = TAUGHT * arguments.seconds if arguments.teacher else 0.0
    start, updates = time.process_time(), 0
    while (spent := time.process_time() - start) < taught:
        same = learner.study(arguments.teacher)
        updates += 1
        if updates % 20 == 1:
            print(f"{spent:5.0f} s, lesson {updates}: plays as {arguments.teacher} would {same:.1%}", flush=True)
    updates = 0
    while (spent := time.process_time() - start) < arguments.seconds:
        experience, reward = learner.play()
        learner.learn(experience)
        updates += 1
        if updates % 20 == 1:
            print(
                f"{spent:5.0f} s, {updates * STEPS * arguments.games:9} steps: wins {(reward + 1) / 2:.1%}", flush=True
            )
    share, error = measure(learner, arguments.opponent, 2_000, arguments.seed + 1)
    print(f"wins {share:.1%} ± {error:.1%} of 2000 new games against {arguments.opponent}")
    return share


if __name__ == "__main__":
    main()
