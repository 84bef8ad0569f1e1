"""What finished games came to is written down as they end; what ended unnoticed, when the server starts."""

from __future__ import annotations

import asyncio
import contextlib

from cothon.core.refusal import Refusal
from cothon.server.logs import log
from cothon.server.store.database import Store
from cothon.server.store.results import keep_results, without_results
from cothon.server.tables.authority import Tables, guarded
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.results import results_of

STEP = 20  # tables at a time
BREATH = 0.05  # seconds between tables, for those who play


class Archive:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(guarded(self.look_back()))

    async def stop(self) -> None:
        """What is left to look back at waits for the next start."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        """The end of a game, or its end after it was taken back; what is said afterwards changes nothing."""
        if hosted.status == "finished" and kind in ("move", "seats", "gap"):
            self.tables.background(keep_results(self.store, results_of(hosted)))

    async def look_back(self) -> None:
        """Games from before results were kept, and those whose server fell down at their end."""
        last = ""
        while found := await without_results(self.store, last, STEP):
            for last in found:
                await self.catch_up(last)
                await asyncio.sleep(BREATH)

    async def catch_up(self, table_id: str) -> None:
        """A table that cannot be read any more has no result; the others have theirs all the same."""
        try:
            hosted = await self.tables.find(table_id)
        except Refusal as refusal:
            log("no-result", table=table_id, reason=refusal.code)
            return
        await keep_results(self.store, results_of(hosted))
