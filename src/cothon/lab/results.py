"""Results in columns: for NumPy, Arrow, Parquet or CSV."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from cothon.core.json import Json
from cothon.core.refusal import BadRequest
from cothon.lab.about import plain_name
from cothon.lab.census import Columns
from cothon.lab.table_files import arrow_table, table_file

if TYPE_CHECKING:
    import pyarrow


class Results:
    """A table: `results["points_0"]` is a column, `results.rows()` are dicts, `results.about` says whence it came."""

    def __init__(self, columns: Columns, about: Json | None = None) -> None:
        self.columns = columns
        self.about = about or {}

    @classmethod
    def joined(cls, pieces: Sequence[Columns], about: Json | None = None) -> Results:
        return cls({name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]}, about)

    def __getitem__(self, name: str) -> Any:
        """A column, also by the game's own name of what it measures: `goods sold_0` is `goods_sold_0`."""
        return self.columns[name if name in self.columns else plain_name(name)]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results) or list(self.columns) != list(other.columns):
            return NotImplemented if not isinstance(other, Results) else False
        return all(np.array_equal(self[name], other[name]) for name in self.columns)

    __hash__ = None  # type: ignore[assignment]

    def rows(self) -> Iterator[dict[str, Any]]:
        for values in zip(*(column.tolist() for column in self.columns.values()), strict=True):
            yield dict(zip(self.columns, values, strict=True))

    def arrow(self) -> pyarrow.Table:
        """With what the table says about itself as metadata under `cothon`."""
        return arrow_table(self.columns, self.about)

    def save(self, path: str | Path) -> None:
        """As .csv, .parquet or .arrow, by the file's ending."""
        file = table_file(path, self.about)
        try:
            file.write(self.columns)
            file.close()
        except OSError as error:
            raise BadRequest("cannot-write", file=str(path), error=error.strerror or str(error)) from error
        finally:
            file.drop()
