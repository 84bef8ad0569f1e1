"""The live channel: a WebSocket for each table and viewer."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from cothon.core.refusal import Refusal
from cothon.server.encoding import to_json
from cothon.server.http.access import (
    AskedBy,
    address_of,
    aside_of,
    found,
    seat_to_act,
    seat_to_speak,
    seat_to_undo,
    viewer_of,
)
from cothon.server.http.connection import GONE, LEFT, REFUSED, RESTART, Connection
from cothon.server.http.door import Door
from cothon.server.http.messages import ChatMessage, DoneMessage, HelloMessage, MoveMessage, RefusedMessage, UndoMessage
from cothon.server.http.reading import as_refusal, limited, received
from cothon.server.logs import log_crash
from cothon.server.server import Server
from cothon.server.tables.changes import Chair
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Kind
from cothon.server.tables.messages import event_message, news_since
from cothon.server.tables.moment import Moment
from cothon.server.tables.refusals import TooMany, Unavailable, error_detail
from cothon.server.tables.viewer import Key, Viewer, present, watching

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 5.0  # a client that does not read does not hear of it either
BREATH = 1.0  # seconds
Incoming: TypeAdapter[MoveMessage | UndoMessage | ChatMessage] = TypeAdapter(MoveMessage | UndoMessage | ChatMessage)


class Live:
    def __init__(self, server: Server, door: Door) -> None:
        self.server = server
        self.door = door
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.heart: asyncio.Task[None] | None = None
        self.stopping = False
        server.tables.listeners.append(self.announce)
        server.herald.dismissed += [self.dismiss, door.forget]
        server.herald.renamed += [door.forget]

    # ── what happens at tables ──

    def announce(self, hosted: Hosted, kind: Kind, kept: int, before: int) -> None:
        """Tell all who look at the table; those who see the same are sent the same bytes."""
        moment, made = Moment(hosted), dict[Key, bytes]()
        for connection in list(hosted.connections):
            lost = False
            if kind in ("seats", "gap"):
                had, connection.viewer = connection.viewer, self.viewer_again(hosted, connection.viewer)
                lost = bool(had.yours) and not (connection.viewer.yours or connection.viewer.kept)
            key = connection.viewer.key()
            if key not in made:
                made[key] = to_json(event_message(hosted, connection.viewer, kind, kept, before, moment))
            if not connection.send(made[key]):
                self.server.metrics.dropped.labels(reason="slow").inc()
            elif lost:
                connection.end(LEFT)

    def viewer_again(self, hosted: Hosted, viewer: Viewer) -> Viewer:
        """Seats have changed hands: whoever is away looks on, whoever has left hears no more."""
        again = Viewer(hosted, viewer.actor, viewer.seat, viewer.language)
        if again.seat is not None and again.seat not in again.yours:
            again.seat = again.yours[0] if again.yours else None
        return again

    def dismiss(self, player: str) -> None:
        """The player's tokens are no longer valid."""
        for connection in list(self.connections):
            actor = connection.viewer.actor
            if actor is not None and actor.player == player:
                connection.end(GONE)

    def tell_presence(self, hosted: Hosted) -> None:
        message = to_json({"type": "presence", "present": sorted(present(hosted)), "watching": watching(hosted)})
        for connection in list(hosted.connections):
            connection.send(message)

    def start(self) -> None:
        self.heart = asyncio.create_task(self.beat())

    async def stop(self) -> None:
        """Clients are told to come back; no more are let in."""
        self.stopping = True
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
            await self.talk(socket, table_id, AskedBy(self.server, self.door, aside_of(socket), None, "en", address))
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
            await refuse(socket, self.failed(table_id), asked.language)

    def failed(self, table_id: str) -> Unavailable:
        """The server's mistake, told with a number that stands in the log."""
        number = secrets.token_hex(4)
        log_crash("live-failed", id=number, table=table_id)
        self.server.metrics.failures.labels(where="live").inc()
        return Unavailable("internal", id=number)

    def take_rate(self, asked: AskedBy) -> None:
        self.door.by_address.take(asked.address)
        if asked.actor is not None:
            asked.take_rate()

    def check_room(self, address: str) -> None:
        if self.stopping:
            raise Unavailable("stopping")
        if self.addresses[address] > self.server.settings.connections_an_address:
            raise TooMany("too-many-connections")

    async def first_message(self, socket: WebSocket) -> str:
        return limited(await asyncio.wait_for(received(socket), HELLO_SECONDS))

    async def stay(self, socket: WebSocket, hosted: Hosted, asked: AskedBy, viewer: Viewer, last: int | None) -> None:
        if not viewer.yours and watching(hosted) >= self.server.settings.connections_a_table:
            raise TooMany("too-many-connections")
        connection = Connection(socket, viewer, self.server.settings.outbox)
        connection.send(to_json(news_since(hosted, viewer, last)))
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
        self.server.notices.looked_away(hosted, connection.viewer.yours)
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

    async def answer(self, hosted: Hosted, asked: AskedBy, text: str | None) -> DoneMessage | RefusedMessage:
        message_id = None
        try:
            self.take_rate(asked)
            message = Incoming.validate_json(limited(text))
            message_id = message.id
            return {"type": "done", "id": message_id, "seq": await self.act(hosted, asked, message)}
        except (Refusal, ValidationError) as error:
            detail = error_detail(as_refusal(error), asked.language)
            if isinstance(error, TooMany):
                await asyncio.sleep(BREATH)  # read no more for a while: what floods in waits at the client
        except Exception:
            detail = error_detail(self.failed(hosted.id), asked.language)
        return {"type": "refused", "id": message_id, "error": detail}

    async def act(self, hosted: Hosted, asked: AskedBy, message: MoveMessage | UndoMessage | ChatMessage) -> int:
        tables = self.server.tables
        if isinstance(message, UndoMessage):
            return await tables.undo(hosted, Chair(seat_to_undo(hosted, asked, message.seat), asked.actor), message.seq)
        if isinstance(message, MoveMessage):
            chair = Chair(seat_to_act(hosted, asked, message.seat), asked.actor)
            return await tables.play(hosted, chair, message.decision(), message.seq)
        chair = Chair(seat_to_speak(hosted, asked, message.seat), asked.actor)
        return await tables.say(hosted, chair, message.text)


async def refuse(socket: WebSocket, refusal: Refusal, language: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        message: RefusedMessage = {"type": "refused", "id": None, "error": error_detail(refusal, language)}
        await socket.send_text(to_json(message).decode())
        await socket.close(REFUSED)
