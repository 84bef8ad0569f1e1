"""Lessons: what there is to learn, a step as a table, and what is said to a decision. Nothing is kept of it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Response

from cothon.core.game import Game
from cothon.core.lesson import Lesson
from cothon.core.lesson_file import lessons_of
from cothon.games import GAMES
from cothon.server.http.access import Asked, AskedBy
from cothon.server.http.described import router_for
from cothon.server.http.models import LessonMoves
from cothon.server.http.routes.common import answer, errors
from cothon.server.http.schemas import schema
from cothon.server.tables import answers, lesson_answers
from cothon.server.tables.imagined import imagined
from cothon.server.tables.lessons import check_step, lesson_line, lesson_step, reply, table_of
from cothon.server.tables.outlook import outlook
from cothon.server.tables.plans import plans
from cothon.server.tables.refusals import NotFound

router = router_for("lessons")
Name = Annotated[str, Path(min_length=1, max_length=80, examples=["traders-first"])]
StepQuery = Annotated[int, Query(ge=0, lt=1000, description="from 0")]
WORK = 2.0  # beyond that of a plain request
REFUSALS = errors(401, 404, 413)


@router.get("/api/lessons", response_model=schema(lesson_answers.LessonList), responses=errors(401))
async def lessons(asked: Asked) -> Response:
    """Every lesson of every game, in the order in which they are best taken."""
    asked.check_code()
    return answer({"lessons": [lesson_line(one, asked.language) for game in GAMES for one in lessons_of(game)]})


@router.get("/api/lessons/{name}", response_model=schema(lesson_answers.LessonStep), responses=REFUSALS)
async def step(asked: Asked, name: Name, step: StepQuery = 0) -> Response:
    """A step: its sentence, what to look at, and the table at which it is decided."""
    game, lesson = called(asked, name)
    return answer(lesson_step(game, lesson, check_step(lesson, step), asked.language))


@router.post("/api/lessons/{name}/moves", response_model=schema(lesson_answers.LessonReply), responses=REFUSALS)
async def move(asked: Asked, name: Name, wish: LessonMoves) -> Response:
    """One decision. Invited, it is played, and the answer has the table after it; otherwise the answer says why not."""
    game, lesson = called(asked, name)
    asked.take_rate(WORK)
    return answer(reply(game, lesson, check_step(lesson, wish.step), wish.moves, asked.language))


@router.post("/api/lessons/{name}/plans", response_model=schema(answers.Plans), responses=REFUSALS)
async def plan(asked: Asked, name: Name, wish: LessonMoves) -> Response:
    """As at a table: after these moves, every way to complete what is chosen together."""
    game, lesson = called(asked, name)
    asked.take_rate(WORK)
    hosted = table_of(game, lesson, check_step(lesson, wish.step), asked.language)
    table = imagined(hosted, lesson.seat)
    return answer(await asked.work(1.0, plans, hosted, table, lesson.seat, wish.moves, asked.language))


@router.post("/api/lessons/{name}/outlook", response_model=schema(answers.Outlook), responses=REFUSALS)
async def look_ahead(asked: Asked, name: Name, wish: LessonMoves) -> Response:
    """As at a table: what the moves would lead to."""
    game, lesson = called(asked, name)
    asked.take_rate(WORK)
    hosted = table_of(game, lesson, check_step(lesson, wish.step), asked.language)
    return answer(outlook(hosted, lesson.seat, wish.moves, asked.language))


def called(asked: AskedBy, name: str) -> tuple[Game, Lesson]:
    asked.check_code()
    for game in GAMES:
        for lesson in lessons_of(game):
            if lesson.name == name:
                return game, lesson
    raise NotFound("no-lesson", lesson=name)
