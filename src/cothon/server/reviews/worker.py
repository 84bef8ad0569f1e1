"""A worker process for looking back: one job per line in; a review tells how far it is, line by line, until it is done.

Only finished games come here. A review steps back for everything else that the machine has to do: as long as it gets
on, it runs only when nothing else does. For another try somebody waits.
"""

from __future__ import annotations

import base64
import contextlib
import json
import pickle
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, TextIO

from cothon.core import words
from cothon.core.refusal import Refusal
from cothon.review import Progress, review
from cothon.review.attempt import attempt
from cothon.server.encoding import to_json
from cothon.server.priority import step_back
from cothon.server.reviews.idling import idly
from cothon.server.reviews.packing import in_languages, pack

NICE = 10
EVERY = 1.0  # seconds between tellings


class Telling:
    """What is found, told now and then."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.next = time.monotonic() + EVERY

    def __call__(self, progress: Progress) -> None:
        if time.monotonic() < self.next:
            return
        tell(self.out, {"share": progress.share, "told": in_languages(progress.review())})
        self.next = time.monotonic() + EVERY


def answer(job: dict[str, Any], out: TextIO) -> dict[str, Any]:
    try:
        if job["do"] == "try":
            tried = attempt(job["record"], job["step"], job["moves"], effort=job["effort"])
            return {"tried": {language: tried.data(language) for language in words.languages()}}
        done = review(job["record"], effort=job["effort"], threads=job["threads"], progress=Telling(out))
        return {"share": 1.0, "packed": to_json(pack(done)).decode(), "done": True}
    except Refusal as refusal:
        return {"refused": base64.b64encode(pickle.dumps(refusal)).decode()}


def work(job: dict[str, Any], out: TextIO) -> None:
    try:
        reply = answer(job, out)
    except Exception as error:  # one game that cannot be reviewed is not the end of the worker
        reply = {"error": f"{type(error).__name__}: {error}"}
    tell(out, reply)


def tell(out: TextIO, reply: dict[str, Any]) -> None:
    print(json.dumps(reply), file=out, flush=True)


def jobs() -> Iterator[dict[str, Any]]:
    for line in sys.stdin:
        yield json.loads(line)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the line when it stops
    step_back(NICE)
    out, sys.stdout = sys.stdout, sys.stderr
    with contextlib.suppress(BrokenPipeError):
        for job in jobs():
            if job["do"] == "try" or not idly(partial(work, job), out):
                work(job, out)


if __name__ == "__main__":
    main()
