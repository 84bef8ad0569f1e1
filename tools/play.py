"""Play at once: the server runs with the plain engine while the other one is compiled, and then changes over to it.

    python tools/play.py "make .venv/.engine" cothon serve

Tables are durable and open pages come back by themselves, so nobody loses anything but a moment.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shlex
import signal
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from pathlib import Path

LOG = Path("build") / "engine.log"
PATIENCE = 15.0  # seconds in which a server that was told to stop has written everything
BEGUN = "The engine is being compiled; bots play weaker until then."
DONE = "The engine is compiled: the server restarts with it, and open pages come back by themselves."
FAILED = "The engine could not be compiled ({log} says why): the game goes on as it is, with weaker bots."


class Session:
    """A server and, at first, a compiler beside it."""

    def __init__(self, compiling: list[str], serving: list[str], log: Path) -> None:
        self.compiling = compiling
        self.serving = serving
        self.log = log
        self.told = asyncio.Event()  # to stop
        self.running = contextlib.AsyncExitStack()

    async def run(self) -> int:
        for how in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(how, self.told.set)
        async with self.running:
            server = await self.serve("--open", COTHON_PLAIN="1")
            compiler = await self.compile()
            if await self.first(server, compiler) is compiler:
                server = await self.compiled(server, compiler)
                await self.first(server)
            return 0 if self.told.is_set() else status(server)

    async def serve(self, *options: str, **environment: str) -> Process:
        server = await asyncio.create_subprocess_exec(*self.serving, *options, env=os.environ | environment)
        self.running.push_async_callback(end, server)
        return server

    async def compile(self) -> Process:
        """In a group of its own, which can be ended as a whole; last in the queue for the processors."""
        say(BEGUN)
        self.log.parent.mkdir(parents=True, exist_ok=True)
        command = ["nice", "-n", "19", *self.compiling]
        with self.log.open("wb") as log:
            compiler = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=log, stderr=STDOUT, process_group=0
            )
        self.running.push_async_callback(end, compiler, group=True)
        return compiler

    async def compiled(self, server: Process, compiler: Process) -> Process:
        """The server that goes on; the new one stops the other as soon as it has loaded everything."""
        if compiler.returncode != 0:
            say(FAILED.format(log=self.log))
            return server
        say(DONE)
        return await self.serve("--replace", str(server.pid))

    async def first(self, *processes: Process) -> Process | None:
        """The process that ends first; none if we are told to stop before."""
        waiting = [asyncio.create_task(one.wait()) for one in processes]
        told = asyncio.create_task(self.told.wait())
        await asyncio.wait([*waiting, told], return_when=asyncio.FIRST_COMPLETED)
        for task in (*waiting, told):
            task.cancel()
        ended = (one for one in processes if one.returncode is not None)
        return None if self.told.is_set() else next(ended)


def say(sentence: str) -> None:
    """In one write: the server speaks to the same terminal, and must not get between our words and their line end."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def status(process: Process) -> int:
    """As a shell says it."""
    assert process.returncode is not None
    return process.returncode if process.returncode >= 0 else 128 - process.returncode


async def end(process: Process, group: bool = False) -> None:
    """Ask it to stop, and make it stop if it does not."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        if process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            (os.killpg if group else os.kill)(process.pid, how)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), PATIENCE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--log", type=Path, default=LOG, help="where the compiler's words go")
    parser.add_argument("compiling", type=shlex.split, help="the command that compiles the engine")
    parser.add_argument("serving", nargs=argparse.REMAINDER, help="the command that runs the server")
    given = parser.parse_args()
    return asyncio.run(Session(given.compiling, given.serving, given.log).run())


if __name__ == "__main__":
    sys.exit(main())
