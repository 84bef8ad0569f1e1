"""Puzzles as people solve them: at the real table, right and wrong, of the day, by theme, by keys and on a phone."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

import pytest

from cothon.puzzles import Puzzle, of_the_day, puzzles
from tests.web.robot import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Visit

WIDER = "document.documentElement.scrollWidth > innerWidth"


def to_take() -> Puzzle:
    """One that is answered, and tempts, by taking a card: the simplest thing to do at the table."""
    return next(one for one in puzzles("traders") if takes(one.answer) and takes(one.tempting))


def takes(moves: tuple[str, ...]) -> bool:
    return len(moves) == 1 and moves[0].startswith("take ") and not moves[0].endswith("*")


def solve_at(page: Page, one: Puzzle) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/puzzles/{one.id}")
    page.wait_for_selector("section.dock .prompt")


def take(page: Page, moves: tuple[str, ...]) -> None:
    """The first click shows what it leads to, the second does it."""
    card = page.locator(f"[data-at=market] li[data-card={moves[0].removeprefix('take ')}] button").first
    card.click()
    card.click()


def test_a_right_answer_is_praised_counted_and_can_be_played_on(visit: Visit) -> None:
    page, one = visit(), to_take()
    solve_at(page, one)
    take(page, one.answer)
    page.get_by_text("Right! That is the best decision.").wait_for()
    page.locator(".verdict li").first.wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")
    page.wait_for_selector("section.dock .prompt")
    assert page.locator("[data-at=market] li").count() == len(one.position["market"])
    page.goto(f"{page.url.partition('#')[0]}#/puzzles")
    page.get_by_text("1 puzzle solved").wait_for()


def test_a_wrong_answer_gets_its_reason_and_another_try(visit: Visit) -> None:
    page, one = visit(), to_take()
    solve_at(page, one)
    take(page, one.tempting)
    page.get_by_text(re.compile(r"Not the best\. It lowers your win chance by \d+%")).wait_for()
    assert page.locator(".verdict li").count() >= 1
    page.get_by_text("After the best decision, on average:").wait_for()
    assert page.get_by_text("Best:").count() == 0
    page.get_by_role("button", name="Try again").click()
    take(page, one.answer)
    page.get_by_text("Right! That is the best decision.").wait_for()


def test_whoever_was_shown_the_answer_has_not_found_it(visit: Visit) -> None:
    page, one = visit(), to_take()
    solve_at(page, one)
    take(page, one.tempting)
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_text("Best:").wait_for()
    page.goto(f"{page.url.partition('#')[0]}#/puzzles")
    page.get_by_text("0 puzzles solved").wait_for()


def test_the_puzzle_of_the_day_is_the_same_for_all_and_begins_a_streak(visit: Visit) -> None:
    links = []
    for _ in range(2):
        page = visit("#/puzzles")
        page.wait_for_selector(".day li a")
        links.append([link.get_attribute("href") for link in page.locator(".day li a").all()])
    assert links[0] == links[1]
    today = of_the_day(date.today(), "traders")
    assert today is not None
    assert f"#/puzzles/{today.id}" in links[0]
    page.evaluate(f"localStorage.setItem('cothon-puzzles', JSON.stringify({{days: ['{date.today()}']}}))")
    page.reload()
    page.get_by_text("1 day in a row").wait_for()


def test_a_theme_leads_from_one_of_its_puzzles_to_the_next(visit: Visit) -> None:
    page = visit("#/puzzles")
    page.get_by_role("link", name="Reservation").click()
    page.wait_for_selector("section.dock .prompt")
    wanted = {one.id for one in puzzles("traders", theme="reservation")}
    first = re.findall(r"puzzles/(\w+)\?", page.url)[0]
    assert first in wanted
    assert "theme=reservation" in page.url
    solve_here(page, next(one for one in puzzles("traders") if one.id == first))
    page.get_by_role("button", name="Next puzzle").click()
    until(page, f"!location.hash.includes('{first}')")
    assert re.findall(r"puzzles/(\w+)\?", page.url)[0] in wanted


def test_only_puzzles_of_the_rules_one_knows(visit: Visit) -> None:
    page = visit("#/puzzles")
    page.get_by_label("Rules").select_option("traders/standard")
    known = {one.id for one in puzzles("traders") if one.rules == "traders/standard"}
    page.get_by_text(f"0 of {len(known)}", exact=True).wait_for()
    assert page.get_by_role("link", name="Reservation").count() == 0
    page.get_by_role("link", name="All themes").first.click()
    page.wait_for_selector("section.dock .prompt")
    assert re.findall(r"puzzles/(\w+)\?", page.url)[0] in known
    page.get_by_role("link", name="‹ Puzzles").click()
    page.get_by_text(f"0 of {len(known)}", exact=True).wait_for()


def solve_here(page: Page, one: Puzzle) -> None:
    """By asking for the answer, whatever it is."""
    wrong = next(other.moves for other in one.others if takes(other.moves))
    take(page, wrong)
    page.get_by_role("button", name="Show the answer").click()


def test_a_puzzle_can_be_solved_by_keys(visit: Visit) -> None:
    page, one = visit(), to_take()
    solve_at(page, one)
    card = page.locator(f"[data-at=market] li[data-card={one.answer[0].removeprefix('take ')}] button").first
    card.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_text("Right! That is the best decision.").wait_for()
    until(page, "document.activeElement.textContent.trim() === 'Next puzzle'")
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('.verdict')")


@pytest.mark.parametrize("language", ["en", "de", "nl", "ja"])
def test_a_phone_shows_it_all(visit: Visit, language: str) -> None:
    page, one = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale=language), to_take()
    page.goto(f"{page.url.partition('#')[0]}#/puzzles")
    page.wait_for_selector(".themes li")
    assert not page.evaluate(WIDER)
    assert "-page-theme-" not in page.content()
    solve_at(page, one)
    assert not page.evaluate(WIDER)
    take(page, one.tempting)
    page.wait_for_selector(".verdict li")
    assert not page.evaluate(WIDER)


def test_a_decision_of_guilds_is_composed_at_its_table(visit: Visit) -> None:
    """Passing is one button; what is said to it comes from games that are played for it, if need be."""
    one = next(one for one in puzzles("guilds") if any(other.moves == ("pass",) for other in one.others))
    page = visit()
    page.goto(f"{page.url.partition('#')[0]}#/puzzles/{one.id}")
    page.locator("section.dock [data-move=pass]").click()
    page.locator(".verdict li").first.wait_for()
    page.get_by_text(re.compile(r"Not the best\.")).wait_for()


def test_on_a_phone_no_room_is_kept_for_stories_that_never_come(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    solve_at(page, to_take())
    assert page.locator(".turns").count() == 0
    status, chips = page.locator(".status").bounding_box(), page.locator(".chips").bounding_box()
    assert status
    assert chips
    assert chips["y"] - status["y"] - status["height"] <= 24, "the players stand right below whose turn it is"
