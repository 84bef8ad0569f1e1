"""The process for long work: jobs come in one by one, each with its length before it, and so do answers go out.

It ends when the server does, however that ends: then there is nothing more to read.
"""

from __future__ import annotations

import contextlib
import signal
import sys
from typing import BinaryIO

from cothon.core import words
from cothon.server.aside.packing import done
from cothon.server.priority import step_back
from cothon.server.tables import bringing, frames, plans, puzzles  # noqa: F401  what it does is here before the first job

NICE = 19  # moves go first
LENGTH = 8  # bytes
READY = b"ready"


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    tell(answers, READY)
    while len(length := jobs.read(LENGTH)) == LENGTH:
        tell(answers, done(jobs.read(int.from_bytes(length, "big"))))


def tell(answers: BinaryIO, answer: bytes) -> None:
    answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
    answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    step_back(NICE)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    words.languages()
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
