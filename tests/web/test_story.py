"""What happened: told on the board in step with the words, turn by turn, and at the end counted."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import pytest

from ..boards import POOR
from .conftest import Visit
from .robot import box_of, lay_out, open_table, patience, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
TELLING = "document.querySelector('.telling') !== null"


def take_a_card(page: Page) -> None:
    page.wait_for_selector(".dock .prompt")
    until(page, "document.querySelector('.market button') !== null", seconds=20)
    page.locator(".market button").first.click()
    page.locator(".dock .choices .primary").first.click()


def test_a_turn_of_another_is_told_and_then_stands_beside_the_decision(visit: Visit) -> None:
    page = visit(**MOVES)
    open_table(page, "traders/standard")
    take_a_card(page)
    until(page, TELLING)
    until(page, "document.querySelectorAll('.turns ol li').length > 0", seconds=20)
    said = page.locator(".turns ol li").first.inner_text()
    assert any(word in said for word in ("takes", "buys", "double action"))
    page.get_by_role("button", name="All of it").click()
    page.locator("dialog .recap").wait_for()
    assert page.locator("dialog").inner_text().strip()


IN_STEP = """() => {
  const said = document.querySelector('.telling')?.textContent
  if (!said) return null
  return {
    said,
    status: document.querySelector('.status .turn').textContent,
    now: document.querySelector('.player.now .name').textContent,
    asked: document.querySelectorAll('.dock .prompt, .dock .choices .button').length,
  }
}"""

# by the page itself at every change: a busy machine asks too seldom
WATCHES = f"""() => {{
  window.heard = []
  const look = () => {{ const seen = ({IN_STEP})(); if (seen) window.heard.push(seen) }}
  const watcher = new MutationObserver(() => requestAnimationFrame(look))
  watcher.observe(document.body, {{ childList: true, characterData: true, subtree: true }})
  look()
}}"""


# nobody can buy, so everybody takes a card
QUIET = POOR | {"players": 3, "seats": [{"hand": ["G2"]}, {"hand": ["B2", "B3"]}, {"hand": ["B2", "B3"]}]}


def test_whose_turn_it_is_and_what_is_asked_are_in_step_with_the_story(visit: Visit) -> None:
    page = visit(**MOVES)
    page.evaluate("localStorage.setItem('cothon-pace', '\"slow\"')")
    lay_out(page, QUIET, ("me", "bot:novice", "bot:novice"))
    bots = page.locator(".player .name").all_inner_texts()[1:]
    page.evaluate(WATCHES)  # before there is anything to tell: the story may be short
    take_a_card(page)
    heard: list[Any] = []
    for _ in patience(page, "a story of the bots, and then the next decision", seconds=90, pause=40):
        heard += [one for one in page.evaluate("window.heard.splice(0)") if any(name in one["said"] for name in bots)]
        if heard and page.locator(".market button").count():  # not only a bot's turn that takes its time
            break
    assert {one["asked"] for one in heard} == {0}, "nothing is asked before it is told"
    for one in heard:
        who = next(name for name in bots if name in one["said"])
        assert who in one["status"]
        assert one["now"] == who
    assert {one["now"] for one in heard} == set(bots)


# Hanno has seven tokens, and the last goods he needs can be paid for
NEARLY = {
    "rules": "traders/standard",
    "players": 2,
    "turn": 0,
    "start": 0,
    "ships": {"R": 4, "B": 0, "Y": 0, "G": 0},
    "market": ["R2", "B2"],
    "farm": ["G3"],
    "seats": [
        {"hand": ["R5", "B5"], "stock": ["R3", "B3"], "tokens": {"R": 3, "Y": 4}},
        {"hand": ["B3"], "stock": ["R5"], "tokens": {"G": 2}},
    ],
}


def test_points_wait_for_the_count_and_who_ends_the_story_sees_it(visit: Visit) -> None:
    page = visit(**MOVES)
    lay_out(page, NEARLY)
    points = page.locator(".player .points")
    page.locator("[data-move=buy]").click()
    page.locator(".dock .choices .primary").click()
    until(page, TELLING)
    assert page.locator("#result-title").count() == 0
    assert page.locator("section.dock").count() == 1, "the hand stays until the story is over"
    page.keyboard.press("Shift")
    until(page, "document.querySelector('.result .uncounted') && !document.querySelector('.points.leads')")
    page.locator(".result .place").wait_for()
    assert page.locator(".player .points.leads").count() == 1
    total = page.locator(".result .total td").all_inner_texts()
    assert [f"{vp} VP" for vp in total] == [said.splitlines()[-1] for said in points.all_inner_texts()]


def test_the_end_comes_into_sight_wherever_one_has_scrolled(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    lay_out(page, NEARLY)
    page.evaluate("scrollTo(0, 400)")
    page.locator("[data-move=buy]").click()
    page.locator(".dock .choices .primary").click()
    page.locator("#result-title").wait_for()
    until(page, "document.querySelector('#result-title').getBoundingClientRect().top >= 0")


# where each sum is written, once it has its place
WRITTEN = """() => {
  window.written = []
  const sums = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one.matches?.('.sum'))
  const note = (changes) => sums(changes).forEach((one) => window.written.push(one.getBoundingClientRect()))
  new MutationObserver(note).observe(document.body, { childList: true })
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_what_a_sale_comes_to_is_written_on_the_table_and_covers_no_menu(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 844}, **MOVES)
    lay_out(page, NEARLY)
    page.evaluate(WRITTEN)
    page.locator("[data-move=buy]").click()
    page.locator(".dock .choices .primary").click()
    until(page, "window.written.length > 0")
    menu = box_of(page, "header")
    for sum_ in page.evaluate("window.written"):
        assert sum_["top"] >= menu["y"] + menu["height"]
        assert sum_["left"] >= 0
        assert sum_["right"] <= width


