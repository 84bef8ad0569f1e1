"""A copy of a SQLite database, made while the server runs, that only its owner can read."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.server.store.migrate import sqlite_path


def backup(url: str, target: str, dry_run: bool = False) -> Json:
    """PostgreSQL has pg_dump."""
    source = sqlite_path(url)
    if not source or not target:
        raise BadRequest("backup-sqlite-only")
    if not dry_run:
        copy(source, target)
    return {"from": source, "to": target, "dry_run": dry_run}


def copy(source: str, target: str) -> None:
    try:
        os.close(
            os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        )  # it holds seeds, and is never written over
    except OSError as error:
        raise BadRequest("cannot-write", file=target, error=error.strerror or str(error)) from error
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
