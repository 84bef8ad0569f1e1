"""The authority: every change of a table goes through here, one at a time, and is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from pydantic_core import to_json

from cothon.core.game import Json
from cothon.core.refusal import BadRecord, IllegalMove
from cothon.games import game_of
from cothon.server.bus import Bus
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
        self.listeners: list[Listener] = []
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
        hosted = Hosted(row, [Seat(**seat) for seat in await self.store.seats(table_id)])
        saved = await self.store.snapshot(table_id)
        if saved is not None:
            hosted.restore(saved["seq"], saved["data"])
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
        self.announce(hosted, "seats", 0, 0)
        return hosted

    # ── changes ──

    async def play(self, hosted: Hosted, seat: int, move: str, seq: int | None = None, by: str = "person") -> int:
        def change(hosted: Hosted) -> Event:
            check_playing(hosted)
            if seq is not None and seq < hosted.moved:
                raise Conflict("moved-on")
            return move_event(hosted, seat, move, by)

        done = await self.change(hosted, change)
        self.metrics.moves.labels(by=by).inc()
        return done

    async def undo(self, hosted: Hosted, seat: int) -> int:
        def change(hosted: Hosted) -> Event:
            if (refusal := hosted.undo_refusal(seat)) is not None:
                raise refusal
            return new_event(hosted, "undo", seat)

        return await self.change(hosted, change)

    async def say(self, hosted: Hosted, seat: int | None, name: str, text: str) -> int:
        return await self.change(hosted, lambda h: new_event(h, "chat", seat, name=name, text=text))

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
            self.take_over(hosted, [event])
            return event.seq

    async def seat_changed(self, hosted: Hosted, seat: Seat, expected_kind: str, check: Change) -> int:
        """Put someone in a seat, unless someone else was quicker."""
        return await self.finish(self.seat_changed_now(hosted, seat, expected_kind, check))

    async def seat_changed_now(self, hosted: Hosted, seat: Seat, expected_kind: str, check: Change) -> int:
        async with hosted.lock:
            await self.catch_up_locked(hosted)
            while True:
                event = check(hosted)
                after = [seat if s.seat == seat.seat else s for s in hosted.seats]
                event.status = hosted.status_with(after)
                if await self.store.change_seat(seat.row(), expected_kind, event):
                    break
                if not await self.catch_up_locked(hosted):
                    raise Conflict("seat-taken")
            hosted.seats = after
            self.take_over(hosted, [event])
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

    def take_over(self, hosted: Hosted, events: list[Event]) -> None:
        before, kept = hosted.seq, len(hosted.entries)
        for event in events:
            kept = 0 if event.kind == "seats" else min(kept, len(hosted.entries))
            hosted.apply(event)
            kept = min(kept, len(hosted.entries))
        self.announce(hosted, events[0].kind if len(events) == 1 else "gap", kept, before)
        if hosted.unsaved >= self.settings.snapshot_every:
            hosted.unsaved = 0
            self.background(self.store.put_snapshot(hosted.id, hosted.seq, hosted.snapshot()))

    def announce(self, hosted: Hosted, kind: str, kept: int, before: int) -> None:
        for listener in self.listeners:
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


def contents(**values: Any) -> str:
    return to_json(values).decode()


def new_event(hosted: Hosted, kind: str, seat: int | None, **values: Any) -> Event:
    event = Event(hosted.id, hosted.seq + 1, time.time(), kind, seat, contents(**values))
    if kind == "undo":
        event.turn, event.status, event.deadline = seat, "playing", hosted.entries[-1].until
    else:
        summarize(hosted, event)
    return event


def summarize(hosted: Hosted, event: Event) -> None:
    event.status, event.turn, event.ending = hosted.status, hosted.turn, hosted.table.ending
    event.deadline = hosted.deadline


def move_event(hosted: Hosted, seat: int, move: str, by: str) -> Event:
    """Play the move on a copy; the table itself changes when the event is on disk."""
    after = hosted.table.copy()
    after.play(move, seat)
    made = [after.game.text(after.state, number) for _, number in after.log[len(hosted.entries) :]]
    values: Json = {"moves": made, "dealt": after.dealer.dealt, "until": hosted.deadline}
    if by == "overtime":
        values["overtime"] = True
    event = Event(hosted.id, hosted.seq + 1, time.time(), "move", seat, contents(**values))
    event.turn = after.turn if isinstance(after.turn, int) else None
    event.status, event.ending = "finished" if after.turn is None else "playing", after.ending
    seconds = hosted.row["seconds_a_move"]
    event.deadline = event.at + seconds if seconds and event.status == "playing" else None
    return event


def check_playing(hosted: Hosted) -> None:
    if hosted.status == "open":
        raise Conflict("seats-open")


def check_version(row: Row) -> None:
    """A table of another version of the rules could be another game."""
    current = game_of(row["rules"]).rule_sets[row["rules"]].version
    if row["version"] > current:
        raise BadRecord("record-too-new", version=row["version"], current=current)
    if row["version"] < current:
        raise BadRecord("record-too-old", version=row["version"], current=current)
