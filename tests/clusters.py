"""A Ray cluster of two workers for all tests of a process: to start one takes longer than any of them."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.core.build import is_compiled

TRIES = 3  # Ray gives up after 30 seconds, which can be too few on a busy machine

ON_A_CLUSTER = [
    pytest.mark.skipif(not is_compiled(), reason="the cluster is the same for both engines"),
    *(
        pytest.mark.filterwarnings(f"ignore::{kind}")
        for kind in (
            "DeprecationWarning",
            "FutureWarning",
            "ResourceWarning",
            "pytest.PytestUnraisableExceptionWarning",
        )
    ),
    pytest.mark.xdist_group("ray"),
]


def start(ray: Any) -> None:
    quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
    for left in reversed(range(TRIES)):
        try:
            ray.init(num_cpus=2, object_store_memory=10**8, **quiet)
            return
        except Exception:
            ray.shutdown()
            if not left:
                raise
