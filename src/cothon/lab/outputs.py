"""Files that are to be written: what is there already is somebody's."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cothon.core.refusal import BadRequest


def check_free(paths: Iterable[str | Path], code: str = "file-exists") -> None:
    """Before hours of play, not after them. An empty file holds nothing that could be lost."""
    for path in map(Path, paths):
        if path.exists() and (path.is_dir() or path.stat().st_size):
            raise BadRequest(code, file=str(path))
