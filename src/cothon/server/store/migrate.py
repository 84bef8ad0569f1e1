"""Bring the database to the present schema, before anything else is done with it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import IO

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from cothon.server.tables.refusals import Unavailable

LOCK = 0x636F74686F6E  # one of several processes that start together migrates, the others wait


def lock(url: str) -> IO[bytes] | None:
    """A SQLite file belongs to one server: a second would not hear of the first one's moves."""
    path = sqlite_path(url)
    if not path:
        return None
    try:
        path = os.path.realpath(path)  # two names for one file are one file
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(mode=0o600)  # it holds seeds: not for other users of the machine
        if os.stat(path).st_nlink > 1:  # a link that cannot be followed: each name would have a log of its own
            raise Unavailable("database-linked", path=path)
        file = open(f"{path}.lock", "ab")  # noqa: SIM115 (held as long as the server runs)
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows has no such lock
        return file
    except BlockingIOError as error:
        file.close()
        raise Unavailable("database-in-use", path=path) from error
    except OSError as error:
        raise Unavailable("no-database", url=url, reason=error.strerror or str(error)) from error
    return file


def sqlite_path(url: str) -> str:
    """The file, or nothing where there is none."""
    path = url.partition("://")[2].removeprefix("/").partition("?")[0] if url.startswith("sqlite") else ""
    return "" if path == ":memory:" else path


def migrate(url: str, revision: str = "head") -> None:
    try:
        engine = create_engine(sync_url(url))
        try:
            with engine.connect() as connection:
                if connection.dialect.name == "postgresql":
                    connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
                    connection.commit()
                upgrade(connection, revision)
                connection.commit()
        finally:
            engine.dispose()
    except CommandError as error:
        raise Unavailable("database-newer", url=safe_url(url)) from error
    except (SQLAlchemyError, ImportError) as error:
        reason = str(error.orig if hasattr(error, "orig") else error).strip().splitlines()[0]
        raise Unavailable("no-database", url=safe_url(url), reason=reason) from error


def check_schema(url: str) -> None:
    """For programs beside the server: they neither migrate a database nor make one, as SQLite would of itself."""
    if (path := sqlite_path(url)) and not Path(path).exists():
        raise Unavailable("no-database", url=safe_url(url), reason=os.strerror(errno.ENOENT))
    try:
        engine = create_engine(sync_url(url))
        try:
            with engine.connect() as connection:
                present = MigrationContext.configure(connection).get_current_revision()
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise Unavailable("no-database", url=safe_url(url), reason=str(error).splitlines()[0]) from error
    scripts = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    if present != scripts.get_current_head():
        known = {script.revision for script in scripts.walk_revisions()}
        newer = present is not None and present not in known
        raise Unavailable("database-newer" if newer else "database-other", url=safe_url(url))


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def sync_url(url: str) -> str:
    """The same database for a program that waits."""
    return with_driver(url, {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"})


def async_url(url: str) -> str:
    return with_driver(url, {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"})


def with_driver(url: str, drivers: dict[str, str]) -> str:
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind not in drivers:
        raise ArgumentError(f"{kind} is not supported, only {' and '.join(drivers)} are")
    return parsed.set(drivername=drivers[kind]).render_as_string(hide_password=False)


def safe_url(url: str) -> str:
    """For messages: without the password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url.rpartition("@")[2]
