"""What the lessons of Traders say is true: every figure that they name is worked out by the engine."""

from __future__ import annotations

import re
from typing import Any

import pytest

import cothon
from cothon.core import words
from cothon.core.lesson import Lesson, played
from cothon.core.lesson_file import lessons_of
from cothon.games import game_of

GAME = game_of("traders/standard")
LESSONS = {lesson.name: lesson for lesson in lessons_of(GAME)}
VALUE = 1  # where a card has its value


def numbers(lesson: Lesson, step: str, what: str) -> list[int]:
    at = [one.name for one in lesson.steps].index(step)
    return sorted(int(number) for number in re.findall(r"\d+", words.say(lesson.key_of(at, what))))


def before(lesson: Lesson, step: str) -> cothon.Table:
    return lesson.at(GAME, [one.name for one in lesson.steps].index(step))


def after(lesson: Lesson, step: str) -> cothon.Table:
    at = [one.name for one in lesson.steps].index(step)
    return played(GAME, *lesson.after(at, lesson.steps[at].invited[0]))


def happened(lesson: Lesson, step: str, kind: str, seat: int = 0) -> dict[str, Any]:
    """The event of this kind in the step itself."""
    start = len(before(lesson, step).log)
    events = after(lesson, step).events(start)
    return next(dict(event) for event in events if event["kind"] == kind and event.get("seat", seat) == seat)


def coins(table: cothon.Table) -> int:
    return sum(int(card[VALUE]) for card in table.position()["seats"][0]["hand"])


def price(table: cothon.Table) -> int:
    return int(table.view(0)["board"]["price"])


def sale(lesson: Lesson, step: str, seat: int = 0) -> list[int]:
    """Price, cards, their product, what it is rounded up to, and VP."""
    sold = happened(lesson, step, "sold", seat)
    rounded = 5 * sold["vp"]
    assert sold["points"] == sold["price"] * len(sold["cards"])
    assert rounded - 5 < sold["points"] <= rounded
    return [sold["price"], len(sold["cards"]), sold["points"], rounded, sold["vp"]]


def test_first_payday() -> None:
    lesson = LESSONS["traders-first"]
    worth, cards, points, _, vp = sale(lesson, "payday")
    assert numbers(lesson, "payday", "good") == sorted([worth, cards, points, 5, vp])
    ships = before(lesson, "payday").view(0)
    assert ships["board"]["payday"] - ships["ships"]["R"] == 1, "one place away"


def test_first_take_and_buy() -> None:
    lesson = LESSONS["traders-first"]
    table = before(lesson, "take")
    assert numbers(lesson, "take", "") == sorted([price(table), coins(table), 5])
    assert numbers(lesson, "take", "good") == [coins(after(lesson, "take"))]
    bought = before(lesson, "buy")
    assert price(bought) in numbers(lesson, "buy", "")
    sailed = happened(lesson, "buy", "sailed")
    assert numbers(lesson, "buy", "good") == [sailed["to"] - sailed["from"]]
    farm, market = bought.view(0)["farm"], after(lesson, "buy").view(0)["market"]
    assert set(farm) < set(market), "the farm moves up, and new cards come"


def test_first_sum() -> None:
    lesson = LESSONS["traders-first"]
    worth, cards, points, rounded, vp = sale(lesson, "sum")
    assert numbers(lesson, "sum", "") == sorted([5, worth, cards, points, rounded])
    hers = sale(lesson, "sum", seat=1)
    assert numbers(lesson, "sum", "good") == sorted([rounded, vp, *hers[:3]])


