"""By keys alone and by ear: where the focus goes, what Escape closes, what is said once a turn."""

from __future__ import annotations

import pytest

from ..guilds.boards import position, seat
from .conftest import Visit
from .robot import lay_out, open_table, until

CHOICE = "document.activeElement.matches('.dock .choices .button:not(.quiet), .board .can, .dock .hand .can')"
BOTH = pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])


@BOTH
def test_the_first_choice_is_at_most_two_tabs_away(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    page.wait_for_selector(".dock .prompt")
    page.reload()
    page.wait_for_selector(".dock .choices .button")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, CHOICE)


@BOTH
def test_after_a_decision_the_focus_is_on_the_next_choice(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    page.wait_for_selector(".dock .choices .button")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(8):
        page.wait_for_selector(".dock .prompt")
        until(page, CHOICE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    assert page.locator(".log .line").count() > 2


# Enter on a card of the market, and on to another choice before the page has drawn the next frame
QUICK = """() => new Promise((done) => {
  const card = document.querySelector('.market .can')
  card.focus()
  card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  card.click()
  const look = () => {
    const reserve = document.querySelector(".dock .choices [data-move^='reserve']")
    if (!reserve) return setTimeout(look)
    reserve.focus()
    requestAnimationFrame(() => requestAnimationFrame(() => done(document.activeElement === reserve)))
  }
  look()
})"""


def test_whoever_is_quicker_than_the_page_is_not_led_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/classic")
    page.wait_for_selector(".market .can")
    assert page.evaluate(QUICK)


def test_the_log_is_one_stop_and_arrows_go_through_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    page.wait_for_selector(".log summary")
    assert page.locator(".log :is(a, button, summary)").evaluate_all("all => all.every(one => one.tabIndex < 0)")
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.log :is(a, button, summary)') !== null")


def test_escape_closes_what_is_on_top_and_never_undoes(visit: Visit) -> None:
    page = visit()
    lay_out(page, position(seat("oils/market/5"), seat(), market="glass/market/4"))
    page.locator("[data-move='act market']").click()
    page.get_by_role("button", name="Play this card").click()
    page.locator(".dock [data-step=take]").wait_for()
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog")
    for gone in ("dialog", ".hints"):
        page.keyboard.press("Escape")
        page.wait_for_selector(gone, state="detached")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert page.locator(".dock [data-step=take]").count() == 1


@pytest.mark.parametrize(("rules", "listed"), [("traders/standard", True), ("guilds/standard", False)])
def test_the_keys_listed_are_those_of_the_game_played(visit: Visit, rules: str, listed: bool) -> None:
    page = visit()
    open_table(page, rules)
    page.get_by_role("button", name="Settings").click()
    page.locator("summary", has_text="Keys").click()
    assert (page.locator("dl", has_text="buy everything").count() == 1) == listed


@BOTH
def test_parts_of_the_table_have_headings_and_regions(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    page.wait_for_selector(".dock .prompt")
    for name in ("Your decision", "Players", "Log and chat"):
        page.get_by_role("heading", name=name, exact=True).first.wait_for(state="attached")
    page.get_by_role("region", name="Your decision").wait_for()
    page.get_by_role("complementary", name="Players").wait_for()
    if rules.startswith("guilds"):
        page.get_by_role("region", name="Actions").wait_for()


def test_what_is_seen_can_be_heard(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    page.wait_for_selector(".dock .prompt")
    tree = page.locator(".page").aria_snapshot()
    for words in ("First decade", "Round 1 of 5", ", free", "the next place costs 2", "Waiting outside: ship with"):
        assert words in tree, words


def test_a_turn_is_announced_once_and_the_log_is_silent(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    page.wait_for_selector(".dock .prompt")
    assert page.locator(".log").get_attribute("aria-live") == "off"
    page.locator(".market .can").first.click()
    page.locator(".dock .choices .primary").first.click()
    until(page, "document.querySelector('[data-announcer]').textContent.endsWith('Your turn')")
    assert page.locator("[data-announcer]").count() == 1


def test_described_in_words_without_doubled_numbers(visit: Visit) -> None:
    page = visit()
    lay_out(page, position(seat("dyes/market/6"), seat(), market="glass/market/4"))
    page.get_by_role("button", name="Describe").click()
    told = page.locator("dialog .read").inner_text()
    assert "dyes worth 6 (Market)" in told
    assert "6dyes" not in told.replace("\n", "")
    assert "Waiting outside the trading harbour: ship with" in told
    assert "Free: 2 for 8 coins" in told
