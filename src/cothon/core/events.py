"""What happened at a table, as data: rows that the rules noted, with names, each part for those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Required, TypedDict

from cothon.core.sizes import ALL_SEE, EVENT_HEAD

if TYPE_CHECKING:
    from cothon.core.game import Game
    from cothon.core.state import State

Event = TypedDict(
    "Event",
    {
        "step": Required[int],  # log entries up to and including the one that caused it
        "kind": Required[str],
        "rule": Required[str],
        "seat": int,
        "card": str,
        "cards": list[str],
        "count": int,
        "need": int,
        "given": str,
        "for": str,
        "colour": str,
        "row": str,
        "from": Any,  # a place by its number or its name
        "to": Any,
        "price": int,
        "points": int,
        "vp": int,
        "coins": int,
        "space": str,
        "effect": str,
        "ship": str,
        "place": Any,
        "tile": str,
        "column": str,
        "bonus": int,
        "decade": int,
        "up": bool,
        "won": bool,
        "strength": int,
        "danger": int,
        "ending": str,
        "why": str,
    },
    total=False,
)

RULINGS = 1000  # rulings are numbered from here
LEFT_OUT = -1  # a number of an event that does not apply


@dataclass(frozen=True)
class Kind:
    """What an event is called, and what its numbers and things mean: names of fields, as in positions and moves."""

    name: str
    numbers: tuple[str, ...] = ()
    things: str | None = None


@dataclass(frozen=True)
class Counted:
    """What a review counts of a kind of event: each event as one, or a number of it, or its things."""

    group: str | None = None  # the number that they are told apart by
    amount: str | None = None  # the number that is added up, or the name of the things
    good: int = 0  # 1: whoever has more of it is better off, -1: worse off, 0: it depends
    is_act: bool = False  # a seat does it by choice, so that it happens at once does not explain that choice
    follows: int | None = None  # the kind of event that brings it: a reason that names one of them tells of both


def rule_name(letter: str, number: int) -> str:
    """61 is T6.1, 50 is G5, 1006 is T-R6."""
    if number > RULINGS:
        return f"{letter}-R{number - RULINGS}"
    chapter, section = divmod(number, 10)
    return f"{letter}{chapter}.{section}" if section else f"{letter}{chapter}"


def sees(viewer: int | None, shown_to: int) -> bool:
    return shown_to in (ALL_SEE, viewer)


def event_of(game: Game, state: State, row: Sequence[int], step: int, viewer: int | None) -> Event:
    """One row as the viewer may know it; None is a spectator."""
    kind = game.event_kinds[row[0]]
    event: dict[str, Any] = {"step": step, "kind": kind.name, "rule": rule_name(game.letter, row[1])}
    if row[2] >= 0:
        event["seat"] = row[2]
    for field, number in zip(kind.numbers, row[4:8], strict=False):
        if number != LEFT_OUT:
            event[field] = game.event_value(state, field, number)
    if kind.things and sees(viewer, row[3]):
        event[kind.things] = game.event_things(state, kind.things, row[EVENT_HEAD:])
    return event  # type: ignore[return-value]
