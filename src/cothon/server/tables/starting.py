"""A table as it was set up, before anything was dealt."""

from __future__ import annotations

from pydantic_core import from_json

from cothon.core.dealer import Dealer
from cothon.core.refusal import BadRecord
from cothon.core.table import Table
from cothon.games import game_of
from cothon.server.tables.keeping import Row
from cothon.server.tables.seats import Seat


def bare_table(row: Row, seats: list[Seat]) -> Table:
    """Chance comes from the log, then from the seed."""
    start = from_json(row["start"])
    game = game_of(row["rules"])
    origin = start.get("position")
    if origin is not None:
        state = game.read(origin)
    else:
        state = game.new_state(row["rules"], row["players"], start.get("options", {}))
        game.begin(state)
    table = Table(game, state, Dealer(int(row["seed"], 16)), chance="open", origin=origin)
    table.names = table_names(table, seats)
    table.chance = None
    return table


def table_names(table: Table, seats: list[Seat]) -> list[str]:
    """An open seat goes by the colour of its pieces."""
    return [seat.name or table.game.seat_names[seat.seat] for seat in seats]


def check_version(row: Row) -> None:
    """A table of another version of the rules could be another game."""
    current = game_of(row["rules"]).rule_sets[row["rules"]].version
    if row["version"] > current:
        raise BadRecord("record-too-new", version=row["version"], current=current)
    if row["version"] < current:
        raise BadRecord("record-too-old", version=row["version"], current=current)
