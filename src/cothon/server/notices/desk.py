"""Who is told what: turns that wait, tables that are full, a letter a day. No two processes tell the same."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, select, text

from cothon.server.metrics import Metrics
from cothon.server.notices.mail import mail_server
from cothon.server.notices.push import new_key_pair
from cothon.server.notices.sending import Post
from cothon.server.notices.wishes import Wishes
from cothon.server.rounds import Rounds
from cothon.server.settings import Settings
from cothon.server.store.database import Store
from cothon.server.store.schema import looks, notices, told
from cothon.server.tables.authority import Tables, guarded
from cothon.server.tables.hosted import OPENING, Hosted
from cothon.server.tables.keeping import Kind, Row
from cothon.server.tables.seats import Seat
from cothon.server.tables.viewer import present

ALL_TABLES = ""
DAY = 24 * 3600.0
MINUTE = 60.0
KEPT = 60 * DAY  # what was told, and who looked
CLEAN_EVERY = 3600.0
AT_ONCE = 200
LISTENERS = "SELECT player FROM notices UNION SELECT player FROM wishes WHERE confirmed"
# turns that wait for somebody who wants to hear of it, has not looked for as long as they said, and was not told yet
WAITING = text(f"""
    SELECT tables.id, seats.seat, seats.player FROM tables
    JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.turn
    LEFT JOIN wishes ON wishes.player = seats.player
    LEFT JOIN looks ON looks.player = seats.player AND looks.table_id = tables.id
    WHERE tables.status = 'playing' AND seats.kind IN ('person', 'program') AND seats.player IN ({LISTENERS})
      AND COALESCE(wishes.turn, true) AND tables.updated <= :now - 60 * COALESCE(wishes.after, :after)
      AND COALESCE(looks.at, 0) <= :now - 60 * COALESCE(wishes.after, :after)
      AND NOT EXISTS (SELECT 1 FROM told WHERE told.player = seats.player AND told.table_id = tables.id
        AND told.event = 'your-turn' AND told.at >= tables.updated)
    ORDER BY tables.updated LIMIT :most""")
TURNS_OF = text("""
    SELECT tables.id, tables.name, tables.rules, tables.updated FROM tables
    JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.turn
    WHERE tables.status = 'playing' AND seats.player = :player AND seats.kind IN ('person', 'program')
    ORDER BY tables.updated LIMIT 50""")
DIGESTS = text(f"SELECT * FROM wishes WHERE digest AND digested <= :before AND player IN ({LISTENERS}) LIMIT :most")
CLAIM = text(
    "INSERT INTO told (player, table_id, event, seq, at) VALUES (:player, :table_id, :event, :seq, :at)"
    " ON CONFLICT DO NOTHING"
)
LOOKED = text(
    "INSERT INTO looks (player, table_id, at) VALUES (:player, :table_id, :at)"
    " ON CONFLICT (player, table_id) DO UPDATE SET at = excluded.at"
)


class Notices(Rounds):
    def __init__(self, settings: Settings, store: Store, tables: Tables, metrics: Metrics) -> None:
        super().__init__(self.look_round, settings.notice_every, "notices-failed", at_once=True)
        self.settings = settings
        self.store = store
        self.tables = tables
        self.wishes = Wishes(store, settings.notice_minutes)
        self.mail = mail_server(settings.mail_server, settings.mail_from) if settings.mail_server else None
        self.post = Post(settings, metrics, self.wishes, self.mail)
        self.push_key: str | None = None
        self.cleaned = 0.0
        self.left: dict[tuple[str, str], float] = {}  # player and table: when they stopped looking
        self.decided: dict[str, int] = {}  # table: the change at which its turn was found to be told

    async def start(self) -> None:
        """Keys stay the same for all processes and restarts."""
        self.wishes.secret = await self.store.secret("letters", secrets.token_urlsafe(32))
        pair = new_key_pair()
        if pair is not None:
            kept = json.loads(await self.store.secret("vapid", json.dumps(pair)))
            self.push_key, self.post.private_key = kept["public"], kept["private"]
        self.begin()

    # ── who wants them ──

    async def subscribe(self, player: str, table_id: str, kind: str, target: str) -> None:
        await self.store.put(
            "INSERT INTO notices (player, table_id, kind, target) VALUES (:player, :table_id, :kind, :target)"
            " ON CONFLICT (player, table_id, kind) DO UPDATE SET target = excluded.target",
            player=player,
            table_id=table_id,
            kind=kind,
            target=target,
        )

    async def unsubscribe(self, player: str, table_id: str, kind: str) -> None:
        here = (notices.c.player == player, notices.c.table_id == table_id, notices.c.kind == kind)
        async with self.store.writing() as connection:
            await connection.execute(delete(notices).where(*here))

    async def target(self, player: str, table_id: str, kind: str) -> str | None:
        here = (notices.c.player == player, notices.c.table_id == table_id, notices.c.kind == kind)
        row = await self.store.row(select(notices).where(*here))
        return str(row["target"]) if row else None

    # ── looking round ──

    async def look_round(self) -> None:
        await self.sweep(time.time())

    async def sweep(self, now: float) -> None:
        await self.note_looks(now)
        for row in await self.store.rows(WAITING, now=now, after=self.settings.notice_minutes, most=AT_ONCE):
            await guarded(self.tell_turn(row))  # a table that cannot be read holds up no other
        for row in await self.store.rows(DIGESTS, before=now - DAY, most=AT_ONCE):
            await guarded(self.tell_day(row, now))
        if now - self.cleaned > CLEAN_EVERY:
            self.cleaned = now
            async with self.store.writing() as connection:
                await connection.execute(delete(told).where(told.c.at < now - KEPT))
                await connection.execute(delete(looks).where(looks.c.at < now - KEPT))

    async def note_looks(self, now: float) -> None:
        """Other processes, and this one after a restart, are to know who was looking."""
        here = {
            (seat.player or "", hosted.id): now for hosted in self.tables.hosted.values() for seat in lookers(hosted)
        }
        looked, self.left = self.left | here, {}
        if not looked:
            return
        wanting = {row["player"] for row in await self.store.rows(text(LISTENERS))}
        rows = [{"player": who, "table_id": table, "at": at} for (who, table), at in looked.items() if who in wanting]
        if rows:
            async with self.store.writing() as connection:
                await connection.execute(LOOKED, rows)

    def looked_away(self, hosted: Hosted, seats: Iterable[int]) -> None:
        """Whoever looked for a moment has looked, and minutes are counted from the end of it."""
        for seat in seats:
            if (player := hosted.seats[seat].player) is not None:
                self.left[player, hosted.id] = time.time()

    # ── telling ──

    async def tell_turn(self, row: Row) -> None:
        """Once for each turn, however often something is said meanwhile."""
        hosted = await self.tables.find(row["id"])
        seat = hosted.seat_to_move()
        if seat is None or seat.player != row["player"] or seat.seat in present(hosted):
            return
        if self.decided.get(hosted.id) == hosted.seq:
            return
        if len(self.decided) > AT_ONCE * AT_ONCE:
            self.decided.clear()
        self.decided[hosted.id] = hosted.seq
        if await self.claim(seat, hosted, "your-turn", turn_began(hosted, seat.seat)):
            await self.send(hosted, seat, "your-turn")

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        """The last seat was filled: whoever waited for that and went away is told. A table that was full from its first
        change kept nobody waiting."""
        if kind == "seats" and hosted.status == "playing" and OPENING < hosted.opening == hosted.seq:
            here = present(hosted)
            newcomer = hosted.notes[-1].seat if hosted.notes else None
            for seat in hosted.seats:
                if seat.player is not None and seat.seat not in here and seat.seat != newcomer:
                    self.tables.background(self.tell_full(hosted, seat))

    async def tell_full(self, hosted: Hosted, seat: Seat) -> None:
        """Who cannot be told is not noted as told either: tables begin often, and every note is a commit."""
        wish = await self.wishes.of(seat.player or "")
        if not wish["full"] or not (wish["confirmed"] or await self.targets(hosted, seat)):
            return
        if await self.claim(seat, hosted, "table-full", hosted.opening):
            await self.send(hosted, seat, "table-full")

    async def claim(self, seat: Seat, hosted: Hosted, event: str, seq: int) -> bool:
        values = {"player": seat.player, "table_id": hosted.id, "event": event, "seq": seq, "at": time.time()}
        async with self.store.writing() as connection:
            return (await connection.execute(CLAIM, values)).rowcount == 1

    async def send(self, hosted: Hosted, seat: Seat, event: str) -> None:
        wish = await self.wishes.of(str(seat.player))
        letter = self.post.letter(event, hosted.row, hosted.row["language"], seat.seat)
        await self.deliver(await self.targets(hosted, seat), wish, letter, hosted.row)

    async def targets(self, hosted: Hosted, seat: Seat) -> list[Row]:
        """The addresses that a player left, for this table or for all."""
        here = (notices.c.player == seat.player, notices.c.table_id.in_([hosted.id, ALL_TABLES]))
        return await self.store.rows(select(notices).where(*here))

    async def tell_day(self, wish: Row, now: float) -> None:
        """One letter a day with all that waits; none where nothing does."""
        claim = text("UPDATE wishes SET digested = :now WHERE player = :player AND digested = :before")
        async with self.store.writing() as connection:
            values = {"now": now, "player": wish["player"], "before": wish["digested"]}
            if (await connection.execute(claim, values)).rowcount != 1:
                return
        waiting = await self.store.rows(TURNS_OF, player=wish["player"])
        if waiting:
            query = select(notices).where(notices.c.player == wish["player"], notices.c.kind == "push")
            await self.deliver(await self.store.rows(query), wish, self.post.digest(waiting, wish["language"]))

    async def deliver(
        self, targets: Iterable[Row], wish: Row, letter: dict[str, Any], table: Row | None = None
    ) -> None:
        """By every way the player asked for; an address that is gone is not tried again."""
        for target in targets:
            if await self.post.send(target["kind"], target["target"], letter) == "gone":
                await self.unsubscribe(target["player"], target["table_id"], target["kind"])
        if wish["confirmed"] and await self.post.write(wish, letter, table) == "gone":
            await self.wishes.put(wish["player"], email=None, confirmed=False)


def lookers(hosted: Hosted) -> list[Seat]:
    here = present(hosted) if hosted.connections else ()
    return [seat for seat in hosted.seats if seat.seat in here and seat.player is not None]


def turn_began(hosted: Hosted, seat: int) -> int:
    """The change that made it the seat's turn, through all the moves that the seat has made in it."""
    entries = reversed(hosted.entries)
    return next((entry.seq for entry in entries if entry.mover not in (seat, -1)), hosted.opening)
