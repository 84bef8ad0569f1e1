"""One source distribution and one wheel for all tests of a run, made as on a machine without compiler and Node.js."""

from __future__ import annotations

from pathlib import Path

import pytest

from .visitor import built, clean_copy, unpacked


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From a clean copy with the page built (`make web`)."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = clean_copy(folder / "copy")
    return built("sdist", copy, folder)


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From the source distribution alone."""
    folder = tmp_path_factory.mktemp("wheel")
    source = unpacked(sdist, folder / "source")
    return built("wheel", source, folder)
