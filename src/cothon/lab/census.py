"""What a game's events come to, seat by seat: which columns there are, and how compiled code counts for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cothon.core.build import part_for
from cothon.core.events import Kind
from cothon.core.game import Game
from cothon.core.measures import Measure
from cothon.core.state import State
from cothon.research.counting import ANY, ONE, THINGS

NUMBERS_AT = 4  # where the numbers of an event's row begin

Columns = dict[str, Any]


@dataclass(frozen=True)
class Counted:
    """One entry of a census, and the column it belongs to."""

    column: str
    kind: int
    place: int
    value: int
    amount: int


def counted(game: Game) -> list[Counted]:
    """Every kind of event, each followed by what the game measures of it, in the order of kinds."""
    return [entry for number in sorted(game.event_kinds) for entry in counted_of(game, number)]


def counted_of(game: Game, number: int) -> Iterator[Counted]:
    kind = game.event_kinds[number]
    yield Counted(f"event_{kind.name}", number, ANY, 0, ONE)
    for measure in game.measures:
        if measure.kind == kind.name:
            place, value = (ANY, 0) if measure.where is None else (place_of(kind, measure.where[0]), measure.where[1])
            yield Counted(measure.name, number, place, value, amount_of(kind, measure))


def place_of(kind: Kind, field: str) -> int:
    return NUMBERS_AT + kind.numbers.index(field)


def amount_of(kind: Kind, measure: Measure) -> int:
    if not measure.of:
        return ONE
    return THINGS if measure.of == kind.things else place_of(kind, measure.of)


def census_of(game: Game, root: State, wanted: bool) -> Any:
    """For games like that of `root`; it counts nothing unless that is wanted."""
    census = part_for(root, "kernel", "cothon.research.kernel").Census()
    for entry in counted(game) if wanted else ():
        census.add(entry.kind, entry.place, entry.value, entry.amount)
    return census


def event_columns(game: Game, counts: Any, seats: int) -> Columns:
    """How often each kind of event happened, in all and to each seat, and what the game measures of them."""
    entries = counted(game)
    sums = counts.reshape(len(counts), seats + 1, len(entries))
    measured = {measure.name for measure in game.measures}
    columns: Columns = {}
    for column in dict.fromkeys(entry.column for entry in entries):
        found = sums[:, :, [place for place, entry in enumerate(entries) if entry.column == column]].sum(2)
        if column not in measured:
            columns[column] = found.sum(1)
        columns |= {f"{column}_{seat}": found[:, seat + 1] for seat in range(seats)}
    return columns
