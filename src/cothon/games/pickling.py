"""Tables as bytes: a state is written as its position, and a game is found by its rules."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from cothon.core.build import part_for
from cothon.core.game import Json
from cothon.core.table import Table


def taken_apart(table: Table) -> tuple[Callable[[Json, dict[str, Any]], Table], tuple[Json, dict[str, Any]]]:
    kept = {key: value for key, value in vars(table).items() if key not in ("game", "state", "handling", "chronicle")}
    return put_together, (table.game.write(table.state), kept)


def put_together(position: Json, kept: dict[str, Any]) -> Table:
    from cothon.games import game_of

    table = object.__new__(Table)
    vars(table).update(kept, game=game_of(position["rules"]), chronicle=None)
    table.state = table.game.read(position)
    table.handling = part_for(table.state, "core", "cothon.core.handling")
    return table


copyreg.pickle(Table, taken_apart)
