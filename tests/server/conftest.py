"""Servers and databases for the tests. Tests that ask for `database` run with SQLite and with PostgreSQL."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from house import House
from postgres import Missing, Postgres

from cothon.server.settings import Settings
from cothon.server.store.migrate import migrate

QUICK = Settings(
    bot_pause=0.0,
    bot_workers=1,
    requests_a_second=100_000,
    burst=100_000,
    tables_an_hour=1_000_000,
    players_an_hour=1_000_000,
    failures_a_minute=1_000_000,
    hints_a_minute=1000,
    chats_a_minute=1_000_000,
    letters_an_hour=1_000_000,
    notice_minutes=0,
    notice_every=0.2,
    sweep_every=0.2,
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers, clocks and databases on a busy machine can miss a moment; what fails twice is a defect."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    """A server that is started here sets up its logs, which would keep them from what later tests look at."""
    loggers = [logging.getLogger(name) for name in ("cothon.server", "uvicorn", "uvicorn.error")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagates) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagates
        logger.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except Missing as missing:
        pytest.skip(str(missing))
    migrate(server.new_database(name="empty"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the present schema: to copy it takes a hundredth of the time of making one."""
    file = tmp_path_factory.mktemp("empty") / "cothon.db"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, empty: Path, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{shutil.copy(empty, tmp_path)}"
    return request.getfixturevalue("postgres").new_database("empty")  # type: ignore[no-any-return]


@pytest.fixture(params=["sqlite", "postgresql"])
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'blank.db'}"
    return request.getfixturevalue("postgres").new_database()  # type: ignore[no-any-return]


@pytest.fixture
def houses() -> Iterator[Callable[..., House]]:
    """Start servers; they are stopped after the test."""
    running: list[House] = []

    def start(database: str, port: int = 0, **settings: Any) -> House:
        house = House(replace(QUICK, database=database, **settings), port)
        house.start()
        running.append(house)
        return house

    yield start
    for house in running:
        if house.thread.is_alive():
            house.stop()


@pytest.fixture(scope="module")
def shared(empty: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server on SQLite for the tests of a file that do not disturb each other."""
    house = House(replace(QUICK, database=f"sqlite:///{shutil.copy(empty, tmp_path_factory.mktemp('shared'))}"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(houses: Callable[..., House], empty: Path, tmp_path: Path) -> House:
    """A server on a new SQLite file."""
    return houses(f"sqlite:///{shutil.copy(empty, tmp_path)}")


@pytest.fixture
def both(houses: Callable[..., House], database: str) -> House:
    """A server on either database."""
    return houses(database)