TOLD = "document.querySelector('.telling')?.textContent ?? ''"


def test_any_key_skips_the_story_and_nothing_is_told_twice(visit: Visit) -> None:
    page = visit(**MOVES)
    page.evaluate("localStorage.setItem('cothon-pace', '\"slow\"')")
    lay_out(page, QUIET, ("me", "bot:novice", "bot:novice"))
    page.evaluate(WATCHES)
    take_a_card(page)
    until(page, TELLING)
    said = page.evaluate(TOLD)
    page.keyboard.press("Shift")
    assert page.evaluate(TOLD) != said, "skipped; a bot's turn may have come meanwhile, and is told anew"
    page.wait_for_selector(".dock .prompt", timeout=60_000)
    page.keyboard.press("Shift")
    page.wait_for_timeout(600)
    assert not page.evaluate(TELLING)
    assert page.locator(".flying").count() == 0
    told = [sentence for sentence, _ in groupby(one["said"] for one in page.evaluate("window.heard"))]
    assert len(told) == len(set(told)), told


def test_with_reduced_motion_or_at_once_nothing_waits(visit: Visit) -> None:
    page = visit(**MOVES)
    page.evaluate("localStorage.setItem('cothon-pace', '\"once\"')")
    page.reload()
    open_table(page, "traders/standard")
    take_a_card(page)
    for _ in range(20):
        assert not page.evaluate(TELLING)
        page.wait_for_timeout(25)


def test_the_pace_and_the_sounds_are_settings(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    page.wait_for_selector(".dock .hand")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("slowly").check()
    sounds = page.get_by_label("Sounds")
    assert not sounds.is_checked()
    sounds.check()
    assert page.evaluate("[localStorage.getItem('cothon-pace'), localStorage.getItem('cothon-sound')]") == [
        '"slow"',
        "true",
    ]


def test_what_changed_is_outlined_until_one_decides(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    take_a_card(page)
    until(page, "document.querySelectorAll('.players [data-changed]').length > 0")
    take_a_card(page)
    until(page, "document.querySelectorAll('.turns ol li').length > 0")


def test_the_log_is_by_turns_and_its_beginning_is_folded(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    take_a_card(page)
    page.wait_for_selector(".dock .prompt")
    turns = page.locator(".log .turn")
    assert turns.first.inner_text() == "The table is set up."
    assert turns.count() <= 5
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert page.locator(".log .turn[open] .line").count() >= 1


def test_a_decision_taken_back_and_someone_leaving_are_told(visit: Visit) -> None:
    page, guest = visit(), visit()
    open_table(page, "traders/classic", ("me", "open"))
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".dock .hand")
    page.locator(".log .note", has_text="sits down").wait_for()
    mover, other = (page, guest) if page.locator(".market button").count() else (guest, page)
    mover.locator(".market button").first.click()
    mover.locator(".dock .choices .primary").first.click()
    until(mover, "document.querySelector('.tools [aria-disabled=false]') !== null")
    mover.get_by_role("button", name="Undo").click()
    other.locator(".log .note", has_text="took a decision back").wait_for()
    mover.get_by_role("button", name="Leave").click()
    mover.get_by_role("button", name="Give up my seat").click()
    other.locator(".log .note", has_text="a bot plays on").wait_for()


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_things_say_what_they_are(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    page.wait_for_selector(".dock .prompt")
    thing = "[data-at=farm] h2" if rules.startswith("traders") else "[data-at^=tile-]"
    page.locator(thing).first.hover()
    page.wait_for_selector("#what")
    assert page.locator("#what").inner_text()
    page.keyboard.press("Escape")
    assert page.locator("#what").count() == 0


def test_a_long_press_asks_and_does_nothing_else(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(page, "traders/standard")
    until(page, "document.querySelector('.market button') !== null")
    card = page.locator(".market button").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    cdp = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 10, "y": box["y"] + 20}
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("#what")
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator(".market .raised").count() == 0
