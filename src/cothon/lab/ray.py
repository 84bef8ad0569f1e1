"""Simulation on a Ray cluster. A worker that dies loses nothing: its piece is played again, with the same result."""

from __future__ import annotations

import os
from collections.abc import Iterator

from cothon.core.cluster import connected
from cothon.lab.census import Columns
from cothon.lab.plan import Plan, play_piece

RETRIES = 20
AHEAD = 4  # pieces that wait for each core, so that none is idle


def play_on_cluster(plan: Plan, cut: list[tuple[int, int]], address: str) -> Iterator[tuple[int, Columns, int]]:
    """Each piece once, as it is ready: its index, its rows, and the process that played it."""
    ray = connected(address)
    play = ray.remote(max_retries=RETRIES)(play_by_worker)
    waiting = list(enumerate(cut))[::-1]
    under_way: dict[object, int] = {}
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while waiting or under_way:
        while waiting and len(under_way) < room:
            index, piece = waiting.pop()
            under_way[play.remote(plan, *piece)] = index
        ready, _ = ray.wait(list(under_way), num_returns=1)
        for reference in ready:
            columns, worker = ray.get(reference)
            yield under_way.pop(reference), columns, worker


def play_by_worker(plan: Plan, first: int, count: int) -> tuple[Columns, int]:
    return play_piece(plan, first, count), os.getpid()
