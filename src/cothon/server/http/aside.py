"""Long work beside the event loop, one piece at a time, so that moves go first."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
SWITCH = 0.0005  # seconds after which a thread at work lets the event loop in


class Aside:
    """One thread: several would only take turns with each other, and with the moves."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "aside")

    def start(self) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH))

    async def run(self, work: Callable[P, T], *arguments: P.args, **options: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, lambda: work(*arguments, **options))

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
