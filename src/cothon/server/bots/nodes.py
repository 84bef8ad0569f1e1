"""Worker processes on the nodes of a Ray cluster. A node that is lost costs the job another try elsewhere."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from typing import Any

from cothon.core.cluster import connected
from cothon.core.refusal import Refusal
from cothon.server.bots.lines import LineHere
from cothon.server.logs import SELDOM, log
from cothon.version import VERSION

SETTLING = 20.0  # seconds in which a node must have started a worker


class Node:
    """On the node: the same worker process as on one's own machine, which ends when its line is closed."""

    def __init__(self, module: str, version: str) -> None:
        if version != VERSION:
            raise RuntimeError(f"the node has Cothon {VERSION}, the server {version}")
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )

    def where(self) -> tuple[str, int]:
        return socket.gethostname(), os.getpid()

    def write(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line)

    def read(self) -> bytes:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


class LineToNode:
    """While the cluster gives no node, a process here does the work."""

    def __init__(self, module: str, address: str) -> None:
        self.module = module
        self.address = address
        self.actor: Any = None
        self.where: tuple[str, int] | None = None  # host and process of the actor
        self.here = LineHere(module)
        self.is_here = False

    async def write(self, line: bytes) -> None:
        try:
            await asyncio.wait_for(self.write_there(line), SETTLING)
            self.is_here = False
        except (OSError, TimeoutError, Refusal) as error:
            SELDOM.log("no-node", cluster=self.address, error=f"{type(error).__name__}: {error}"[:200])
            await self.leave_node()
            await self.here.write(line)
            self.is_here = True

    async def write_there(self, line: bytes) -> None:
        if self.actor is None:
            self.actor = await asyncio.to_thread(self.settled)
            self.where = await self.ask("where")
            log("node", host=self.where[0], process=self.where[1])
        await self.ask("write", line)

    def settled(self) -> Any:
        """Wherever there is room: workers that wait take none."""
        ray = connected(self.address)
        return ray.remote(num_cpus=0, scheduling_strategy="SPREAD")(Node).remote(self.module, VERSION)

    async def read(self) -> bytes:
        return await self.here.read() if self.is_here else bytes(await self.ask("read"))

    async def ask(self, what: str, *given: bytes) -> Any:
        """Whatever Ray raises says that the node, its worker or the connection is lost."""
        try:
            return await asyncio.wrap_future(getattr(self.actor, what).remote(*given).future())
        except Exception as error:
            raise ConnectionError(str(error).partition("\n")[0]) from error

    async def end(self) -> None:
        await self.leave_node()
        await self.here.end()

    async def leave_node(self) -> None:
        """Without waiting for an answer: it may be in mid-thought, or on a node that is gone."""
        actor, self.actor = self.actor, None
        if actor is not None:
            await asyncio.to_thread(connected(self.address).kill, actor)
