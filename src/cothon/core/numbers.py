"""Writing an observation number by number. Joined into every game; each returns the next free place.

A row begins with zeros everywhere, so that nobody has to write those that are left.
"""

from cothon.core.fields import Reals, Row


def write_zeros(into: Reals, at: int, size: int) -> int:
    for i in range(size):
        into[at + i] = 0
    return at + size


def write_number(into: Reals, at: int, value: int) -> int:
    into[at] = value
    return at + 1


def write_row(into: Reals, at: int, row: Row, size: int) -> int:
    for i in range(size):
        into[at + i] = row[i]
    return at + size


def write_choice(into: Reals, at: int, which: int, size: int) -> int:
    """A one among zeros; only zeros if there is no such place."""
    if 0 <= which < size:
        into[at + which] = 1
    return at + size
