"""A worker process: reads a job a line, answers a line. It sees views only, never a table."""

from __future__ import annotations

import json
import sys
from typing import Any

from cothon.server import levels


def answer(job: dict[str, Any]) -> dict[str, Any]:
    bot = levels.bot(job["level"])
    if job["do"] == "choose":
        return {"move": bot.choose(job["view"], job["legal"])}
    return {"moves": levels.evaluation(bot, job["view"], job["legal"])}


def main() -> None:
    answers = sys.stdout
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
