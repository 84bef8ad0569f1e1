"""Every test here knows Pearls."""

from collections.abc import Iterator

import pytest

from ..elsewhere import pearls_known


@pytest.fixture(scope="module", autouse=True)
def _pearls() -> Iterator[None]:
    with pearls_known():
        yield
