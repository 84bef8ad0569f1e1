"""Train a small agent with JAX and Optax, and measure it against a bot: `make example`, twenty minutes of CPU time.

It learns to judge positions, and chooses by what may follow each of its moves (`Batch.ahead`), in worlds that it holds
possible. At first a bot that thinks a little teaches it: what that bot expects of the positions of its own games, and
how these games end. Then it goes on by itself: what it expects after its best move, and what came of it, is better
than what it thought before. All games are stepped inside compiled code, so nearly all of the time is the network's.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from cothon.research.batch import Batch

ALIKE = {"traders": "RBYG"}  # the letters of colours that are worth the same: what is learnt of one holds for all
HIDDEN = 96
PART = 512  # positions of an update
RATE, LEAST_RATE = 2e-3, 0.02  # of learning, and how much of it is left at the end
STEADY = 600  # updates over which the network that is measured is averaged
CHUNK = 2048  # positions that are judged at once

LESSON = 224  # steps of every game in a lesson: longer than a game of two
LISTENING = 0.35  # of the time with a teacher; the rest goes into learning what it said
RESULT = 0.2  # of a lesson's value is how its game ended, the rest is what the teacher expected
SURE = 0.5  # of the teacher's moves are its best, the others by how much it thinks of each
KEPT = 2_000_000  # positions of lessons that it remembers

STEPS = 64  # of every game that it plays by itself, between two updates
HEAT = 0.02  # by how much a move may look worse and be tried all the same
TRACE = 0.8  # how far what came later counts against what was expected

Network = dict[str, Any]


def by_colour(names: tuple[str, ...], colours: str) -> tuple[Any, Any]:
    """Where the numbers of each colour are, in one order for all, and where the others are."""
    found: dict[str, list[int]] = {}
    for place, name in enumerate(names):
        if colours and re.search(rf"\b[{colours}]\d?\b", name):
            found.setdefault(re.sub(rf"\b[{colours}](\d?)\b", r"_\1", name), []).append(place)
    own = np.array(list(found.values()), int).T if found else np.zeros((1, 0), int)
    return own, np.setdiff1d(np.arange(len(names)), own)


class Judge:
    """Thinks about each colour with the same weights, tells the others what it found, and thinks again."""

    def __init__(self, game: Any) -> None:
        self.own, self.common = by_colour(tuple(game.layout.names()), ALIKE.get(game.name, ""))
        self.columns = np.concatenate([self.own.ravel(), self.common])
        self.scale = 1 / np.sqrt(np.array(game.layout.limits(), np.float32)[self.columns])

    def begin(self, key: Any) -> Network:
        own, common = self.own.shape[1], len(self.common)
        sizes = {"own": (own, HIDDEN), "others": (own, HIDDEN), "common": (common, HIDDEN), "value": (HIDDEN, 1)}
        sizes |= dict.fromkeys(("own again", "others again", "whole"), (HIDDEN, HIDDEN))
        network = {name: jnp.zeros(HIDDEN) for name in ("bias", "bias again", "bias whole")}
        for one, (name, size) in zip(jax.random.split(key, len(sizes)), sizes.items(), strict=True):
            small = 0.1 if name == "value" else 1.4
            network[name] = jax.random.normal(one, size) * small * max(size[0], 1) ** -0.5
        return network

    def value(self, network: Network, seen: Any) -> Any:
        """What the seat that decides will win, from -1 to 1, by what it knows (colour by colour, then the rest)."""
        seen = seen * self.scale
        own = seen[:, : self.own.size].reshape(len(seen), *self.own.shape)  # positions, colours, numbers
        common = seen[:, self.own.size :] @ network["common"] + own.mean(1) @ network["others"]
        hidden = jax.nn.relu(own @ network["own"] + common[:, None] + network["bias"])
        told = (hidden.mean(1) @ network["others again"])[:, None]
        hidden += jax.nn.relu(hidden @ network["own again"] + told + network["bias again"])
        whole = hidden.mean(1)
        whole += jax.nn.relu(whole @ network["whole"] + network["bias whole"])
        return jnp.tanh(whole @ network["value"])[:, 0]


class Step(NamedTuple):
    """One step of all games."""

    seen: Any
    movers: Any
    running: Any
    expected: Any  # by the seat that decides
    ended: Any
    rewards: Any

    def of_first(self) -> Any:
        """What was expected, from seat 0's side."""
        return np.where(self.movers == 0, self.expected, -self.expected)


