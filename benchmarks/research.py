"""Random play through every interface, beside other projects' card games in the same run: `make bench-research`.

Decisions a second on one core (CPU time), medians of interleaved windows. Prints a table, and with --write puts it
into docs/performance.md. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import re
import time
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np
import peers
import rules as native
from windows import Work, measure, short

from cothon.research.batch import Batch

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
MARKS = "<!-- research: written by benchmarks/research.py -->", "<!-- /research -->"
BUSY = 0.1  # share of the machine that others use, before the run
GAMES = 256  # at once, in the vectorised environment
PACKAGES = ("open_spiel", "pettingzoo", "gymnasium", "rlcard", "catanatron", "pgx", "numpy")
RULES = {"traders": ("traders/standard", 3), "guilds": ("guilds/standard", 3)}


def vectorised(rules: str, players: int, games: int = GAMES) -> Work:
    """With observations and masks of every decision."""
    batch = Batch(rules, players, games)

    def work() -> float:
        batch.step(batch.sample())
        return games

    return work


def rl_environment(name: str) -> Work:
    """OpenSpiel's environment for learners, with its tensors."""
    from open_spiel.python import rl_environment as rl

    environment, rng = rl.Environment(name), random.Random(1)

    def work() -> float:
        step, decisions = environment.reset(), 0
        while not step.last():
            player = step.observations["current_player"]
            step = environment.step([rng.choice(step.observations["legal_actions"][player])])
            decisions += 1
        return decisions

    return work


def our_openspiel(rules: str, players: int) -> Work:
    from cothon.research.openspiel import name_of

    return peers.python_loop(f"{name_of(rules)}(players={players})")


def our_rl_environment(rules: str, players: int) -> Work:
    from cothon.research.openspiel import name_of

    return rl_environment(f"{name_of(rules)}(players={players})")


def aec(make: Callable[..., Any], **settings: Any) -> Work:
    """PettingZoo's own loop: last, a random legal action, step."""
    env, rng = make(**settings), random.Random(1)
    seeds = iter(range(10**9))

    def work() -> float:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask).tolist()))
            decisions += 1
        return decisions

    return work


def our_pettingzoo(rules: str, players: int) -> Work:
    from cothon.research.pettingzoo import guilds_v0, traders_v0

    module = {"traders": traders_v0, "guilds": guilds_v0}[rules.partition("/")[0]]
    return aec(module.env, rules=rules, players=players)


def texas_holdem() -> Work:
    from pettingzoo.classic import texas_holdem_v4

    return aec(texas_holdem_v4.env)


def leduc_holdem() -> Work:
    from pettingzoo.classic import leduc_holdem_v4

    return aec(leduc_holdem_v4.env)


def hanabi() -> Work:
    from pettingzoo.classic import hanabi_v5

    return aec(hanabi_v5.env)


def rlcard(name: str) -> Work:
    import rlcard as cards

    env, rng = cards.make(name), random.Random(1)

    def work() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def catanatron() -> Work:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE)

    def work() -> float:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    return work


def pgx(name: str, at_once: int = 256) -> Work:
    import jax
    import pgx as games

    env = games.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, at_once))
    pick = jax.jit(lambda k, mask: jax.random.categorical(k, jax.numpy.log(mask.astype(float)), axis=1))

    def work() -> float:
        nonlocal state, key
        key, own = jax.random.split(key)
        state = step(state, pick(own, state.legal_action_mask))
        if bool(state.terminated.all()):
            state = init(jax.random.split(key, at_once))
        return at_once

    return work


def contestants() -> dict[str, Callable[[], Work]]:
    found: dict[str, Callable[[], Work]] = {}
    for game, (rules, players) in RULES.items():
        found[f"cothon {game}, native"] = partial(native.compiled, rules, players)
        found[f"cothon {game}, vectorised"] = partial(vectorised, rules, players)
        found[f"cothon {game}, a batch of one game"] = partial(vectorised, rules, players, 1)
        found[f"cothon {game}, moves as text"] = partial(native.texts, rules, players)
        found[f"cothon {game}, PettingZoo"] = partial(our_pettingzoo, rules, players)
        found[f"cothon {game}, OpenSpiel"] = partial(our_openspiel, rules, players)
        found[f"cothon {game}, OpenSpiel rl_environment"] = partial(our_rl_environment, rules, players)
    for name in peers.GAMES:
        found[f"OpenSpiel {name}, C++ rollouts"] = partial(peers.rollouts, name)
        found[f"OpenSpiel {name}, Python loop"] = partial(peers.python_loop, name)
    found["OpenSpiel spades, rl_environment"] = lambda: rl_environment("spades")
    found |= {"PettingZoo texas_holdem": texas_holdem, "PettingZoo leduc_holdem": leduc_holdem}
    found["PettingZoo hanabi"] = hanabi
    found |= {f"RLCard {name}": partial(rlcard, name) for name in ("uno", "gin-rummy")}
    found |= {"catanatron": catanatron, "pgx sparrow_mahjong, 256 at once": lambda: pgx("sparrow_mahjong")}
    return found


