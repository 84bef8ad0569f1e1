"""Servers under load, again and again killed, stopped, without their database or on a full disk; then every client's
account is compared with the log.

    python tests/server/crash.py --database sqlite --times 20
    python tests/server/crash.py --database postgresql --times 20 --processes 2 --troubles kill,stop,restart

Ends with 1 if what a client was told and what the log says differ in a single move.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).parent))

from checker import Heard, Line, Sent, faults
from postgres import Postgres
from troubles import Disk, Servers, Troubles, small_disk

CLIENTS = 6
MOVES_BETWEEN = 20
PEOPLE = (0, 1)
RULES = ("traders/classic", "guilds/standard")


class Client(threading.Thread):
    """Plays both seats of a table through any of the servers, and writes down what was acknowledged."""

    def __init__(self, ports: list[int], number: int, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.ports = ports
        self.dice = random.Random(number)
        self.over = over
        self.http = httpx.Client(timeout=20)
        self.table = ""
        self.heard = Heard()
        self.unsure: Counter[str] = Counter()  # what came instead of an answer
        self.token = self.post("/api/players", name="Load")["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.dice.choice(self.ports)}{path}"

    def post(self, path: str, **body: Any) -> Any:
        reply = self.http.post(self.url(path), json=body)
        reply.raise_for_status()
        return reply.json()

    def get(self, path: str) -> Any:
        reply = self.http.get(self.url(path))
        reply.raise_for_status()
        return reply.json()

    def run(self) -> None:
        state: Any = None
        while not self.over.is_set():
            try:
                state = self.step(state)
            except (httpx.TransportError, httpx.HTTPStatusError) as error:  # killed just now, or not yet back
                kind = getattr(error, "response", None)
                self.unsure[f"{kind.status_code} {kind.json()['error']['code']}" if kind else type(error).__name__] += 1
                state = None
                time.sleep(0.1)

    def step(self, state: Any) -> Any:
        """One move; what the server answers is what it has promised."""
        if state is None and self.table:
            state = self.get(f"/api/tables/{self.table}")
        if state is None or state["status"] == "finished":
            state = self.open()
        if not state["legal"]:
            time.sleep(0.01)
            return None
        sent = Sent(self.table, state["turn"], self.dice.choice(state["legal"])["move"])
        try:
            event = self.post(f"/api/tables/{self.table}/moves", move=sent.move, seat=sent.seat, seq=state["seq"])
        except BaseException:
            self.heard.unanswered.append(sent)
            raise
        mine = next(line for line in event["log"] if line["seat"] is not None)
        self.heard.acknowledged.append((sent, mine["seq"]))
        return event["changed"] if event["changed"]["legal"] else None

    def open(self) -> Any:
        seats = [{"who": "me"}, {"who": "me"}, {"who": "bot", "level": "novice"}]
        opened = self.post("/api/tables", rules=self.dice.choice(RULES), seats=seats)
        self.table = opened["table"]["id"]
        return opened["table"]


class Listener(threading.Thread):
    """Looks on at a client's tables, and writes down what the live channel tells."""

    def __init__(self, client: Client) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.heard = Heard()
        self.last: dict[str, int] = {}

    def run(self) -> None:
        while not self.client.over.is_set():
            with contextlib.suppress(OSError, WebSocketException):
                if self.client.table:
                    self.listen(self.client.table)
            time.sleep(0.05)

    def listen(self, table: str) -> None:
        address = f"ws://127.0.0.1:{random.choice(self.client.ports)}/api/tables/{table}/live"
        with connect(address, max_size=None, open_timeout=5, close_timeout=1) as socket:
            hello: dict[str, Any] = {"type": "hello", "token": self.client.token, "seat": 0}
            socket.send(json.dumps(hello | ({"last": self.last[table]} if table in self.last else {})))
            while not self.client.over.is_set() and self.client.table == table:
                with contextlib.suppress(TimeoutError):
                    self.hear(table, json.loads(socket.recv(0.5)))

    def hear(self, table: str, message: Any) -> None:
        state = message.get("table") or message.get("changed")
        if state is None:
            return
        log = state["log"] if "table" in message else message["log"]
        for line in log:
            self.heard.hear(table, line["step"], Line(line["seq"], line["move"]))
        self.last[table] = state["seq"]


def wait_for_moves(clients: list[Client]) -> None:
    """The clients must be at it again, or the next trouble would prove nothing."""
    before = sum(len(client.heard.acknowledged) for client in clients)
    deadline = time.monotonic() + 60
    while sum(len(client.heard.acknowledged) for client in clients) < before + MOVES_BETWEEN:
        if time.monotonic() > deadline:
            raise TimeoutError("no more moves are answered")
        time.sleep(0.01)


def crash(
    database: str,
    processes: int,
    troubles: list[str],
    seed: int,
    postgres: Postgres | None = None,
    disk: Disk | None = None,
    most_seconds: float = 2.0,
) -> dict[str, Any]:
    """Let the troubles befall the servers, one after the other, while clients play."""
    dice = random.Random(seed)
    servers = Servers(database, processes)
    over = threading.Event()
    clients: list[Client] = []
    what = Troubles(servers, dice, postgres, disk)
    try:
        servers.start()
        clients += [Client(servers.ports, seed * 1000 + number, over) for number in range(CLIENTS)]
        listeners = [Listener(client) for client in clients]
        for thread in [*clients, *listeners]:
            thread.start()
        for trouble in troubles:
            wait_for_moves(clients)
            time.sleep(dice.uniform(0, most_seconds))
            what.befall(trouble)
        wait_for_moves(clients)
        over.set()
        for thread in [*clients, *listeners]:
            thread.join(30)
        heard = [client.heard for client in clients] + [listener.heard for listener in listeners]
        return {
            "troubles": dict(Counter(troubles)),
            "acknowledged": sum(len(one.acknowledged) for one in heard),
            "told": sum(len(lines) for one in heard for lines in one.lines.values()),
            "unanswered": dict(sum((client.unsure for client in clients), Counter())),
            "faults": faults(database, heard, PEOPLE),
        }
    finally:
        over.set()
        servers.stop()
        for client in clients:
            client.http.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--times", type=int, default=20, help="how many troubles")
    parser.add_argument("--troubles", default="kill", help="kill, stop, restart (PostgreSQL), disk_full (SQLite)")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    options = parser.parse_args()
    postgres = Postgres() if options.database == "postgresql" else None
    kinds = options.troubles.split(",")
    list_of = [kinds[number % len(kinds)] for number in range(options.times)]
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        disk = stack.enter_context(small_disk()) if "disk_full" in kinds else None
        place = disk.folder if disk else folder
        url = postgres.new_database() if postgres else f"sqlite:///{place}/crash.db"
        result = crash(url, options.processes, list_of, options.seed, postgres, disk)
    if postgres:
        postgres.stop()
    print(json.dumps({"database": options.database, "processes": options.processes, "seed": options.seed} | result))
    return 1 if result["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