class Learner:
    def __init__(self, rules: str, games: int, seed: int) -> None:
        self.games = Batch(rules, 2, games, seed=seed, raw=True, threads=2)  # it plays both seats
        self.lessons = Batch(rules, 2, games, seed=seed + 1, raw=True, threads=2)
        self.rng, self.judge = np.random.default_rng(seed), Judge(self.games.game)
        self.network = self.steady = jax.jit(self.judge.begin)(jax.random.PRNGKey(seed))
        self.optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1.0))
        self.progress = self.optimiser.init(self.network)
        self.value, self.improve = jax.jit(self.judge.value), jax.jit(self.improved)
        self.updates = self.heard = 0
        self.memory = np.zeros((KEPT, len(self.judge.columns)), np.int16), np.zeros(KEPT, np.float32)

    def seen(self, games: Batch) -> Any:
        return np.take(games.observations, self.judge.columns, axis=1).astype(np.int16)

    def improved(self, now: tuple[Any, ...], seen: Any, worth: Any, rate: float, pace: float) -> tuple[Any, ...]:
        network, steady, progress = now
        miss = lambda network: ((self.judge.value(network, seen) - worth) ** 2).mean()  # noqa: E731
        changes, progress = self.optimiser.update(jax.grad(miss)(network), progress)
        network = jax.tree.map(lambda weight, change: weight + rate * change, network, changes)
        return network, optax.incremental_update(network, steady, pace), progress

    def update(self, seen: Any, worth: Any, rate: float) -> None:
        self.updates += 1
        now, pace = (self.network, self.steady, self.progress), 1 / min(self.updates, STEADY)
        self.network, self.steady, self.progress = self.improve(now, seen, worth, rate, pace)

    # with a teacher
    def listen(self, teacher: str) -> None:
        """A lesson: games that the teacher plays, and what it expects. Remembered in the place of the oldest."""
        games, steps = self.lessons, list[Step]()
        for _ in range(LESSON):
            (shares, wins), movers, seen = games.thoughts(teacher), games.movers.copy(), self.seen(games)
            running = games.over == 0
            games.step(np.where(self.rng.random(games.games) < SURE, shares.argmax(1), drawn(shares, self.rng)))
            ended = running & (games.over > 0)
            steps.append(Step(seen, movers, running, 2 * wins - 1, ended, games.rewards[:, 0].copy()))
        result = np.full(games.games, np.nan)  # seat 0's, once it is known
        for step in reversed(steps):
            result = np.where(step.ended, step.rewards, result)
            known = np.where(np.isfinite(result), result, step.of_first())
            worth = RESULT * np.where(step.movers == 0, known, -known) + (1 - RESULT) * step.expected
            self.remember(step.seen, worth, step.running & np.isfinite(step.expected))

    def remember(self, seen: Any, worth: Any, counts: Any) -> None:
        places = (self.heard + np.arange(counts.sum())) % KEPT
        self.memory[0][places], self.memory[1][places] = seen[counts], worth[counts]
        self.heard += len(places)

    def practise(self, rate: float) -> None:
        rows = self.rng.integers(min(self.heard, KEPT), size=PART)
        self.update(self.memory[0][rows], self.memory[1][rows], rate)

    # by itself
    def judged(self, network: Network, observations: Any) -> Any:
        """Values of many positions, in pieces of one size, so that the network is compiled once."""
        count = len(observations)
        room = np.zeros((-(-count // CHUNK) * CHUNK, len(self.judge.columns)), np.float32)
        np.take(observations, self.judge.columns, axis=1, out=room[:count])
        found = [np.asarray(self.value(network, piece)) for piece in room.reshape(-1, CHUNK, room.shape[1])]
        return np.concatenate(found)[:count] if found else np.zeros(0, np.float32)

    def choose(self, network: Network, games: Batch, worlds: int, heat: float = 0.0) -> tuple[Any, Any]:
        """The action with the best prospects in each game, now and then another; and the best prospects."""
        ahead = games.ahead(worlds)
        deciding = games.movers[ahead.games]
        values = self.judged(network, ahead.observations)
        values = np.where(ahead.movers == deciding, values, -values)
        values = np.where(ahead.movers < 0, ahead.rewards[np.arange(len(values)), deciding], values)
        worth, place, action = values.reshape(-1, worlds).mean(1), ahead.games[::worlds], ahead.actions[::worlds]
        order = np.lexsort((worth + heat * self.rng.gumbel(size=len(worth)), place))
        last = order[np.flatnonzero(np.diff(place[order], append=-1))]  # of each game
        actions, prospects = np.zeros(games.games, np.int64), np.full(games.games, -1.0)
        actions[place[last]] = action[last]
        np.maximum.at(prospects, place, worth)
        return actions, np.where(games.over > 0, 0.0, prospects)

    def play(self, rate: float) -> int:
        """Some steps of every game, and what is learnt from them; the positions."""
        games, steps = self.games, list[Step]()
        for _ in range(STEPS):
            seen, movers, running = self.seen(games), games.movers.copy(), games.over == 0
            actions, prospects = self.choose(self.network, games, 1, HEAT)
            games.step(actions)
            ended = running & (games.over > 0)
            steps.append(Step(seen, movers, running, prospects, ended, games.rewards[:, 0].copy()))
        prospects = self.choose(self.network, games, 1)[1]
        came = np.where(games.movers == 0, prospects, -prospects)  # to seat 0
        rows = []
        for step in reversed(steps):
            came = TRACE * np.where(step.ended, step.rewards, came) + (1 - TRACE) * step.of_first()
            rows.append((step.seen[step.running], np.where(step.movers == 0, came, -came)[step.running]))
        seen, worth = (np.concatenate(column) for column in zip(*rows, strict=True))
        order = self.rng.permutation(len(worth))
        for part in np.split(order[: len(order) // PART * PART], len(order) // PART):
            self.update(seen[part], worth[part].astype(np.float32), rate)
        return len(worth)


def drawn(shares: Any, rng: Any) -> Any:
    """An action of each game by its share."""
    sums = shares.cumsum(1)
    return (rng.random((len(shares), 1)) * sums[:, -1:] < sums).argmax(1)


def measure(learner: Learner, opponent: str, games: int, seed: int, worlds: int = 4) -> tuple[float, float]:
    """The learner's share of the wins in games of two, and the error of that share (95 %)."""
    own = learner.games
    table = Batch(own.rules, 2, own.games, seed=seed, opponents=opponent, raw=True, threads=2)
    place, results = np.arange(own.games), list[float]()
    while len(results) < games:
        table.step(learner.choose(learner.steady, table, worlds)[0])
        results += table.rewards[place, table.learners][table.over > 0].tolist()
    shares = (np.array(results) + 1) / 2
    return float(shares.mean()), float(1.96 * shares.std() / len(shares) ** 0.5)


def slower(done: float) -> float:
    """The rate of learning falls along half a wave."""
    return RATE * (LEAST_RATE + (1 - LEAST_RATE) * (1 + math.cos(math.pi * min(done, 1.0))) / 2)


def taught(learner: Learner, teacher: str, seconds: float) -> None:
    start, listened = time.process_time(), 0.0
    while (spent := time.process_time() - start) < seconds:
        if listened <= LISTENING * spent:
            learner.listen(teacher)
            listened += time.process_time() - start - spent
            print(f"{spent:5.0f} s, {learner.heard:8} positions of {teacher}'s games", flush=True)
        for _ in range(50):
            learner.practise(slower(spent / seconds))


def alone(learner: Learner, seconds: float, boldness: float) -> None:
    learner.network = learner.steady
    learner.progress, start, played = learner.optimiser.init(learner.network), time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        played += learner.play(boldness * slower(spent / seconds))
    print(f"{seconds:5.0f} s, {played:8} positions of its own games", flush=True)


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="traders/standard")
    parser.add_argument("--opponent", default="apprentice", help="whom it is measured against (%(default)s)")
    parser.add_argument("--teacher", default="apprentice", help="a bot that plays inside compiled code (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1200, help="of CPU time to learn (%(default)s)")
    parser.add_argument("--taught", type=float, default=0.4, help="of that time; 0: all by itself (%(default)s)")
    parser.add_argument("--games", type=int, default=512, help="played at once (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="a file for what it has learnt (.npz)")
    parser.add_argument("--start", help="a file to go on from")
    told = parser.parse_args()
    learner = Learner(told.rules, told.games, told.seed)
    if told.start:
        learner.network = learner.steady = dict(np.load(told.start))
    taught(learner, told.teacher, told.taught * told.seconds)
    alone(learner, (1 - told.taught) * told.seconds, 0.4 if told.taught or told.start else 1.0)
    if told.out:
        np.savez(told.out, **learner.steady)
    share, error = measure(learner, told.opponent, 2_000, told.seed + 2)
    print(f"wins {share:.1%} ± {error:.1%} of 2000 new games against {told.opponent}")
    return share


if __name__ == "__main__":
    main()
