"""The tests run twice: plain (COTHON_PLAIN=1) and compiled, then with bounds checks (COTHON_ENGINE=build/checked)."""

import pytest

from cothon.core.build import is_compiled


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain Python'}"


@pytest.fixture(scope="session")
def compiled() -> bool:
    return is_compiled()
