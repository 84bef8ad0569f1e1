"""Work in time that nobody else wants. Where there is too little of it, it has to be done like any other work.

A process that runs only where nothing else does (Linux: SCHED_IDLE) holds up nobody, but on a busy machine it never
ends, and it may not change its mind. So it is a child, and whoever waits for it looks at the processor time it gets.

While the server has other work it also makes it breathe: stops it for a moment, again and again. A core asks the others
for work that waits there only when it falls idle; one that always has a review to make would leave two threads of the
server to the other core.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable
from typing import NoReturn, TextIO

from cothon.server.priority import only_when_idle
from cothon.server.processes import end_with_parent

LOOK = 0.25  # seconds between two looks at the server
BUSY = 0.03  # of them on a processor: it does more than wait for reviews
BREATH = 0.0005  # seconds of work between two breaths, which a thread may have to wait for a core
PAUSE = 0.00005  # seconds, enough for a core to fall idle
PATIENCE = 3.0  # seconds after which it must have had
LEAST = 0.1  # of them on a processor
PIECE = 65536

Work = Callable[[TextIO], None]


def idly(work: Work, out: TextIO) -> bool:
    """Whether it was done; what it says goes out line by line."""
    if sys.platform != "linux":
        return False
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        in_the_child(work, writing)
    os.close(writing)
    try:
        return passed_on(child, reading, out)
    finally:
        os.close(reading)


def in_the_child(work: Work, writing: int) -> NoReturn:
    code = 1
    try:
        end_with_parent()
        if only_when_idle():
            with os.fdopen(writing, "w") as out:
                work(out)
            code = 0
    finally:
        os._exit(code)


def passed_on(child: int, reading: int, out: TextIO) -> bool:
    """Until it has said all, or starves."""
    kept, since, had, server = b"", time.monotonic(), 0.0, Server()
    while True:
        if select.select([reading], [], [], BREATH if server.is_busy() else LOOK)[0]:
            piece = os.read(reading, PIECE)
            if not piece:
                return ended_well(child)
            kept = tell_lines(kept + piece, out)
        if server.busy:
            breathe(child)
        if (waited := time.monotonic() - since) >= PATIENCE:
            has = processor_time(child)
            if has - had < LEAST * waited:
                os.kill(child, signal.SIGKILL)
                return ended_well(child)
            since, had = time.monotonic(), has


class Server:
    """The process that wants reviews and has other things to do."""

    def __init__(self) -> None:
        self.process = os.getppid()
        self.since, self.had = time.monotonic(), processor_time(self.process)
        self.busy = True

    def is_busy(self) -> bool:
        """When it was last looked at."""
        now = time.monotonic()
        if now - self.since >= LOOK:
            has = processor_time(self.process)
            self.busy = has - self.had > BUSY * (now - self.since)
            self.since, self.had = now, has
        return self.busy


def breathe(child: int) -> None:
    os.kill(child, signal.SIGSTOP)
    time.sleep(PAUSE)
    os.kill(child, signal.SIGCONT)


def tell_lines(said: bytes, out: TextIO) -> bytes:
    """Whole lines go out; the rest is kept until its end is there."""
    lines, newline, rest = said.rpartition(b"\n")
    if newline:
        out.write((lines + newline).decode())
        out.flush()
    return rest


def processor_time(process: int) -> float:
    """Of another process, in seconds: Linux has a clock for each."""
    return time.clock_gettime(~process << 3 | 2)


def ended_well(child: int) -> bool:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
