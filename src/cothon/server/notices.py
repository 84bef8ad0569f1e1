"""Notices for slow games: Web Push and webhooks, each only for those who asked for it."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

from sqlalchemy import delete, select

from cothon.core import words
from cothon.server import addresses
from cothon.server.logs import log
from cothon.server.metrics import Metrics
from cothon.server.settings import Settings
from cothon.server.store.database import Store
from cothon.server.store.schema import notices
from cothon.server.tables.authority import Tables
from cothon.server.tables.called import table_name
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind, Row
from cothon.server.tables.seats import Seat
from cothon.server.tables.viewer import present

ALL_TABLES = ""
AT_ONCE = 20
MOST_TOLD = 10_000
GONE = (404, 410)


class Notices:
    def __init__(self, settings: Settings, store: Store, tables: Tables, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.metrics = metrics
        self.push_key: str | None = None
        self.private_key = ""
        self.told: dict[str, tuple[int, int]] = {}  # table: the turn that was told, so that each is told once
        self.room = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Web Push needs a key pair, which stays the same for all processes and restarts."""
        pair = new_key_pair()
        if pair is not None:
            kept = json.loads(await self.store.secret("vapid", json.dumps(pair)))
            self.push_key, self.private_key = kept["public"], kept["private"]

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
        async with self.store.writing() as connection:
            await connection.execute(
                delete(notices).where(
                    notices.c.player == player, notices.c.table_id == table_id, notices.c.kind == kind
                )
            )

    async def target(self, player: str, table_id: str, kind: str) -> str | None:
        query = select(notices).where(
            notices.c.player == player, notices.c.table_id == table_id, notices.c.kind == kind
        )
        row = await self.store.row(query)
        return str(row["target"]) if row else None

    # ── telling ──

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        """Tell whoever is to decide now, unless they are looking anyway."""
        seat = hosted.seat_to_move()
        if seat is None or seat.player is None or seat.seat in present(hosted):
            return
        if any(entry.mover == seat.seat for entry in hosted.entries[-1:]):
            return  # still the same turn
        if self.told.get(hosted.id) != (hosted.moved, seat.seat):
            if len(self.told) > MOST_TOLD:
                self.told.clear()
            self.told[hosted.id] = hosted.moved, seat.seat
            self.tables.background(self.tell(hosted, seat))

    async def tell(self, hosted: Hosted, seat: Seat) -> None:
        query = select(notices).where(notices.c.player == seat.player, notices.c.table_id.in_([hosted.id, ALL_TABLES]))
        for row in await self.store.rows(query):
            async with self.room:
                await self.send(row, hosted, seat)

    async def send(self, row: Row, hosted: Hosted, seat: Seat) -> None:
        """A notice that cannot be delivered is dropped; one whose address is gone is not tried again."""
        try:
            if row["kind"] == "webhook":
                status = await self.send_webhook(row["target"], hosted, seat)
            else:
                status = await self.send_push(json.loads(row["target"]), hosted, seat)
        except Exception as error:
            log("notice-failed", kind=row["kind"], error=type(error).__name__)
            status = 0
        outcome = "sent" if 200 <= status < 300 else "failed"
        self.metrics.notices.labels(kind=row["kind"], outcome=outcome).inc()
        if status in GONE:
            await self.unsubscribe(row["player"], row["table_id"], row["kind"])

    async def send_webhook(self, url: str, hosted: Hosted, seat: Seat) -> int:
        body = json.dumps(self.letter(hosted, seat)).encode()
        return await addresses.post(url, body, {"content-type": "application/json", "user-agent": "cothon"})

    async def send_push(self, subscription: dict[str, Any], hosted: Hosted, seat: Seat) -> int:
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        endpoint = subscription["endpoint"]
        pusher = WebPusher(subscription)
        sealed = pusher.encode(json.dumps(self.letter(hosted, seat)).encode(), content_encoding="aes128gcm")
        origin = "/".join(endpoint.split("/")[:3])
        headers = Vapid02.from_string(self.private_key).sign({"aud": origin, "sub": "mailto:nobody@localhost"})
        headers |= {"content-encoding": "aes128gcm", "ttl": "86400", "content-type": "application/octet-stream"}
        return await addresses.post(endpoint, bytes(sealed["body"]), headers)

    def letter(self, hosted: Hosted, seat: Seat) -> dict[str, Any]:
        """Whose turn and where; nothing of the game itself."""
        name = table_name(hosted.row, hosted.row["language"])
        base = (self.settings.public_url or "").rstrip("/")
        return {
            "event": "your-turn",
            "table": hosted.id,
            "name": name,
            "seat": seat.seat,
            "message": words.say("notice-your-turn", hosted.row["language"], table=name),
            "url": f"{base}/#/table/{hosted.id}" if base else None,
        }


def new_key_pair() -> dict[str, str] | None:
    """None where Web Push is not installed."""
    try:
        from cryptography.hazmat.primitives import serialization as s
        from py_vapid import Vapid02
    except ImportError:
        return None
    vapid = Vapid02()
    vapid.generate_keys()
    public = vapid.public_key.public_bytes(s.Encoding.X962, s.PublicFormat.UncompressedPoint)
    private = vapid.private_key.private_numbers().private_value.to_bytes(32, "big")
    return {"public": url_safe(public), "private": url_safe(private)}


def url_safe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
