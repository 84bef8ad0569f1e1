"""The authority: every change of a table goes through here, one at a time, and is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar, cast

from cothon.core.refusal import IllegalMove
from cothon.server.logs import SELDOM, log_crash
from cothon.server.settings import Settings
from cothon.server.tables.changes import (
    Chair,
    answer_change,
    ask_change,
    check_current,
    check_playing,
    contents,
    moves_change,
    new_change,
    seats_change,
    summarize,
    undo_change,
)
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Change, Counts, Keeper, Kind, Log, Row
from cothon.server.tables.refusals import Conflict, NotFound, Unavailable
from cothon.server.tables.seats import Seat, is_plain
from cothon.server.tables.snapshots import restored, snapshot
from cothon.server.tables.starting import check_version

T = TypeVar("T")
COME_BACK = 1012  # a close code: to be tried again
Listener = Callable[[Hosted, Kind, int, int], None]  # table, kind, entries kept, last change before
Wish = Callable[[Hosted], Change]  # refuses where the table, as it is, does not allow it


class Tables:
    def __init__(self, settings: Settings, store: Keeper, log: Log, counts: Counts, shared: bool = False) -> None:
        self.settings = settings
        self.store = store
        self.log = log
        self.counts = counts
        self.shared = shared  # other processes append to the same logs
        self.hosted: OrderedDict[str, Hosted] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Hosted]] = {}
        self.outdated: set[str] = set()  # to be read once more, for something was done there while they were
        self.listeners: list[Listener] = []  # hear of every change
        self.followers: list[Listener] = []  # see to what follows; one process does, the one whose change it was
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
        if self.shared and await self.store.last_seq(table_id) > hosted.seq:
            await self.catch_up(hosted)
        return hosted

    async def load(self, table_id: str) -> Hosted:
        """Several who ask at once wait for the same reading."""
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.read(table_id))
            task.add_done_callback(lambda _: self.loaded(table_id))
        return await asyncio.shield(task)

    def loaded(self, table_id: str) -> None:
        self.loading.pop(table_id, None)
        self.outdated.discard(table_id)

    async def read(self, table_id: str) -> Hosted:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-table")
        check_version(row)
        hosted = restored(row, await self.store.seats(table_id), await self.store.snapshot(table_id))
        changes = await self.store.changes(table_id, hosted.seq)
        if any(change.kind == "seats" and change.seq > row["seq"] for change in changes):
            hosted.seats = await self.seats_of(table_id)  # somebody has sat down or left since they were read
        for change in changes:
            self.apply(hosted, change)
        if table_id in self.outdated:
            self.outdated.discard(table_id)
            return await self.read(table_id)
        if hosted.seq == row["seq"]:
            hosted.deadline = row["deadline"]  # of a table that was closed for a while, later than its log says
        self.keep(hosted)
        if self.shared:
            await self.catch_up(hosted)  # what others told meanwhile nobody here could hear
        return hosted

    async def seats_of(self, table_id: str) -> list[Seat]:
        return [Seat(**seat) for seat in await self.store.seats(table_id)]

    def apply(self, hosted: Hosted, change: Change) -> None:
        """What cannot be read is said of this table only; it is read anew when somebody asks for it again."""
        try:
            hosted.apply(change)
        except Exception as error:
            self.hosted.pop(hosted.id, None)
            SELDOM.log(
                "table-unreadable", table=hosted.id, seq=change.seq, error=f"{type(error).__name__}: {error}"[:200]
            )
            raise Unavailable("table-unreadable", number=change.seq) from error

    def keep(self, hosted: Hosted) -> None:
        self.hosted[hosted.id] = hosted
        self.make_room()
        self.counts.holding(len(self.hosted))

    def make_room(self) -> None:
        """Forget the tables that were idle longest; the database has them."""
        surplus = len(self.hosted) - self.settings.tables_in_memory
        if surplus <= 0:
            return
        idle = [h for h in self.hosted.values() if not (h.connections or h.lock.locked() or h.bot_at_work)]
        for hosted in idle[:surplus]:
            del self.hosted[hosted.id]

    def drop(self, table_id: str) -> bool:
        """Read it anew when somebody asks for it; those who look on are to come back. Whether a bot was at work."""
        hosted = self.hosted.pop(table_id, None)
        if table_id in self.loading:
            self.outdated.add(table_id)
        if hosted is None:
            return False
        for connection in list(hosted.connections):
            connection.end(COME_BACK)
        return hosted.bot_at_work is not None and hosted.bot_at_work.cancel()

    async def add(self, row: Row, seats: list[Seat], moves: list[str], dealt: int) -> Hosted:
        """Open a table; its first change is what was dealt."""
        return await self.add_begun(*begun(row, seats, moves, dealt))

    async def add_begun(self, hosted: Hosted, first: Change) -> Hosted:
        await self.store.add_table(hosted.row | {"seq": 0}, [seat.row() for seat in hosted.seats], first)
        self.keep(hosted)
        self.announce(hosted, "seats", 0, 0, own=True)
        return hosted

    # ── changes ──

    async def play(
        self, hosted: Hosted, chair: Chair, moves: Sequence[str], seq: int | None = None, by: str = "person"
    ) -> int:
        """One decision: all its moves, or none."""

        def wish(hosted: Hosted) -> Change:
            seat = chair.at(hosted)
            check_playing(hosted)
            check_current(hosted, seq)
            return moves_change(hosted, seat, moves, by)

        done = await self.change(hosted, wish)
        self.counts.moved(by)
        return done

    async def undo(self, hosted: Hosted, chair: Chair, seq: int | None = None) -> int:
        def wish(hosted: Hosted) -> Change:
            seat = chair.at(hosted)
            check_current(hosted, seq)
            return undo_change(hosted, seat)

        return await self.change(hosted, wish)

    async def ask_back(self, hosted: Hosted, chair: Chair, seq: int | None = None) -> int:
        """Ask the others to let the seat take its last decision back."""

        def wish(hosted: Hosted) -> Change:
            seat = chair.at(hosted)
            check_current(hosted, seq)
            return ask_change(hosted, seat)

        return await self.change(hosted, wish)

    async def answer_back(self, hosted: Hosted, chair: Chair, grant: bool) -> int:
        return await self.change(hosted, lambda hosted: answer_change(hosted, chair.at(hosted), grant))

    async def tell_hint(self, hosted: Hosted, chair: Chair) -> int:
        """Everyone is told who asks for a hint."""

        def wish(hosted: Hosted) -> Change:
            seat = chair.at(hosted)
            return new_change(hosted, "hint", seat, note="hint", name=hosted.table.names[seat])

        return await self.change(hosted, wish)

    async def say(self, hosted: Hosted, chair: Chair, text: str) -> int:
        def wish(hosted: Hosted) -> Change:
            seat = chair.at(hosted)
            return new_change(hosted, "chat", seat, name=hosted.table.names[seat], text=text)

        return await self.change(hosted, wish)

    async def change(self, hosted: Hosted, wish: Wish) -> int:
        """Append what becomes of the wish at the present table. Goes on even if the client hangs up."""
        return await self.finish(self.change_now(hosted, wish))

    async def change_now(self, hosted: Hosted, wish: Wish) -> int:
        async with hosted.lock:
            while True:
                try:
                    change = wish(hosted)
                except (IllegalMove, Conflict):
                    if self.shared and await self.catch_up_locked(hosted):
                        continue  # it was refused by an old table
                    raise
                if await self.log.append(change):
                    break
                self.counts.overtaken()
                await self.catch_up_locked(hosted)
            self.take_over(hosted, [change], own=True)
            return change.seq

    async def seat_changed(self, hosted: Hosted, choose: Callable[[Hosted], Seat]) -> int:
        """Put someone in the seat that is chosen at the present table, unless someone else was quicker."""
        return await self.finish(self.seat_changed_now(hosted, choose))

    async def seat_changed_now(self, hosted: Hosted, choose: Callable[[Hosted], Seat]) -> int:
        async with hosted.lock:
            await self.catch_up_locked(hosted)
            while True:
                seat = choose(hosted)
                change = seats_change(hosted, seat)
                if await self.store.change_seat(seat.row(), hosted.seats[seat.seat].kind, change):
                    break
                if not await self.catch_up_locked(hosted):
                    raise Conflict("seat-taken")
            hosted.seats = hosted.seats_with(seat)
            self.take_over(hosted, [change], own=True)
            return change.seq

    async def catch_up(self, hosted: Hosted) -> None:
        async with hosted.lock:
            await self.catch_up_locked(hosted)

    async def catch_up_locked(self, hosted: Hosted) -> bool:
        """Take over what other processes have appended; whether there was anything."""
        changes = await self.store.changes(hosted.id, hosted.seq)
        if any(change.kind == "seats" for change in changes):
            hosted.seats = await self.seats_of(hosted.id)
        if changes:
            self.take_over(hosted, changes)
        return bool(changes)

    def take_over(self, hosted: Hosted, changes: list[Change], own: bool = False) -> None:
        before, kept = hosted.seq, len(hosted.entries)
        for change in changes:
            kept = 0 if change.kind == "seats" else min(kept, len(hosted.entries))
            self.apply(hosted, change)
            kept = min(kept, len(hosted.entries))
        kind = cast(Kind, changes[0].kind) if len(changes) == 1 else "gap"
        self.announce(hosted, kind, kept, before, own)
        if hosted.unsaved >= self.settings.snapshot_every:
            hosted.unsaved = 0
            self.background(self.store.put_snapshot(hosted.id, hosted.seq, snapshot(hosted)))

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int, own: bool) -> None:
        for listener in [*self.listeners, *(self.followers if own else [])]:
            try:
                listener(hosted, kind, kept, before)
            except Exception:  # the move stands, whatever a listener makes of it
                log_crash("listener-failed", table=hosted.id)

    # ── other processes ──

    async def heard(self, change: Change) -> None:
        """Another process has appended a change."""
        hosted = self.hosted.get(change.table_id)
        if hosted is None or hosted.seq >= change.seq:
            return
        if (
            change.kind in ("move", "undo", "chat", "ask", "hint")
            and change.seq == hosted.seq + 1
            and not hosted.lock.locked()
        ):
            with contextlib.suppress(Unavailable):  # logged, and read anew by whoever asks
                self.take_over(hosted, [change])
        else:
            self.background(self.catch_up(hosted))

    async def missed(self) -> None:
        """Nothing was heard for a while."""
        for hosted in list(self.hosted.values()):
            await guarded(self.catch_up(hosted))

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


def begun(row: Row, seats: list[Seat], moves: list[str], dealt: int) -> tuple[Hosted, Change]:
    """A new table, and its first change; nobody has either yet."""
    hosted = Hosted(row, seats)
    first = Change(row["id"], 1, row["created"], "move", None, contents(moves=moves, dealt=dealt))
    hosted.apply(first)
    summarize(hosted, first)
    return hosted, first
