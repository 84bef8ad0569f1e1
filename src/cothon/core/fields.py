"""Fields of a state in plain Python: numbers, rows and grids of numbers, declared once as class hints.

`hand: Annotated[Grid, 4, 12]` is a list of four lists of twelve zeros here and a C array when compiled.
"""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

Bits: TypeAlias = int  # 64 unsigned bits
Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
WideRow: TypeAlias = list[int]
RealRow: TypeAlias = list[float]

# arrays of others that compiled code writes into, a row or a table of rows; plain Python takes NumPy's as they are
Reals: TypeAlias = Any  # of float32
RealTable: TypeAlias = Any
Flags: TypeAlias = Any  # of uint8
FlagTable: TypeAlias = Any
Numbers: TypeAlias = Any  # of int64
NumberTable: TypeAlias = Any
Addresses: TypeAlias = Any  # of objects, see `addresses`

nogil = contextlib.nullcontext()  # compiled: other threads run meanwhile

T = TypeVar("T")


def cast(kind: type[T], thing: object) -> T:
    """Tell the compiler what a thing is."""
    return thing  # type: ignore[return-value]


def unlikely(condition: bool) -> bool:
    """Tell the compiler which way the program hardly ever goes."""
    return condition


def row_of(table: Any, i: int) -> Any:
    """Row i of a table; compiled: the address of its first number."""
    return table[i]


def row_from(row: Any, at: int) -> Any:
    """A row without its first numbers; compiled: an address, so that a loop over it is known to go straight on."""
    return row[at:]


def number_at(numbers: Numbers, i: int) -> int:
    """The i-th number, as one of Python's own."""
    return int(numbers[i])


def thing_at(kind: type[T], things: Addresses, i: int) -> T:
    """The i-th of the things; compiled: found by its address, without the interpreter.

    Nobody counts this reference: whoever makes the addresses keeps the things, see `research/arrays.py`.
    """
    return things[i]  # type: ignore[no-any-return]


@cache
def fields_of(kind: Any) -> dict[str, tuple[int, ...]]:
    """Every field that is copied and its sizes: none for a number, one for a row, two for a grid.

    What has a value in the class belongs to one state alone.
    """
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: sizes for name, hint in hints.items() if (sizes := sizes_of(hint)) is not None and not hasattr(kind, name)
    }


def sizes_of(hint: Any) -> tuple[int, ...] | None:
    if hint in (int, bool, float):
        return ()
    return tuple(get_args(hint)[1:]) if hasattr(hint, "__metadata__") or get_origin(hint) is not None else None


def zeros(sizes: tuple[int, ...]) -> Any:
    if not sizes:
        return 0
    if len(sizes) == 1:
        return [0] * sizes[0]
    return [zeros(sizes[1:]) for _ in range(sizes[0])]


def lay_out(state: Any) -> None:
    for name, sizes in fields_of(state.__class__).items():
        setattr(state, name, zeros(sizes))


def copy_fields(state: Any, other: Any) -> None:
    for name, sizes in fields_of(state.__class__).items():
        value = getattr(other, name)
        if len(sizes) == 1:
            value = value[:]
        elif len(sizes) == 2:
            value = [row[:] for row in value]
        setattr(state, name, value)


def put_field(state: Any, name: str, value: int, i: int, j: int) -> None:
    sizes = fields_of(state.__class__)[name]
    if not sizes:
        setattr(state, name, value)
    elif len(sizes) == 1:
        getattr(state, name)[i] = value
    else:
        getattr(state, name)[i][j] = value
