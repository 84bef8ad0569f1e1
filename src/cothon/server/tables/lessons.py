"""Lessons at tables that nobody keeps: made from the lesson's data whenever somebody asks, as every table is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cothon.core import words
from cothon.core.game import Game, Json
from cothon.core.lesson import Lesson, decisions, said
from cothon.core.refusal import IllegalMove
from cothon.core.words import Words
from cothon.server.encoding import to_json
from cothon.server.tables.answers import TableAnswer
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.keeping import Change
from cothon.server.tables.lesson_answers import LessonLine, LessonReply, LessonStep
from cothon.server.tables.outlook import outlook
from cothon.server.tables.refusals import NotFound, error_detail
from cothon.server.tables.seats import Actor
from cothon.server.tables.shown import table_answer
from cothon.server.tables.unkept import row_of, seats_at
from cothon.server.tables.viewer import Viewer

LEARNER = Actor(player="learner")
LEVEL = "novice"  # that the others are shown with; they play what the lesson says
SPACE: Words = [{"text": " "}]
MOST_TABLES = 256  # kept in memory: every step of every lesson in every language, and some more


def lesson_line(lesson: Lesson, language: str) -> LessonLine:
    return {
        "name": lesson.name,
        "rules": lesson.rules,
        "title": words.say(lesson.key, language),
        "about": words.say(f"{lesson.key}-about", language),
        "learned": words.say(f"{lesson.key}-learned", language),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
    }


def lesson_step(game: Game, lesson: Lesson, number: int, language: str) -> LessonStep:
    step = lesson.steps[number]
    return {
        "lesson": lesson_line(lesson, language),
        "step": number,
        "parts": words.parts(lesson.key_of(number), language),
        "look": list(step.look),
        "invited": [moves[0] for moves in step.invited],
        "table": shown(table_of(game, lesson, number, language), lesson, language),
    }


def reply(game: Game, lesson: Lesson, number: int, moves: Sequence[str], language: str) -> LessonReply:
    """What is said to a decision; only one that is invited is played."""
    hosted = table_of(game, lesson, number, language)
    try:
        hosted.table.check_all(moves, lesson.seat)
    except IllegalMove as refusal:
        return impossible(lesson, number, refusal, language)
    if tuple(moves) in lesson.steps[number].invited:
        return good(game, lesson, number, moves, language)
    words_said = said(lesson.key_of(number, "other"), "lesson-other", language)
    led = outlook(hosted, lesson.seat, moves, language)["parts"]
    return {"verdict": "other", "parts": words_said, "led": led, "table": None}


def impossible(lesson: Lesson, number: int, refusal: IllegalMove, language: str) -> LessonReply:
    why = error_detail(refusal, language)["parts"]
    words_said = said(lesson.key_of(number, "impossible"), "lesson-impossible", language)
    return {"verdict": "impossible", "parts": words_said, "led": [why], "table": None}


def good(game: Game, lesson: Lesson, number: int, moves: Sequence[str], language: str) -> LessonReply:
    """Without words of its own the next step follows at once."""
    hosted = table_after(game, lesson, number, tuple(moves), language)
    words_said = said(lesson.key_of(number, "good"), None, language)
    return {"verdict": "good", "parts": words_said, "led": [], "table": shown(hosted, lesson, language)}


def shown(hosted: Hosted, lesson: Lesson, language: str) -> TableAnswer:
    return table_answer(hosted, Viewer(hosted, LEARNER, lesson.seat, language))


def check_step(lesson: Lesson, number: int) -> int:
    if number >= len(lesson.steps):
        raise NotFound("no-lesson-step", lesson=lesson.name, step=number, steps=len(lesson.steps))
    return number


@lru_cache(MOST_TABLES)
def table_of(game: Game, lesson: Lesson, number: int, language: str) -> Hosted:
    """The table at which a step is decided; nobody may change it."""
    return laid_out(game, lesson, *lesson.before(number), language)


@lru_cache(MOST_TABLES)
def table_after(game: Game, lesson: Lesson, number: int, moves: tuple[str, ...], language: str) -> Hosted:
    return laid_out(game, lesson, *lesson.after(number, moves), language)


def laid_out(game: Game, lesson: Lesson, position: Json, moves: Sequence[str], language: str) -> Hosted:
    row = row_of(lesson.name, words.say(lesson.key, language), position, language) | {"memory_aid": False}
    hosted = Hosted(row, seats_at(lesson.name, lesson.names(language), lesson.seat, LEARNER, LEVEL))
    for seq, (seat, decided) in enumerate(decisions(game, position, moves), 1):
        data = to_json({"moves": decided, "dealt": 0}).decode()
        hosted.apply(Change(lesson.name, seq, 0.0, "move", seat, data))
    return hosted
