"""Whole games through the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import cothon

from .conftest import Visit
from .robot import CLICK, open_table, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

RULES = cothon.rule_sets()
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("rules", RULES)
def test_a_whole_game_against_a_bot(visit: Visit, rules: str) -> None:
    """The first of them on a phone, where everything has to be within its width."""
    page = visit(**PHONE if rules == RULES[0] else {})
    open_table(page, rules)
    page.wait_for_selector(".dock .choices .button")
    assert fits(page)
    play_on(page)
    sheet = page.locator("table").last
    assert "Total" in sheet.inner_text()
    page.get_by_role("button", name="Play again").wait_for()  # to be seen
    assert fits(page)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_play_now_asks_nothing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .hand")
    page.locator(".player").nth(2).wait_for()
    assert page.locator(".player").count() == 3


def test_two_browsers_and_an_invitation(visit: Visit) -> None:
    host, guest = visit(), visit()
    open_table(host, "traders/standard", ("me", "open"))
    link = host.locator("#invitation-1").input_value()
    guest.goto(link)
    guest.get_by_label("What shall the others call you?").fill("Dido")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".dock .hand")
    host.wait_for_selector(".dock .hand")
    host.locator(".player", has_text="Dido").wait_for()
    play_on(host, guest)
    assert host.locator("#result-title").inner_text() == guest.locator("#result-title").inner_text()


def test_same_screen_hides_the_next_hand_behind_a_curtain(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/classic", ("me", "screen"))
    page.wait_for_selector(".dock .choices, .curtain button")
    for _ in range(3):
        if page.locator(".curtain").count():
            assert page.locator(".hand").count() == 0
            page.locator(".curtain button").click()
        page.locator(".market button").first.click()
        page.locator(".dock .choices .primary").first.click()
        page.wait_for_selector(".curtain")


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    """Tab and Enter, never the mouse: focus is moved by Tab until something of use has it."""
    page = visit()
    page.get_by_role("button", name="Play now").wait_for()
    press_on(page, "Play now")
    page.wait_for_selector(".dock .hand")
    for _ in range(800):
        state = page.evaluate(
            "document.querySelector('#result-title') ? 'over' : document.querySelector('.dock .prompt') ? 'mine' : ''"
        )
        if state == "over":
            break
        if state == "mine":
            if focus_a_choice(page):
                page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    page.locator("#result-title").wait_for()  # to be seen


def press_on(page: Page, name: str) -> None:
    for _ in range(30):
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {name}")


def focus_a_choice(page: Page) -> bool:
    """On to the button that does it, if there is one; else to a market card."""
    wanted = "e => e.matches('.dock .choices .primary')"
    if page.locator(".dock .choices .primary:enabled").count() == 0:
        wanted = "e => e.matches('.market button, .dock .choices .button:not(.quiet)')"
    for _ in range(60):
        if page.evaluate(f"({wanted})(document.activeElement) && !document.activeElement.disabled"):
            return True
        page.keyboard.press("Tab")
    return False


BARS = "[...document.querySelectorAll('section.dock')].map((bar) => [bar.offsetHeight, bar.innerText])"


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_on_a_phone_the_bar_keeps_its_height_whatever_is_decided(visit: Visit, rules: str) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    open_table(page, rules, ("me", "bot:novice"))
    page.wait_for_selector(".dock .prompt")
    heights: dict[int, str] = {}
    for click in range(60):
        if page.evaluate(CLICK, click) == "over":
            break
        page.wait_for_timeout(30)
        for height, said in page.evaluate(BARS):
            heights.setdefault(height, said)
    assert len(heights) == 1, heights


def test_zoomed_to_200_percent_nothing_is_lost(visit: Visit) -> None:
    page = visit(viewport={"width": 640, "height": 450})
    open_table(page, "guilds/standard")
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
