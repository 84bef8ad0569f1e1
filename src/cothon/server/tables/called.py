"""What a table is called: as whoever opened it wished, else by a place of its game, in the reader's language."""

from __future__ import annotations

import zlib

from cothon.core import words
from cothon.server.tables.keeping import Row

UNNAMED = ""  # what is kept of a table that nobody has named


def table_name(row: Row, language: str) -> str:
    """Always the same place, whoever reads it: lists of places have the same order in every language."""
    if row["name"] != UNNAMED:
        return str(row["name"])
    game = f"{row['rules'].partition('/')[0]}-"
    prefix = game if words.has(f"{game}table-places") else ""
    places = words.say(f"{prefix}table-places", language).split(", ")
    return words.say(f"{prefix}table-name", language, place=places[zlib.crc32(row["id"].encode()) % len(places)])
