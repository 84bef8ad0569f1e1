"""Bots think in processes of their own: they never hold the server up, and can be ended when they fail."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic_core import from_json

from cothon.core.game import Json
from cothon.core.words import Words
from cothon.server.bots import levels
from cothon.server.bots.house_bot import HouseBot
from cothon.server.bots.lines import Line, line_to
from cothon.server.encoding import to_json
from cothon.server.logs import log
from cothon.server.metrics import Metrics
from cothon.server.settings import Settings

MODULE = "cothon.server.bots.worker"
PATIENCE = 4.0  # times the usual grace for advice: whoever asked would rather wait than have none on a busy machine


class BotFailed(Exception):
    """It crashed, took too long or named no legal move."""


class Worker:
    """One process, one job at a time."""

    def __init__(self, line: Line, start: float = 0.0) -> None:
        self.line = line
        self.start = start  # seconds that a new process may take to load, beside those for its first job
        self.loaded = False

    async def ask(self, job: Json, limit: float) -> Json:
        await self.send(job)
        return await self.hear(limit)

    async def send(self, job: Json) -> None:
        try:
            await self.line.write(to_json(job) + b"\n")
        except OSError as error:
            await self.end()
            raise BotFailed("crash") from error

    async def hear(self, limit: float) -> Json:
        """The next line of its answer."""
        try:
            reply = from_json(await asyncio.wait_for(self.line.read(), limit if self.loaded else limit + self.start))
        except (TimeoutError, OSError, ValueError) as error:
            await self.end()
            raise BotFailed("overtime" if isinstance(error, TimeoutError) else "crash") from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next job
            raise
        self.loaded = True
        if "error" in reply:
            raise BotFailed(reply["error"])
        return dict(reply)

    async def end(self) -> None:
        self.loaded = False
        await self.line.end()


class Workers:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.grace = settings.bot_grace
        self.metrics = metrics
        lines = (line_to(MODULE, settings.cluster) for _ in range(settings.bot_workers))
        self.all = [Worker(line, settings.bot_start) for line in lines]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def stop(self) -> None:
        for worker in self.all:
            await worker.end()

    async def choose(self, level: str, view: Json, legal: list[str]) -> str:
        """The level's move; for a level that fails twice the house bot moves, so that a table always goes on."""
        if len(legal) == 1:
            return legal[0]
        for _ in range(2):
            try:
                reply = await self.ask(level, {"do": "choose", "level": level, "view": view, "legal": legal})
                if reply.get("move") not in legal:
                    raise BotFailed("illegal")
                return str(reply["move"])
            except BotFailed as failure:
                self.metrics.bot_failures.labels(what=kind_of(failure)).inc()
                log("bot-failed", bot=level, reason=str(failure))
        return HouseBot().choose(view, legal)

    async def evaluate(
        self, level: str, view: Json, legal: list[str], names: list[str], language: str
    ) -> tuple[list[Json], Words | None]:
        """Every move, the best first, and why the first is better than the second."""
        job = {"do": "evaluate", "level": level, "view": view, "legal": legal, "names": names, "language": language}
        reply = await self.ask(level, job, PATIENCE)
        return list(reply["moves"]), reply["reason"]

    async def ask(self, level: str, job: dict[str, Any], patience: float = 1.0) -> Json:
        worker = await self.idle.get()
        try:
            with self.metrics.bot_seconds.time():
                return await worker.ask(job, levels.seconds(level) + patience * self.grace)
        finally:
            self.idle.put_nowait(worker)


def kind_of(failure: BotFailed) -> str:
    return str(failure) if str(failure) in ("overtime", "crash", "illegal") else "exception"
