"""The authority: every change of a table goes through here, one at a time, and is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from cothon.core.refusal import BadRecord, IllegalMove
from cothon.games import game_of
from cothon.server.bus import Bus
from cothon.server.changes import Chair, check_current, check_playing, contents, move_event, new_event, summarize
from cothon.server.hosted import Hosted
from cothon.server.logs import log_crash
from cothon.server.metrics import Metrics
from cothon.server.refusals import Conflict, NotFound
from cothon.server.seats import Seat, is_plain
from cothon.server.settings import Settings
from cothon.server.store import Event, Row, Store
from cothon.server.writer import Writer

T = TypeVar("T")
Listener = Callable[[Hosted, str, int, int], None]  # table, kind, entries kept, last event before
Change = Callable[[Hosted], Event]


class Tables:
    def __init__(self, settings: Settings, store: Store, writer: Writer, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.bus = bus
        self.metrics = metrics
        self.hosted: OrderedDict[str, Hosted] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Hosted]] = {}
        self.listeners: list[Listener] = []  # hear of every event
        self.followers: list[Listener] = []  # see to what follows; one process does, the one whose event it was
        self.tasks: set[asyncio.Task[Any]] = set()

    # ── in memory ──

    async def find(self, table_id: str) -> Hosted:
        """The table, as new as the database has it."""
        hosted = self.hosted.get(table_id)
        if hosted is None:
            if not is_plain(table_id):
                raise NotFound("no-table")
            return await self.load(table_id)
        self.hosted.move_to_end(table_id)
        if self.bus.shared and await self.store.last_seq(table_id) > hosted.seq:
            await self.catch_up(hosted)
        return hosted

    async def load(self, table_id: str) -> Hosted:
        """Several who ask at once wait for the same reading."""
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.read(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def read(self, table_id: str) -> Hosted:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-table")
        check_version(row)
        hosted = restored(row, await self.store.seats(table_id), await self.store.snapshot(table_id))
        for event in await self.store.events(table_id, hosted.seq):
            hosted.apply(event)
        self.keep(hosted)
        return hosted

    def keep(self, hosted: Hosted) -> None:
        self.hosted[hosted.id] = hosted
        self.make_room()
        self.metrics.tables.set(len(self.hosted))

    def make_room(self) -> None:
        """Forget the tables that were idle longest; the database has them."""
        surplus = len(self.hosted) - self.settings.tables_in_memory
        if surplus <= 0:
            return
        idle = [h for h in self.hosted.values() if not (h.connections or h.lock.locked() or h.bot_at_work)]
        for hosted in idle[:surplus]:
            del self.hosted[hosted.id]

    async def add(self, row: Row, seats: list[Seat], moves: list[str], dealt: int) -> Hosted:
        """Open a table; its first event is what was dealt."""
        hosted = Hosted(row, seats)
        first = Event(row["id"], 1, row["created"], "move", None, contents(moves=moves, dealt=dealt))
        hosted.apply(first)
        summarize(hosted, first)
        await self.store.add_table(row | {"seq": 0}, [seat.row() for seat in seats], first)
        self.keep(hosted)
        self.announce(hosted, "seats", 0, 0, own=True)
        return hosted

    # ── changes ──

    async def play(self, hosted: Hosted, chair: Chair, move: str, seq: int | None = None, by: str = "person") -> int:
        def change(hosted: Hosted) -> Event:
            seat = chair.at(hosted)
            check_playing(hosted)
            check_current(hosted, seq)
            return move_event(hosted, seat, move, by)

        done = await self.change(hosted, change)
        self.metrics.moves.labels(by=by).inc()
        return done

    async def undo(self, hosted: Hosted, chair: Chair, seq: int | None = None) -> int:
        def change(hosted: Hosted) -> Event:
            seat = chair.at(hosted)
            check_current(hosted, seq)
            if (refusal := hosted.undo_refusal(seat)) is not None:
                raise refusal
            return new_event(hosted, "undo", seat)

        return await self.change(hosted, change)

    async def say(self, hosted: Hosted, chair: Chair, text: str) -> int:
        def change(hosted: Hosted) -> Event:
            seat = chair.at(hosted)
            return new_event(hosted, "chat", seat, name=hosted.table.names[seat], text=text)

        return await self.change(hosted, change)

    async def change(self, hosted: Hosted, change: Change) -> int:
        """Append what `change` makes of the present table. Goes on even if the client hangs up."""
        return await self.finish(self.change_now(hosted, change))

    async def change_now(self, hosted: Hosted, change: Change) -> int:
        async with hosted.lock:
            while True:
                try:
                    event = change(hosted)
                except (IllegalMove, Conflict):
                    if self.bus.shared and await self.catch_up_locked(hosted):
                        continue  # it was refused by an old table
                    raise
                if await self.writer.append(event):
                    break
                self.metrics.conflicts.inc()
                await self.catch_up_locked(hosted)
            self.take_over(hosted, [event], own=True)
            return event.seq

    async def seat_changed(self, hosted: Hosted, choose: Callable[[Hosted], Seat]) -> int:
        """Put someone in the seat that is chosen at the present table, unless someone else was quicker."""
        return await self.finish(self.seat_changed_now(hosted, choose))

    async def seat_changed_now(self, hosted: Hosted, choose: Callable[[Hosted], Seat]) -> int:
        async with hosted.lock:
            await self.catch_up_locked(hosted)
            while True:
                seat = choose(hosted)
                event = new_event(hosted, "seats", seat.seat)
                after = [seat if s.seat == seat.seat else s for s in hosted.seats]
                event.status = hosted.status_with(after)
                if await self.store.change_seat(seat.row(), hosted.seats[seat.seat].kind, event):
                    break
                if not await self.catch_up_locked(hosted):
                    raise Conflict("seat-taken")
            hosted.seats = after
            self.take_over(hosted, [event], own=True)
            return event.seq

    async def catch_up(self, hosted: Hosted) -> None:
        async with hosted.lock:
            await self.catch_up_locked(hosted)

    async def catch_up_locked(self, hosted: Hosted) -> bool:
        """Take over what other processes have appended; whether there was anything."""
        events = await self.store.events(hosted.id, hosted.seq)
        if any(event.kind == "seats" for event in events):
            hosted.seats = [Seat(**seat) for seat in await self.store.seats(hosted.id)]
        if events:
            self.take_over(hosted, events)
        return bool(events)

    def take_over(self, hosted: Hosted, events: list[Event], own: bool = False) -> None:
        before, kept = hosted.seq, len(hosted.entries)
        for event in events:
            kept = 0 if event.kind == "seats" else min(kept, len(hosted.entries))
            hosted.apply(event)
            kept = min(kept, len(hosted.entries))
        self.announce(hosted, events[0].kind if len(events) == 1 else "gap", kept, before, own)
        if hosted.unsaved >= self.settings.snapshot_every:
            hosted.unsaved = 0
            self.background(self.store.put_snapshot(hosted.id, hosted.seq, hosted.snapshot()))

    def announce(self, hosted: Hosted, kind: str, kept: int, before: int, own: bool) -> None:
        for listener in [*self.listeners, *(self.followers if own else [])]:
            try:
                listener(hosted, kind, kept, before)
            except Exception:  # the move stands, whatever a listener makes of it
                log_crash("listener-failed", table=hosted.id)

    # ── other processes ──

    async def heard(self, event: Event) -> None:
        """Another process has appended an event."""
        hosted = self.hosted.get(event.table_id)
        if hosted is None or hosted.seq >= event.seq:
            return
        if event.kind in ("move", "undo", "chat") and event.seq == hosted.seq + 1 and not hosted.lock.locked():
            self.take_over(hosted, [event])
        else:
            self.background(self.catch_up(hosted))

    async def missed(self) -> None:
        """Nothing was heard for a while."""
        for hosted in list(self.hosted.values()):
            await self.catch_up(hosted)

    # ── tasks ──

    def background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """A change that was begun is finished, whoever waits for it or not."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)


async def guarded(work: Awaitable[Any]) -> None:
    try:
        await work
    except Exception:
        log_crash("background-failed")


def restored(row: Row, seats: list[Row], saved: Row | None) -> Hosted:
    """From the snapshot; one that cannot be read is no loss, for the log has everything."""
    hosted = Hosted(row, [Seat(**seat) for seat in seats])
    if saved is None:
        return hosted
    try:
        hosted.restore(saved["seq"], saved["data"])
    except Exception:
        log_crash("snapshot-unreadable", table=row["id"])
        return Hosted(row, hosted.seats)
    return hosted


def check_version(row: Row) -> None:
    """A table of another version of the rules could be another game."""
    current = game_of(row["rules"]).rule_sets[row["rules"]].version
    if row["version"] > current:
        raise BadRecord("record-too-new", version=row["version"], current=current)
    if row["version"] < current:
        raise BadRecord("record-too-old", version=row["version"], current=current)
