"""Lessons on file, piece by piece: what is there need not be played again, by whomever and wherever it was played."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from cothon.core.extras import needs
from cothon.core.refusal import BadRequest
from cothon.lab.fit.course import Course, Lessons, Piece, Setting

COURSE = "course.json"
SEATS = ("seats", "seat_facts", "seat_game")
MOVES = ("moves", "move_facts", "move_game")
APART = 10**9  # games of one setting are numbered below this; settings are told apart by it


def open_folder(folder: Path, course: Course) -> None:
    """A folder has the lessons of one course; more games of the same course may be added to it."""
    path = folder / COURSE
    mine = course.data() | {"games": 0}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        former = json.loads(path.read_text("utf-8")) | {"games": 0} if path.exists() else mine
        path.write_text(json.dumps(course.data(), indent=1) + "\n", "utf-8")
    except (OSError, ValueError, TypeError) as error:
        raise BadRequest("fit-folder", folder=str(folder), reason=str(error)) from error
    if former != mine:
        path.write_text(json.dumps(former, indent=1) + "\n", "utf-8")
        raise BadRequest("fit-other-course", folder=str(folder))


def missing(folder: Path, pieces: Iterable[Piece]) -> list[Piece]:
    return [piece for piece in pieces if not path_of(folder, piece, "moves").exists()]


def path_of(folder: Path, piece: Piece, what: str) -> Path:
    return folder / f"{piece}-{piece.count}-{what}.parquet"


def write(folder: Path, piece: Piece, lessons: Lessons, about: dict[str, Any]) -> None:
    """Whole or not at all; the moves last, so that their file says that all is there."""
    with needs("lab", "files of lessons"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    for what, names in (("seats", SEATS), ("moves", MOVES)):
        columns = {name: listed(pa, getattr(lessons, name)) for name in names}
        table = pa.table(columns).replace_schema_metadata({"cothon": json.dumps(about)})
        path = path_of(folder, piece, what)
        pq.write_table(table, path.with_suffix(".part"))
        os.replace(path.with_suffix(".part"), path)


def listed(pa: Any, rows: np.ndarray[Any, Any]) -> Any:
    """A column: numbers, or lists of as many numbers."""
    return (
        pa.array(rows) if rows.ndim == 1 else pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])
    )


def read(folder: Path, pieces: Iterable[Piece]) -> Lessons:
    """All of them as one; games of different settings keep different numbers."""
    import pyarrow.parquet as pq

    settings: list[Setting] = []
    parts: list[Lessons] = []
    for piece in pieces:
        if piece.setting not in settings:
            settings.append(piece.setting)
        arrays = dict(
            pair for what in ("seats", "moves") for pair in arrays_of(pq.read_table(path_of(folder, piece, what)))
        )
        offset = settings.index(piece.setting) * APART
        lessons = Lessons(**arrays)
        parts.append(replace(lessons, seat_game=lessons.seat_game + offset, move_game=lessons.move_game + offset))
    return joined(parts)


def arrays_of(table: Any) -> Iterator[tuple[str, Any]]:
    for name in table.column_names:
        column = table[name].combine_chunks()
        size = getattr(column.type, "list_size", None)
        flat = column.flatten().to_numpy() if size else column.to_numpy()
        yield name, flat.reshape(-1, size) if size else flat


def joined(parts: list[Lessons]) -> Lessons:
    return Lessons(**{one.name: np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Lessons)})
