"""Puzzles as they are sent: a table to decide at, what is said to an answer, and the solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, TypedDict

from cothon.core import words
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.core.words import Words
from cothon.games import GAMES
from cothon.puzzles import Puzzle, judge, puzzles
from cothon.puzzles.puzzle import dealt
from cothon.puzzles.shelf import puzzle
from cothon.server.tables.answers import TableAnswer
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.refusals import NotFound
from cothon.server.tables.unkept import sentences, shown_to_guest, unkept

PLACES = 4
MOST_TABLES = 256


class PuzzleLine(TypedDict):
    id: str
    rules: str
    game: str
    players: int
    level: Annotated[str, "the lowest level of bot that solves it"]
    themes: Annotated[list[str], "what it is about, the most telling first"]


class PuzzleList(TypedDict):
    puzzles: list[PuzzleLine]


class PuzzlesOfDay(TypedDict):
    day: Annotated[str, "as in 2026-01-31"]
    puzzles: Annotated[list[PuzzleLine], "one of each game that has any"]


class PuzzleAnswer(TypedDict):
    puzzle: PuzzleLine
    table: Annotated[TableAnswer, "as its seat knows it, memory included; nobody keeps it"]


class PuzzleVerdict(TypedDict):
    """What is said to a decision."""

    right: bool
    told: Annotated[list[Words], "the decision in words, a sentence for each move"]
    loss: Annotated[float, "what it gives away of the win"]
    reasons: Annotated[list[Words], "why: what games after the best decision have more or less of"]


class PuzzleSolution(TypedDict):
    moves: list[str]
    told: Annotated[list[Words], "the best decision in words, a sentence for each move"]
    tempting: Annotated[list[Words], "the wrong one that the reasons compare it with"]
    win: Annotated[float, "share of the win with the best decision"]
    gap: Annotated[float, "to the best of the others"]
    interval: Annotated[list[float], "of the gap, at 95 %"]
    reasons: list[Words]


def line_of(one: Puzzle) -> PuzzleLine:
    return {
        "id": one.id,
        "rules": one.rules,
        "game": one.game.name,
        "players": one.players,
        "level": one.level,
        "themes": list(one.themes),
    }


def all_lines() -> list[PuzzleLine]:
    return [line_of(one) for game in GAMES for one in puzzles(game.name)]


def named(name: str) -> Puzzle:
    try:
        return puzzle(name)
    except BadRequest as refusal:
        raise NotFound("no-puzzle", puzzle=name) from refusal


@lru_cache(MOST_TABLES)
def table_of(one: Puzzle, language: str) -> Hosted:
    """Nobody may change it."""
    return unkept(one.id, words.say("puzzles-title", language), one.position, one.seat, language)


def shown(one: Puzzle, language: str) -> PuzzleAnswer:
    return {"puzzle": line_of(one), "table": shown_to_guest(table_of(one, language), one.seat, language)}


def verdict_on(one: Puzzle, moves: Sequence[str], language: str) -> PuzzleVerdict:
    """Refuses what is no whole decision."""
    found, hosted = judge(one, moves), table_of(one, language)
    return {
        "right": found.is_right,
        "told": sentences(hosted, found.moves, language),
        "loss": round(found.loss, PLACES),
        "reasons": found.words(hosted.table.names, language),
    }


def solution_of(one: Puzzle, language: str) -> PuzzleSolution:
    hosted = table_of(one, language)
    return {
        "moves": list(one.answer),
        "told": sentences(hosted, one.answer, language),
        "tempting": sentences(hosted, one.tempting, language),
        "win": one.win,
        "gap": one.gap,
        "interval": list(one.interval),
        "reasons": judge(one, one.answer).words(hosted.table.names, language),
    }


def to_play_on(one: Puzzle, deal: int) -> Json:
    """The position with what the seat does not know dealt anew, so that nobody can look it up."""
    return dealt(one.game, one.view(), one.seat, deal)
