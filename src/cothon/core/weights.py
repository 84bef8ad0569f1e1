"""What features count: numbers on file, fitted to played games, for each family of rules and number of players.

A file is JSON: `format`, `game`, the names of the features in order (`seat_features`, `move_features`), and `sets`,
each with the `players` and `rules` it was fitted for, its three rows of numbers, and `chances`: how win chances that a
search finds are to be read; `halves` says whether a search that only has to choose does better by halving its moves.
`made` says how it came about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import exp, isfinite
from pathlib import Path
from typing import Any

from cothon.core.refusal import BadRequest

FORMAT = 1
LARGEST = 1000.0  # a weight beyond this comes of a fit that went astray

Row = tuple[float, ...]
AS_FOUND: Row = (1.0, 0.0)
ROWS = ("win", "points", "move", "chances")


@dataclass(frozen=True)
class Weights:
    """Without any, a game is judged by its points and all moves look alike."""

    win: Row = ()  # of a seat's features, for who wins
    points: Row = ()  # the same for the points to come
    move: Row = ()
    chances: Row = AS_FOUND
    halves: bool = False

    def data(self) -> dict[str, Any]:
        rows = {name: [round(number, 4) + 0.0 for number in getattr(self, name)] for name in ROWS}
        return rows | ({"halves": True} if self.halves else {})

    def believed(self, win: float, players: int) -> float:
        """The chance that a search found, as it came true in games of players of all kinds: by how much its odds differ
        from fair ones is stretched, and then shifted. What is certain stays so."""
        if not 0.0 < win < 1.0:
            return win
        stretch, shift = self.chances
        fair = 1.0 / (players - 1)
        odds: float = fair * (win / (1.0 - win) / fair) ** stretch * exp(shift)
        return odds / (1.0 + odds)


@dataclass(frozen=True)
class WeightSet:
    weights: Weights
    players: tuple[int, ...]
    rules: Mapping[str, int]  # the switches that set a family of rules apart

    def fits(self, players: int, rules: Mapping[str, int]) -> tuple[bool, bool]:
        """The rules matter more than how many play."""
        return all(rules.get(name) == value for name, value in self.rules.items()), players in self.players

    def data(self) -> dict[str, Any]:
        return {"players": list(self.players), "rules": dict(self.rules), **self.weights.data()}


@dataclass(frozen=True)
class FeatureNames:
    """In the order of their numbers."""

    seat: tuple[str, ...] = ()
    move: tuple[str, ...] = ()


NO_FEATURES = FeatureNames()


@dataclass(frozen=True)
class WeightFile:
    game: str
    names: FeatureNames
    sets: tuple[WeightSet, ...]
    made: Mapping[str, Any]

    def pick(self, players: int, rules: Mapping[str, int]) -> Weights:
        """Those that were fitted for this, or for what is most like it."""
        return max(self.sets, key=lambda one: one.fits(players, rules)).weights

    def text(self) -> str:
        """As it is written: a row of numbers a line."""
        head = {"format": FORMAT, "game": self.game, "made": dict(self.made)}
        names = {"seat_features": list(self.names.seat), "move_features": list(self.names.move)}
        lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in (head | names).items()]
        sets = ",\n".join(set_text(one.data()) for one in self.sets)
        return "{\n" + ",\n".join([*lines, f' "sets": [\n{sets}\n ]']) + "\n}\n"


def set_text(data: Mapping[str, Any]) -> str:
    return "  {\n" + ",\n".join(f"   {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()) + "\n  }"


def read_weights(file: Traversable | Path, game: str, names: FeatureNames) -> WeightFile:
    """Refuses in words what was not made for this game and these features."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadRequest("weights-unreadable", file=str(file), reason=str(error.strerror)) from error
    except (ValueError, RecursionError) as error:
        raise BadRequest("weights-broken", file=str(file), reason="this is not JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRequest("weights-other-format", file=str(file), format=FORMAT)
    if data.get("game") != game:
        raise BadRequest("weights-other-game", file=str(file), game=game)
    for key, known in (("seat_features", names.seat), ("move_features", names.move)):
        if data.get(key) != list(known):
            raise BadRequest("weights-other-features", file=str(file), game=game)
    made = data.get("made")
    return WeightFile(game, names, sets_of(file, data, names), made if isinstance(made, dict) else {})


def sets_of(file: Traversable | Path, data: Mapping[str, Any], names: FeatureNames) -> tuple[WeightSet, ...]:
    try:
        sets = tuple(read_set(one, names) for one in data["sets"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRequest("weights-broken", file=str(file), reason=f"{type(error).__name__}: {error}") from error
    if not sets:
        raise BadRequest("weights-broken", file=str(file), reason="it has no weights")
    return sets


def read_set(data: Mapping[str, Any], names: FeatureNames) -> WeightSet:
    win, points = (row(data[key], len(names.seat)) for key in ("win", "points"))
    chances = row(data.get("chances", AS_FOUND), len(AS_FOUND))
    if chances[0] <= 0:
        raise ValueError("chances would be turned around")
    halves = data.get("halves", False)
    if not isinstance(halves, bool):
        raise TypeError("halves is true or false")
    weights = Weights(win, points, row(data["move"], len(names.move)), chances, halves)
    rules = {str(name): int(value) for name, value in data["rules"].items()}
    return WeightSet(weights, tuple(int(number) for number in data["players"]), rules)


def row(numbers: Sequence[object], size: int) -> Row:
    made = tuple(float(number) for number in numbers if isinstance(number, int | float))
    if len(made) != len(numbers) or len(made) != size:
        raise ValueError(f"a row needs {size} numbers")
    if not all(isfinite(number) and abs(number) <= LARGEST for number in made):
        raise ValueError("a number is not within reason")
    return made


def names_in(constants: Mapping[str, object], ending: str) -> tuple[str, ...]:
    """The features that a module numbers with constants such as STOCK_FEATURE; one that stands for several names the
    numbers after it too."""
    numbered = {
        value: name.removesuffix(ending).lower().replace("_", " ")
        for name, value in constants.items()
        if name.endswith(ending) and isinstance(value, int)
    }
    names: list[str] = []
    last = 0
    for number in range(max(numbered) + 1):
        last = number if number in numbered else last
        names.append(numbered[last] + (f" +{number - last}" if number > last else ""))
    return tuple(names)


def twice(names: Sequence[str]) -> tuple[str, ...]:
    """Features that count once for the whole game, and once more by how far it has gone."""
    return (*names, *(f"{name}, by time" for name in names))
