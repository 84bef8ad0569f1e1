"""Train a small agent against a bot with JAX and Optax, and measure it: `make example`.

Proximal policy optimisation over many games at once. The environment steps them inside compiled code, so nearly all
of the time is the network's. Two cores are enough to beat `novice` within five minutes.

With `--teacher trader` it first learns what a bot that thinks ahead makes of positions, those of its own games too, and
then goes on by itself: `examples/train.py --teacher trader --opponent apprentice --seconds 1200`.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from cothon.research.batch import Batch

ALIKE = {"traders": "RBYG"}  # the letters of colours that are worth the same: what is learnt of one holds for all
HIDDEN = 128
STEPS = 64  # of every game between two updates
EPOCHS = 3
PART = 1024  # rows of a minibatch
RATE, LEAST_RATE = 1e-3, 0.05  # of learning, and how much of it is left at the end
DISCOUNT, TRACE, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.005
IMPOSSIBLE = -1e9
LESSON = 16  # steps of every game between two updates while it learns from a teacher
OWN = 0.5  # of its lessons' games are played by itself, so that the teacher also says what to do there
KEPT = 300_000  # positions of its lessons that it remembers
AGAIN = 6  # how often it looks at each of them
STEADY = 400  # updates over which the network that is measured is averaged

Params = dict[str, Any]


class Experience(NamedTuple):
    observation: Any
    mask: Any
    action: Any
    chance: Any  # log probability of the action when it was chosen
    advantage: Any
    value: Any


class Lesson(NamedTuple):
    observation: Any
    mask: Any
    shares: Any  # what the teacher thinks of each action
    value: Any


def by_colour(names: tuple[str, ...], colours: str) -> tuple[Any, Any]:
    """Where the numbers of each colour are, in one order for all, and where the others are."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        if colours and re.search(rf"\b[{colours}]\d?\b", name):
            found.setdefault(re.sub(rf"\b[{colours}](\d?)\b", r"_\1", name), []).append(place)
    own = np.array(list(found.values()), int).T if found else np.zeros((1, 0), int)
    return own, np.setdiff1d(np.arange(len(names)), own)


class Network:
    """Thinks about each colour with the same weights, tells the others what it found, and thinks again."""

    def __init__(self, game: Any) -> None:
        colours = ALIKE.get(game.name, "")
        self.own, self.common = by_colour(tuple(game.layout.names()), colours)
        self.own_actions, self.common_actions = by_colour(game.move_names[: game.decisions], colours)
        self.columns = np.concatenate([self.own.ravel(), self.common])
        self.scale = 1 / np.sqrt(np.array(game.layout.limits(), np.float32)[self.columns])
        order = np.concatenate([self.own_actions.ravel(), self.common_actions])
        self.places = np.eye(game.decisions, dtype=np.float32)[order]

    def seen(self, games: Batch) -> Any:
        """What stands in the games, colour by colour, then what belongs to none."""
        return np.take(games.observations, self.columns, axis=1).astype(np.int16)

    def begin(self, key: Any) -> Params:
        own, common = self.own.shape[1], len(self.common)
        sizes = {"own": (own, HIDDEN), "others": (own, HIDDEN), "common": (common, HIDDEN), "value": (HIDDEN, 1)}
        sizes |= {f"{what}{i}": (HIDDEN, HIDDEN) for i in (1, 2) for what in ("own", "others")}
        sizes |= {"own policy": (HIDDEN, self.own_actions.shape[1]), "policy": (HIDDEN, len(self.common_actions))}
        network = {f"bias{i}": jnp.zeros(HIDDEN) for i in range(3)}
        for one, (name, size) in zip(jax.random.split(key, len(sizes)), sizes.items(), strict=True):
            small = 0.1 if "policy" in name or name == "value" else 1.0
            network[name] = jax.random.normal(one, size) * small * max(size[0], 1) ** -0.5
        return network

    def think(self, network: Params, observation: Any, mask: Any) -> tuple[Any, Any]:
        """The log probabilities of all actions, and the value of the position."""
        seen = observation * self.scale
        own = seen[:, : self.own.size].reshape(len(seen), *self.own.shape)  # rows, colours, numbers
        common = seen[:, self.own.size :] @ network["common"] + own.mean(1) @ network["others"]
        hidden = jax.nn.relu(own @ network["own"] + common[:, None] + network["bias0"])
        for i in (1, 2):
            others = hidden.mean(1, keepdims=True) @ network[f"others{i}"]
            hidden += jax.nn.relu(hidden @ network[f"own{i}"] + others + network[f"bias{i}"])
        whole = hidden.mean(1)
        logits = [(hidden @ network["own policy"]).reshape(len(seen), -1), whole @ network["policy"]]
        chances = jnp.where(mask > 0, jnp.concatenate(logits, 1) @ self.places, IMPOSSIBLE)
        return jax.nn.log_softmax(chances), jnp.tanh(whole @ network["value"])[:, 0]

    def loss(self, network: Params, batch: Experience) -> Any:
        chances, value = self.think(network, batch.observation, batch.mask)
        chance = jnp.take_along_axis(chances, batch.action[:, None], 1)[:, 0]
        ratio = jnp.exp(chance - batch.chance)
        gain = jnp.minimum(ratio * batch.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantage)
        spread = -(jnp.exp(chances) * jnp.where(batch.mask > 0, chances, 0)).sum(1)
        return (0.5 * (value - batch.value) ** 2 - gain - ENTROPY * spread).mean()

    def unlike(self, network: Params, batch: Lesson) -> Any:
        """How far it is from what the teacher thinks."""
        chances, value = self.think(network, batch.observation, batch.mask)
        return 0.5 * ((value - batch.value) ** 2).mean() - (batch.shares * chances).sum(1).mean()


