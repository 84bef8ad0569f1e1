"""The order of an observation: which number means what. One layout serves all rule sets and player counts of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cothon.core.refusal import BadRequest


@dataclass(frozen=True)
class Field:
    """Some numbers in a row. A choice is a one among zeros; otherwise they are counts, none above `most`."""

    name: str
    labels: tuple[str, ...]  # one for each number; a single empty one for a plain number
    most: int
    meaning: str
    is_choice: bool = False
    is_own: bool = False  # of a seat: only whoever sits there knows it

    @property
    def size(self) -> int:
        return len(self.labels)

    def read(self, numbers: Sequence[float]) -> object:
        """A choice as its label or None, counts as a dict of what is there, a plain number as itself."""
        if self.is_choice:
            return next((label for label, number in zip(self.labels, numbers, strict=True) if number), None)
        if self.labels == ("",):
            return int(numbers[0])
        return {label: int(number) for label, number in zip(self.labels, numbers, strict=True) if number}


def choice(name: str, labels: Sequence[str], meaning: str) -> Field:
    return Field(name, tuple(labels), 1, meaning, is_choice=True)


def counts(name: str, labels: Sequence[str], most: int, meaning: str, is_own: bool = False) -> Field:
    return Field(name, tuple(labels), most, meaning, is_own=is_own)


def number(name: str, most: int, meaning: str, is_own: bool = False) -> Field:
    return Field(name, ("",), most, meaning, is_own=is_own)


@dataclass(frozen=True)
class Layout:
    """The fields in order: those of the table, then those of each seat clockwise from the observer."""

    game: str
    version: int  # grows whenever a number changes its place or meaning
    table: tuple[Field, ...]
    seat: tuple[Field, ...]
    seats: int

    @cached_property
    def table_size(self) -> int:
        return sum(field.size for field in self.table)

    @cached_property
    def seat_size(self) -> int:
        return sum(field.size for field in self.seat)

    @cached_property
    def size(self) -> int:
        return self.table_size + self.seats * self.seat_size

    def places(self) -> Iterator[tuple[str, int, Field]]:
        """Each field's full name, its first place, and the field."""
        at = 0
        for prefix, fields in [("", self.table), *((f"seat{i}.", self.seat) for i in range(self.seats))]:
            for field in fields:
                yield prefix + field.name, at, field
                at += field.size

    @cached_property
    def slices(self) -> dict[str, slice]:
        return {name: slice(at, at + field.size) for name, at, field in self.places()}

    def limits(self) -> list[int]:
        """The highest value at every place, to scale by."""
        return [field.most for _, _, field in self.places() for _ in range(field.size)]

    def counts(self, observation: Sequence[float]) -> list[float]:
        """Of an observation that was scaled to 0…1, the numbers themselves, for `decode`."""
        return [float(round(number * most)) for number, most in zip(observation, self.limits(), strict=True)]

    def names(self) -> list[str]:
        """Of every single number: `seat0.hand R5`."""
        return [f"{name} {label}".rstrip() for name, _, field in self.places() for label in field.labels]

    def decode(self, numbers: Sequence[float]) -> dict[str, object]:
        """An observation as data."""
        if len(numbers) != self.size:
            raise BadRequest("bad-observation", game=self.game, size=self.size, given=len(numbers))
        return {name: field.read(numbers[at : at + field.size]) for name, at, field in self.places()}

    def text(self, numbers: Sequence[float]) -> str:
        """An observation for people: a line for each field that says something."""
        data = self.decode(numbers)
        return "\n".join(f"{name}: {shown(value)}" for name, value in data.items() if value not in (None, {}, 0))


def shown(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(label if count == 1 else f"{count}×{label}" for label, count in value.items())
    return str(value)
