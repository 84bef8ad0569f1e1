"""Reading and writing positions and records as JSON files."""

from __future__ import annotations

import json
from pathlib import Path

from cothon.core.game import Json
from cothon.core.refusal import BadRequest


def read_json(path: str) -> Json:
    """A JSON object from a file; every way this can fail is a refusal."""
    try:
        data = json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadRequest("file-unreadable", path=path, reason=error.strerror or str(error)) from error
    except ValueError as error:
        raise BadRequest("file-no-json", path=path, reason=str(error)) from error
    except RecursionError as error:
        raise BadRequest("file-no-json", key="file-too-deep", path=path) from error
    if not isinstance(data, dict):
        raise BadRequest("file-no-object", path=path)
    return data


def write_json(path: str, data: Json) -> None:
    """Written beside the file first, so that an old one is never half overwritten."""
    try:
        new = Path(f"{path}.new")
        new.write_text(json.dumps(data, ensure_ascii=False) + "\n", "utf-8")
        new.replace(path)
    except OSError as error:
        raise BadRequest("file-unwritable", path=path, reason=error.strerror or str(error)) from error


def free_name(path: str) -> str:
    """The path, or the first like it with a number that no file has."""
    first, number = Path(path), 2
    free = first
    while free.exists():
        free = first.with_name(f"{first.stem}-{number}{first.suffix}")
        number += 1
    return str(free)
