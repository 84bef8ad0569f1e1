"""The tests run twice: plain (COTHON_PLAIN=1) and compiled, then with bounds checks (COTHON_ENGINE=build/checked)."""

import os
from pathlib import Path

import pytest

import cothon.compiled
from cothon.core.build import is_compiled

if folder := os.environ.get("COTHON_ENGINE"):
    cothon.compiled.__path__.insert(0, str(Path(folder).resolve() / "cothon" / "compiled"))


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain Python'}"


@pytest.fixture(scope="session")
def compiled() -> bool:
    return is_compiled()
