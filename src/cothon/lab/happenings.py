"""What happened in simulated games, event by event: each field of an event is a column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, get_type_hints

import numpy as np

from cothon.core.chronicle import Chronicle
from cothon.core.events import Event, event_of
from cothon.core.game import Game
from cothon.lab.about import plain_name
from cothon.lab.census import Columns
from cothon.research.play import opened

if TYPE_CHECKING:
    from cothon.lab.plan import Plan

HEAD = ("step", "kind", "rule", "seat")
QUOTED = ("from", "to", "for", "row")  # words that a query would have to quote get an underscore
NAMES = {int: "int", bool: "bool"}  # anything else is text


def fields_of(game: Game) -> list[str]:
    """Of all kinds of events, those that every event has first."""
    found = dict.fromkeys(HEAD)
    for number in sorted(game.event_kinds):
        kind = game.event_kinds[number]
        found |= dict.fromkeys([*kind.numbers, *([kind.things] if kind.things else [])])
    return list(found)


def column_of(field: str) -> str:
    return f"{field}_" if field in QUOTED else plain_name(field)


def types_of(game: Game) -> dict[str, str]:
    """Of the columns, where values may be missing."""
    hints = get_type_hints(Event)
    return {column_of(field): NAMES.get(hints.get(field, str), "str") for field in fields_of(game)}


def event_rows(plan: Plan, first: int, count: int, recorded: Callable[[int], Any]) -> Columns:
    """Everything that happened, hidden things included."""
    game, types = plan.game, types_of(plan.game)
    rows = [(number, event) for number in range(first, first + count) for event in told(plan, recorded(number))]
    columns: Columns = {"game": np.array([number for number, _ in rows], np.int32)}
    for field in fields_of(game):
        column = column_of(field)
        columns[column] = objects([cell(event.get(field), types[column]) for _, event in rows])
    return columns


def told(plan: Plan, log: Any) -> list[dict[str, Any]]:
    game, state = opened(plan.rules, plan.players)
    chronicle = Chronicle(game, state)
    chronicle.follow([(int(who), int(move)) for who, move in log])
    return [dict(event_of(game, chronicle.state, row, step, row[3])) for step, row in chronicle.rows]


def cell(value: Any, kind: str) -> Any:
    if value is None or kind != "str":
        return value
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def objects(values: Sequence[Any]) -> Any:
    column = np.empty(len(values), object)
    column[:] = values
    return column