def installed() -> dict[str, Work]:
    made = {}
    for name, make in contestants().items():
        try:
            made[name] = make()
            made[name]()
        except Exception as error:  # another project's set-up may fail in any way; the others are still measured
            print(f"left out: {name} ({type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''})")
    return made


def ratios(rates: dict[str, float], threads: float | None) -> list[tuple[str, float, float]]:
    """What is promised: name, measured, target."""
    rollouts = max(rate for name, rate in rates.items() if "rollouts" in name)
    found = [
        ("native / OpenSpiel's best rollouts", rates["cothon traders, native"] / rollouts, 1.5),
        (
            "vectorised with observations / rl_environment on spades",
            rates["cothon traders, vectorised"] / rates["OpenSpiel spades, rl_environment"],
            20,
        ),
    ]
    found += beside_spades(rates)
    found.append(("two threads / one, native, by CPU time", native.two_threads_cpu(), 1.85))
    if threads is not None:
        found.append(("two threads / one, native, by the clock", threads, 1.9))
    own = [rate for name, rate in rates.items() if name.startswith("PettingZoo")]
    if own:
        best = rates["cothon traders, PettingZoo"] / max(own)
        found.insert(2, ("our PettingZoo environment / the fastest of PettingZoo's", best, 10))
    return found


def beside_spades(rates: dict[str, float]) -> list[tuple[str, float, float]]:
    """What Python sees of a game, beside a game of OpenSpiel that is written in C++."""
    loop, environment = rates["OpenSpiel spades, Python loop"], rates["OpenSpiel spades, rl_environment"]
    return [
        ("our OpenSpiel game / spades, Python loop", rates["cothon traders, OpenSpiel"] / loop, 0.5),
        ("the same, rl_environment", rates["cothon traders, OpenSpiel rl_environment"] / environment, 0.8),
        ("moves as text / spades, Python loop", rates["cothon traders, moves as text"] / loop, 0.8),
        ("a batch of one game, of 100,000 decisions a second", rates["cothon traders, a batch of one game"] / 1e5, 1),
    ]


def table(rates: dict[str, float], found: list[tuple[str, float, float]]) -> str:
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in PACKAGES if is_there(name))
    lines = ["| random play | decisions/s, one core |", "|---|---:|"]
    lines += [f"| {name} | {short(rate)} |" for name, rate in rates.items()]
    lines += ["", "| ratio | measured | target |", "|---|---:|---:|"]
    lines += [f"| {name} | {value:.{0 if value > 20 else 2}f} | {target:g} |" for name, value, target in found]
    lines += ["", f"Python {platform.python_version()}, {versions}. Interleaved windows of CPU time, medians."]
    return "\n".join(lines)


def is_there(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def write(text: str) -> None:
    """Put the table between its marks, which are made at the end of the page if they are not there."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else "# How fast it is\n"
    first, last = MARKS
    block = f"{first}\n{text}\n{last}"
    if first in page:
        page = re.sub(re.escape(first) + ".*?" + re.escape(last), lambda _: block, page, flags=re.S)
    else:
        page = f"{page.rstrip()}\n\n## Research interfaces\n\n`make bench-research`, one run:\n\n{block}\n"
    PAGE.write_text(page, "utf-8")


def used_by_others(seconds: float = 2.0) -> float:
    """How busy the machine is while this program sleeps; the load average would still count what was before."""
    before = ticks()
    time.sleep(seconds)
    total, idle = (b - a for a, b in zip(before, ticks(), strict=True))
    return 1.0 - idle / total if total else os.getloadavg()[0] / (os.cpu_count() or 1)


def ticks() -> tuple[int, int]:
    """Of all cores: counted in all, and idle; nothing where the system does not say."""
    source = Path("/proc/stat")
    counts = [int(count) for count in source.read_text().split("\n")[0].split()[1:]] if source.exists() else [0] * 5
    return sum(counts), counts[3] + counts[4]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the table into docs/performance.md")
    parser.add_argument("--windows", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.25)
    arguments = parser.parse_args()
    idle = used_by_others() < BUSY
    rates = measure(installed(), arguments.windows, arguments.seconds)
    if not idle:
        print("left out: two threads / one, which goes by the clock, and others are using this machine")
    text = table(rates, ratios(rates, native.two_threads() if idle else None))
    print(text)
    if arguments.write:
        write(text)


if __name__ == "__main__":
    main()
