"""Lessons over HTTP: for anyone, without a name; nothing is kept, and nothing hidden is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from house import House, check_shape

from cothon.core import words
from cothon.core.lesson import Lesson
from cothon.core.lesson_file import lessons_of
from cothon.games import GAMES
from cothon.server.tables.answers import Outlook, Plans
from cothon.server.tables.lesson_answers import LessonList, LessonReply, LessonStep

LESSONS = {lesson.name: lesson for game in GAMES for lesson in lessons_of(game)}
NOBODY = 404


def step_of(house: House, lesson: Lesson, number: int, language: str = "en") -> dict[str, Any]:
    reply = house.client().get(f"/api/lessons/{lesson.name}?step={number}&lang={language}")
    assert reply.status_code == 200, reply.text
    answer: dict[str, Any] = reply.json()
    return answer


def sent(house: House, name: str, what: str, step: int, *moves: str) -> dict[str, Any]:
    reply = house.client().post(f"/api/lessons/{name}/{what}", json={"step": step, "moves": list(moves)})
    assert reply.status_code == 200, reply.text
    answer: dict[str, Any] = reply.json()
    return answer


def test_the_list_has_every_lesson_in_the_language_asked_for(shared: House) -> None:
    answer = shared.client().get("/api/lessons?lang=de").json()
    check_shape(answer, LessonList)
    assert [one["name"] for one in answer["lessons"]] == list(LESSONS)
    assert answer["lessons"][0]["title"] == words.say("traders-lesson-first", "de")


def test_the_offer_names_the_lesson_to_begin_with(shared: House) -> None:
    sets = {one["name"]: one["lesson"] for one in shared.client().get("/api/meta").json()["rule_sets"]}
    assert sets["traders/standard"] == {"name": "traders-first", "minutes": 5}
    assert sets["guilds/standard"] == {"name": "guilds-first", "minutes": 10}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_from_answer_to_answer(shared: House, name: str) -> None:
    lesson = LESSONS[name]
    for number, step in enumerate(lesson.steps):
        shown = step_of(shared, lesson, number)
        check_shape(shown, LessonStep)
        assert shown["table"]["turn"] == lesson.seat == shown["table"]["seat"]
        assert step.invited[0][0] in [one["move"] for one in shown["table"]["legal"]]
        reply = sent(shared, name, "moves", number, *step.invited[0])
        check_shape(reply, LessonReply)
        assert reply["verdict"] == "good"
        if lesson.goes_on(number):
            after = step_of(shared, lesson, number + 1)["table"]
            assert (after["view"], after["log"]) == (reply["table"]["view"], reply["table"]["log"])


def test_what_the_others_hold_stays_hidden(shared: House) -> None:
    for lesson in LESSONS.values():
        for number in range(len(lesson.steps)):
            seats = step_of(shared, lesson, number)["table"]["view"]["seats"]
            assert [at for at, seat in enumerate(seats) if "hand" in seat] == [lesson.seat]


def test_another_legal_decision_and_an_impossible_one_change_nothing(shared: House) -> None:
    before = step_of(shared, LESSONS["traders-first"], 0)["table"]
    other = sent(shared, "traders-first", "moves", 0, "take R2")
    assert (other["verdict"], other["table"]) == ("other", None)
    assert other["led"]
    impossible = sent(shared, "traders-first", "moves", 0, "take R5")
    assert (impossible["verdict"], impossible["table"]) == ("impossible", None)
    assert impossible["led"][0][0]["text"] == "There is no R5 in the market."
    after = step_of(shared, LESSONS["traders-first"], 0)["table"]
    assert {**after, "now": 0} == {**before, "now": 0}


def test_what_is_impossible_is_told_in_the_words_of_the_game(shared: House) -> None:
    """Not in its notation: the page has shown the learner no other names."""
    reply = sent(shared, "guilds-first", "moves", 4, "act warship")
    assert reply["verdict"] == "impossible"
    assert reply["led"][0][0]["text"] == "None of your cards shows the action “Warship Dock”."


def test_plans_and_outlook_are_those_of_the_step(shared: House) -> None:
    plans = sent(shared, "traders-first", "plans", 2, "buy")
    check_shape(plans, Plans)
    assert plans["paths"] == [["pay R5"], ["pay Y3", "pay Y3"]]
    outlook = sent(shared, "traders-first", "outlook", 0, "buy", "pay Y2")
    check_shape(outlook, Outlook)
    assert any(event["kind"] == "sold" for event in outlook["happened"])


def test_what_does_not_exist_is_refused_in_words(shared: House) -> None:
    client = shared.client()
    assert client.get("/api/lessons/none").json()["error"]["code"] == "no-lesson"
    reply = client.get("/api/lessons/traders-first?step=99")
    assert (reply.status_code, reply.json()["error"]["code"]) == (NOBODY, "no-lesson-step")
    assert client.post("/api/lessons/traders-first/moves", json={"step": -1, "moves": []}).status_code == 422
    empty = client.post("/api/lessons/traders-first/moves", json={"step": 0, "moves": []})
    assert empty.json()["verdict"] == "impossible"


def test_an_access_code_keeps_lessons_in(houses: Callable[..., House], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'code.db'}", access_code="murex")
    assert house.client().get("/api/lessons").status_code == 401
    assert house.client().get("/api/lessons/traders-first").status_code == 401
