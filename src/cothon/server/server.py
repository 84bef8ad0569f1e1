"""The parts of a running server, started and stopped together; how clients reach it is none of their business."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from cothon.server.archive import Archive
from cothon.server.bots.clocks import Clocks
from cothon.server.bots.seated import BotSeats
from cothon.server.bots.workers import Workers
from cothon.server.descriptors import Descriptors
from cothon.server.housekeeping import Housekeeping
from cothon.server.logs import SELDOM
from cothon.server.metrics import Metrics
from cothon.server.notices.desk import Notices
from cothon.server.owner.herald import Herald
from cothon.server.owner.retention import Retention
from cothon.server.owner.tools import Tools
from cothon.server.ratings.counting import Ratings
from cothon.server.reviews.desk import ReviewDesk
from cothon.server.settings import Settings
from cothon.server.store.bus import bus_for
from cothon.server.store.database import Store
from cothon.server.store.writer import Writer
from cothon.server.tables.authority import Tables
from cothon.server.tables.refusals import Unavailable

HEALTH_SECONDS = 5.0
WRITE_AGAIN = 5.0  # seconds


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.written = -WRITE_AGAIN  # when writing was last tried
        self.metrics = Metrics()
        self.store = Store(settings.database_url())
        self.writer = Writer(self.store, self.metrics)
        self.bus = bus_for(self.store.url, self.store.process)
        self.tables = Tables(settings, self.store, self.writer, self.metrics, self.bus.shared)
        self.workers = Workers(settings, self.metrics)
        self.bots = BotSeats(self.tables, self.workers)
        self.clocks = Clocks(self.tables, self.bots)
        self.notices = Notices(settings, self.store, self.tables, self.metrics)
        self.archive = Archive(self.store, self.tables)
        self.ratings = Ratings(self.store, self.tables)
        self.tables.followers += [
            self.bots.announce,
            self.clocks.announce,
            self.notices.announce,
            self.archive.announce,
            self.ratings.announce,
        ]
        self.reviews = ReviewDesk(settings, self.store, self.metrics)
        self.tools = Tools(self.store)
        self.herald = Herald(self.store, self.tables)
        self.herald.interrupted.append(self.clocks.resume)
        self.retention = Retention(self.store, dict(settings.keep))
        self.housekeeping = Housekeeping()
        self.descriptors = Descriptors(self.metrics)

    async def start(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self.trouble)
        await self.store.start()
        self.writer.start()
        await self.bus.start(self.tables.heard, self.tables.missed)
        await self.herald.start()
        self.retention.begin()
        self.archive.start()
        await self.notices.start()
        self.clocks.begin()
        self.ratings.begin()
        self.reviews.start()
        if self.settings.own_process:
            self.housekeeping.start()
            self.descriptors.begin()

    async def check_health(self) -> None:
        """Refuses with the name of the part that fails."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.store.ping()
                await self.check_writing()
        except TimeoutError as error:
            raise Unavailable("database-away") from error
        if self.clocks.task is None or self.clocks.task.done():
            raise Unavailable("clock-stopped")

    async def check_writing(self) -> None:
        """Not at every question: each costs a sync to disk. But at every one while moves do not get there."""
        if not self.writer.failing and time.monotonic() - self.written < WRITE_AGAIN:
            return
        try:
            await self.store.try_writing()
        except Exception as error:
            raise Unavailable("database-read-only") from error
        self.written, self.writer.failing = time.monotonic(), False

    def trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop cannot do."""
        error = context.get("exception")
        self.metrics.failures.labels(where="loop").inc()
        SELDOM.log(
            "loop-failed", what=str(context.get("message"))[:200], error=f"{type(error).__name__}: {error}"[:200]
        )

    async def stop(self) -> None:
        """What was begun is written, then everything ends."""
        await self.descriptors.stop()
        await self.housekeeping.stop()
        await self.archive.stop()
        await self.retention.stop()
        await self.herald.stop()
        await self.ratings.stop()
        await self.notices.stop()
        await self.reviews.stop()
        await self.clocks.stop()
        await self.bots.stop()
        if self.tables.tasks:
            await asyncio.wait(self.tables.tasks, timeout=10)
        await self.bus.stop()
        await self.writer.stop()
        await self.workers.stop()
        await self.store.stop()
