"""Whether a lesson can be played to its end, by anyone, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cothon.core import words
from cothon.core.game import Game
from cothon.core.lesson import Lesson, played
from cothon.core.refusal import Refusal
from cothon.core.sizes import CHANCE
from cothon.core.table import Table

DEALS = 6  # other hands and piles that a step is tried with
ANSWERS = ("good", "other", "impossible")


def problems(game: Game, lesson: Lesson, language: str = words.DEFAULT) -> list[str]:
    """Everything that is wrong with it, in words."""
    told = (words.say(f"lesson-problem-{code}", language, **about) for code, about in found(game, lesson))
    return [f"{lesson.name}: {sentence}" for sentence in told]


Problem = tuple[str, dict[str, str | int]]


def found(game: Game, lesson: Lesson) -> Iterator[Problem]:
    yield from in_words(lesson)
    if lesson.rules not in game.rule_sets:
        yield "rules", {"rules": lesson.rules}
        return
    for number in range(len(lesson.steps)):
        about: dict[str, str | int] = {"step": lesson.steps[number].name}
        try:
            table = lesson.at(game, number)
        except Refusal as refusal:
            yield "reached", about | {"why": str(refusal)}
            return
        yield from in_step(game, lesson, number, table)


def in_step(game: Game, lesson: Lesson, number: int, table: Table) -> Iterator[Problem]:
    step = lesson.steps[number]
    about: dict[str, str | int] = {"step": step.name}
    if table.turn != lesson.seat:
        yield "turn", about | {"turn": str(table.turn)}
        return
    for moves in step.invited:
        yield from in_decision(game, lesson, number, moves)
    if len(step.invited) > 1 and lesson.goes_on(number):
        yield "several", about


def in_decision(game: Game, lesson: Lesson, number: int, moves: tuple[str, ...]) -> Iterator[Problem]:
    step, table = lesson.steps[number], lesson.at(game, number)
    about: dict[str, str | int] = {"step": step.name, "move": ", ".join(moves)}
    try:
        table.play_all(moves, lesson.seat)
    except Refusal as refusal:
        yield "illegal", about | {"why": str(refusal)}
        return
    if game.goes_on(table.state) and table.turn == lesson.seat:
        yield "half", about
    if any(depends(lesson, number, moves, lesson.at(game, number), deal) for deal in range(DEALS)):
        yield "hidden", about
    for move in step.then:
        try:
            table.play(move)
        except Refusal as refusal:
            yield "then", about | {"then": move, "why": str(refusal)}
            return
    if table.state.mover() == CHANCE:
        yield "chance", about | {"known": ", ".join(table.legal_moves()[:8])}


def depends(lesson: Lesson, number: int, moves: tuple[str, ...], table: Table, deal: int) -> bool:
    """Whether other hidden cards would change what is legal, or what comes of the moves before a card is drawn."""
    other = played(table.game, *lesson.before(number))
    other.state.reseed(deal)
    other.state.redeal(lesson.seat)
    if table.legal_moves() != other.legal_moves():
        return True
    try:
        return told(table, lesson.seat, moves) != told(other, lesson.seat, moves)
    except Refusal:
        return True


def told(table: Table, seat: int, moves: tuple[str, ...]) -> list[object]:
    first = len(table.log)
    table.listen()
    table.play_all(moves)
    return list(table.events(first, seat))


def in_words(lesson: Lesson) -> Iterator[Problem]:
    """Every text is there in every language, and in all of them a step names the same numbers."""
    for key in needed(lesson):
        if not words.has(key):
            yield "words", {"text": key, "tongue": words.DEFAULT}
    for key in [key for key in spoken(lesson) if words.has(key)]:
        for language in words.languages():
            if not words.has(key, language):
                yield "words", {"text": key, "tongue": language}
            elif key not in about(lesson) and figures(key, language) != figures(key, words.DEFAULT):
                yield "figures", {"text": key, "tongue": language}


def about(lesson: Lesson) -> list[str]:
    return [lesson.key, f"{lesson.key}-about", f"{lesson.key}-learned"]


def needed(lesson: Lesson) -> list[str]:
    """What must be said at least."""
    return about(lesson) + [lesson.key_of(number) for number in range(len(lesson.steps))]


def spoken(lesson: Lesson) -> list[str]:
    answers = [lesson.key_of(number, what) for number in range(len(lesson.steps)) for what in ANSWERS]
    return needed(lesson) + answers


def figures(key: str, language: str) -> list[str]:
    return sorted(re.findall(r"\d+", words.say(key, language)))
