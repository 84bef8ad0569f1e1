"""Work on a Ray cluster. A worker that dies loses nothing: its piece is done again, with the same result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from cothon.core.cluster import connected
from cothon.lab.census import Columns
from cothon.lab.plan import Plan, play_piece

RETRIES = 20
AHEAD = 4  # pieces that wait for each core, so that none is idle

R = TypeVar("R")


def done_on_cluster(
    work: Callable[..., R], pieces: Sequence[tuple[object, ...]], address: str
) -> Iterator[tuple[int, R, int]]:
    """Each piece once, as it is ready: its index, what the work made of it, and the process that did it."""
    ray = connected(address)
    do = ray.remote(max_retries=RETRIES)(by_worker)
    waiting = list(enumerate(pieces))[::-1]
    under_way: dict[object, int] = {}
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while waiting or under_way:
        while waiting and len(under_way) < room:
            index, piece = waiting.pop()
            under_way[do.remote(work, *piece)] = index
        ready, _ = ray.wait(list(under_way), num_returns=1)
        for reference in ready:
            result, worker = ray.get(reference)
            yield under_way.pop(reference), result, worker


def by_worker(work: Callable[..., R], *piece: object) -> tuple[R, int]:
    return work(*piece), os.getpid()


def play_on_cluster(plan: Plan, cut: list[tuple[int, int]], address: str) -> Iterator[tuple[int, Columns, int]]:
    """The games of a plan."""
    return done_on_cluster(play_piece, [(plan, *piece) for piece in cut], address)
