"""Several processes that play the games of a contest, and outlive the bots that break them."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import cast

from cothon.bots.entrants import is_own
from cothon.lab.contest import Contest, Result, lost_by_fault, play_game
from cothon.lab.processes import CONTEXT

Job = tuple[Contest, int]  # a game of a contest, by its number


@dataclass
class Worker:
    process: BaseProcess
    pipe: Connection
    job: Job | None = None  # the game it plays


def serve(pipe: Connection) -> None:
    """In a process of its own: play the games that are asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the arena's to handle
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(play_game(*pipe.recv()))


def hire() -> Worker:
    here, there = CONTEXT.Pipe()
    process = CONTEXT.Process(target=serve, args=(there,), daemon=True)
    process.start()
    there.close()
    return Worker(process, here)


def play_all(contest: Contest, numbers: Sequence[int], processes: int) -> Iterator[Result]:
    """The games of one contest, as they come."""
    for _, result in play_jobs([(contest, number) for number in numbers], processes):
        yield result


def play_jobs(jobs: Sequence[Job], processes: int) -> Iterator[tuple[Job, Result]]:
    """Results as they come. Leaving the loop ends the processes."""
    left = list(reversed(jobs))
    workers = [hire() for _ in range(min(processes, len(left)))]
    busy: dict[Connection, Worker] = {}
    try:
        for worker in workers:
            hand_out(worker, left, busy)
        while busy:
            for pipe in wait(list(busy)):
                worker = busy.pop(cast("Connection", pipe))
                done = received(worker)
                if not worker.process.is_alive():
                    worker = hire()
                    workers.append(worker)
                hand_out(worker, left, busy)
                yield done
    finally:
        for worker in workers:
            worker.process.terminate()


def hand_out(worker: Worker, left: list[Job], busy: dict[Connection, Worker]) -> None:
    if left:
        worker.job = left.pop()
        worker.pipe.send(worker.job)
        busy[worker.pipe] = worker


def received(worker: Worker) -> tuple[Job, Result]:
    """A result, or the loss of the bot that took its process down."""
    assert worker.job is not None
    contest, number = worker.job
    try:
        result: Result = worker.pipe.recv()
    except (EOFError, ConnectionResetError):
        worker.process.join()
        deal, order = contest.seating(number)
        zeros = [0] * contest.players
        result = Result(number, deal, list(order), [], zeros, zeros, [0.0] * contest.players)
        foreign = next((seat for seat, entrant in enumerate(order) if not is_own(entrant)), 0)
        lost_by_fault(result, foreign, "ended its process")
    return worker.job, result
