"""Moves of all tables are written together: one transaction for all that wait, so one sync to disk serves many."""

from __future__ import annotations

import asyncio
import contextlib

from cothon.server.logs import SELDOM
from cothon.server.metrics import Metrics
from cothon.server.store.database import Store, told
from cothon.server.tables.keeping import Change
from cothon.server.tables.refusals import Unavailable

Waiting = tuple[Change, "asyncio.Future[bool]"]
LARGEST = 500


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.waiting: list[Waiting] = []
        self.failing = False  # the last batch did not get to disk
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def append(self, change: Change) -> bool:
        """True when the change is on disk; False when another process was quicker."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        return await done

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:LARGEST], self.waiting[LARGEST:]
                await self.write(batch)

    async def write(self, batch: list[Waiting]) -> None:
        try:
            with self.metrics.commits.time():
                written = await self.store.append([change for change, _ in batch])
        except Exception as error:  # the database is away: each client is told, the next batch tries again
            self.failing = True
            self.metrics.database_errors.inc()
            SELDOM.log("database-failed", error=told(error), changes=len(batch))
            for _, done in batch:
                if not done.done():
                    refusal = Unavailable("database-away")
                    refusal.__cause__ = error
                    done.set_exception(refusal)
            return
        self.failing = False
        self.metrics.batch.observe(len(batch))
        for change, done in batch:
            if not done.done():
                done.set_result((change.table_id, change.seq) in written)
