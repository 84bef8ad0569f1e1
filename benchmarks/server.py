"""Load on the server: live tables with scripted clients on loopback.

    python benchmarks/server.py --database sqlite --tables 1000 --rate 200
    python benchmarks/server.py --database postgresql --processes 2 --tables 200 --rate 0

A rate of 0 plays as fast as the server answers. The delay is from sending a move until the last of the table's seats
has its event.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from pydantic_core import from_json
from server_client import Socket, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "server"))
SEATS = 3


def serve(database: str, port: int) -> None:
    """A server without limits that a single address would meet."""
    import uvicorn

    from cothon.cli.serve import SERVER_OPTIONS
    from cothon.server.http.app import create_app
    from cothon.server.logs import set_up
    from cothon.server.settings import Settings

    set_up("error")
    many = 10**9
    app = create_app(
        Settings(
            database=database,
            requests_a_second=many,
            burst=many,
            tables_an_hour=many,
            players_an_hour=many,
            connections_an_address=many,
            tables_in_memory=100_000,
            own_process=True,
        )
    )
    uvicorn.run(app, port=port, log_config=None, access_log=False, **SERVER_OPTIONS)


class Table:
    """One table and its three clients."""

    def __init__(self, name: str, token: str) -> None:
        self.name = name
        self.token = token
        self.sockets: list[Socket] = []
        self.arrived = 0
        self.sent = 0.0
        self.turn: int | None = None
        self.move = ""
        self.done: asyncio.Future[float] | None = None
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tables_seen = 0

    async def join(self, ports: list[int]) -> None:
        for seat in range(SEATS):
            port = ports[seat % len(ports)]
            socket = await connect(port, f"/api/tables/{self.name}/live", partial(self.received, seat))
            socket.send({"type": "hello", "token": self.token, "seat": seat})
            self.sockets.append(socket)
        await self.joined

    def received(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"event"'):
            self.event(seat, data)
        elif data.startswith(b'{"type":"table"'):
            self.look(seat, from_json(data)["table"])
            self.tables_seen += 1
            if self.tables_seen == SEATS:
                self.joined.set_result(None)
        elif data.startswith(b'{"type":"refused"'):
            raise RuntimeError(data)

    def event(self, seat: int, data: bytes) -> None:
        if b'"legal":[]' not in data:
            self.look(seat, from_json(data)["changed"])
        elif b'"status":"finished"' in data:
            self.turn = None
        self.arrived += 1
        if self.arrived == SEATS and self.done is not None:
            self.done.set_result(time.perf_counter() - self.sent)
            self.done = None

    def look(self, seat: int, state: dict[str, Any]) -> None:
        if state["legal"]:
            self.turn = seat
            self.move = state["legal"][state["seq"] % len(state["legal"])]["move"]

    async def play(self) -> float | None:
        """One move; how long until everyone at the table knew it."""
        if self.turn is None:
            return None
        self.arrived = 0
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.done = done
        self.sent = time.perf_counter()
        self.sockets[self.turn].send({"type": "move", "move": self.move})
        self.turn = None
        return await done


async def open_tables(port: int, number: int) -> list[Table]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        token = (await client.post("/api/players", json={"name": "Load"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        body = {"rules": "traders/standard", "seats": [{"who": "me"}] * SEATS}

        async def one() -> Table:
            reply = await client.post("/api/tables", json=body, headers=headers)
            return Table(reply.json()["table"]["id"], token)

        tables: list[Table] = []
        for start in range(0, number, 20):
            tables += await asyncio.gather(*(one() for _ in range(start, min(start + 20, number))))
        return tables


async def paced(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Moves at a steady rate, each at the next table."""
    delays: list[float] = []
    waiting: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        if (delay := await table.play()) is not None:
            delays.append(delay)

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        task = asyncio.create_task(one(tables[number % len(tables)]))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
    await asyncio.wait_for(asyncio.gather(*waiting), 30)
    return delays


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    """Every table as fast as it goes."""
    delays: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < end:
            delay = await table.play()
            if delay is None:
                return
            delays.append(delay)

    await asyncio.gather(*(one(table) for table in tables))
    return delays


def memory_of(processes: list[subprocess.Popen[bytes]]) -> int:
    """Bytes in memory of the server processes."""
    pages = [int(Path(f"/proc/{one.pid}/statm").read_text().split()[1]) for one in processes]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def cpu_of(processes: list[subprocess.Popen[bytes]]) -> float:
    ticks = 0
    for one in processes:
        fields = Path(f"/proc/{one.pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace, processes: list[subprocess.Popen[bytes]], ports: list[int]) -> Any:
    await wait_for(ports)
    empty = memory_of(processes)
    tables = await open_tables(ports[0], options.tables)
    for start in range(0, len(tables), 50):
        await asyncio.gather(*(table.join(ports) for table in tables[start : start + 50]))
    full = memory_of(processes)
    cpu, mine, began = cpu_of(processes), time.process_time(), time.perf_counter()
    play = paced(tables, options.rate, options.seconds) if options.rate else flat_out(tables, options.seconds)
    delays = sorted(await play)
    took = time.perf_counter() - began
    return {
        "database": options.database,
        "processes": options.processes,
        "tables": len(tables),
        "connections": len(tables) * SEATS,
        "moves": len(delays),
        "moves_a_second": round(len(delays) / took, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 2),
        "p99_ms": round(delays[len(delays) * 99 // 100] * 1000, 2),
        "max_ms": round(delays[-1] * 1000, 2),
        "server_cpu_ms_a_move": round((cpu_of(processes) - cpu) / len(delays) * 1000, 3),
        "client_cpu_ms_a_move": round((time.process_time() - mine) / len(delays) * 1000, 3),
        "load_average": round(os.getloadavg()[0], 1),
        "kB_a_table_with_three_connections": round((full - empty) / 1024 / len(tables), 1),
    }


async def wait_for(ports: list[int]) -> None:
    async with httpx.AsyncClient() as client:
        for port in ports:
            for _ in range(200):
                try:
                    await client.get(f"http://127.0.0.1:{port}/api/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves a second over all tables; 0: flat out")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--serve", nargs=2, metavar=("URL", "PORT"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], int(options.serve[1]))
        return
    print(json.dumps(run(options)))


def run(options: argparse.Namespace) -> Any:
    from postgres import Postgres, free_port

    postgres = Postgres() if options.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        url = postgres.new_database() if postgres else f"sqlite:///{folder}/load.db"
        ports = [free_port() for _ in range(options.processes)]
        command = [sys.executable, __file__, "--serve", url]
        processes = [subprocess.Popen([*command, str(port)]) for port in ports]
        try:
            import uvloop

            return uvloop.run(measure(options, processes, ports))
        finally:
            for process in processes:
                process.send_signal(signal.SIGTERM)
                process.wait(30)
            if postgres:
                postgres.stop()


if __name__ == "__main__":
    main()
