"""Tables under load: three clients each, who move when it is their turn; timed until the last knows the move."""

from __future__ import annotations

import asyncio
import json
import re
import time
from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from pydantic_core import from_json
from server_client import Socket, connect

SEATS = 3


class Table(ABC):
    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: list[Socket] = []
        self.arrived = 0
        self.sent = 0.0
        self.turn: int | None = None
        self.done: asyncio.Future[float] | None = None
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tables_seen = 0

    @abstractmethod
    async def join(self, ports: list[int]) -> None: ...

    @abstractmethod
    def received(self, seat: int, data: bytes) -> None: ...

    @abstractmethod
    def move(self, seat: int) -> None: ...

    def looked(self) -> None:
        """A seat has seen the table for the first time."""
        self.tables_seen += 1
        if self.tables_seen == SEATS:
            self.joined.set_result(None)

    def told(self) -> None:
        """A seat has heard of the move."""
        self.arrived += 1
        if self.arrived == SEATS and self.done is not None:
            self.done.set_result(time.perf_counter() - self.sent)
            self.done = None

    async def play(self) -> float | None:
        """One move; how long until everyone at the table knew it."""
        if self.turn is None:
            return None
        self.arrived = 0
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.done, self.sent, seat = done, time.perf_counter(), self.turn
        self.turn = None
        self.move(seat)
        return await done

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.close()


class CothonTable(Table):
    def __init__(self, name: str, token: str) -> None:
        super().__init__(name)
        self.token = token
        self.text = ""

    async def join(self, ports: list[int]) -> None:
        for seat in range(SEATS):
            path = f"/api/tables/{self.name}/live"
            socket = await connect(ports[seat % len(ports)], path, partial(self.received, seat))
            socket.send({"type": "hello", "token": self.token, "seat": seat})
            self.sockets.append(socket)
        await self.joined

    def received(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"event"'):
            if b'"legal":[]' not in data:
                self.look(seat, from_json(data)["changed"])
            self.told()
        elif data.startswith(b'{"type":"table"'):
            self.look(seat, from_json(data)["table"])
            self.looked()
        elif data.startswith(b'{"type":"refused"'):
            raise RuntimeError(data)

    def look(self, seat: int, state: dict[str, Any]) -> None:
        if state["legal"]:
            self.turn = seat
            self.text = state["legal"][state["seq"] % len(state["legal"])]["move"]

    def move(self, seat: int) -> None:
        self.sockets[seat].send({"type": "move", "move": self.text})


class BoardgameTable(Table):
    """The protocol of boardgame.io, over that of socket.io."""

    def __init__(self, name: str, credentials: list[str]) -> None:
        super().__init__(name)
        self.credentials = credentials
        self.number = 0  # of the state

    async def join(self, ports: list[int]) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await connect(ports[0], path, partial(self.received, seat))
            self.sockets.append(socket)
            socket.send_text("40/load,")
        await self.joined

    def received(self, seat: int, data: bytes) -> None:
        if data.startswith(b'42/load,["update"'):
            if self.arrived == SEATS - 1:
                self.look(data)
            self.told()
        elif data.startswith(b'42/load,["sync"'):
            self.look(data)
            self.looked()
        elif data.startswith(b"40/load"):
            self.emit(seat, "sync", self.name, str(seat), self.credentials[seat], SEATS)
        elif data == b"2":
            self.sockets[seat].send_text("3")

    def look(self, data: bytes) -> None:
        turn, number = re.search(rb'"currentPlayer":"(\d)"', data), re.search(rb'"_stateID":(\d+)', data)
        assert turn is not None
        assert number is not None
        self.turn, self.number = int(turn[1]), int(number[1])

    def move(self, seat: int) -> None:
        payload = {
            "type": "take",
            "args": [self.number % 6],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        self.emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.name, str(seat))

    def emit(self, seat: int, *message: object) -> None:
        self.sockets[seat].send_text(f"42/load,{json.dumps(message)}")
