"""Structured logs: one JSON object a line, to standard error. Tokens, codes and query strings never get in."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("cothon.server")
MINUTE = 60.0  # seconds


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def is_plain(record: logging.LogRecord) -> bool:
    """uvicorn would tell of live connections with their whole address, and of what is no text with a traceback."""
    if "Invalid UTF-8" in str(record.msg):
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
    return "WebSocket" not in str(record.msg) and not is_told(record) and is_due(record)


def is_told(record: logging.LogRecord) -> bool:
    """What was broken off is in the log already, with its number."""
    return record.exc_info is not None and record.exc_info[0] is not None and record.exc_info[0].__name__ == "BrokenOff"


def is_due(record: logging.LogRecord) -> bool:
    """What is no HTTP anybody can send, and by the thousand."""
    if record.name != "uvicorn.error" or record.levelno != logging.WARNING:
        return True
    count = SELDOM.count(str(record.msg))
    record.__dict__["fields"] = {"count": count}
    return count > 0


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_plain)
    for name in ("cothon.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False


def log(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOGGER.log(level, event, extra={"fields": fields})


class Seldom:
    """Troubles that come by the thousand: each kind is logged at once, then once a minute with how many there were."""

    def __init__(self) -> None:
        self.since: dict[str, float] = {}
        self.missed: dict[str, int] = {}

    def log(self, event: str, **fields: object) -> None:
        if count := self.count(event):
            log(event, logging.ERROR, count=count, **fields)

    def count(self, event: str) -> int:
        """How many there are to be told of by now; 0 as long as that has to wait."""
        now = time.monotonic()
        self.missed[event] = self.missed.get(event, 0) + 1
        if now - self.since.get(event, -MINUTE) < MINUTE:
            return 0
        self.since[event] = now
        return self.missed.pop(event)


SELDOM = Seldom()


def log_crash(event: str, **fields: object) -> None:
    """With the traceback: it goes to the owner's log, never to a client. What `SELDOM` has counted is there already."""
    if getattr(sys.exc_info()[1], "counted", False):
        return
    LOGGER.error(event, exc_info=True, extra={"fields": fields})
