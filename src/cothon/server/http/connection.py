"""One client of the live channel."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket

from cothon.server.tables.viewer import Viewer

# close codes of our own
REFUSED = 4400
GONE = 4401
LEFT = 4403
SLOW = 4408
RESTART = 1012
OVER = b""


class Connection:
    """What the client is to be sent waits in its outbox; a full outbox ends the connection."""

    def __init__(self, socket: WebSocket, viewer: Viewer, outbox: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)
        self.drainer: asyncio.Task[None] | None = None
        self.reason = 1000

    def send(self, message: bytes) -> bool:
        """False when the client is too slow and is dropped."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close(SLOW)
            return False
        return True

    def end(self, reason: int) -> None:
        """Close when all that waits is sent."""
        self.reason = reason
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(OVER)

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
