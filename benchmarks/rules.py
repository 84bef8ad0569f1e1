"""How fast the engine is, beside OpenSpiel in the same run: `make bench`.

Decisions a second on one core (CPU time), medians of interleaved windows.
"""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial

import peers
from windows import Work, measure, short

import cothon
from cothon.core.build import is_compiled, part
from cothon.core.state import State
from cothon.games import game_of

playout = part("core", "cothon.core.playout")
TARGET = ("traders/classic", 3)


def fresh(rules: str, players: int) -> State:
    """A state that deals for itself, set up and at the first decision."""
    game = game_of(rules)
    state = game.new_state(rules, players, {})
    state.put("open", 0)
    state.reseed(1)
    game.begin(state)
    return state


def compiled(rules: str, players: int, games: int = 60) -> Work:
    root, seeds = fresh(rules, players), Seeds()
    return lambda: playout.random_games(root, games, next(seeds))[0]


def whole_games(rules: str, players: int, games: int = 60) -> Work:
    root, seeds = fresh(rules, players), Seeds()

    def work() -> float:
        playout.random_games(root, games, next(seeds))
        return games

    return work


class Seeds(Iterator[int]):
    def __init__(self) -> None:
        self.seed = 0

    def __next__(self) -> int:
        self.seed += 1000
        return self.seed


def numbers(rules: str, players: int) -> Work:
    """Integer moves, driven from a Python loop."""
    root, rng, seeds = fresh(rules, players), random.Random(1), Seeds()
    pick = rng.random

    def work() -> float:
        state, decisions = root.clone(), 0
        state.reseed(next(seeds))
        while state.mover() >= 0:
            legal = state.legal()
            state.play(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    return work


def texts(rules: str, players: int) -> Work:
    """Text moves through the public API."""
    rng, seeds = random.Random(1), Seeds()

    def work() -> float:
        table, decisions = cothon.new_table(rules, players, seed=next(seeds)), 0
        while table.turn is not None:
            table.play(rng.choice(table.legal_moves()))
            decisions += 1
        return decisions

    return work


def copies(rules: str, players: int) -> Work:
    root = fresh(rules, players)
    return lambda: playout.copy_many(root, 10_000)[0]


def plain_speed() -> str:
    """The same files uncompiled, in a process of their own."""
    code = "import engine; print(engine.one_window(engine.compiled(*engine.TARGET, games=2), 2))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=plain_environment(), check=True
    )
    return short(float(done.stdout))


def plain_environment() -> dict[str, str]:
    import os
    from pathlib import Path

    return os.environ | {"COTHON_PLAIN": "1", "PYTHONPATH": str(Path(__file__).parent)}


def two_threads(windows: int = 7, games: int = 40000) -> float:
    """How much more two threads do than one, by the clock; interleaved, median. In short windows their start counts."""
    ratios = []
    root = fresh(*TARGET)
    for window in range(windows):
        one = clock([partial(playout.random_games, root, games, window)])
        two = clock([partial(playout.random_games, root, games, window + k) for k in (100, 200)])
        ratios.append(2 * one / two)
    return sorted(ratios)[windows // 2]


def clock(jobs: list[Work]) -> float:
    threads = [threading.Thread(target=job) for job in jobs]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - start


def two_threads_cpu(windows: int = 9, games: int = 1500) -> float:
    """Twice what a second of a core yields beside another thread, over what it yields alone: 2 if nothing that they
    write is shared. It says so on a busy machine too, where the clock says nothing."""
    alone: list[float] = []
    beside: list[float] = []
    root = fresh(*TARGET)

    def job(seed: int, rates: list[float]) -> float:
        start = time.thread_time()
        decisions: int = playout.random_games(root, games, seed)[0]
        rates.append(decisions / (time.thread_time() - start))
        return decisions

    for window in range(windows):
        clock([partial(job, window, alone)])
        clock([partial(job, window + k, beside) for k in (100, 200)])
    return 2 * sorted(beside)[windows] / sorted(alone)[windows // 2]


def table_of_rule_sets() -> None:
    print(f"{'rule set':20}{'players':>8}{'decisions/s':>13}{'games/s':>11}{'numbers':>11}{'texts':>11}{'copy':>9}")
    for rules in cothon.rule_sets():
        for players in (2, 3, 4):
            kinds = (compiled, whole_games, numbers, texts, copies)
            rates = measure({kind.__name__: kind(rules, players) for kind in kinds}, windows=5, seconds=0.1)
            copy = f"{1e9 / rates['copies']:.0f} ns"
            row = "".join(
                f"{short(rates[name]):>{width}}"
                for name, width in (("compiled", 13), ("whole_games", 11), ("numbers", 11), ("texts", 11))
            )
            print(f"{rules:20}{players:>8}{row}{copy:>9}")


def beside_open_spiel() -> None:
    contestants = {
        "cothon compiled": compiled(*TARGET),
        "cothon numbers": numbers(*TARGET),
        "cothon texts": texts(*TARGET),
    }
    for name in peers.GAMES:
        contestants[f"{name} C++ rollouts"] = peers.rollouts(name)
        contestants[f"{name} Python loop"] = peers.python_loop(name)
    rates = measure(contestants)
    for name, rate in rates.items():
        print(f"{name:28}{short(rate):>12} decisions/s")
    best = max(rate for name, rate in rates.items() if "rollouts" in name)
    loop = max(rate for name, rate in rates.items() if "Python loop" in name)
    print(f"compiled / OpenSpiel's best rollouts   {rates['cothon compiled'] / best:6.2f}  (target 1.3)")
    print(f"numbers  / OpenSpiel's best Python loop{rates['cothon numbers'] / loop:6.2f}  (target 4)")


def main() -> None:
    engine = "compiled" if is_compiled() else "plain Python"
    print(f"cothon {cothon.__version__}, {engine}, Python {sys.version.split()[0]}")
    table_of_rule_sets()
    print(f"\nthe same, {TARGET[0]} with {TARGET[1]} players, beside OpenSpiel:")
    beside_open_spiel()
    print(f"uncompiled                              {plain_speed()} decisions/s")
    print(f"two threads / one                       {two_threads():.2f}  (target 1.9)")
    print(f"the same by CPU time                    {two_threads_cpu():.2f}")


if __name__ == "__main__":
    main()
