"""How much a client may ask for, and when: rates by token and by address, and one request after the other."""

from __future__ import annotations

import asyncio
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

    def reserve(self, key: str, cost: float, most: float) -> float:
        """Use it, be it in advance: the seconds to wait for it. Refuse if they are more than `most`."""
        left = self.left(key)
        wait = max(0.0, (cost - left) / self.a_second)
        if wait > most:
            raise TooMany("too-many", seconds=max(1, round(wait)))
        self.put(key, left - cost)
        return wait

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


class Turnstile:
    """Lets requests in one by one, each in a turn of the event loop of its own: moves over live connections come in
    between, however many requests arrive at once."""

    def __init__(self) -> None:
        self.free = asyncio.Lock()

    async def step_in(self) -> None:
        async with self.free:
            await asyncio.sleep(0)
