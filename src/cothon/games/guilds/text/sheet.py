"""The score in its parts (G9), and by source: which ships, seats and tile places there are, and how each came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cothon.core.events import Event
from cothon.core.json import Json
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.guild import is_on_tile
from cothon.games.guilds.rules.residence import is_column_empty
from cothon.games.guilds.text.notation import notation
from cothon.games.guilds.text.symbols import COLUMN_NAMES, SEAT_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

FOR_HANDS = {TILE_NAMES[c.COINS], TILE_NAMES[c.GOODS_TILE]}  # G9.2


def score_sheet(board: Guilds, events: Sequence[Event]) -> list[Json]:
    sheet = []
    for seat in range(board.seats):
        line = sheet_of(board, seat)
        if events:
            own = [event for event in events if event.get("seat") == seat]
            line |= {"sources": sources(board, seat, own), "total": line.pop("total")}
        sheet.append(line)
    return sheet


def sheet_of(board: Guilds, seat: int) -> Json:
    """G9"""
    seats, ships = board.guild_seats_of(seat), board.ships_of(seat)
    return {
        "hall": board.discs_in_hall(seat),
        "bonus": board.bonus(seat),
        "columns": board.columns_empty(seat),
        "guild_seats": seats,
        "ships": ships,
        "seats_times_ships": seats * ships,
        "tiles": {TILE_NAMES[tile]: board.points_of_tile(seat, tile) for tile in tiles_of(board, seat)},
        "total": board.points(seat),
    }


def standings(board: Guilds, viewer: int | None) -> list[Json]:
    """G11.1: all of a score is in sight but what tiles bring for cards in hand, which is null and not in the total."""
    lines = [sheet_of(board, seat) for seat in range(board.seats)]
    for seat, line in enumerate(lines):
        for tile in FOR_HANDS & line["tiles"].keys() if seat != viewer else ():
            line["total"] -= line["tiles"][tile]
            line["tiles"][tile] = None
    return lines


def tiles_of(board: Guilds, seat: int) -> list[int]:
    return [tile for tile in range(c.TILES) if is_on_tile(board, seat, tile)]


def sources(board: Guilds, seat: int, events: list[Event]) -> Json:
    """All that counts, in the order it came; what was there before the first event has no step."""
    places, ships = board.ship_place, notation(board.card_set).ships
    owned = [ships[i] for i, place in enumerate(places) if place in (c.FACE_UP + seat, c.FACE_DOWN + seat)]
    seats = [name for name, disc in zip(SEAT_NAMES, board.hall, strict=True) if disc == c.OWNER + seat]
    columns = [name for i, name in enumerate(COLUMN_NAMES) if is_column_empty(board, seat, i)]
    return {
        "ships": accounted("ship", owned, ships_told(events)),
        "hall": accounted("place", seats + ["forum"] * board.forum[seat], told(events, "seat", "place", "coins")),
        "bonus": accounted("bonus", [board.bonus(seat)] if board.bonus(seat) else [], told(events, "bonus", "bonus")),
        "columns": accounted("column", columns, told(events, "emptied", "column")),
        "tiles": tile_lines(board, seat, events),
    }


def accounted(key: str, held: Iterable[str | int], lines: list[Json]) -> list[Json]:
    """What was told, after what is held without having been told of."""
    earlier = Counter(held) - Counter(line[key] for line in lines)
    return [{key: thing} for thing in earlier.elements()] + lines


def told(events: list[Event], kind: str, *keys: str) -> list[Json]:
    return [{key: event[key] for key in (*keys, "step")} for event in events if event["kind"] == kind]  # type: ignore[literal-required]


def ships_told(events: list[Event]) -> list[Json]:
    """G5, G6.1: by which harbour each came."""
    lines = []
    for event in events:
        if "ship" in event and (event["kind"] == "delivered" or (event["kind"] == "warship" and event["won"])):
            harbour = "trading" if event["kind"] == "delivered" else "warship"
            lines.append({"ship": event["ship"], "from": harbour, "step": event["step"]})
    return lines


def tile_lines(board: Guilds, seat: int, events: list[Event]) -> list[Json]:
    """With the place from the top, and what the tile brings."""
    held = [TILE_NAMES[tile] for tile in tiles_of(board, seat)]
    lines = accounted("tile", held, told(events, "tile", "tile", "place", "coins"))
    for line in lines:
        tile = TILE_NAMES.index(line["tile"])
        line["place"] = board.tile[tile].index(c.OWNER + seat) + 1
        line["points"] = board.points_of_tile(seat, tile)
    return lines
