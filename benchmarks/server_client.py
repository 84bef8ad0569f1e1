"""The scripted clients of the load benchmark: as little work a message as possible, so that the server is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A WebSocket client over a plain connection; whole text messages are handed on as bytes."""

    def __init__(self, host: str, path: str, received: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.received = received
        self.buffer = bytearray()
        self.upgraded = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded.done():
            head, mark, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not mark:
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self.buffer = bytearray(rest)
            self.upgraded.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.handle(kind, payload)
        return True

    def handle(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.received(payload)
        elif kind == PING:
            self.send_frame(PONG, payload)

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self.send_frame(TEXT, text.encode())

    def send_frame(self, kind: int, payload: bytes) -> None:
        """Masked with zeros: allowed, and costs nothing."""
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.upgraded.done():
            self.upgraded.set_exception(error or ConnectionError("closed"))


async def connect(port: int, path: str, received: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, protocol = await loop.create_connection(lambda: Socket(host, path, received), "127.0.0.1", port)
    await asyncio.wait_for(protocol.upgraded, 20)
    return protocol
