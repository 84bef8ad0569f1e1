"""Results in columns: for NumPy, Arrow, Parquet or CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from cothon.core.extras import needs
from cothon.core.refusal import BadRequest
from cothon.lab.plan import Columns

if TYPE_CHECKING:
    import pyarrow


class Results:
    """A table: `results["points_0"]` is a column, `results.rows()` are dicts."""

    def __init__(self, columns: Columns) -> None:
        self.columns = columns

    @classmethod
    def joined(cls, pieces: Sequence[Columns]) -> Results:
        return cls({name: np.concatenate([piece[name] for piece in pieces]) for name in pieces[0]})

    def __getitem__(self, name: str) -> Any:
        return self.columns[name]

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
        with needs("lab", "Arrow and Parquet"):
            import pyarrow
        return pyarrow.table(self.columns)

    def save(self, path: str | Path) -> None:
        """As .csv, .parquet or .arrow, by the file's ending."""
        path = Path(path)
        writers = {".csv": self.save_csv, ".parquet": self.save_parquet, ".arrow": self.save_arrow}
        if path.suffix not in writers:
            raise BadRequest("bad-table-file", file=path.name, known=", ".join(writers))
        try:
            writers[path.suffix](path)
        except OSError as error:
            raise BadRequest("cannot-write", file=str(path), error=error.strerror or str(error)) from error

    def save_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(self.columns)
            writer.writerows(zip(*(column.tolist() for column in self.columns.values()), strict=True))

    def save_parquet(self, path: Path) -> None:
        table = self.arrow()
        from pyarrow import parquet

        parquet.write_table(table, path)

    def save_arrow(self, path: Path) -> None:
        table = self.arrow()
        from pyarrow import feather

        feather.write_feather(table, path)
