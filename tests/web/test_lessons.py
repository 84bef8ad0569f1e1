"""Lessons as a newcomer takes them: every one to its end, in every language, by mouse, finger and keys, and wrongly."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from cothon.core import words
from cothon.core.lesson import Lesson
from cothon.core.lesson_file import lessons_of
from cothon.core.words import languages
from cothon.games import GAMES

from .conftest import Visit
from .robot import patience, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = {lesson.name: game for game in GAMES for lesson in lessons_of(game)}
LESSONS = {lesson.name: lesson for game in GAMES for lesson in lessons_of(game)}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SENTENCE = "document.querySelector('.bubble .said')?.innerText ?? document.querySelector('#learned')?.innerText"


def take(visit: Visit, lesson: Lesson, language: str = "en", step: int = 0, **options: Any) -> Page:
    """Open a lesson at a step, as somebody who has come so far."""
    page = visit("", locale=language, **options)
    reached = json.dumps({lesson.name: {"step": step, "done": False}})
    page.evaluate("reached => localStorage.setItem('cothon-lessons', reached)", reached)
    page.goto(f"{page.url.partition('#')[0]}?again#/learn/{lesson.name}")
    page.wait_for_selector(".bubble .said")
    return page


def said(page: Page) -> str:
    return str(page.evaluate(SENTENCE))


def wait_for_said(page: Page, sentence: str) -> None:
    until(page, f"({SENTENCE} ?? '').includes({json.dumps(sentence)})")


PROPOSED = {"pay", "play", "spend", "store", "flip", "done"}  # cards that the page proposes by itself


# Presses the first of these that is there, unless something else has been said meanwhile. What lies under something
# else cannot be pressed.
PRESS = (
    f"""
([selectors, finger, before]) => {{
  if (before !== ({SENTENCE})) return 'answered'
"""
    """
  const usable = (one) => one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true'
  const found = selectors.flatMap((one) => [...document.querySelectorAll(one)]).filter(usable)[0]
  if (!found) return 'none'
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = found.getBoundingClientRect()
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  if (!found.contains(top)) return `${found.outerHTML.slice(0, 80)} is under ${top?.outerHTML.slice(0, 80)}`
  const pointerType = finger ? 'touch' : 'mouse'
  found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  found.click()
  return 'pressed'
}
"""
)


def decide(page: Page, moves: Sequence[str], finger: bool = False) -> None:
    """Press what makes the moves, then confirm what is proposed, until something else is said."""
    before = said(page)
    chosen = [move for move in moves if move.split()[0] not in PROPOSED]
    for waited, _ in enumerate(patience(page, f"what is said to {moves}", seconds=40)):
        if said(page) != before:
            return
        button = f".dock .choices [data-move='{moves[0]}']"
        if chosen and press(page, things(chosen[0]), finger, before):
            chosen.pop(0)
        elif not chosen and not press(page, [button, ".dock .choices .primary"], finger, before) and waited % 20 == 19:
            press(page, things(moves[0]), finger, before)  # a finger's first tap has only shown what it would do


def press(page: Page, selectors: list[str], finger: bool, before: str) -> bool:
    """False while nothing of it is there or the bubble, which steps aside when the page scrolls, still lies over it."""
    return bool(page.evaluate(PRESS, [selectors, finger, before]) == "pressed")


def things(move: str) -> list[str]:
    return [f"[data-move='{move}']", f"[data-move^='{move}|']", f"[data-move$='|{move}']"]


def steps(page: Page, lesson: Lesson, language: str) -> Iterator[int]:
    """Each step once its sentence is there; what is said to it is read and gone on from."""
    for number in range(len(lesson.steps)):
        wait_for_said(page, words.say(lesson.key_of(number), language))
        yield number
        if words.has(lesson.key_of(number, "good")):
            wait_for_said(page, words.say(lesson.key_of(number, "good"), language))
            page.locator(".bubble .primary").click()


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_played_to_its_end_in_every_language(visit: Visit, name: str, language: str) -> None:
    """In English they are played to their ends below, with a wrong move at every step."""
    lesson = LESSONS[name]
    page = take(visit, lesson, language)
    for number in steps(page, lesson, language):
        decide(page, lesson.steps[number].invited[0])
    page.get_by_text(words.say(f"{lesson.key}-learned", language)).wait_for()


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_is_played_with_a_finger(visit: Visit, name: str) -> None:
    lesson = LESSONS[name]
    page = take(visit, lesson, **PHONE)
    for number in steps(page, lesson, "en"):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        decide(page, lesson.steps[number].invited[0], finger=True)
    page.locator("#learned").wait_for()


def test_on_a_phone_the_bubble_leaves_what_confirms_a_choice_free(visit: Visit) -> None:
    page = take(visit, LESSONS["traders-first"], step=3, **PHONE)
    page.locator("[data-move=buy]").tap()
    page.locator(".dock .outlook li").first.wait_for()
    until(page, f"({TOP}) === true")
    page.wait_for_timeout(500)  # long enough for a bubble that goes elsewhere
    assert page.evaluate(TOP)


TOP = """(() => {
  const button = document.querySelector('.dock .choices .primary')
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})()"""


def another(lesson: Lesson, number: int) -> str | None:
    """A whole decision of one move that is legal but not invited, and that can be clicked."""
    table = lesson.at(GAME[lesson.name], number)
    single = [
        moves[0] for moves in table.choices() if len(moves) == 1 and tuple(moves) not in lesson.steps[number].invited
    ]
    return next((move for move in single if move.split()[0] in ("take", "decline", "done", "pass", "reserve")), None)


@pytest.mark.parametrize("name", LESSONS)
def test_another_legal_move_is_answered_with_what_it_leads_to_and_taken_back(visit: Visit, name: str) -> None:
    lesson = LESSONS[name]
    page = take(visit, lesson)
    tried = 0
    for number in steps(page, lesson, "en"):
        move = another(lesson, number)
        if move and page.locator(", ".join(things(move))).locator("visible=true").count():
            decide(page, [move])
            wait_for_said(page, words.say(lesson.key_of(number, "other")))
            assert page.locator(".bubble .said li").count() or "lead to" not in said(page)
            page.get_by_role("button", name="Try again").click()
            wait_for_said(page, words.say(lesson.key_of(number)))
            tried += 1
        decide(page, lesson.steps[number].invited[0])
    assert tried >= len(lesson.steps) // 2
    page.get_by_text(words.say(f"{lesson.key}-learned", "en")).wait_for()


def test_what_is_impossible_says_why(visit: Visit) -> None:
    page = take(visit, LESSONS["traders-first"], step=1)
    page.locator("[data-refused=buy]").click(force=True)
    wait_for_said(page, "6 coins short")
    page.get_by_role("button", name="Try again").click()
    page.locator(".farm li").first.click()
    wait_for_said(page, "That is not possible")


def test_a_lesson_is_left_and_taken_up_at_the_same_step(visit: Visit) -> None:
    lesson = LESSONS["traders-first"]
    page = take(visit, lesson, step=3)
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Traders in five minutes: Continue at step 4 of 9").click()
    wait_for_said(page, words.say(lesson.key_of(3)))
    page.reload()
    wait_for_said(page, words.say(lesson.key_of(3)))
    page.get_by_role("button", name="One step back").click()
    wait_for_said(page, words.say(lesson.key_of(2)))
    page.goto(page.url.partition("#")[0] + "#/")
    until(page, "document.querySelector('.hero .row > *')?.innerText === 'Go on learning'")
    page.get_by_role("link", name="Go on learning").first.click()
    wait_for_said(page, words.say(lesson.key_of(2)))


RING = """() => {
  const ring = document.querySelector('.shade .ring')?.getBoundingClientRect()
  if (!ring) return ''
  const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2]
  return document.elementFromPoint(x, y)?.closest('.dock') ? 'on the dock' : 'on the table'
}"""


def test_no_ring_lies_on_what_covers_the_thing(visit: Visit) -> None:
    """On a phone the tokens are behind what comes up to pay with them."""
    lesson = LESSONS["traders-first"]
    at = [step.name for step in lesson.steps].index("discount")
    page = take(visit, lesson, step=at, **PHONE)
    until(page, f"({RING})() === 'on the table'")
    page.locator(".dock .choices .primary").click()
    page.wait_for_selector(".dock .drawer")
    until(page, f"({RING})() !== 'on the dock'")


def test_no_ring_lies_on_an_empty_hand(visit: Visit) -> None:
    """The last card is spent to store goods; then the goods are what is spoken of."""
    lesson = LESSONS["traders-first"]
    at = [step.name for step in lesson.steps].index("store")
    page = take(visit, lesson, step=at)
    decide(page, lesson.steps[at].invited[0])
    wait_for_said(page, words.say(lesson.key_of(at, "good")))
    until(page, f"({RING})() !== 'on the dock'")


# what is put into a live place after it is there; the place itself with what it has from the start is not
LISTEN = """
  const hear = (one) => (window.heard = one.target.closest?.('[aria-live].said')?.innerText ?? window.heard)
  new MutationObserver((all) => all.forEach(hear)).observe(document, { childList: true, subtree: true })
