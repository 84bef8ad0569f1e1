"""Long work beside the event loop, one piece at a time, so that moves go first."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cothon.server.aside.helper import Away, Helper
from cothon.server.aside.packing import done, packed, result_of

P = ParamSpec("P")
T = TypeVar("T")
SWITCH = 0.0005  # seconds after which a thread at work lets the event loop in
WORTH = 0.25  # seconds of work after which a process of its own is worth starting


class Aside:
    """At first a thread, for a table at home asks for little. But a thread shares the interpreter with the moves: when
    there is more to do, a process does it. The thread stands in while that loads, and should it be lost."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "aside")
        self.helper = Helper()
        self.worked = 0.0  # seconds, here

    def start(self) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH))

    async def run(self, work: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """What comes of the work; its arguments are taken as they are now."""
        job = packed(work, arguments)
        result: T = result_of(await self.elsewhere(job) or await self.here(job))
        return result

    async def elsewhere(self, job: bytes) -> bytes | None:
        if self.worked < WORTH:
            return None
        try:
            return await self.helper.do(job)
        except Away:
            return None

    async def here(self, job: bytes) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.timed, job)

    def timed(self, job: bytes) -> bytes:
        before = time.thread_time()
        try:
            return done(job)
        finally:
            self.worked += time.thread_time() - before

    async def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        await self.helper.stop()
