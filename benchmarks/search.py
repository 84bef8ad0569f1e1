"""How fast the search is, beside OpenSpiel's C++ ISMCTS in the same run: `make bench-search`.

Simulations a second from fixed positions. On one core: CPU time, medians of interleaved windows, uniformly
random playouts to the end on both sides. Two threads: wall-clock time, against one thread in the same run.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import Any

from peers import after_chance, length
from windows import Work, measure, short

import cothon
from cothon.bots.bot import Sight
from cothon.bots.levels import BOTS, Search
from cothon.bots.thinking import PLAIN, Effort, Manner, Searcher
from cothon.core.build import is_compiled

PEERS = {"hearts": "hearts", "bridge": "bridge(use_double_dummy_result=false)"}  # the solver would take all the time
SIMULATIONS = 400
MIDDLE = 40  # decisions before the position that is searched
THREAD_ROUNDS = 7
THREAD_SECONDS = 0.4


def position(rules: str, players: int) -> Sight:
    """A middle of a game, the same in every run."""
    table = cothon.new_table(rules, players, seed=1)
    rng = random.Random(1)
    for _ in range(MIDDLE):
        table.play(rng.choice(table.legal_moves()))
    while len(table.legal_moves()) < 3:
        table.play(rng.choice(table.legal_moves()))
    assert isinstance(table.turn, int)
    return Sight(table.view(table.turn), table.legal_moves())


def manner_of(level: str) -> Manner:
    kind = BOTS[level]
    assert isinstance(kind, Search)
    return kind.manner


def ours(rules: str, players: int, manner: Manner) -> Work:
    sight = position(rules, players)
    bot = Searcher("bench", Effort(simulations=SIMULATIONS), manner, seed=1)

    def work() -> float:
        bot.think(sight, early=False)
        return SIMULATIONS

    return work


def theirs(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)
    state = after_chance(game, random.Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)

    def work() -> float:
        bot.step(state)
        return SIMULATIONS

    return work


def decisions_left(rules: str, players: int) -> float:
    """Of a random game from the position."""
    root: Any = position(rules, players).state
    total = 0
    for seed in range(50):
        state = root.clone()
        state.reseed(seed)
        rng = random.Random(seed)
        while state.mover() >= 0:
            state.play(rng.choice(state.legal()))
            total += 1
    return total / 50


def one_core() -> None:
    import pyspiel

    games = [(rules, 3) for rules in cothon.rule_sets()]
    contestants: dict[str, Work] = {name: theirs(game) for name, game in PEERS.items()}
    for rules, players in games:
        contestants[f"{rules} textbook"] = ours(rules, players, PLAIN)
        contestants[f"{rules} master"] = ours(rules, players, manner_of("master"))
    rates = measure(contestants, windows=5)
    print(f"\n{'one core, 3 players':32} {'simulations/s':>14} {'decisions left':>15}")
    for name, game in PEERS.items():
        left = length(pyspiel.load_game(game), random.Random(1))
        print(f"{'OpenSpiel ' + name:32} {short(rates[name]):>14} {left:15.0f}")
    for rules, players in games:
        print(
            f"{rules + ' textbook':32} {short(rates[rules + ' textbook']):>14} {decisions_left(rules, players):15.0f}"
        )
        print(f"{rules + ' master':32} {short(rates[rules + ' master']):>14} {'cut off':>15}")


def rates(sight: Sight, threads: int) -> tuple[float, float]:
    """Simulations a second of wall-clock time, and of CPU time."""
    bot = Searcher("bench", Effort(seconds=THREAD_SECONDS, threads=threads), PLAIN, seed=1)
    bot.prepare(sight, early=False)
    wall, cpu = time.perf_counter(), time.process_time()
    bot.think(sight, early=False)
    done = sum(tree.simulations for tree in bot.trees)
    return done / (time.perf_counter() - wall), done / (time.process_time() - cpu)


def two_threads() -> None:
    """On a busy machine only the CPU column says something: 1.00 means that two threads do not hinder each other."""
    print(f"\n{'two threads over one':32} {'wall clock':>14} {'CPU':>15}")
    for rules in cothon.rule_sets():
        sight = position(rules, 3)
        ratios = []
        for _ in range(THREAD_ROUNDS):
            one, two = rates(sight, 1), rates(sight, 2)
            ratios.append((two[0] / one[0], two[1] / one[1]))
        wall, cpu = (statistics.median(column) for column in zip(*ratios, strict=True))
        print(f"{rules:32} {wall:14.2f} {cpu:15.2f}")


def main() -> None:
    engine = "compiled" if is_compiled() else "plain Python"
    print(f"cothon {cothon.__version__}, {engine}, Python {sys.version.split()[0]}")
    one_core()
    two_threads()


if __name__ == "__main__":
    main()
