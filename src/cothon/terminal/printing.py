"""What others named, made fit for a terminal, which obeys the control characters it is sent."""

from __future__ import annotations

from unicodedata import category

from cothon.core.table import Table


def printable(text: str) -> str:
    return "".join(sign if sign == "\n" or category(sign) not in ("Cc", "Cs") else "�" for sign in text)


def for_screen(table: Table) -> Table:
    """The same table, with names that can be shown."""
    table.names = [named(name) for name in table.names]
    return table


def named(name: str) -> str:
    """A name that a line can hold: what stands below a line break would pass for what the program says."""
    return printable(name).replace("\n", "�")