class Learner:
    def __init__(self, rules: str, players: int, opponent: str, games: int, seed: int) -> None:
        self.games = Batch(rules, players, games, seed=seed, opponents=opponent, raw=True, threads=2)
        self.lessons = Batch(rules, players, games, seed=seed + 1, raw=True, threads=2)  # where it plays every seat
        self.net, self.key = Network(self.games.game), jax.random.PRNGKey(seed)
        self.network = self.steady = self.net.begin(self.next_key())
        self.optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1.0))
        self.progress = self.optimiser.init(self.network)
        self.improve = jax.jit(partial(self.improved, self.net.loss))
        self.imitate = jax.jit(partial(self.improved, self.net.unlike))
        self.choose = jax.jit(self.chosen)
        shape, actions = (KEPT, len(self.net.columns)), (KEPT, len(self.net.places))
        kinds = [(shape, np.int16), (actions, np.uint8), (actions, np.float16), ((KEPT,), np.float32)]
        self.memory = Lesson(*(np.zeros(size, kind) for size, kind in kinds))
        self.learnt = self.updates = 0  # positions of lessons, minibatches

    def next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    def chosen(self, network: Params, observation: Any, mask: Any, key: Any) -> tuple[Any, ...]:
        """An action by its chance, its log probability, the value, and the best action."""
        chances, value = self.net.think(network, observation, mask)
        action = jax.random.categorical(key, chances)
        return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value, chances.argmax(1)

    def decide(self, games: Batch, network: Params, seen: Any = None) -> list[Any]:
        seen = self.net.seen(games) if seen is None else seen
        return [np.asarray(found) for found in self.choose(network, seen, games.masks, self.next_key())]

    def improved(self, miss: Any, now: tuple[Any, ...], batch: Any, rate: float, pace: float) -> tuple[Any, ...]:
        network, steady, progress = now
        changes, progress = self.optimiser.update(jax.grad(miss)(network, batch), progress)
        network = jax.tree.map(lambda weight, change: weight + rate * change, network, changes)
        return network, optax.incremental_update(network, steady, pace), progress

    def study(self, teacher: str, rate: float) -> float:
        """Some steps of every lesson, then think more like the teacher; how often both would choose the same."""
        games, same, choices = self.lessons, 0, 0
        for _ in range(LESSON):
            (shares, wins), seen = games.thoughts(teacher), self.net.seen(games)
            own, there = self.decide(games, self.network, seen)[3], np.flatnonzero(np.isfinite(wins))
            self.remember(Lesson(seen[there], games.masks[there], shares[there], wins[there] * games.players - 1))
            advice = shares.argmax(1)
            same, choices = same + int((advice == own)[there].sum()), choices + len(there)
            games.step(np.where(np.arange(games.games) < OWN * games.games, own, advice))
        rng = np.random.default_rng(int(self.next_key()[1]))
        for _ in range(AGAIN * choices // PART):
            rows = rng.integers(min(self.learnt, KEPT), size=PART)
            self.update(self.imitate, Lesson(*(column[rows] for column in self.memory)), rate)
        return same / choices

    def remember(self, lesson: Lesson) -> None:
        """In the place of what it learnt longest ago."""
        places = (self.learnt + np.arange(len(lesson.value))) % KEPT
        for column, new in zip(self.memory, lesson, strict=True):
            column[places] = new
        self.learnt += len(places)

    def update(self, improve: Any, batch: Any, rate: float) -> None:
        self.updates += 1
        now, pace = (self.network, self.steady, self.progress), 1 / min(self.updates, STEADY)
        self.network, self.steady, self.progress = improve(now, batch, rate, pace)

    def play(self) -> tuple[Experience, float]:
        """Some steps of every game, and the mean reward of those that ended."""
        games, rows, rewards, ends = self.games, [], [], []
        place = np.arange(games.games)
        for _ in range(STEPS):
            observation, mask = self.net.seen(games), games.masks.copy()
            counts = (games.over == 0) & (mask.sum(1) > 1)
            action, chance, value, _ = self.decide(games, self.network, observation)
            games.step(action)
            rows.append((counts, value, observation, mask, action, chance))
            rewards.append(games.rewards[place, games.learners].copy())
            ends.append((games.over > 0).astype(np.float32))
        last = self.decide(games, self.network)[2]
        counts, value, *columns = (np.concatenate(column) for column in zip(*rows, strict=True))
        better = np.concatenate(advantages(rewards, [row[1] for row in rows], ends, last))[counts]
        fair = (better - better.mean()) / (better.std() + 1e-8)
        ended = np.concatenate(ends) > 0
        mean = float(np.concatenate(rewards)[ended].mean()) if ended.any() else 0.0
        return Experience(*(column[counts] for column in columns), fair, value[counts] + better), mean

    def learn(self, experience: Experience, rate: float) -> None:
        """All that was seen where there was a choice, in minibatches, several times over."""
        rng, size = np.random.default_rng(int(self.next_key()[1])), len(experience.action)
        whole = size - size % PART or size
        for _ in range(EPOCHS):
            for part in np.split(rng.permutation(size)[:whole], whole // PART or 1):
                self.update(self.improve, Experience(*(column[part] for column in experience)), rate)


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
    """The learner's share of the wins in games of two, playing its best, and the error of that share."""
    own = learner.games
    table = Batch(own.rules, own.players, own.games, seed=seed, opponents=opponent, raw=True)
    place, results = np.arange(own.games), list[float]()
    while len(results) < games:
        table.step(learner.decide(table, learner.steady)[3])
        results += table.rewards[place, table.learners][table.over > 0].tolist()
    shares = (np.array(results) + 1) / table.players
    return float(shares.mean()), float(1.96 * shares.std() / len(shares) ** 0.5)


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="traders/standard")
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--teacher", help="a bot to learn from at first")
    parser.add_argument("--taught", type=float, default=0.6, help="of the time, if there is a teacher (%(default)s)")
    parser.add_argument("--seconds", type=float, default=180, help="of CPU time to learn (%(default)s)")
    parser.add_argument("--games", type=int, default=256, help="played at once (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    learner = Learner(told.rules, 2, told.opponent, told.games, told.seed)
    taught = told.taught * told.seconds if told.teacher else 0.0
    start, updates = time.process_time(), 0
    while (spent := time.process_time() - start) < taught:
        same = learner.study(told.teacher, slower(spent / taught) * RATE)
        updates += 1
        if updates % 20 == 1:
            print(f"{spent:5.0f} s, {learner.learnt:7} positions: as {told.teacher} in {same:.1%}", flush=True)
    updates = 0
    while (spent := time.process_time() - start) < told.seconds:
        experience, reward = learner.play()
        learner.learn(experience, slower((spent - taught) / (told.seconds - taught)) * RATE * (0.5 if taught else 1))
        updates += 1
        if updates % 20 == 1:
            print(f"{spent:5.0f} s, {updates * STEPS * told.games:9} steps: wins {(reward + 1) / 2:.1%}", flush=True)
    share, error = measure(learner, told.opponent, 2_000, told.seed + 1)
    print(f"wins {share:.1%} ± {error:.1%} of 2000 new games against {told.opponent}")
    return share


def slower(done: float) -> float:
    """The rate of learning falls along half a wave."""
    return LEAST_RATE + (1 - LEAST_RATE) * (1 + math.cos(math.pi * min(done, 1.0))) / 2


if __name__ == "__main__":
    main()
