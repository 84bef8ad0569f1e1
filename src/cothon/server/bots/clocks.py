"""Clocks of turns, and bots that were forgotten: what has to happen although nobody does anything.

A clock that is set here has a timer, so that nobody looks through tables where nothing happens. Clocks from before a
restart, and those that another process has left behind, are found by a look at the database shortly before their time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from cothon.server.bots.seated import BotSeats
from cothon.server.logs import log, log_crash
from cothon.server.rounds import Rounds
from cothon.server.tables.authority import Tables
from cothon.server.tables.hosted import LATE, Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.refusals import Conflict, NotFound, Unavailable

FORGOTTEN = 15.0  # seconds after which another process sees to a bot
GRACE = 2.0  # seconds after which another process sees to a clock
AHEAD = 2.0  # seconds that timers are set beyond the next look
AT_ONCE = 100


class Clocks(Rounds):
    def __init__(self, tables: Tables, bots: BotSeats) -> None:
        super().__init__(self.look, tables.settings.sweep_every, "sweep-failed", at_once=True)
        self.tables = tables
        self.bots = bots
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.ringing: dict[str, asyncio.Task[None]] = {}
        self.at_work = asyncio.Semaphore(AT_ONCE)
        self.age = FORGOTTEN if tables.shared else 0.0
        self.unreadable: set[str] = set()  # tables to be left alone until the next start

    async def stop(self) -> None:
        """What a stand-in has decided is still written."""
        await super().stop()
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.ringing.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ── timers ──

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        """A table has changed here."""
        self.put_off(hosted.id)
        if hosted.deadline is not None and hosted.status == "playing":
            self.set(hosted.id, hosted.deadline)

    def put_off(self, table_id: str) -> None:
        if (timer := self.timers.pop(table_id, None)) is not None:
            timer.cancel()

    def set(self, table_id: str, at: float) -> None:
        """Unless it rings before then anyway."""
        loop, delay = asyncio.get_running_loop(), max(0.0, at - time.time())
        timer = self.timers.get(table_id)
        if self.stopped.is_set() or (timer is not None and timer.when() <= loop.time() + delay):
            return
        self.put_off(table_id)
        self.timers[table_id] = loop.call_later(delay, self.ring, table_id)

    def ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        if self.stopped.is_set():
            return
        if (before := self.ringing.get(table_id)) is not None:
            before.add_done_callback(lambda _: self.ring(table_id))
            return
        task = self.ringing[table_id] = asyncio.create_task(self.rung(table_id))
        task.add_done_callback(lambda _: self.ringing.pop(table_id, None))

    async def rung(self, table_id: str) -> None:
        async with self.at_work:
            try:
                await self.see_to(table_id, self.overtime)
            except Unavailable:  # the database is away; the next look tries again
                log_crash("sweep-failed", table=table_id)

    # ── the look ahead ──

    async def look(self) -> None:
        age, self.age = self.age, FORGOTTEN
        await self.set_near()
        for table_id in await self.tables.store.waiting_for_bots(time.time() - age, AT_ONCE + len(self.unreadable)):
            await self.see_to(table_id, self.wake)

    async def set_near(self) -> None:
        """Timers until the next look; whoever has set a clock is the first to hear it."""
        grace = GRACE if self.tables.shared else 0.0
        for table_id, deadline in await self.tables.store.due(time.time() + self.every + AHEAD):
            if table_id not in self.ringing and table_id not in self.unreadable:
                self.set(table_id, deadline + grace)

    async def see_to(self, table_id: str, what: Callable[[Hosted], Awaitable[None]]) -> None:
        """A table that cannot be read (of another version of the rules, say) does not hold up the others."""
        if table_id in self.unreadable:
            return
        try:
            await what(await self.tables.find(table_id))
        except NotFound:  # deleted meanwhile
            return
        except Exception as error:
            if isinstance(error, Unavailable) and error.code == "database-away":
                raise
            self.unreadable.add(table_id)
            log_crash("sweep-failed", table=table_id)

    def resume(self, table_id: str) -> None:
        """The table was put away while a bot was at work there."""
        self.tables.background(self.see_to(table_id, self.wake))

    async def wake(self, hosted: Hosted) -> None:
        self.bots.announce(hosted, "gap", 0, 0)

    async def overtime(self, hosted: Hosted) -> None:
        """The stand-in makes the move, and keeps the seat of whoever is late three times in a row."""
        seat = hosted.seat_to_move()
        if seat is None or seat.kind == "bot" or hosted.deadline is None:
            return
        if (left := hosted.deadline - time.time()) > 0:
            if left < AHEAD:  # two clocks differ by a hair; otherwise it is a later turn, and somebody else's to hear
                self.set(hosted.id, hosted.deadline)
            return
        log("overtime", table=hosted.id, seat=seat.seat)
        await self.bots.move(hosted, seat.seat, hosted.row["stand_in"], "overtime")
        if hosted.overtimes[seat.seat] >= LATE:
            with contextlib.suppress(Conflict):
                await self.bots.fill(hosted, seat.seat, None, lambda table: check_late(table, seat.seat))


def check_late(hosted: Hosted, seat: int) -> None:
    """Another process may have been quicker."""
    if hosted.overtimes[seat] < LATE or hosted.seats[seat].kind == "bot":
        raise Conflict("seat-taken")