def test_first_pirates_and_storing() -> None:
    lesson = LESSONS["traders-first"]
    worth, cards, points, _, vp = sale(lesson, "pirates")
    assert numbers(lesson, "pirates", "") == sorted([worth, cards, points])
    assert numbers(lesson, "pirates", "good") == [vp] == numbers(lesson, "pirates", "other")
    board = before(lesson, "store").view(0)["board"]
    assert board["danger"] == ["B"]
    assert board["icons"] == {"2": 2, "3": 1, "5": 0}, "a 2 has two amphoras, a 3 has one, a 5 has none"
    assert after(lesson, "store").view(0)["seats"][0]["hand"] == [], "the 2 is spent"
    assert happened(lesson, "store", "raided", 1)["cards"] == ["B2"], "Elissa lost hers"
    assert happened(lesson, "store", "retreated")["to"] == board["refuge"], "back to Cyrenaica"


def test_first_discount() -> None:
    lesson = LESSONS["traders-first"]
    table = before(lesson, "discount")
    assert numbers(lesson, "discount", "") == sorted([price(table), coins(table)])
    bought = happened(lesson, "discount", "bought")
    assert numbers(lesson, "discount", "good") == [price(table) - bought["price"]]
    assert after(lesson, "discount").view(0)["seats"][0]["flipped"] == {"R": 2}


def test_first_double() -> None:
    lesson = LESSONS["traders-first"]
    worth, cards, points, _, vp = sale(lesson, "double")
    assert numbers(lesson, "double", "good") == sorted([worth, cards, points, vp])


def test_first_end() -> None:
    lesson = LESSONS["traders-first"]
    table = before(lesson, "end")
    seat = table.view(0)["seats"][0]
    tokens = sum(seat["tokens"].values()) + sum(seat["flipped"].values())
    worth, cards, points, _, vp = sale(lesson, "end")
    assert numbers(lesson, "end", "") == sorted([tokens, *table.scores(), worth, cards, points])
    assert tokens + 1 == table.view(0)["board"]["tokens_to_end"], "the eighth"
    ended = after(lesson, "end")
    assert numbers(lesson, "end", "good") == sorted([vp, *ended.scores()])
    assert ended.winners() == [0]


def test_classic() -> None:
    lesson = LESSONS["traders-classic"]
    worth, cards, points, rounded, vp = sale(lesson, "price")
    assert numbers(lesson, "price", "") == sorted([1, 5, worth])
    assert numbers(lesson, "price", "good") == sorted([worth, cards, points, rounded, vp])
    table = before(lesson, "reserve")
    assert numbers(lesson, "reserve", "") == sorted([price(table), coins(table), 5])
    assert numbers(lesson, "reserve", "good") == [price(before(lesson, "use"))]
    worth, cards, points, _, vp = sale(lesson, "use")
    assert numbers(lesson, "use", "good") == sorted([worth, cards, points, vp])
    assert after(lesson, "use").view(0)["seats"][0]["piece"], "the piece is back"


def test_zman() -> None:
    lesson = LESSONS["traders-zman"]
    assert numbers(lesson, "token", "") == [8]
    assert coins(before(lesson, "token")) >= 8
    worth, cards, points, _, vp = sale(lesson, "payday")
    assert numbers(lesson, "payday", "good") == sorted([worth, cards, points, vp])
    assert before(lesson, "store").view(0)["board"]["danger"] == [], "no ship is raided"


def test_forum() -> None:
    lesson = LESSONS["traders-forum"]
    table = before(lesson, "reserve")
    assert numbers(lesson, "reserve", "") == sorted([price(table), coins(table), 5])
    assert happened(lesson, "reserve", "refilled"), "only the reserved card was left"
    assert after(lesson, "take").view(0)["seats"][0]["piece"]
    stored = [event["seat"] for event in after(lesson, "store").events() if event["kind"] == "stored"]
    assert stored == [1, 0], "the start player first"


@pytest.mark.parametrize("rules", ["traders/classic", "traders/zman"])
def test_only_forum_refills_beside_ones_own_reserved_card(rules: str) -> None:
    """As the lesson says of the other rule sets in which one can reserve."""
    position, moves = LESSONS["traders-forum"].after(0, ("reserve market R5",))
    table = played(game_of(rules), position | {"rules": rules}, moves[:2])
    assert table.turn == 0
    assert table.view(0)["market"] == ["R5"]
