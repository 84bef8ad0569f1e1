"""The puzzles that come with the games: `puzzles.jsonl` in each game's folder, a puzzle per line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import resources

from cothon.core.brief import brief
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.games import GAMES, game_of
from cothon.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl"


def shelf_of(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order of their file."""
    return read_shelf(type(game).__module__.rpartition(".")[0])


@cache
def read_shelf(package: str) -> tuple[Puzzle, ...]:
    file = resources.files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return ()
    return tuple(Puzzle.read(json.loads(line)) for line in file.read_text("utf-8").splitlines())


def puzzles(rules: str | None = None, theme: str | None = None, level: str | None = None) -> list[Puzzle]:
    """All of them, or those of a game or rule set, of a theme, or that a level just solves."""
    games = list(GAMES) if rules is None else [named(rules)]
    return [
        one
        for game in games
        for one in shelf_of(game)
        if (rules in (None, game.name, one.rules))
        and (theme is None or theme in one.themes)
        and level in (None, one.level)
    ]


def named(rules: str) -> Game:
    """By its name or that of one of its rule sets."""
    return next((game for game in GAMES if game.name == rules), None) or game_of(rules)


def puzzle(name: str) -> Puzzle:
    """By its id."""
    for one in puzzles():
        if one.id == name:
            return one
    raise BadRequest("no-puzzle", puzzle=brief(name))


def of_the_day(day: date, rules: str | None = None) -> Puzzle | None:
    """The same for everyone who has the same puzzles."""
    known = puzzles(rules)
    return of_a_day(known, day) if known else None


def of_a_day(known: Sequence[Puzzle], day: date) -> Puzzle:
    """Each of them comes once before any comes again."""
    mixed = sorted(known, key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return mixed[day.toordinal() % len(mixed)]
