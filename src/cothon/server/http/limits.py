"""How much a client may ask for: rates by token and by address, the length of bodies."""

from __future__ import annotations

import time
from collections import OrderedDict

from cothon.server.tables.refusals import TooMany

MOST_KEYS = 50_000  # addresses and tokens remembered


class Rate:
    """A bucket of tokens for each key, refilled steadily."""

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second = a_second
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key: tokens left, when

    def take(self, key: str, cost: float = 1.0) -> None:
        """Use it, or refuse."""
        left = self.left(key)
        if left < cost:
            raise TooMany("too-many", seconds=max(1, round((cost - left) / self.a_second)))
        self.put(key, left - cost)

    def check(self, key: str) -> None:
        """Refuse when it is used up, without using it."""
        if self.left(key) < 1.0:
            self.take(key)

    def left(self, key: str) -> float:
        tokens, when = self.buckets.get(key, (self.burst, 0.0))
        return min(self.burst, tokens + (time.monotonic() - when) * self.a_second)

    def put(self, key: str, left: float) -> None:
        self.buckets[key] = left, time.monotonic()
        self.buckets.move_to_end(key)
        if len(self.buckets) > MOST_KEYS:
            self.buckets.popitem(last=False)


def an_hour(number: int) -> Rate:
    return Rate(number / 3600, number)


def a_minute(number: int) -> Rate:
    return Rate(number / 60, number)
