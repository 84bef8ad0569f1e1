"""Bring the database to the present schema, before anything else is done with it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from cothon.server.refusals import Unavailable

LOCK = 0x636F74686F6E  # one of several processes that start together migrates, the others wait


def migrate(url: str, revision: str = "head") -> None:
    try:
        engine = create_engine(sync_url(url))
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
                connection.commit()
            upgrade(connection, revision)
            connection.commit()
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        reason = str(error.orig if hasattr(error, "orig") else error).strip().splitlines()[0]
        raise Unavailable("no-database", url=safe_url(url), reason=reason) from error


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def sync_url(url: str) -> str:
    """The same database for a program that waits."""
    parsed = make_url(url)
    driver = "sqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def async_url(url: str) -> str:
    parsed = make_url(url)
    driver = "sqlite+aiosqlite" if parsed.get_backend_name() == "sqlite" else "postgresql+psycopg"
    return parsed.set(drivername=driver).render_as_string(hide_password=False)


def safe_url(url: str) -> str:
    """For messages: without the password."""
    return make_url(url).render_as_string(hide_password=True)
