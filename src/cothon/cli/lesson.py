"""List the lessons, or check that they can be played to their end by anyone in every language."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cothon.core.game import Game
    from cothon.core.lesson import Lesson


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("list", "check"), help="list all lessons, or check them")
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="only these, by the names that `list` has")


def run(arguments: argparse.Namespace) -> int:
    show = {"list": listed, "check": checked}[arguments.what]
    return sum([show(game, lesson, arguments.language) for game, lesson in chosen(arguments.lessons)]) and 1


def chosen(names: list[str]) -> list[tuple[Game, Lesson]]:
    from cothon.core.lesson_file import lessons_of
    from cothon.core.refusal import BadRequest
    from cothon.games import GAMES

    known = {lesson.name: (game, lesson) for game in GAMES for lesson in lessons_of(game)}
    for name in names:
        if name not in known:
            raise BadRequest("no-lesson", lesson=name)
    return [known[name] for name in names or known]


def listed(_: Game, lesson: Lesson, language: str) -> int:
    from cothon.core.words import say

    print(f"{lesson.name:20} {lesson.rules:18} {say(lesson.key, language)}")
    return 0


def checked(game: Game, lesson: Lesson, language: str) -> int:
    """How many problems there are; each is told in a line."""
    from cothon.core.lesson_check import problems
    from cothon.core.words import say

    found = problems(game, lesson, language)
    for problem in found or [say("lesson-fine", language, lesson=lesson.name, steps=len(lesson.steps))]:
        print(problem)
    return len(found)
