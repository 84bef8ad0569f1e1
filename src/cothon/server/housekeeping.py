"""Memory of a long-lived process: thousands of tables are not garbage, and looking through them again and again would
stop the server for half a second each time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time

SOON = 15.0  # seconds until new objects count as settled
SELDOM = 3600.0  # seconds between thorough cleanings
YOUNG, MIDDLE, OLD = 20_000, 20, 50


class Housekeeping:
    """Set settled objects aside; once an hour look through all of them after all."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(SOON)
            if time.monotonic() - cleaned > SELDOM:
                gc.unfreeze()
                gc.collect()
                cleaned = time.monotonic()
            gc.freeze()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
