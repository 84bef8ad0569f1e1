"""Tables on file, written piece by piece, so that a million games need no more memory than a thousand."""

from __future__ import annotations

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cothon.core.extras import needs
from cothon.core.json import Json
from cothon.core.refusal import BadRequest
from cothon.lab.about import is_same_run
from cothon.lab.census import Columns

if TYPE_CHECKING:
    import pyarrow

KEY = b"cothon"  # of the metadata


def arrow_table(columns: Columns, about: Json) -> pyarrow.Table:
    """Columns with missing values have the type that the table's description gives them."""
    with needs("lab", "Arrow and Parquet"):
        import pyarrow
    types = {"int": pyarrow.int32(), "bool": pyarrow.bool_(), "str": pyarrow.string()}
    given = about.get("types", {})
    arrays = {
        name: pyarrow.array(column.tolist(), types[given.get(name, "str")])
        if column.dtype == object
        else pyarrow.array(column)
        for name, column in columns.items()
    }
    return pyarrow.table(arrays, metadata={KEY: json.dumps(about).encode()})


class TableFile(ABC):
    """Is written beside its place and moved there when it is closed: what was there before is never half gone."""

    def __init__(self, path: Path, about: Json) -> None:
        self.path, self.about = path, about
        self.part = path.with_name(path.name + ".part")

    @abstractmethod
    def write(self, columns: Columns) -> None:
        """Add rows."""

    @abstractmethod
    def end(self) -> None:
        """The last row is written."""

    @abstractmethod
    def former(self) -> Iterator[Columns]:
        """What the file holds already, if it is of the same run."""

    def close(self) -> None:
        self.end()
        self.part.replace(self.path)

    def drop(self) -> None:
        """Leave what was there before as it is, unless the new file is closed already."""
        self.end()
        self.part.unlink(missing_ok=True)

    def other_run(self) -> BadRequest:
        return BadRequest("simulate-other-run", file=str(self.path))

    def check_former(self, about: Json) -> None:
        if not is_same_run(about, self.about):
            raise self.other_run()


class CsvFile(TableFile):
    """Has no place for a description: that is in a file beside it."""

    def __init__(self, path: Path, about: Json) -> None:
        super().__init__(path, about)
        self.beside = path.with_name(path.name + ".about.json")
        self.file = self.part.open("w", newline="", encoding="utf-8")
        self.writer = csv.writer(self.file)
        self.is_new = True

    def write(self, columns: Columns) -> None:
        if self.is_new:
            self.writer.writerow(columns)
            self.is_new = False
        self.writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))

    def end(self) -> None:
        self.file.close()

    def close(self) -> None:
        super().close()
        self.beside.write_text(json.dumps(self.about, indent=1) + "\n", "utf-8")

    def former(self) -> Iterator[Columns]:
        import numpy as np

        try:
            self.check_former(dict(json.loads(self.beside.read_text("utf-8"))))
        except (OSError, ValueError) as error:
            raise self.other_run() from error
        with self.path.open(newline="", encoding="utf-8") as file:
            reader = csv.reader(file)
            heads = next(reader, [])
            while rows := [row for row, _ in zip(reader, range(10_000), strict=False)]:
                columns = {head: np.array(values, object) for head, *values in zip(heads, *rows, strict=True)}
                columns["game"] = columns["game"].astype(np.int64)
                yield columns


class ArrowFile(TableFile):
    """Parquet or Arrow's own format, by what opens and reads it."""

    def __init__(self, path: Path, about: Json) -> None:
        super().__init__(path, about)
        self.sink: Any = None

    def write(self, columns: Columns) -> None:
        table = arrow_table(columns, self.about)
        if self.sink is None:
            self.sink = self.opened(table.schema)
        self.sink.write_table(table)

    def opened(self, schema: Any) -> Any:
        from pyarrow import ipc

        return ipc.new_file(str(self.part), schema)

    def end(self) -> None:
        if self.sink is not None:
            self.sink.close()

    def former(self) -> Iterator[Columns]:
        import pyarrow

        try:
            pieces, metadata = self.read()
        except (OSError, pyarrow.ArrowException) as error:
            raise self.other_run() from error
        self.check_former(json.loads((metadata or {}).get(KEY, b"{}")))
        for piece in pieces:
            yield {name: self.column(name, piece[name]) for name in piece.schema.names}

    def column(self, name: str, values: Any) -> Any:
        """With missing values as they were written."""
        import numpy as np

        if name not in self.about.get("types", {}):
            return values.to_numpy(zero_copy_only=False)
        column = np.empty(len(values), object)
        column[:] = values.to_pylist()
        return column

    def read(self) -> tuple[Iterator[Any], dict[bytes, bytes] | None]:
        from pyarrow import ipc

        reader = ipc.open_file(str(self.path))
        return (reader.get_batch(place) for place in range(reader.num_record_batches)), reader.schema.metadata


class ParquetFile(ArrowFile):
    def opened(self, schema: Any) -> Any:
        from pyarrow import parquet

        return parquet.ParquetWriter(str(self.part), schema, compression="zstd")

    def read(self) -> tuple[Iterator[Any], dict[bytes, bytes] | None]:
        from pyarrow import parquet

        reader = parquet.ParquetFile(str(self.path))
        groups = (reader.read_row_group(place) for place in range(reader.num_row_groups))
        return groups, reader.schema_arrow.metadata


FILES: dict[str, type[TableFile]] = {".csv": CsvFile, ".parquet": ParquetFile, ".arrow": ArrowFile}


def table_file(path: str | Path, about: Json) -> TableFile:
    """As .csv, .parquet or .arrow, by the file's ending."""
    path = Path(path)
    if path.suffix not in FILES:
        raise BadRequest("bad-table-file", file=path.name, known=", ".join(FILES))
    if path.suffix != ".csv":
        with needs("lab", "Arrow and Parquet"):
            import pyarrow  # noqa: F401
    try:
        return FILES[path.suffix](path, about)
    except OSError as error:
        raise BadRequest("cannot-write", file=str(path), error=error.strerror or str(error)) from error
