"""Connections before they are requests: silent ones are closed, and an address has so many and no more."""

from __future__ import annotations

import asyncio
import struct
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cothon.server.http.access import network
from cothon.server.http.connection import WIRE
from cothon.server.metrics import Metrics
from cothon.server.settings import Settings

Plain: Any = AutoHTTPProtocol
Live: Any = WebSocketsSansIOProtocol
TEXT = 0x81  # a whole message in one frame
SHORT, LONG = 126, 1 << 16  # from here on the length of a frame is written in two bytes, in eight


class Gate:
    """Counts connections by address; behind one's own proxy all come from there, and it has to count."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.head_seconds
        self.most = 0 if settings.proxied else settings.sockets_an_address
        self.metrics = metrics
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """False when the address has all it may have."""
        self.open[address] += 1
        if not self.most or self.open[address] <= self.most:
            return True
        self.metrics.dropped.labels(reason="address").inc()
        return False

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Request(Plain):  # type: ignore[misc]
    """A connection that asks: the head of each request has to come within seconds, all of it."""

    gate: Gate
    address = ""
    silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else "unknown"
        if self.gate.enter(self.address):
            self.wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self.gate.leave(self.address)  # from now on the live channel counts it
            self.stop_waiting()
        elif self.is_busy():
            self.stop_waiting()
        else:
            self.wait()

    def connection_lost(self, error: Exception | None) -> None:
        self.stop_waiting()
        self.gate.leave(self.address)
        super().connection_lost(error)

    def is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def wait(self) -> None:
        if self.silence is None:
            self.silence = self.loop.call_later(self.gate.seconds, self.give_up)

    def stop_waiting(self) -> None:
        if self.silence is not None:
            self.silence.cancel()
            self.silence = None

    def give_up(self) -> None:
        self.silence = None
        if self.is_busy() or self.transport.get_protocol() is not self:
            return
        self.gate.metrics.dropped.labels(reason="silent").inc()
        self.transport.abort()


class Channel(Live):  # type: ignore[misc]
    """A live channel, counted as long as it is open; what many are told is written without ceremony."""

    gate: Gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else "unknown"
        self.gate.enter(self.address)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self

    def write(self, message: bytes) -> bool:
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self.gate.leave(self.address)
        super().connection_lost(error)


def guarded(settings: Settings, metrics: Metrics) -> dict[str, Any]:
    """Options for uvicorn, which makes the connections itself: all of a server share one gate."""
    gate = {"gate": Gate(settings, metrics)}
    return {"http": type("Request", (Request,), gate), "ws": type("Channel", (Channel,), gate)}


def framed(message: bytes) -> bytes:
    """A text message as it goes over a WebSocket from the server: its length, and itself."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    return struct.pack("!BBH" if size < LONG else "!BBQ", TEXT, SHORT if size < LONG else SHORT + 1, size) + message
