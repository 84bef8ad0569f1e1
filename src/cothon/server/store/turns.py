"""One at a time, like a lock; but who is in a hurry goes before all others that wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator

Queue = deque["asyncio.Future[None]"]


class Turns:
    def __init__(self) -> None:
        self.taken = False
        self.hurried: Queue = deque()
        self.patient: Queue = deque()

    @contextlib.asynccontextmanager
    async def one(self, hurry: bool = False) -> AsyncIterator[None]:
        await self.take(self.hurried if hurry else self.patient)
        try:
            yield
        finally:
            self.pass_on()

    async def take(self, queue: Queue) -> None:
        if not self.taken:
            self.taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it got its turn at the same moment
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """To the next who still waits."""
        for queue in (self.hurried, self.patient):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self.taken = False
