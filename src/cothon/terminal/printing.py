"""What others named, made fit for a terminal, which obeys the control characters it is sent."""

from __future__ import annotations

from unicodedata import bidirectional, category

from cothon.core.table import Table

TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")  # the rest of the line may run the other way


def printable(text: str) -> str:
    return "".join(sign if sign == "\n" or is_harmless(sign) else "�" for sign in text)


def is_harmless(sign: str) -> bool:
    return category(sign) not in ("Cc", "Cs") and bidirectional(sign) not in TURNING


def for_screen(table: Table) -> Table:
    """The same table, with names that can be shown."""
    table.names = [named(name) for name in table.names]
    return table


def named(name: str) -> str:
    """A name that a line can hold: what stands below a line break would pass for what the program says."""
    return printable(name).replace("\n", "�")
