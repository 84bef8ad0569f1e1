"""A worker process: one job per line in, one answer per line out. It sees views only, never a table."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from typing import Any, TextIO

from cothon.core.game import Json
from cothon.core.words import Words
from cothon.review.hinting import reason_for
from cothon.server.bots import levels


def answer(job: dict[str, Any]) -> dict[str, Any]:
    bot = levels.bot(job["level"])
    if job["do"] == "choose":
        return {"move": bot.choose(job["view"], job["legal"])}
    moves = levels.evaluation(bot, job["view"], job["legal"])
    return {"moves": moves, "reason": reason(job, moves)}


def reason(job: dict[str, Any], moves: list[Json]) -> Words | None:
    """Why the first is better than the second, where that is certain."""
    if len(moves) < 2 or "language" not in job:
        return None
    first, second = (one["move"] for one in sorted(moves, key=lambda one: -one["win"])[:2])
    return reason_for(job["view"], first, second, job["names"], job["language"])


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the line when it stops
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdout)


def work(answers: TextIO) -> None:
    sys.stdout = sys.stderr  # a bot that prints must not break the line of answers
    for line in sys.stdin:
        job = json.loads(line)
        try:
            reply = answer(job)
        except Exception as error:  # a failing bot is the table's to handle, not the end of the worker
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
