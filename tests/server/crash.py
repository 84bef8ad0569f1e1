"""Kill the server with SIGKILL at random moments under load, start it again, and look for every acknowledged move.

    python tests/server/crash.py --database sqlite --kills 20
    python tests/server/crash.py --database postgresql --kills 20 --processes 2

Ends with 1 if a single acknowledged move is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent))

from postgres import Postgres, free_port

CLIENTS = 6
MOVES_BETWEEN = 20


class Servers:
    """Server processes on one database."""

    def __init__(self, database: str, processes: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(processes)]
        self.running: dict[int, subprocess.Popen[bytes]] = {}

    def start(self) -> None:
        for port in self.ports:
            if port not in self.running:
                command = [sys.executable, "-m", "cothon", "serve", "--port", str(port), "--database", self.database]
                command += ["--rate", "1000000", "--bot-pause", "0", "--log-level", "error"]
                self.running[port] = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for port in self.ports:
            wait_for(port)

    def kill_one(self, dice: random.Random) -> None:
        process = self.running.pop(dice.choice(self.ports))
        process.send_signal(signal.SIGKILL)
        process.wait()

    def stop(self) -> None:
        for process in self.running.values():
            process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            process.wait(30)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise TimeoutError("the server does not start")


class Client(threading.Thread):
    """Plays both seats of a table through any of the servers, and writes down what was acknowledged."""

    def __init__(self, ports: list[int], number: int, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.ports = ports
        self.dice = random.Random(number)
        self.over = over
        self.http = httpx.Client(timeout=20)
        self.table = ""
        self.acknowledged: list[tuple[str, int, str]] = []  # table, event, move
        self.unsure: Counter[str] = Counter()  # what came instead of an answer
        self.http.headers["authorization"] = f"Bearer {self.post('/api/players', name='Load')['token']}"

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
            seats = [{"who": "me"}, {"who": "me"}, {"who": "bot", "level": "novice"}]
            opened = self.post(
                "/api/tables", rules=self.dice.choice(("traders/classic", "guilds/standard")), seats=seats
            )
            self.table, state = opened["table"]["id"], opened["table"]
        if not state["legal"]:
            time.sleep(0.01)
            return None
        move = self.dice.choice(state["legal"])["move"]
        event = self.post(f"/api/tables/{self.table}/moves", move=move, seat=state["turn"])
        mine = next(line for line in event["log"] if line["seat"] is not None)
        self.acknowledged.append((self.table, mine["seq"], move))
        return event["changed"] if event["changed"]["legal"] else None

    def missing(self) -> list[tuple[str, int, str]]:
        """Acknowledged moves that the server does not know any more."""
        known: set[tuple[str, int, str]] = set()
        for table in {table for table, _, _ in self.acknowledged}:
            known |= {(table, line["seq"], line["move"]) for line in self.get(f"/api/tables/{table}")["log"]}
        return [one for one in self.acknowledged if one not in known]


def wait_for_moves(clients: list[Client]) -> None:
    """The clients must be at it again, or a kill would prove nothing."""
    before = sum(len(client.acknowledged) for client in clients)
    deadline = time.monotonic() + 30
    while sum(len(client.acknowledged) for client in clients) < before + MOVES_BETWEEN:
        if time.monotonic() > deadline:
            raise TimeoutError("no more moves are answered")
        time.sleep(0.01)


def crash(database: str, processes: int, kills: int, seed: int, most_seconds: float = 2.0) -> dict[str, Any]:
    dice = random.Random(seed)
    servers = Servers(database, processes)
    servers.start()
    over = threading.Event()
    clients = [Client(servers.ports, seed * 1000 + number, over) for number in range(CLIENTS)]
    try:
        for client in clients:
            client.start()
        for _ in range(kills):
            wait_for_moves(clients)
            time.sleep(dice.uniform(0, most_seconds))
            servers.kill_one(dice)
            servers.start()
        wait_for_moves(clients)
        over.set()
        for client in clients:
            client.join(30)
        return {
            "kills": kills,
            "acknowledged": sum(len(client.acknowledged) for client in clients),
            "unanswered": dict(sum((client.unsure for client in clients), Counter())),
            "missing": [one for client in clients for one in client.missing()],
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
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"))
    options = parser.parse_args()
    postgres = Postgres() if options.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        url = postgres.new_database() if postgres else f"sqlite:///{folder}/crash.db"
        result = crash(url, options.processes, options.kills, options.seed)
    if postgres:
        postgres.stop()
    print(json.dumps({"database": options.database, "processes": options.processes, "seed": options.seed} | result))
    return 1 if result["missing"] else 0


if __name__ == "__main__":
    sys.exit(main())
