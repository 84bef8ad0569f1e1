"""What is played to learn from, and a piece of it: a pure function of the course and the numbers of its games.

So it makes no difference who plays which piece, how often, or where.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cothon.bots.teaching import MOVE_FACTS, SEAT_FACTS
from cothon.bots.thinking import Manner
from cothon.core.build import part_for
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.core.state import State
from cothon.games import GAMES
from cothon.research.play import opened

SEED_BITS = 62
PIECE = 50  # games
LESSONS = 256  # room for one game's
MOVES_A_LESSON = 64

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Setting:
    """A rule set and how many play."""

    rules: str
    players: int

    def __str__(self) -> str:
        return f"{self.rules.replace('/', '-')}-{self.players}"


@dataclass(frozen=True)
class Course:
    """How much is played, and how much thought goes into it. The same course plays the same games everywhere."""

    game: str
    games: int  # of each setting
    seed: int = 1
    quick: int = 64  # simulations of an ordinary decision
    long: int = 1000  # of one to learn from
    often: int = 12  # per cent of decisions to learn from
    glances: int = 40  # per cent of other quiet moments at which it is noted how seats stand
    loose: int = 12  # per cent of decisions that are drawn by how often a move was tried, to see more of the game
    weights: str | None = None  # whose judgement plays; none: the game's own

    def settings(self) -> list[Setting]:
        game = game_named(self.game)
        return [Setting(rules, players) for rules in game.rule_sets for players in game.players]

    def pieces(self) -> list[Piece]:
        """Setting by setting in turn, so that a course that was broken off has some of each."""
        firsts = range(0, self.games, PIECE)
        return [
            Piece(setting, first, min(PIECE, self.games - first)) for first in firsts for setting in self.settings()
        ]

    def data(self) -> dict[str, Any]:
        return {key: value for key, value in asdict(self).items() if value is not None}


@dataclass(frozen=True)
class Piece:
    setting: Setting
    first: int  # the number of its first game
    count: int

    def __str__(self) -> str:
        return f"{self.setting}-{self.first:06}"

    def seed_of(self, number: int, seed: int) -> int:
        digest = hashlib.sha256(f"cothon fit {seed} {self.setting} {number}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


@dataclass(frozen=True)
class Lessons:
    """What games taught: a row for each seat of each lesson, and one for each of its moves."""

    seats: Floats  # features
    seat_facts: Floats  # see bots/teaching.py
    moves: Floats
    move_facts: Floats
    seat_game: NDArray[np.int64]  # the number of the game that a row is of
    move_game: NDArray[np.int64]


def game_named(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise BadRequest("unknown-game", name=name, known=", ".join(game.name for game in GAMES))


def taught(course: Course, piece: Piece) -> Lessons:
    """Play the games of a piece, one after the other."""
    game, root = opened(piece.setting.rules, piece.setting.players)
    school, tree = school_for(course, root)
    games = [one_game(course, game, root, school, tree, piece, piece.first + i) for i in range(piece.count)]
    seats, seat_facts, moves, move_facts = (
        np.concatenate(arrays) for arrays in zip(*(arrays for arrays, _ in games), strict=True)
    )
    numbers = [number for _, number in games]
    seat_game, move_game = (
        np.repeat(numbers, [len(arrays[place]) for arrays, _ in games]).astype(np.int64) for place in (0, 2)
    )
    return Lessons(seats, seat_facts, moves, move_facts, seat_game, move_game)


def school_for(course: Course, root: State) -> tuple[Any, Any]:
    teaching = part_for(root, "search", "cothon.bots.teaching")
    school, tree = teaching.School(), teaching.Tree()
    school.arrange(course.quick, course.long, course.often, course.glances, course.loose)
    Manner().shape(tree, root, False, course.weights)
    return school, tree


def one_game(
    course: Course, game: Game, root: State, school: Any, tree: Any, piece: Piece, number: int
) -> tuple[list[Floats], int]:
    names = game.judgement.names
    rows = LESSONS * root.seats
    tables = [
        np.zeros(shape, np.float32)
        for shape in (
            (rows, len(names.seat)),
            (rows, SEAT_FACTS),
            (LESSONS * MOVES_A_LESSON, len(names.move)),
            (LESSONS * MOVES_A_LESSON, MOVE_FACTS),
        )
    ]
    teach = part_for(root, "search", "cothon.bots.teaching").teach
    lessons, moves, _ = teach(school, tree, root, piece.seed_of(number, course.seed), *tables)
    ends = (lessons * root.seats, lessons * root.seats, moves, moves)
    return [table[:end] for table, end in zip(tables, ends, strict=True)], number
