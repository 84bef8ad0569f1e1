"""Bots as they are named for a seat, foreign ones too: making them, asking them, and what they did wrong."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from inspect import signature

from cothon.bots.bot import Bot
from cothon.bots.levels import BOTS, bot
from cothon.core.game import Json
from cothon.core.refusal import BadRequest

LIMIT = 10.0  # seconds a move, unless someone says otherwise


class Fault(Exception):
    """A bot broke down; the words are for whoever wrote it."""


def is_own(entrant: str) -> bool:
    return entrant.partition("+")[0].partition("@")[0] in BOTS


def check_entrant(entrant: str) -> None:
    """Refuses a name that cannot be a bot; whether a foreign one works shows when it plays."""
    if ":" not in entrant:
        make_own(entrant, None, None)


def make_own(entrant: str, seed: int | None, threads: int | None) -> Bot:
    """`name`, `name@0.5s` (seconds a move) or `name@2000` (simulations), and `+FILE` for weights of one's own."""
    level, _, file = entrant.partition("+")
    name, _, limit = level.partition("@")
    make = partial(bot, name, seed=seed, threads=threads, weights=file or None)
    if not limit:
        return make()
    try:
        if limit.endswith("s"):
            return make(seconds=float(limit[:-1]))
        return make(simulations=int(limit))
    except BadRequest:
        raise
    except ValueError as error:
        raise BadRequest("bot-limit-words", entrant=entrant) from error


def look_here() -> None:
    """A bot is looked for in the current folder too, after all that is installed."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def make_foreign(entrant: str, seed: int | None) -> Bot:
    """`module:factory`; the factory is called with a seed if it takes one."""
    module, _, name = entrant.partition(":")
    look_here()
    factory = getattr(import_module(module), name)
    takes_seed = "seed" in signature(factory).parameters
    made = factory(seed=seed) if takes_seed else factory()
    if not isinstance(made, Bot):
        raise TypeError("it has no method choose")
    return made


def make(entrant: str, seed: int | None = None, threads: int | None = None, limit: float = LIMIT) -> Bot:
    """A fresh bot. What goes wrong with a foreign one is its fault."""
    if ":" not in entrant:
        return make_own(entrant, seed, threads)
    try:
        with time_limit(limit):
            return make_foreign(entrant, seed)
    except Fault:
        raise
    except (Exception, SystemExit) as error:
        raise Fault(f"could not be made: {type(error).__name__}: {error}") from error


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt a bot that thinks too long, where the system can; elsewhere only the clock afterwards tells."""
    can_interrupt = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not can_interrupt:
        yield
        return

    def interrupt(*_: object) -> None:
        raise Fault(f"took more than {seconds:g} s for a move")

    previous = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)


def ask(player: Bot, view: Json, legal: Sequence[str], limit: float = LIMIT) -> tuple[str, float]:
    """A bot's legal move and its seconds; whatever else it does is its fault."""
    started = time.perf_counter()
    try:
        with time_limit(limit):
            move = player.choose(view, list(legal))
    except Fault:
        raise
    except (Exception, SystemExit) as error:
        raise Fault(f"{type(error).__name__}: {error}") from error
    seconds = time.perf_counter() - started
    if seconds > limit:
        raise Fault(f"took {seconds:.1f} s for a move")
    if move not in legal:
        raise Fault(f"answered {move!r}, which is not a legal move")
    return move, seconds
