"""What somebody else gave, named in a refusal: in a few words, however long, deep or strange it is."""

from __future__ import annotations

from reprlib import Repr

BITS = 256  # of the longest number that is shown


class Brief(Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxother = 4, 120, 120

    def repr_int(self, number: int, level: int) -> str:
        """Python refuses to write very long numbers."""
        return repr(number) if number.bit_length() <= BITS else f"a number of {number.bit_length()} bits"


SHORT = Brief()


def brief(value: object) -> str:
    """As Python writes it, shortened."""
    return SHORT.repr(value)


def plainly(value: object) -> str:
    """Words as they are, anything else as Python writes it."""
    return value if isinstance(value, str) else brief(value)