"""


def test_the_first_sentence_is_heard_by_a_screen_reader(visit: Visit) -> None:
    """It speaks of what changes in a live place, not of what is there from the start."""
    lesson = LESSONS["traders-classic"]
    page = visit()
    page.add_init_script(LISTEN)
    page.goto(f"{page.url.partition('#')[0]}?again#/learn/{lesson.name}")
    until(page, f"window.heard === {json.dumps(words.say(lesson.key_of(0)))}")


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    lesson = LESSONS["traders-classic"]
    page = take(visit, lesson)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # to the table
    for _ in range(2):  # buy, pay
        until(page, "document.activeElement?.matches('.dock .choices .primary')")
        page.keyboard.press("Enter")
    wait_for_said(page, words.say(lesson.key_of(0, "good")))
    until(page, "document.activeElement?.matches('.bubble .primary')")
    page.keyboard.press("Enter")
    wait_for_said(page, words.say(lesson.key_of(1)))
    until(page, "document.activeElement?.matches('.can, .dock button')")


def test_a_new_visitor_is_offered_a_lesson_first_and_ends_in_a_real_game(visit: Visit) -> None:
    page = visit()
    first = page.locator(".hero .row > *").first
    first.and_(page.locator("a")).wait_for()
    assert first.inner_text() == "Learn by playing – 5 minutes"
    first.click()
    lesson = LESSONS["traders-first"]
    for number in steps(page, lesson, "en"):
        decide(page, lesson.steps[number].invited[0])
    page.get_by_role("button", name="Play a real game against a novice").click()
    page.wait_for_selector(".dock .prompt")
    assert "#/table/" in page.url
    page.goto(page.url.partition("#")[0] + "#/")
    until(page, "document.querySelector('.hero .row > *')?.innerText === 'Play now'")


def test_a_lesson_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("#/learn/none")
    page.get_by_text("There is no lesson none.").wait_for()
    visit_complaints_of_the_missing(visit)


def visit_complaints_of_the_missing(visit: Visit) -> None:
    """The browser notes the server's 404; nothing else may be wrong."""
    assert all("404" in one for one in visit.complaints)
    visit.complaints.clear()
