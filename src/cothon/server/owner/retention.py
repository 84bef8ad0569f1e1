"""How long things are kept: done in small steps while the server serves, or at once by `cothon admin purge`."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select, update

from cothon.core.refusal import BadRequest
from cothon.server.logs import log
from cothon.server.owner.forgetting import GONE, delete_tables, forget_player
from cothon.server.owner.herald import order
from cothon.server.owner.stays import FORGOTTEN
from cothon.server.rounds import Rounds
from cothon.server.store.database import Store
from cothon.server.store.schema import events, players, seats, snapshots, tables

DAY = 24 * 3600.0
STEP = 50  # tables or players at a time
EVERY = 60.0  # seconds between steps
KINDS = ("open", "abandoned", "finished", "chat", "players")


def keep_from(text: str) -> dict[str, float]:
    """From `open=7,finished=365`: how many days each kind is kept."""
    keep: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        kind, _, days = part.partition("=")
        try:
            keep[kind.strip()] = float(days)
        except ValueError as error:
            raise BadRequest("bad-keep", part=part, known=", ".join(KINDS)) from error
        if kind.strip() not in KINDS or not keep[kind.strip()] > 0:
            raise BadRequest("bad-keep", part=part, known=", ".join(KINDS))
    return keep


def old_tables(kind: str, before: float) -> Select[Any]:
    status = {"open": ("open",), "abandoned": ("playing", "closed"), "finished": ("finished",)}[kind]
    return select(tables.c.id).where(tables.c.status.in_(status), tables.c.updated < before)


def old_talk(before: float) -> ColumnElement[bool]:
    """What was said at tables where nothing has happened since."""
    quiet = select(tables.c.id).where(tables.c.updated < before)
    return and_(events.c.kind == "chat", events.c.table_id.in_(quiet), events.c.data != FORGOTTEN)


def idle_players(before: float) -> Select[Any]:
    """Whose tables have all been quiet."""
    seated = exists().where(seats.c.player == players.c.id, seats.c.table_id == tables.c.id)
    active = exists().where(tables.c.updated >= before, or_(tables.c.owner == players.c.id, seated))
    return select(players.c.id).where(
        players.c.created < before, players.c.token_hash.not_like(f"{GONE}%"), ~players.c.banned, ~active
    )


async def step(store: Store, keep: dict[str, float], now: float, *, dry_run: bool = False) -> dict[str, int]:
    """A few of each kind that are older than they may be; how many they were."""
    done = {}
    for kind, days in keep.items():
        before = now - days * DAY
        if kind == "chat":
            done[kind] = await drop_talk(store, before, dry_run)
        else:
            query = idle_players(before) if kind == "players" else old_tables(kind, before)
            ids = [row["id"] for row in await store.rows(query if dry_run else query.limit(STEP))]
            done[kind] = len(ids)
            if ids and not dry_run:
                await let_go(store, kind, ids)
    return done


async def let_go(store: Store, kind: str, ids: list[str]) -> None:
    async with store.writing() as connection:
        if kind == "players":
            for player in ids:
                await forget_player(connection, player)
        else:
            await delete_tables(connection, ids)


async def drop_talk(store: Store, before: float, dry_run: bool) -> int:
    query = select(events.c.table_id).where(old_talk(before)).distinct()
    ids = [row["table_id"] for row in await store.rows(query if dry_run else query.limit(STEP))]
    if ids and not dry_run:
        async with store.writing() as connection:
            said = and_(events.c.kind == "chat", events.c.table_id.in_(ids))
            await connection.execute(update(events).where(said).values(data=FORGOTTEN))
            await connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(ids)))
            for table_id in ids:
                await order(connection, "table", table_id)
    return len(ids)


class Retention(Rounds):
    """Beside the serving, as the owner has set it."""

    def __init__(self, store: Store, keep: dict[str, float]) -> None:
        super().__init__(self.let_go, EVERY, "retention-failed")
        self.store = store
        self.keep = keep

    def begin(self) -> None:
        if self.keep:
            super().begin()

    async def let_go(self) -> None:
        done = await step(self.store, self.keep, time.time())
        if any(done.values()):
            log("let-go", **done)
