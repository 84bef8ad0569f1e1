"""The servers that are measured side by side: this version, another one, and boardgame.io."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import httpx
from server_tables import SEATS, BoardgameTable, CothonTable, Table

ROOT = Path(__file__).resolve().parent.parent
BOARDGAME = ROOT / "build" / "boardgame"  # see `make bench-server`
AT_ONCE = 20
PATIENCE = 120.0  # seconds for a server to start


class Side(ABC):
    """One or more server processes, and the tables that are played there."""

    def __init__(self, name: str, folder: Path, ports: list[int]) -> None:
        self.name = name
        self.folder = folder
        self.ports = ports
        self.processes: list[subprocess.Popen[bytes]] = []
        self.tables: list[Table] = []

    @abstractmethod
    def command(self, port: int) -> list[str]: ...

    @abstractmethod
    async def ready(self, client: httpx.AsyncClient) -> Any: ...

    @abstractmethod
    async def new_table(self, client: httpx.AsyncClient) -> Table: ...

    async def begin(self, client: httpx.AsyncClient) -> None:  # noqa: B027 - not every server asks who one is
        """Before the first table."""

    def environment(self) -> dict[str, str]:
        return dict(os.environ)

    def start(self) -> None:
        for port in self.ports:
            self.processes.append(subprocess.Popen(self.command(port), env=self.environment(), cwd=self.folder))

    async def open(self, number: int) -> None:
        """Tables with all their clients."""
        for port, process in zip(self.ports, self.processes, strict=True):
            await self.wait_for(port, process)
        async with self.client(self.ports[0]) as client:
            await self.begin(client)
            for start in range(0, number, AT_ONCE):
                many = range(start, min(start + AT_ONCE, number))
                self.tables += await asyncio.gather(*(self.joined_table(client) for _ in many))

    async def renew(self) -> None:
        """New tables for those whose game is over."""
        over = [table for table in self.tables if table.turn is None]
        for table in over:
            table.leave()
            self.tables.remove(table)
        await self.open(len(over))

    async def joined_table(self, client: httpx.AsyncClient) -> Table:
        table = await self.new_table(client)
        await table.join(self.ports)
        return table

    def client(self, port: int) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def wait_for(self, port: int, process: subprocess.Popen[bytes]) -> None:
        async with self.client(port) as client, asyncio.timeout(PATIENCE):
            while process.poll() is None:
                try:
                    await self.ready(client)
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise SystemExit(f"{self.name} did not start")

    def memory(self) -> int:
        """Bytes."""
        pages = [int(Path(f"/proc/{one.pid}/statm").read_text().split()[1]) for one in self.processes]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds so far."""
        ticks = 0
        for one in self.processes:
            fields = Path(f"/proc/{one.pid}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        for table in self.tables:
            table.leave()
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


class Cothon(Side):
    """A version of Cothon, with its own benchmark to start it."""

    def __init__(self, name: str, folder: Path, ports: list[int], database: str, version: Path) -> None:
        super().__init__(name, folder, ports)
        self.database = database
        self.version = version
        self.token = ""

    def command(self, port: int) -> list[str]:
        return [sys.executable, str(self.version / "benchmarks" / "server.py"), "--serve", self.database, str(port)]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.version / "src")}

    async def ready(self, client: httpx.AsyncClient) -> Any:
        return await client.get("/api/health")

    async def begin(self, client: httpx.AsyncClient) -> None:
        if not self.token:
            self.token = (await client.post("/api/players", json={"name": "Load"})).json()["token"]

    async def new_table(self, client: httpx.AsyncClient) -> Table:
        body = {"rules": "traders/standard", "seats": [{"who": "me"}] * SEATS}
        reply = await client.post("/api/tables", json=body, headers={"authorization": f"Bearer {self.token}"})
        return CothonTable(reply.json()["table"]["id"], self.token)


class Boardgame(Side):
    """boardgame.io with one of its storages."""

    def __init__(self, name: str, folder: Path, ports: list[int], storage: str) -> None:
        super().__init__(name, folder, ports)
        self.storage = storage

    def command(self, port: int) -> list[str]:
        node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        if node is None or not (BOARDGAME / "node_modules" / "boardgame.io").exists():
            raise SystemExit("boardgame.io is not there: `make bench-server` fetches it.")
        script = str(ROOT / "benchmarks" / "boardgame" / "server.js")
        return [node, script, str(port), self.storage, str(self.folder / "matches"), str(BOARDGAME)]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "NODE_ENV": "production"}

    async def ready(self, client: httpx.AsyncClient) -> Any:
        return await client.get("/games")

    async def new_table(self, client: httpx.AsyncClient) -> Table:
        name = (await client.post("/games/load/create", json={"numPlayers": SEATS})).json()["matchID"]
        credentials = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Seat {seat}"}
            reply = await client.post(f"/games/load/{name}/join", json=body)
            credentials.append(reply.json()["playerCredentials"])
        return BoardgameTable(name, credentials)
