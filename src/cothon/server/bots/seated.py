"""Bots in seats: they move, sit down where nobody does, and keep the seats of those who are away."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from cothon.core.refusal import IllegalMove, Refusal
from cothon.server.bots.workers import Workers
from cothon.server.logs import log_crash
from cothon.server.tables.authority import Tables
from cothon.server.tables.changes import Chair
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.refusals import Conflict, NotAllowed
from cothon.server.tables.seats import Actor, Seat, bot_name

BRIEF = 0.35  # of the pause, before a further decision in the same turn


class BotSeats:
    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.stopped = asyncio.Event()

    async def stop(self) -> None:
        """Bots stop thinking; what one has decided is still written."""
        self.stopped.set()
        for task in [h.bot_at_work for h in self.tables.hosted.values() if h.bot_at_work]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ── bots ──

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
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
            await self.tables.play(hosted, Chair(seat, None, bot=by == "bot"), [move], seq, by)

    # ── who sits down and gets up ──

    async def fill(self, hosted: Hosted, number: int, level: str | None, check: Callable[[Hosted], object]) -> int:
        """A bot sits down in an open seat; that of someone who is away is kept by the stand-in, whatever is named."""

        def bot(hosted: Hosted) -> Seat:
            check_running(hosted)
            check(hosted)
            seat, stand_in = hosted.seats[number], str(hosted.row["stand_in"])
            if seat.kind in ("person", "program"):
                return seat.kept_by_bot(stand_in)
            return seat.for_bot(bot_name(hosted.table.names, hosted.row["language"]), level or stand_in)

        return await self.tables.seat_changed(hosted, bot)

    async def leave(self, hosted: Hosted, chair: Chair, level: str) -> int:
        """For good: a bot has the seat from now on."""

        def bot(hosted: Hosted) -> Seat:
            check_running(hosted)
            return hosted.seats[chair.at(hosted)].left_to_bot(level)

        return await self.tables.seat_changed(hosted, bot)

    async def come_back(self, hosted: Hosted, actor: Actor, number: int | None) -> int:
        """To a seat that a bot keeps."""

        def person(hosted: Hosted) -> Seat:
            check_running(hosted)
            kept = [seat for seat in hosted.seats if seat.is_kept_for(actor) and number in (None, seat.seat)]
            if not kept:
                raise NotAllowed("not-your-seat")
            return kept[0].taken_back()

        return await self.tables.seat_changed(hosted, person)


def check_running(hosted: Hosted) -> None:
    if hosted.status == "finished":
        raise IllegalMove("game-over")
