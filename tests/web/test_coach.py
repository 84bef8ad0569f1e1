"""The coach in the first games: one sentence beside what matters, never twice, off with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conftest import Visit
from .robot import lay_out, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

RICH = {
    "rules": "traders/standard",
    "players": 2,
    "market": ["R5", "R2", "B2"],
    "farm": ["Y2", "G2"],
    "seats": [{"hand": ["G5", "G5", "G3"], "stock": ["R3"]}, {"hand": ["B2", "B3"]}],
}


# take a card whenever one may
CLICK_TAKE = """(document.querySelector('.dock .choices [data-move^=take]:not(:disabled)')
  ?? document.querySelector('.market .can'))?.click()"""


def speaks(page: Page) -> str:
    return str(page.evaluate("document.querySelector('.bubble .tip')?.innerText ?? ''"))


def test_one_sentence_that_is_never_said_twice(visit: Visit) -> None:
    page = visit(coach=True)
    lay_out(page, RICH)
    page.locator(".bubble .tip", has_text="You can pay for the whole market now.").wait_for()
    assert page.locator(".bubble").count() == 1
    page.get_by_role("button", name="Got it").click()
    until(page, "document.querySelector('.bubble') === null")
    page.reload()
    page.wait_for_selector(".dock .prompt")
    page.wait_for_timeout(100)
    assert speaks(page) == "", "nothing else in the same turn"
    lay_out(page, RICH)
    page.locator(".bubble .tip", has_text="Goods in your stock count").wait_for()


def test_it_is_silent_for_the_next_two_turns(visit: Visit) -> None:
    page = visit(coach=True)
    lay_out(page, RICH)
    page.locator(".bubble .tip").wait_for()
    spoken = "JSON.parse(localStorage.getItem('cothon-spoken')).turn"
    assert page.evaluate(spoken) == 0
    for _ in range(400):
        if page.evaluate(spoken):
            break
        page.evaluate(CLICK_TAKE)
        page.wait_for_timeout(25)
    assert page.evaluate(spoken) == 3
    assert page.locator(".bubble .tip").count() == 1


def test_it_is_off_with_one_click(visit: Visit) -> None:
    page = visit(coach=True)
    lay_out(page, RICH)
    page.locator(".bubble .tip").wait_for()
    page.get_by_role("button", name="No more tips").click()
    until(page, "document.querySelector('.bubble') === null")
    lay_out(page, RICH)
    page.wait_for_timeout(150)
    assert speaks(page) == ""
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_label("Explain things in the first games").is_checked()


COVERED = """() => {
  const own = document.querySelector('.bubble').getBoundingClientRect()
  const apart = (one) => own.right <= one.left || own.left >= one.right
  const beside = (one) => own.bottom <= one.top || own.top >= one.bottom || apart(one)
  const things = [...document.querySelectorAll('.page > .dock, .board .can')].filter((one) => one.checkVisibility())
  return things.filter((one) => !beside(one.getBoundingClientRect())).length
}"""


def test_it_covers_neither_the_bar_nor_what_can_be_chosen(visit: Visit) -> None:
    for size in ({"width": 1440, "height": 900}, {"width": 390, "height": 844}):
        page = visit(coach=True, viewport=size)
        lay_out(page, RICH)
        page.locator(".bubble .tip").wait_for()
        page.wait_for_timeout(200)
        assert page.evaluate(COVERED) == 0
