"""The line to a worker process: one job per line there, its answers line by line back."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Protocol

from cothon.server.processes import ended

LINE_LIMIT = 4 * 1024 * 1024


class Line(Protocol):
    """Lost lines are an OSError. After an end the next job starts another process."""

    async def write(self, line: bytes) -> None: ...

    async def read(self) -> bytes: ...

    async def end(self) -> None: ...


class LineHere:
    """A process on this machine, started when it is first needed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def write(self, line: bytes) -> None:
        process = await self.running()
        assert process.stdin is not None
        process.stdin.write(line)
        await process.stdin.drain()

    async def read(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                env=os.environ.copy(),
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        await ended(process)


def line_to(module: str, cluster: str | None) -> Line:
    """To a process here, or on a node of the cluster."""
    if cluster is None:
        return LineHere(module)
    from cothon.server.bots.nodes import LineToNode

    return LineToNode(module, cluster)
