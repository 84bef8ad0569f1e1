"""The tests run twice: plain (COTHON_PLAIN=1), without those marked `once`, and compiled with bounds checks
(COTHON_ENGINE=build/checked)."""

import os
import signal
from collections.abc import Iterator

import pytest

from cothon.core.build import is_compiled

from .clusters import start

os.environ["LC_ALL"] = "C.UTF-8"  # the command speaks English, whoever runs the tests


def pytest_configure() -> None:
    """Whoever ends the tests ends their servers, databases and browsers too."""
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("ended from outside", 143))


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain Python'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whatever was run again says why: a test that passes now and then hides a defect in it or in what it tests."""
    for report in terminalreporter.getreports("rerun"):
        why = report.longreprtext.splitlines()
        said = [line for line in why if line.startswith("E ")] or why[-1:]
        terminalreporter.write_line("\n".join([f"RUN AGAIN {report.nodeid} ({report.when})", *said[:8]]))


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a Ray cluster."""
    ray = pytest.importorskip("ray")
    start(ray)
    pytest_configure()  # Ray has its own idea of being ended
    yield "auto"
    ray.shutdown()


@pytest.fixture(scope="session")
def compiled() -> bool:
    return is_compiled()
