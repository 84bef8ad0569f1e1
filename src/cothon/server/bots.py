"""Bots in seats, and clocks: who moves when nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from cothon.core.refusal import IllegalMove, Refusal
from cothon.server.changes import Chair
from cothon.server.hosted import Hosted
from cothon.server.logs import log, log_crash
from cothon.server.refusals import Conflict, Unavailable
from cothon.server.seats import Seat, bot_name
from cothon.server.tables import Tables
from cothon.server.workers import Workers

BRIEF = 0.35  # of the pause, before a further decision in the same turn
OVERTIMES = 3  # in a row; then the seat is the stand-in's
FORGOTTEN = 15.0  # seconds after which another process sees to a bot
AT_ONCE = 100

OVERDUE = text("SELECT id FROM tables WHERE deadline < :now AND status = 'playing' LIMIT :most")
WAITING = text(
    "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.turn"
    " WHERE tables.status = 'playing' AND seats.kind = 'bot' AND tables.updated < :before LIMIT :most"
)


class BotSeats:
    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.clock: asyncio.Task[None] | None = None
        self.stopped = asyncio.Event()
        self.unreadable: set[str] = set()  # tables to be left alone until the next start

    def start(self) -> None:
        self.clock = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Thinking is broken off; what a bot has decided is still written."""
        self.stopped.set()
        if self.clock is not None:
            await self.clock
        for task in [h.bot_at_work for h in self.tables.hosted.values() if h.bot_at_work]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ── bots ──

    def announce(self, hosted: Hosted, kind: str, kept: int, before: int) -> None:
        seat = hosted.seat_to_move()
        if seat is not None and seat.kind == "bot" and hosted.bot_at_work is None and not self.stopped.is_set():
            hosted.bot_at_work = asyncio.create_task(self.work(hosted))

    async def work(self, hosted: Hosted) -> None:
        """Play for the bots at the table until it is a person's turn."""
        try:
            while (seat := hosted.seat_to_move()) is not None and seat.kind == "bot":
                await asyncio.sleep(self.pause(hosted))
                await self.move(hosted, seat.seat, seat.level or hosted.row["stand_in"], "bot")
        except Exception:  # the clock looks after the table later
            log_crash("bot-at-work", table=hosted.id)
        finally:
            hosted.bot_at_work = None

    def pause(self, hosted: Hosted) -> float:
        """People want to see what happens; bots among themselves do not wait."""
        if not any(seat.kind == "person" for seat in hosted.seats):
            return 0.0
        pause = self.tables.settings.bot_pause
        return pause * BRIEF if hosted.entries and hosted.entries[-1].mover == hosted.turn else pause

    async def move(self, hosted: Hosted, seat: int, level: str, by: str) -> None:
        """One move by a bot, on what the seat may know."""
        seq = hosted.moved
        if hosted.turn != seat:
            return
        move = await self.workers.choose(level, hosted.table.view(seat), hosted.table.legal_moves())
        with contextlib.suppress(Conflict, Refusal):  # the table has moved on meanwhile
            await self.tables.play(hosted, Chair(seat, None), move, seq, by)

    # ── clocks ──

    async def run(self) -> None:
        age = FORGOTTEN if self.tables.bus.shared else 0.0
        while not self.stopped.is_set():
            try:
                await self.sweep(age)
            except Exception:
                log_crash("sweep-failed")
            age = FORGOTTEN
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), self.tables.settings.sweep_every)

    async def sweep(self, age: float) -> None:
        now, most = time.time(), AT_ONCE + len(self.unreadable)
        for row in await self.tables.store.rows(OVERDUE, now=now, most=most):
            await self.see_to(row["id"], self.overtime)
        for row in await self.tables.store.rows(WAITING, before=now - age, most=most):
            await self.see_to(row["id"], self.wake)

    async def see_to(self, table_id: str, what: Callable[[Hosted], Awaitable[None]]) -> None:
        """A table that cannot be read (of another version of the rules, say) does not hold up the others."""
        if table_id in self.unreadable:
            return
        try:
            await what(await self.tables.find(table_id))
        except Unavailable:
            raise
        except Exception:
            self.unreadable.add(table_id)
            log_crash("sweep-failed", table=table_id)

    async def wake(self, hosted: Hosted) -> None:
        self.announce(hosted, "sweep", 0, 0)

    async def overtime(self, hosted: Hosted) -> None:
        """The stand-in makes the move; who is late three times in a row has left."""
        seat = hosted.seat_to_move()
        if seat is None or seat.kind == "bot" or hosted.deadline is None or hosted.deadline > time.time():
            return
        log("overtime", table=hosted.id, seat=seat.seat)
        await self.move(hosted, seat.seat, hosted.row["stand_in"], "overtime")
        if hosted.overtimes[seat.seat] >= OVERTIMES:
            await self.replace(hosted, seat.seat, hosted.row["stand_in"], lambda h: None)

    async def replace(self, hosted: Hosted, number: int, level: str, check: Callable[[Hosted], object]) -> int:
        """A bot takes the seat over: an open one, or one that somebody has left. Nothing if `check` refuses."""

        def bot(hosted: Hosted) -> Seat:
            if hosted.status == "finished":
                raise IllegalMove("game-over")
            check(hosted)
            seat = hosted.seats[number]
            left = seat.kind != "open"
            name = f"{seat.name} ({level})"[:40] if left else bot_name(hosted.table.names, hosted.row["language"])
            return seat.for_bot(name, level, left=left)

        return await self.tables.seat_changed(hosted, bot)
