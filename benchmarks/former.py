"""How fast this version is beside a former one, in one run: `make bench-former REV=v1.0`.

Each version runs in a process of its own and does the same work in turn, window by window, so that whatever else
the machine does slows both. CPU time; the ratio of the medians is what counts.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
FORMER = ROOT / "build" / "former"
RULES = ("traders/standard", "traders/classic", "guilds/standard")
PLAYERS = 3
GAMES = 256  # at once
PLACES = 20  # in memory
PROCESSES = 7  # of each version
LEAST = 0.97  # what a change of the plan may cost

Work = Callable[[], float]


# ── in a version's own process ──


def native(rules: str) -> Work:
    core, root = import_module("cothon.compiled.core"), beginning(rules)
    return lambda: core.random_games(root, 400, random.getrandbits(40))[0]


def copies(rules: str) -> Work:
    """From many places to many: how quick one copy is depends on where in memory the two happen to lie."""
    core, roots = import_module("cothon.compiled.core"), [beginning(rules) for _ in range(PLACES)]

    def work() -> float:
        done, kept = 0.0, []
        for root in roots:
            done += core.copy_many(root, 200_000 // PLACES)[0]
            kept.append(root.fresh())  # type: ignore[attr-defined]  # where the copy was, so that the next is elsewhere
        return done

    return work


def beginning(rules: str) -> object:
    """A state that deals for itself, at the first decision."""
    from cothon.games import game_of

    game = game_of(rules)
    state = game.new_state(rules, PLAYERS, {})
    state.put("open", 0)
    state.reseed(1)
    game.begin(state)
    return state


def middle(rules: str) -> object:
    import cothon

    table, dice = cothon.new_table(rules, PLAYERS, seed=1), random.Random(1)
    for _ in range(40):
        table.play(dice.choice(table.legal_moves()))
    return table


def views(rules: str) -> Work:
    table = middle(rules)

    def work() -> float:
        for _ in range(400):
            table.view(0)  # type: ignore[attr-defined]
        return 400

    return work


def search(rules: str) -> Work:
    import cothon

    table, bot = middle(rules), cothon.bot("merchant", simulations=2000, seed=1)
    seen, legal = table.view(table.turn), table.legal_moves()  # type: ignore[attr-defined]

    def work() -> float:
        bot.evaluate(seen, legal)
        return 2000

    return work


def texts(rules: str) -> Work:
    """Moves as text through the public API."""
    import cothon

    dice = random.Random(1)

    def work() -> float:
        table, moves = cothon.new_table(rules, PLAYERS, seed=dice.getrandbits(40)), 0
        while table.turn is not None:
            table.play(dice.choice(table.legal_moves()))
            moves += 1
        return moves

    return work


def vectorised(rules: str) -> Work:
    """Many games at once, with observations and masks of every decision."""
    from cothon.research.batch import Batch

    batch = Batch(rules, PLAYERS, GAMES)

    def work() -> float:
        batch.step(batch.sample())
        return GAMES

    return work


WORKS = {work.__name__: work for work in (native, copies, views, search, texts, vectorised)}


def serve() -> None:
    """Do a window of the work that each line names, and answer how much was done in a second of CPU time."""
    known: dict[str, Work] = {}
    for line in sys.stdin:
        name, rules = line.split()
        work = known.setdefault(line, WORKS[name](rules))
        started, done = time.process_time(), 0.0
        while (spent := time.process_time() - started) < 0.12:
            done += work()
        print(done / spent, flush=True)


# ── beside both ──


class Version:
    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        command = [sys.executable, __file__, "--worker"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
        )

    def window(self, name: str, rules: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{name} {rules}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def prepare(revision: str) -> None:
    """Check the former version out and compile it."""
    if not FORMER.exists():
        subprocess.run(["git", "worktree", "add", "--detach", "--force", FORMER, revision], cwd=ROOT, check=True)
    subprocess.run(["git", "checkout", "-q", "--detach", revision], cwd=FORMER, check=True)
    environment = {**os.environ, "PYTHONPATH": str(FORMER / "src")}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=FORMER, env=environment, check=True
    )


def compare(names: Iterable[str], windows: int) -> bool:
    """Print every ratio; whether all of them hold."""
    holds = True
    for name in names:
        for rules in RULES:
            pairs = list(in_turn(name, rules, windows))
            old, new = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
            print(f"{name:11}{rules:20}{old:16,.0f}{new:16,.0f}{new / old:8.3f}", flush=True)
            holds = holds and new / old >= LEAST
    return holds


def in_turn(name: str, rules: str, windows: int) -> Iterator[tuple[float, float]]:
    """Windows of both in several processes each: where a process happens to lie in memory is worth some per cent."""
    for _ in range(PROCESSES):
        former, present = Version(FORMER), Version(ROOT)
        for _ in range(-(-windows // PROCESSES)):
            yield former.window(name, rules), present.window(name, rules)
        former.process.communicate()
        present.process.communicate()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("revision", nargs="?", default="HEAD~1")
    parser.add_argument("--windows", type=int, default=21)
    parser.add_argument("--only", nargs="*", choices=WORKS, default=list(WORKS))
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        serve()
        return 0
    prepare(arguments.revision)
    print(f"{'':11}{'a second of CPU':20}{arguments.revision[:12]:>16}{'here':>16}{'ratio':>8}")
    holds = compare(arguments.only, arguments.windows)
    print(f"every ratio is at least {LEAST}" if holds else f"not every ratio is at least {LEAST}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
