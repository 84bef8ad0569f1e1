"""Lessons as files: TOML in the folder `lessons` of a game's package. docs/lessons.md tells what is in them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from cothon.core.brief import brief
from cothon.core.game import Game
from cothon.core.json import Json
from cothon.core.lesson import Lesson, Step
from cothon.core.refusal import BadRequest

ENDING = ".toml"
FIRST = {"rules": str, "order": int, "minutes": int, "seat": int, "others": list, "step": list}
EACH = {"name": str, "look": list, "invited": list, "then": str, "position": dict}
T = TypeVar("T")


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons that a game brings, in the order in which they are offered."""
    return read_all(game.name, game.lessons_in) if game.lessons_in else ()


@cache
def read_all(game: str, package: str) -> tuple[Lesson, ...]:
    folder = resources.files(package).joinpath("lessons")
    files = [file for file in folder.iterdir() if file.name.endswith(ENDING)] if folder.is_dir() else []
    made = [read(f"{game}-{file.name.removesuffix(ENDING)}", file.read_text("utf-8")) for file in files]
    return tuple(sorted(made, key=lambda lesson: (lesson.order, lesson.name)))


def read(name: str, text: str) -> Lesson:
    """Refuses what is no lesson; whether it can be played is the checker's to say."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise unfit(name, str(error)) from error
    check_keys(name, data, FIRST, optional=("others", "seat"))
    others = tuple(str(one) for one in data.get("others", ()))
    frame = {"rules": data["rules"], "players": len(others) + 1, "chance": "open"}
    steps = tuple(read_step(f"{name}, step {number}", one, frame) for number, one in enumerate(data["step"], 1))
    if not steps or steps[0].position is None:
        raise unfit(name, "the first step needs a position")
    return Lesson(name, data["rules"], data["order"], data["minutes"], data.get("seat", 0), others, steps)


def read_step(where: str, data: object, frame: Json) -> Step:
    if not isinstance(data, dict):
        raise unfit(where, brief(data))
    check_keys(where, data, EACH, optional=("then", "position"))
    invited = tuple(moves_of(one) for one in data["invited"])
    if not invited or not all(invited):
        raise unfit(where, "invited: a decision is missing")
    position = frame | data["position"] if "position" in data else None
    return Step(data["name"], tuple(map(str, data["look"])), invited, moves_of(data.get("then", "")), position)


def moves_of(text: object) -> tuple[str, ...]:
    """Moves separated by commas."""
    return tuple(move.strip() for move in str(text).split(",") if move.strip())


def check_keys(where: str, data: Mapping[str, Any], kinds: Mapping[str, type], optional: Sequence[str]) -> None:
    for key in data:
        if key not in kinds:
            raise unfit(where, f"{key}: unknown; known are {', '.join(kinds)}")
    for key, kind in kinds.items():
        if key not in data and key in optional:
            continue
        if not isinstance(data.get(key), kind):
            raise unfit(where, f"{key}: {brief(data.get(key))}")


def unfit(where: str, what: str) -> BadRequest:
    return BadRequest("lesson-unfit", lesson=where, what=what)
