"""Files that are to be written: what is there already is somebody's."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cothon.core.refusal import BadRequest


def check_free(paths: Iterable[str | Path], code: str = "file-exists") -> None:
    """Before hours of play, not after them."""
    for path in paths:
        if Path(path).exists():
            raise BadRequest(code, file=str(path))
