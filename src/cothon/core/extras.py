"""Optional packages: what is missing is said in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cothon.core.refusal import BadRequest


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Around imports that only an extra of the package brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadRequest("needs-extra", extra=extra, what=what) from error
