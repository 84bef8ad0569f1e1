"""The line to the process for long work: started when it is asked for first, and again when it was lost."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from logging import WARNING

from cothon.server.aside.worker import LENGTH, READY
from cothon.server.logs import log
from cothon.server.processes import ended

MODULE = "cothon.server.aside.worker"
START = 60.0  # seconds in which it may load
JOB = 60.0  # seconds after which it is given up
AGAIN = 60.0  # seconds before it is started once more


class Away(Exception):
    """It is not there yet, or no more."""


class Helper:
    def __init__(self) -> None:
        self.process: Process | None = None
        self.starting: asyncio.Task[None] | None = None
        self.ready = False
        self.not_before = 0.0
        self.turn = asyncio.Lock()

    async def do(self, job: bytes) -> bytes:
        """One job after the other. Whoever no longer waits for an answer does not leave it for the next."""
        if not self.ready:
            self.start()
            raise Away
        return await asyncio.shield(asyncio.create_task(self.in_turn(job)))

    async def in_turn(self, job: bytes) -> bytes:
        async with self.turn:
            if not self.ready:
                raise Away
            try:
                return await asyncio.wait_for(self.asked(job), JOB)
            except (TimeoutError, OSError, EOFError) as error:
                log("aside-lost", WARNING, reason=type(error).__name__)
                await self.stop()
                raise Away from error

    async def asked(self, job: bytes) -> bytes:
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(len(job).to_bytes(LENGTH, "big") + job)
        await self.process.stdin.drain()
        return await self.heard()

    async def heard(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        length = await self.process.stdout.readexactly(LENGTH)
        return await self.process.stdout.readexactly(int.from_bytes(length, "big"))

    def start(self) -> None:
        if self.starting is None and time.monotonic() >= self.not_before:
            self.not_before = time.monotonic() + AGAIN
            self.starting = asyncio.create_task(self.load())

    async def load(self) -> None:
        try:
            self.process = await asyncio.create_subprocess_exec(sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE)
            self.ready = await asyncio.wait_for(self.heard(), START) == READY
        except (TimeoutError, OSError, EOFError) as error:
            log("aside-lost", WARNING, reason=type(error).__name__)
            await self.end()
        finally:
            self.starting = None

    async def stop(self) -> None:
        if self.starting is not None:
            self.starting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.starting
        await self.end()

    async def end(self) -> None:
        process, self.process, self.ready = self.process, None, False
        await ended(process)
