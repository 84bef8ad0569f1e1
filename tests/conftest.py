"""The tests run twice: plain (COTHON_PLAIN=1) and compiled, then with bounds checks (COTHON_ENGINE=build/checked)."""

import os

import pytest

from cothon.core.build import is_compiled

os.environ["LC_ALL"] = "C.UTF-8"  # the command speaks English, whoever runs the tests


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain Python'}"


@pytest.fixture(scope="session")
def compiled() -> bool:
    return is_compiled()
