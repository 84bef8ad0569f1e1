"""The desk where reviews are asked for: in order, in processes that step back for everything else."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import pickle
import time
from dataclasses import dataclass, field

from cothon.core.game import Json
from cothon.core.refusal import Refusal
from cothon.review.shapes import AttemptData
from cothon.server.bots.lines import line_to
from cothon.server.bots.workers import BotFailed, Worker
from cothon.server.logs import log, log_crash
from cothon.server.metrics import Metrics
from cothon.server.reviews.answers import Standing, told
from cothon.server.settings import Settings
from cothon.server.store.database import Store
from cothon.server.tables.refusals import Unavailable

SILENCE = 120.0  # seconds without a word after which a worker is given up
TRY_LIMIT = 30.0  # seconds
MOST_WAITING = 50
MODULE = "cothon.server.reviews.worker"


@dataclass
class Job:
    table_id: str
    record: Json
    standing: Standing = "waiting"
    share: float = 0.0
    told: dict[str, str] = field(default_factory=dict)  # by language: what is found so far, in JSON


class ReviewDesk:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.jobs: dict[str, Job] = {}  # by table, in the order in which they were asked for
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.reviewers = [Worker(line_to(MODULE, settings.cluster)) for _ in range(settings.review_workers)]
        self.tester = Worker(line_to(MODULE, settings.cluster))  # of other tries, which do not wait for reviews
        self.one_try = asyncio.Lock()

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.run(reviewer)) for reviewer in self.reviewers]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for worker in (*self.reviewers, self.tester):
            await worker.end()

    # ── asking ──

    def under_way(self, table_id: str, language: str) -> bytes | None:
        """The answer to whoever looks while it waits or is made."""
        job = self.jobs.get(table_id)
        if job is None:
            return None
        found = job.told[language].encode() if job.told else None
        return told(job.standing, job.share, self.place(job), found)

    async def ask(self, table_id: str, record: Json) -> None:
        """Take its place in the queue, unless it is there or done."""
        job = self.jobs.get(table_id)
        if job is not None and job.standing == "failed":
            del self.jobs[table_id]
        if table_id not in self.jobs and await self.store.review(table_id) is None:
            if sum(job.standing == "waiting" for job in self.jobs.values()) >= MOST_WAITING:
                raise Unavailable("reviews-full")
            self.jobs[table_id] = Job(table_id, record)
            self.wake.set()

    def place(self, job: Job) -> int | None:
        """How many are before it."""
        if job.standing != "waiting":
            return None
        ahead = [other for other in self.jobs.values() if other.standing in ("waiting", "running")]
        return ahead.index(job)

    # ── working ──

    async def run(self, reviewer: Worker) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while (job := self.next()) is not None:
                await self.review(job, reviewer)

    def next(self) -> Job | None:
        return next((job for job in self.jobs.values() if job.standing == "waiting"), None)

    async def review(self, job: Job, reviewer: Worker) -> None:
        """A worker that fails is tried once more; then the review has failed, until somebody asks again."""
        job.standing = "running"
        for _ in range(2):
            try:
                packed = await self.work(job, reviewer)
                await self.store.put_review(job.table_id, time.time(), packed)
            except (BotFailed, Refusal) as failure:
                log("review-failed", table=job.table_id, reason=str(failure))
            except Exception:
                log_crash("review-failed", table=job.table_id)
            else:
                self.metrics.reviews.labels(outcome="done").inc()
                del self.jobs[job.table_id]
                return
        job.standing = "failed"
        self.metrics.reviews.labels(outcome="failed").inc()

    async def work(self, job: Job, reviewer: Worker) -> str:
        """Until it is done, as it is kept."""
        settings = self.settings
        await reviewer.send(
            {
                "do": "review",
                "record": job.record,
                "effort": settings.review_effort,
                "threads": settings.review_threads,
            }
        )
        while True:
            reply = checked(await reviewer.hear(SILENCE))
            if reply.get("done"):
                return str(reply["packed"])
            if reply["share"] >= job.share:  # one that had to begin again tells what is known already
                job.share, job.told = reply["share"], reply["told"]

    async def attempt(self, record: Json, step: int, moves: list[str], language: str) -> AttemptData:
        """Whether another choice is good enough, and if not, why not; with the effort that found the best one."""
        job = {"do": "try", "record": record, "step": step, "moves": moves, "effort": self.settings.review_effort}
        try:
            async with self.one_try:
                reply = checked(await self.tester.ask(job, TRY_LIMIT))
        except BotFailed as failure:
            raise Unavailable("review-failed") from failure
        data: AttemptData = reply["tried"][language]
        return data


def checked(reply: Json) -> Json:
    """The worker is a process of our own, so what it pickled can be trusted."""
    if "refused" in reply:
        raise pickle.loads(base64.b64decode(reply["refused"]))
    return reply
