"""Structured logs: one JSON object a line, to standard error. Tokens, codes and query strings never get in."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("cothon.server")


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
    """uvicorn would tell of live connections with their whole address, query and all."""
    return "WebSocket" not in str(record.msg)


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


def log_crash(event: str, **fields: object) -> None:
    """With the traceback: it goes to the owner's log, never to a client."""
    LOGGER.error(event, exc_info=True, extra={"fields": fields})
