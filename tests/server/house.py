"""A real server for the tests: uvicorn on a free port, its own thread and event loop; and clients for it."""

from __future__ import annotations

import contextlib
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from cothon.cli.serve import SERVER_OPTIONS
from cothon.server.http.app import create_app
from cothon.server.http.schemas import schema
from cothon.server.http.sockets import guarded
from cothon.server.settings import Settings

Json = dict[str, Any]

TRUST = ssl.create_default_context()  # reading all certificates for each client takes longer than most requests


class House:
    """A running server."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.app = create_app(settings)
        self.socket = socket.create_server(("127.0.0.1", port))
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # a client that does not read is felt soon
        options = SERVER_OPTIONS | guarded(settings, self.app.state.server.metrics)
        config = uvicorn.Config(self.app, log_config=None, access_log=False, lifespan="on", **options)
        self.uvicorn = uvicorn.Server(config)
        self.clients: list[httpx.Client] = []
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.socket],), daemon=True)

    def start(self) -> None:
        self.thread.start()
        deadline = time.monotonic() + 20
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"
        self.socket.close()

    def client(self, token: str | None = None, **options: Any) -> httpx.Client:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.clients.append(httpx.Client(base_url=self.url, headers=headers, timeout=20, verify=TRUST, **options))
        return self.clients[-1]

    def player(self, name: str = "Hanno", **more: Any) -> Player:
        with self.client() as client:
            reply = client.post("/api/players", json={"name": name, **more})
        assert reply.status_code == 201, reply.text
        return Player(self, reply.json()["token"])


class Player:
    """Someone with a token."""

    def __init__(self, house: House, token: str | None) -> None:
        self.house = house
        self.token = token
        self.http = house.client(token)

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        reply = self.http.get(path, params=query)
        assert reply.status_code == status, reply.text
        return reply.json()  # type: ignore[no-any-return]

    def post(self, path: str, status: int = 200, /, **body: Any) -> Json:
        reply = self.http.post(path, json=body)
        assert reply.status_code == status, reply.text
        return reply.json()  # type: ignore[no-any-return]

    def open(self, *seats: str, rules: str = "traders/standard", **options: Any) -> Json:
        """Seats as "me", "open" or a bot's level."""
        wishes = [{"who": s} if s in ("me", "open") else {"who": "bot", "level": s} for s in seats]
        reply = self.post("/api/tables", 201, rules=rules, seats=wishes, **options)
        return reply["table"]  # type: ignore[no-any-return]

    def look(self, table: str, **query: Any) -> Json:
        return self.get(f"/api/tables/{table}", **query)

    def move(self, table: str, move: str, status: int = 200, /, **more: Any) -> Json:
        return self.post(f"/api/tables/{table}/moves", status, move=move, **more)

    def decide(self, table: str, moves: list[str], status: int = 200, /, **more: Any) -> Json:
        return self.post(f"/api/tables/{table}/moves", status, moves=moves, **more)

    def undo(self, table: str, status: int = 200, /, **more: Any) -> Json:
        return self.post(f"/api/tables/{table}/undo", status, **more)

    @contextlib.contextmanager
    def live(self, table: str, **hello: Any) -> Iterator[Channel]:
        with connect(f"ws://{self.house.address}/api/tables/{table}/live", max_size=None) as socket:
            channel = Channel(socket)
            channel.send(type="hello", token=self.token, **hello)
            yield channel


class Channel:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps({key: value for key, value in message.items() if value is not None}))

    def next(self, timeout: float = 5) -> Json:
        return json.loads(self.socket.recv(timeout))  # type: ignore[no-any-return]

    def until(self, kind: str, timeout: float = 5) -> Json:
        """The next message of a type; others are passed over."""
        while True:
            message = self.next(timeout)
            if message["type"] == kind:
                return message


def play_to_the_end(players: dict[int, Player], table: str, choose: Any) -> Json:
    """Each seat by its player; the table as the last one sees it."""
    some = next(iter(players.values()))
    state = some.look(table)
    while state["status"] == "playing":
        turn = state["turn"]
        if turn not in players:  # a bot's
            time.sleep(0.01)
            state = some.look(table)
            continue
        if state["view"]["viewer"] != turn:
            state = players[turn].look(table, seat=turn)
        state = players[turn].move(table, choose([one["move"] for one in state["legal"]]), seat=turn)["changed"]
    return some.look(table)


def hasty(legal: list[str]) -> str:
    """Buys whenever it can, so that games are short."""
    return min(legal, key=lambda move: (not move.startswith(("buy", "done")), legal.index(move)))


def check_shape(answer: Json, shape: Any) -> None:
    """What is sent is what OpenAPI says, no key more and none less."""
    adapter(shape).validate_python(answer, strict=True)


@cache
def adapter(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(schema(shape))


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def at_once(calls: Sequence[Callable[[], Any]]) -> list[Any]:
    results: list[Any] = []
    threads = [threading.Thread(target=lambda c=call: results.append(c())) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results
