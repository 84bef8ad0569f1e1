"""Someone who plays through the page, by clicking or by keys, without knowing the rules."""

from __future__ import annotations

import time
from collections import Counter, deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import FloatRect, Page

# the first thing that can be clicked, the way a newcomer would try: confirm, buy, else something that glows
CLICK = """
(seed) => {
  if (document.querySelector('#result-title')) return 'over'
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.offsetParent && !e.disabled)
  const pick = (list) => list[seed % list.length]
  const curtain = shown('.curtain button')
  if (curtain.length) { curtain[0].click(); return 'curtain' }
  if (!document.querySelector('.dock .prompt')) return 'waiting'
  const primary = shown('.dock .choices .primary')
  if (primary.length) { primary[0].click(); return 'primary' }
  const choices = shown('.dock .choices .button:not(.quiet)')
  const glowing = shown('.board .can, .rows .can, .dock .hand .can:not(.raised)')
  const target = glowing.length && (seed % 7 || !choices.length) ? pick(glowing) : pick(choices)
  if (!target) return 'nothing'
  target.click()
  return 'clicked'
}
"""

# what somebody who cannot go on has before them
SHOWS = """
() => ({
  words: ['.status', '.dock .problem', '.dock .top'].map((one) => document.querySelector(one)?.innerText),
  buttons: [...document.querySelectorAll('.dock .button')].map((one) => [one.innerText, one.disabled, one.className]),
  glowing: document.querySelectorAll('.board .can, .rows .can, .dock .hand .can').length,
})
"""


def open_table(page: Page, rules: str, seats: tuple[str, ...] = ("me", "bot:novice")) -> None:
    """Through the form, as people do it."""
    page.get_by_role("link", name="New table").click()
    page.locator(f"input[value='{rules}']").check()
    page.get_by_label(f"{len(seats)} players").check()
    for seat, who in enumerate(seats):
        page.get_by_label(f"Seat {seat + 1}").select_option(who)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".board, .curtain")


def play_on(*pages: Page, seconds: float = 240, until: str = "over") -> int:
    """Click on until the game is over in every page; how many clicks it took."""
    clicks, end = 0, time.monotonic() + seconds
    over: set[int] = set()
    answers: deque[str] = deque(maxlen=40)
    while len(over) < len(pages):
        if time.monotonic() > end:
            seen = [page.evaluate(SHOWS) for page in pages]
            raise AssertionError(f"not over after {seconds} s and {clicks} clicks: {Counter(answers)}, {seen}")
        for at, page in enumerate(pages):
            answer = page.evaluate(CLICK, clicks)
            answers.append(answer)
            if answer == "over":
                over.add(at)
            elif answer == "waiting":
                page.wait_for_timeout(15)
            else:
                clicks += 1
                page.wait_for_timeout(25)
    return clicks


def until(page: Page, expression: str, seconds: float = 20) -> None:
    """Wait in small steps: the page's security policy lets nothing be evaluated inside it that waits by itself."""
    for _ in patience(page, expression, seconds):
        if page.evaluate(expression):
            return


def patience(page: Page, awaited: str, seconds: float = 20, pause: float = 20) -> Iterator[None]:
    """The steps of a loop that waits for something and does something meanwhile, until there were too many."""
    end = time.monotonic() + seconds
    while True:
        yield
        assert time.monotonic() < end, f"in vain: {awaited}"
        page.wait_for_timeout(pause)


def box_of(page: Page, selector: str) -> FloatRect:
    """Where the first of these lies; it must be in sight."""
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box


def lay_out(page: Page, position: dict[str, Any], seats: tuple[str, ...] = ("me", "bot:novice")) -> None:
    """Open a table from a position, without the form, as whoever this browser becomes by it."""
    wishes = [{"who": who, "level": level} if level else {"who": who} for who, _, level in map(parted, seats)]
    table, _ = bring(page, position=position, seats=wishes)
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
    page.wait_for_selector(".dock .prompt")


def bring(page: Page, **wish: Any) -> tuple[str, str]:
    """Import something as Hanno, whom this browser becomes; the table and the player."""
    address = page.url.partition("#")[0]
    player = page.request.post(f"{address}api/players", data={"name": "Hanno"}).json()
    headers = {"Authorization": f"Bearer {player['token']}"}
    table = page.request.post(f"{address}api/tables/import", data=wish, headers=headers)
    assert table.ok, table.text()
    page.evaluate("player => localStorage.setItem('cothon-player', JSON.stringify(player))", player)
    page.reload()
    return table.json()["table"]["id"], player["player"]


def parted(seat: str) -> tuple[str, str, str]:
    return seat.partition(":")
