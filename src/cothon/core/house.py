"""House rules: a rule set with some of its switches set differently, refused in words, for every game alike."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from cothon.core.brief import brief, plainly
from cothon.core.json import Json
from cothon.core.refusal import BadRequest, Refusal

ABOUT = ("name", "version", "title")  # what a rule set says of itself beside its switches

R = TypeVar("R")


@dataclass(frozen=True)
class Count:
    """A number of cards: a fixed part, and so many more for each player."""

    fixed: int
    each: int = 0

    def of(self, players: int) -> int:
        return self.fixed + self.each * players


@dataclass(frozen=True)
class HouseRules:
    """Stands wherever the name of a rule set does: at tables, in simulations, contests and environments."""

    based_on: str
    house: Json = field(default_factory=dict)  # the switches that differ, as records have them
    title: str = ""

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        changes = ", ".join(f"{name} = {shown(value)}" for name, value in self.house.items())
        return f"{self.based_on} with {changes}" if changes else self.based_on


def switches_of(rule_set: object) -> dict[str, Any]:
    """The switches of a rule set by name, in the order of its record."""
    if not is_dataclass(rule_set):
        return {}
    return {one.name: getattr(rule_set, one.name) for one in fields(rule_set) if one.name not in ABOUT}


def as_data(value: object) -> object:
    if isinstance(value, Count):
        return {"fixed": value.fixed, "each": value.each} if value.each else value.fixed
    return value


def shown(value: object) -> str:
    """As a file of house rules has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {number}" for key, number in value.items()) + " }"
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_house(rule_set: R, house: object, players: Sequence[int]) -> R:
    """The rule set with these switches set differently; what makes no sense is refused with the switch's name.

    The rule set itself refuses what contradicts itself, and says how far numbers go (`limits`).
    """
    if house is None:
        return rule_set
    if not isinstance(house, Mapping):
        raise BadRequest("house-not-switches", value=brief(house))
    switches = switches_of(rule_set)
    changes = {}
    for name, value in house.items():
        if name not in switches:
            raise BadRequest("house-unknown-switch", switch=plainly(name), known=", ".join(switches))
        changes[name] = read_switch(name, value, switches[name])
        check_limits(rule_set, name, changes[name], players)
    return replace(rule_set, **changes) if changes else rule_set  # type: ignore[type-var]


def read_switch(name: str, value: object, printed: object) -> object:
    """A value of the kind that the printed rule set has there."""
    if isinstance(printed, bool):
        if isinstance(value, bool):
            return value
        raise BadRequest("house-wrong-type", key="house-not-yes-or-no", switch=name, value=brief(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return Count(value) if isinstance(printed, Count) else value
    if isinstance(printed, Count):
        return read_count(name, value)
    raise BadRequest("house-wrong-type", key="house-not-a-number", switch=name, value=brief(value))


def read_count(name: str, value: object) -> Count:
    if isinstance(value, Count):
        return value
    if isinstance(value, Mapping) and value and set(value) <= {"fixed", "each"}:
        if all(isinstance(number, int) and not isinstance(number, bool) for number in value.values()):
            return Count(value.get("fixed", 0), value.get("each", 0))
    raise BadRequest("house-wrong-type", key="house-not-a-count", switch=name, value=brief(value))


def check_limits(rule_set: object, name: str, value: object, players: Sequence[int]) -> None:
    """A count has to stay within them at any number of players, and may not fall with it."""
    if isinstance(value, bool) or name not in (limits := getattr(rule_set, "limits", {})):
        return
    least, most = limits[name]
    numbers = [value.of(count) for count in players] + [value.each] if isinstance(value, Count) else [value]
    if not all(least <= number <= most for number in numbers):
        raise BadRequest("house-out-of-range", switch=name, value=shown(as_data(value)), least=least, most=most)


def changed(rule_set: object, printed: object) -> Json:
    """What differs from the printed rule set, as data."""
    usual = switches_of(printed)
    return {name: as_data(value) for name, value in switches_of(rule_set).items() if value != usual[name]}


def refused_as(kind: type[Refusal], refusal: Refusal) -> Refusal:
    """The same refusal of house rules that stand in a position or a record."""
    return kind(refusal.code, key=refusal.key, rule=refusal.rule, **refusal.arguments)


def read_file(path: Path) -> dict[str, Any]:
    """The switches of a file of house rules, with `based_on` and perhaps `title`."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise BadRequest("house-file-missing", file=str(path)) from error
    except OSError as error:
        raise BadRequest("house-file-unreadable", file=str(path), reason=str(error.strerror)) from error
    except ValueError as error:  # no text, or no TOML
        raise BadRequest("house-file-broken", file=str(path), reason=str(error)) from error
    except RecursionError as error:
        raise BadRequest("house-file-broken", key="file-too-deep", path=str(path)) from error
    if not isinstance(data.get("based_on"), str):
        raise BadRequest("house-file-without-base", file=str(path))
    if not isinstance(data.get("title", ""), str):
        raise BadRequest("house-wrong-type", key="house-not-text", switch="title", value=brief(data["title"]))
    return data
