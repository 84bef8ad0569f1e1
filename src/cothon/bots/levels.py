"""The bots by name: six levels, and what they are measured against."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cothon.bots.bot import Thinker
from cothon.bots.glance import Glancer
from cothon.bots.thinking import PLAIN, Effort, Manner, Searcher
from cothon.core.brief import brief, plainly
from cothon.core.refusal import BadRequest

LEVELS = ("novice", "apprentice", "trader", "merchant", "master", "sage")
CORES = 2  # the most that one bot uses
FAR = 24  # longer playouts: many simulations even out the noise, but not the faults of an early judgement


@dataclass(frozen=True)
class Glance:
    """How to make a bot that does not think ahead."""

    keenness: float

    def make(self, name: str, effort: Effort, seed: int | None, weights: str | None) -> Thinker:
        return Glancer(name, self.keenness, seed, weights)


@dataclass(frozen=True)
class Search:
    """How to make one that does. Its simulations fit well into its seconds, so that a seed decides its answers."""

    effort: Effort
    manner: Manner

    def make(self, name: str, effort: Effort, seed: int | None, weights: str | None) -> Thinker:
        return Searcher(name, effort, self.manner, seed, weights)


BOTS: dict[str, Glance | Search] = {
    "novice": Glance(keenness=1.0),
    "apprentice": Search(Effort(seconds=0.012, simulations=8), Manner()),
    "trader": Search(Effort(seconds=0.012, simulations=40), Manner()),
    "merchant": Search(Effort(seconds=0.25, simulations=400), Manner(halves=True)),
    "master": Search(Effort(seconds=1.35, simulations=120_000, threads=CORES), Manner(horizon=FAR, halves=True)),
    "sage": Search(Effort(seconds=4.7, simulations=400_000, threads=CORES), Manner(horizon=FAR, halves=True)),
    "textbook": Search(Effort(seconds=1.35, threads=CORES), PLAIN),
    "random": Glance(keenness=0.0),
}


def bots() -> list[str]:
    """The names of all bots: the levels from weak to strong, then those to measure against."""
    return list(BOTS)


def bot(
    name: str,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    threads: int | None = None,
    weights: str | None = None,
) -> Thinker:
    """A bot. Seconds or simulations replace the level's own limits; the same seed and simulations repeat its moves.

    `weights` is a file that `cothon fit` has written, with another judgement than the game's own.
    """
    if not isinstance(name, str) or name not in BOTS:
        raise BadRequest("unknown-bot", name=plainly(name), known=", ".join(BOTS))
    check_positive("seconds", seconds, (int, float))
    check_positive("simulations", simulations, (int,))
    check_positive("threads", threads, (int,))
    if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
        raise BadRequest("bad-seed", seed=brief(seed))
    kind = BOTS[name]
    effort = kind.effort if isinstance(kind, Search) else Effort()
    if seconds is not None or simulations is not None:
        effort = replace(effort, seconds=seconds, simulations=simulations)
    effort = replace(effort, threads=threads or effort.threads)
    return kind.make(name, effort, seed, None if weights is None else str(weights))


def check_positive(what: str, value: object, kinds: tuple[type, ...]) -> None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, kinds) or not value > 0):  # type: ignore[operator]
        raise BadRequest("bot-limit", what=what, value=brief(value))
