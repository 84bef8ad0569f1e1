"""One client of the live channel."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Protocol

from fastapi import WebSocket

from cothon.server.tables.viewer import Viewer

# close codes of our own
REFUSED = 4400
GONE = 4401
LEFT = 4403
SLOW = 4408
RESTART = 1012
OVER = b""
WIRE = "cothon.wire"  # among the extensions of a connection's scope, where the web server offers it


class Wire(Protocol):
    """The connection itself, without what lies between."""

    def write(self, message: bytes, /) -> bool:
        """Send a text message now; False when the client does not read what it was sent before, or is gone."""


class Connection:
    """What the client cannot take at once waits in its outbox; a full outbox ends the connection."""

    def __init__(self, socket: WebSocket, viewer: Viewer, outbox: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.wire: Wire | None = socket.scope.get("extensions", {}).get(WIRE)
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)
        self.behind = 0  # messages in the outbox, and the one that is on its way from there
        self.drainer: asyncio.Task[None] | None = None
        self.reason = 1000

    def send(self, message: bytes) -> bool:
        """False when the client is too slow and is dropped."""
        if self.wire is not None and not self.behind and self.wire.write(message):
            return True
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close(SLOW)
            return False
        self.behind += 1
        return True

    def end(self, reason: int) -> None:
        """Close when all that waits is sent."""
        self.reason = reason
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(OVER)
            self.behind += 1

    def close(self, reason: int) -> None:
        self.reason = reason
        if self.drainer is not None:
            self.drainer.cancel()

    async def drain(self) -> None:
        while True:
            message = await self.outbox.get()
            if message is OVER:
                return
            await self.socket.send_text(message.decode())
            self.behind -= 1
