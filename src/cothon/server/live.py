"""The live channel: a WebSocket for each table and viewer."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from fastapi import WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from cothon.core.game import Json
from cothon.core.refusal import BadRequest, Refusal
from cothon.server.access import AskedBy, address_of, found, seat_to_act, seat_to_speak, seat_to_undo, viewer_of
from cothon.server.changes import Chair
from cothon.server.hosted import Hosted
from cothon.server.logs import log_crash
from cothon.server.messages import ChatMessage, HelloMessage, MoveMessage, UndoMessage
from cothon.server.refusals import TooMany, Unavailable, error_body
from cothon.server.shown import Viewer, event_message, gap_message, present, table_answer, watching

if TYPE_CHECKING:
    from cothon.server.server import Server

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 5.0  # a client that does not read does not hear of it either
BREATH = 1.0  # seconds
MESSAGE_LIMIT = 8 * 1024
Incoming: TypeAdapter[MoveMessage | UndoMessage | ChatMessage] = TypeAdapter(MoveMessage | UndoMessage | ChatMessage)

# close codes of our own
REFUSED = 4400
SLOW = 4408
RESTART = 1012


class Connection:
    """One client. What it is to be sent waits in its outbox; a full outbox ends the connection."""

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

    def close(self, reason: int) -> None:
        self.reason = reason
        if self.drainer is not None:
            self.drainer.cancel()

    async def drain(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_text(message.decode())


class Live:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.heart: asyncio.Task[None] | None = None

    # ── what happens at tables ──

    def announce(self, hosted: Hosted, kind: str, kept: int, before: int) -> None:
        """Tell all who look at the table; who sees the same is sent the same bytes."""
        made: dict[Any, bytes] = {}
        for connection in list(hosted.connections):
            if kind in ("seats", "gap"):
                connection.viewer = self.viewer_again(hosted, connection.viewer)
            key = connection.viewer.key()
            if key not in made:
                made[key] = to_json(event_message(hosted, connection.viewer, kind, kept, before))
            if not connection.send(made[key]):
                self.server.metrics.dropped.labels(reason="slow").inc()

    def viewer_again(self, hosted: Hosted, viewer: Viewer) -> Viewer:
        """Seats have changed hands: who lost a seat goes on as a spectator."""
        again = Viewer(hosted, viewer.actor, viewer.seat, viewer.language)
        if again.seat is not None and again.seat not in again.yours:
            again.seat = again.yours[0] if again.yours else None
        return again

    def tell_presence(self, hosted: Hosted) -> None:
        message = to_json({"type": "presence", "present": sorted(present(hosted)), "watching": watching(hosted)})
        for connection in list(hosted.connections):
            connection.send(message)

    def start(self) -> None:
        self.heart = asyncio.create_task(self.beat())

    async def stop(self) -> None:
        if self.heart is not None:
            self.heart.cancel()
        for connection in list(self.connections):
            connection.close(RESTART)
        while self.connections:
            await asyncio.sleep(0.01)

    # ── one client ──

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """One connection, counted from the first byte on."""
        address = address_of(socket, self.server.settings.proxied)
        await socket.accept()
        self.addresses[address] += 1
        try:
            await self.talk(socket, table_id, AskedBy(self.server, None, "en", address))
        finally:
            self.addresses[address] -= 1
            self.addresses += Counter()  # forgets those who are gone

    async def talk(self, socket: WebSocket, table_id: str, asked: AskedBy) -> None:
        """From the first message to the last; every way out closes the socket."""
        try:
            self.check_room(asked.address)
            hello = HelloMessage.model_validate_json(await self.first_message(socket))
            asked = await asked.with_token(hello.token, hello.language)
            self.take_rate(asked)
            hosted = await found(asked, table_id)
            viewer = viewer_of(hosted, asked, hello.seat, hello.watch)
            await self.stay(socket, hosted, asked, viewer, hello.last)
        except (Refusal, ValidationError, TimeoutError) as error:
            await refuse(socket, as_refusal(error), asked.language)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            log_crash("live-failed", table=table_id)
            await refuse(socket, Unavailable("internal"), asked.language)

    def take_rate(self, asked: AskedBy) -> None:
        self.server.by_address.take(asked.address)
        if asked.actor is not None:
            asked.take_rate()

    def check_room(self, address: str) -> None:
        if self.server.stopping:
            raise Unavailable("stopping")
        if self.addresses[address] > self.server.settings.connections_an_address:
            raise TooMany("too-many-connections")

    async def first_message(self, socket: WebSocket) -> str:
        return limited(await asyncio.wait_for(received(socket), HELLO_SECONDS))

    async def stay(self, socket: WebSocket, hosted: Hosted, asked: AskedBy, viewer: Viewer, last: int | None) -> None:
        if not viewer.yours and watching(hosted) >= self.server.settings.connections_a_table:
            raise TooMany("too-many-connections")
        connection = Connection(socket, viewer, self.server.settings.outbox)
        connection.send(to_json(first_answer(hosted, viewer, last)))
        self.enter(hosted, connection)
        try:
            await self.until_over(hosted, asked, connection)
        finally:
            self.leave(hosted, connection)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(socket.close(connection.reason), CLOSE_SECONDS)

    def enter(self, hosted: Hosted, connection: Connection) -> None:
        hosted.connections.add(connection)
        self.connections.add(connection)
        self.server.metrics.connections.inc()
        self.tell_presence(hosted)

    def leave(self, hosted: Hosted, connection: Connection) -> None:
        hosted.connections.discard(connection)
        self.connections.discard(connection)
        self.server.metrics.connections.dec()
        self.tell_presence(hosted)

    async def until_over(self, hosted: Hosted, asked: AskedBy, connection: Connection) -> None:
        """Until either side of the connection ends."""
        connection.drainer = asyncio.create_task(connection.drain())
        listener = asyncio.create_task(self.listen(hosted, asked, connection))
        tasks = {connection.drainer, listener}
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def beat(self) -> None:
        """One heart for all tables."""
        while True:
            await asyncio.sleep(self.server.settings.heartbeat)
            for hosted in list(self.server.tables.hosted.values()):
                if hosted.connections:
                    message = to_json({"type": "beat", "seq": hosted.seq, "now": time.time()})
                    for connection in list(hosted.connections):
                        connection.send(message)
                    await asyncio.sleep(0)

    async def listen(self, hosted: Hosted, asked: AskedBy, connection: Connection) -> None:
        while True:
            answer = await self.answer(hosted, asked, await received(connection.socket))
            connection.send(to_json(answer))

    async def answer(self, hosted: Hosted, asked: AskedBy, text: str | None) -> Json:
        message_id = None
        try:
            self.take_rate(asked)
            message = Incoming.validate_json(limited(text))
            message_id = message.id
            return {"type": "done", "id": message_id, "seq": await self.act(hosted, asked, message)}
        except (Refusal, ValidationError) as error:
            body = error_body(as_refusal(error), asked.language)
            if isinstance(error, TooMany):
                await asyncio.sleep(BREATH)  # read no more for a while: what floods in waits at the client
        except Exception:
            log_crash("live-failed", table=hosted.id)
            body = error_body(Unavailable("internal"), asked.language)
        return {"type": "refused", "id": message_id, **body}

    async def act(self, hosted: Hosted, asked: AskedBy, message: MoveMessage | UndoMessage | ChatMessage) -> int:
        tables = self.server.tables
        if isinstance(message, UndoMessage):
            return await tables.undo(hosted, Chair(seat_to_undo(hosted, asked, message.seat), asked.actor), message.seq)
        if isinstance(message, MoveMessage):
            chair = Chair(seat_to_act(hosted, asked, message.seat), asked.actor)
            return await tables.play(hosted, chair, message.move, message.seq)
        chair = Chair(seat_to_speak(hosted, asked, message.seat), asked.actor)
        return await tables.say(hosted, chair, message.text)


def first_answer(hosted: Hosted, viewer: Viewer, last: int | None) -> Json:
    gap = gap_message(hosted, viewer, last) if last is not None else None
    return gap or {"type": "table", "table": table_answer(hosted, viewer)}


async def received(socket: WebSocket) -> str | None:
    """The next message; None if it is no text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    return text if isinstance(text, str) else None


def limited(text: str | None) -> str:
    if text is None:
        raise BadRequest("bad-message", what="text, not bytes")
    if len(text) > MESSAGE_LIMIT:
        raise BadRequest("message-too-long")
    return text


def as_refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ValidationError):
        return BadRequest("bad-message", what=first_problem(error))
    return BadRequest("no-hello")


def first_problem(error: ValidationError | RequestValidationError) -> str:
    problem = error.errors()[0]
    return f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}"


async def refuse(socket: WebSocket, refusal: Refusal, language: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        message = {"type": "refused", "id": None, **error_body(refusal, language)}
        await socket.send_text(to_json(message).decode())
        await socket.close(REFUSED)
