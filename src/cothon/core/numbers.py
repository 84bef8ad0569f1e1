"""Writing an observation number by number. Joined into every game; each returns the next free place.

What is counted is written times its own number of `by`, at once: to come back to it later costs more than to
write it. Ones and zeros that stand for a choice need none.

A row whose numbers are mostly zeros begins with zeros everywhere, so that nobody has to write those that are left;
one whose numbers are mostly written anyway is written in full, with `write_one_of` for a choice.
"""

from cothon.core.fields import Reals, Row, row_from


def write_zeros(into: Reals, at: int, size: int) -> int:
    put_zeros(row_from(into, at), size)
    return at + size


def put_zeros(into: Reals, size: int) -> None:
    for i in range(size):
        into[i] = 0


def write_number(into: Reals, by: Reals, at: int, value: int) -> int:
    into[at] = value * by[at]
    return at + 1


def write_row(into: Reals, by: Reals, at: int, row: Row, size: int) -> int:
    put_row(row_from(into, at), row_from(by, at), row, size)
    return at + size


def put_row(into: Reals, by: Reals, row: Row, size: int) -> None:
    for i in range(size):
        into[i] = row[i] * by[i]


def scale(into: Reals, by: Reals, at: int, size: int) -> int:
    """What is counted in several goes, in its place."""
    put_scaled(row_from(into, at), row_from(by, at), size)
    return at + size


def put_scaled(into: Reals, by: Reals, size: int) -> None:
    for i in range(size):
        into[i] = into[i] * by[i]


def write_choice(into: Reals, at: int, which: int, size: int) -> int:
    """A one among zeros that are there; nothing if there is no such place."""
    if 0 <= which < size:
        into[at + which] = 1
    return at + size


def write_one_of(into: Reals, at: int, which: int, size: int) -> int:
    """The same with its zeros."""
    write_zeros(into, at, size)
    return write_choice(into, at, which, size)
