"""For games that are not compiled: what a state can do by itself, so that a small game writes only its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cothon.core.fields import Bits
from cothon.core.layout import Field, Layout
from cothon.core.random import below, reseed
from cothon.core.sizes import CHANCE
from cothon.core.state import State


class PlainState(State):
    """A game writes its fields, `mover`, `list_moves`, `carry_out`, `redeal` and `points`, and what else differs."""

    def fresh(self) -> State:
        return type(self)()

    def carry_out(self, move: int) -> None:
        """The move itself, and what follows without chance."""

    def play(self, move: int) -> None:
        self.carry_out(move)
        self.go_on()

    def go_on(self) -> None:
        """Deal until a seat decides, unless chance is left to the caller."""
        while not self.open and self.mover() == CHANCE:
            self.carry_out(self.chance_case(self.below(self.chance_cases())))

    def chance_weight(self, move: int) -> int:
        """All outcomes are equally likely."""
        return 1

    def chance_cases(self) -> int:
        return sum(self.chance_weight(move) for move in self.legal())

    def chance_case(self, case: int) -> int:
        for move in self.legal():
            case -= self.chance_weight(move)
            if case < 0:
                return move
        raise IndexError(case)

    def reseed(self, seed: Bits) -> None:
        reseed(self, seed)

    def below(self, n: int) -> int:
        return below(self, n)

    def share(self, seat: int) -> float:
        """The most points win."""
        points = [self.points(other) for other in range(self.seats)]
        return 1.0 / points.count(max(points)) if points[seat] == max(points) else 0.0


def observe_fields(state: State, layout: Layout, seat: int, into: Any, by: Any) -> None:
    """Write an observation from what the state calls by the names of the layout's fields: its fields and methods. Each
    number is multiplied by its own of `by`. Of what only its owner knows, the others' places stay zero.
    """
    into[:] = 0
    for name, at, field in layout.places():
        prefix, _, _ = name.rpartition(".")
        places = int(prefix.removeprefix("seat")) if prefix else 0
        if places < state.seats and not (field.is_own and places > 0):
            value = value_of(state, field, (seat + places) % state.seats if prefix else None)
            for number, amount in numbers_of(field, value, seat, state.seats):
                into[at + number] = amount * by[at + number]


def value_of(state: State, field: Field, seat: int | None) -> Any:
    value: Any = getattr(state, field.name.replace(" ", "_"))
    if isinstance(value, Callable):  # type: ignore[arg-type]
        return value() if seat is None else value(seat)
    return value if seat is None else value[seat]


def numbers_of(field: Field, value: Any, seat: int, seats: int) -> Iterator[tuple[int, int]]:
    """Where in the field which number stands; a choice among places clockwise (`+0`) is of a seat."""
    if not field.is_choice:
        yield from enumerate(value[: field.size] if isinstance(value, list) else [value])
    elif field.labels[0] == "+0":
        if value >= 0:
            yield (value - seat) % seats, 1
    elif 0 <= value < field.size:
        yield value, 1
