"""Lessons: those of the package are fine, and the checker finds whatever is wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cothon.cli import main
from cothon.core import words
from cothon.core.game import Game
from cothon.core.lesson import Lesson, decisions
from cothon.core.lesson_check import DEALS, depends, found, problems, spoken
from cothon.core.lesson_file import lessons_of, read
from cothon.core.refusal import BadRequest
from cothon.games import GAMES

pytestmark = pytest.mark.once

ALL = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
NAMES = [lesson.name for _, lesson in ALL]
TRADERS, FIRST = ALL[0]
EDITIONS = ("standard", "classic", "zman", "forum")  # a rule set of one's own can do without


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_every_lesson_of_the_package_is_fine(game: Game, lesson: Lesson) -> None:
    assert problems(game, lesson) == []


def test_every_edition_has_a_lesson() -> None:
    assert {lesson.rules for _, lesson in ALL} >= {f"traders/{name}" for name in EDITIONS} | {"guilds/standard"}


@pytest.mark.parametrize("language", sorted(words.languages()))
def test_the_others_bear_the_same_names_at_the_table_and_in_every_sentence(language: str) -> None:
    for _, lesson in ALL:
        for english, here in zip(lesson.names("en"), lesson.names(language), strict=True):
            told = [key for key in spoken(lesson) if words.has(key) and english != words.say("web-you-name")]
            wrong = [key for key in told if (english in words.say(key)) != (here in words.say(key, language))]
            assert wrong == []


def test_a_name_of_carthage_is_written_as_the_language_does() -> None:
    assert FIRST.names("ja") == ["ハンノ", "エリッサ"]
    assert replace(FIRST, others=("Zenobia",)).names("ja") == ["ハンノ", "Zenobia"]


def with_step(number: int, **changes: object) -> Lesson:
    steps = list(FIRST.steps)
    steps[number] = replace(steps[number], **changes)  # type: ignore[arg-type]
    return replace(FIRST, steps=tuple(steps))


WRONG: dict[str, Callable[[], Lesson]] = {
    "rules": lambda: replace(FIRST, rules="traders/unknown"),
    "reached": lambda: with_step(1, position=FIRST.steps[1].position | {"market": ["X9"]}),  # type: ignore[operator]
    "turn": lambda: with_step(0, position=FIRST.steps[0].position | {"turn": 1}),  # type: ignore[operator]
    "illegal": lambda: with_step(0, invited=(("take R5",),)),
    "half": lambda: with_step(0, invited=(("buy",),)),
    "then": lambda: with_step(0, then=("draw R2", "take R2")),
    "chance": lambda: with_step(0, then=("draw R2",)),
    "several": lambda: with_step(1, invited=(("take R5",), ("take B3",))),
    "words": lambda: with_step(0, name="unsaid"),
}


@pytest.mark.parametrize("code", WRONG)
def test_the_checker_finds(code: str) -> None:
    assert code in {problem for problem, _ in found(TRADERS, WRONG[code]())}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_checker_finds_what_depends_on_hidden_cards(seat: int) -> None:
    """A decision that follows from one's own hand follows, for anyone else, from cards they cannot see."""
    game, lesson = next((game, lesson) for game, lesson in ALL if game.name == "guilds")
    seen = replace(lesson, seat=seat)
    moves = ("act trading", "play dyes/trading/4")
    unsure = [depends(seen, 0, moves, lesson.at(game, 0), deal) for deal in range(DEALS)]
    assert any(unsure) == (seat == 1)


def test_all_languages_name_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    said = words.say

    def wrongly(key: str, language: str = words.DEFAULT, **arguments: words.Argument) -> str:
        return said(key, language, **arguments).replace("15", "16" if language == "nl" else "15")

    monkeypatch.setattr(words, "say", wrongly)
    wrong = [about for code, about in found(TRADERS, FIRST) if code == "figures"]
    assert {"text": "traders-lesson-first-payday-good", "tongue": "nl"} in wrong


@pytest.mark.parametrize(
    "text",
    ["rules =", "rules = 3", 'rules = "x"\norder = 1\nminutes = 1\nstep = []', "order = 1\nunknown = 2"],
)
def test_what_is_no_lesson_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadRequest, match="is not a lesson"):
        read("traders-none", text)


def test_a_decision_has_what_chance_made_of_it() -> None:
    position, moves = FIRST.after(0, FIRST.steps[0].invited[0])
    assert list(decisions(TRADERS, position, moves)) == [(0, moves)]
    position, moves = FIRST.before(2)
    assert list(decisions(TRADERS, position, moves)) == [(0, ["take R5"]), (1, ["take Y2"])]


def test_the_command_lists_and_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "list", "--language", "en"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == NAMES
    assert main(["lesson", "check", "traders-first", "--language", "en"]) == 0
    assert capsys.readouterr().out == "traders-first: 9 steps, all fine\n"
    assert main(["lesson", "check", "none", "--language", "en"]) == 1
    assert "There is no lesson none." in capsys.readouterr().err


def test_the_command_fails_on_a_problem(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = with_step(0, invited=(("take R5",),))
    monkeypatch.setattr("cothon.core.lesson_file.lessons_of", lambda game: (wrong,) if game is TRADERS else ())
    assert main(["lesson", "check", "--language", "en"]) == 1
    assert "is not legal: There is no R5 in the market." in capsys.readouterr().out
