"""What is done again and again beside the serving, until the server stops."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from cothon.server.logs import log_crash


class Rounds:
    """A round that crashes (the database is away, say) is logged, and the next one tries again."""

    def __init__(self, do: Callable[[], Awaitable[None]], every: float, fault: str, at_once: bool = False) -> None:
        self.do = do
        self.every = every  # seconds
        self.fault = fault
        self.at_once = at_once  # begins with a round, not with a pause
        self.task: asyncio.Task[None] | None = None
        self.stopped = asyncio.Event()

    def begin(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """The round under way is finished first."""
        self.stopped.set()
        if self.task is not None:
            await self.task

    async def run(self) -> None:
        if not self.at_once:
            await self.pause()
        while not self.stopped.is_set():
            try:
                await self.do()
            except Exception:
                log_crash(self.fault)
            await self.pause()

    async def pause(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), self.every)
