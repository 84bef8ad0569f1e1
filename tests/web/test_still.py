"""What nobody has moved stays where it is: rows and panels keep their room, and cards glide instead of leaping."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ..boards import POOR
from ..guilds.boards import position, seat
from .conftest import Visit
from .robot import box_of, lay_out, patience, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

SHIPS = [
    "jewelry/intrigue/8/5",
    "cedar/escorts/6/2",
    "oils/luxury/7/4",
    "glass/favour/7/3",
    "cedar/palette/9/6",
    "glass/luxury/6/2",
    "jewelry/embargo/6/2",
    "dyes/palette/7/3",
]
THREE = ("me", "bot:novice", "bot:novice")
TELLING = "(document.querySelector('.telling') !== null)"
LAID = {
    "traders": POOR | {"players": 4, "seats": [{"hand": ["G2"]}, *[{"hand": ["B2", "B3"]} for _ in range(3)]]},
    "guilds": position(seat("oils/market/5"), seat(), seat(), seat()),
}
TOLD = f"""() => {{
  window.told = false
  const look = () => {{ window.told = window.told || {TELLING} }}
  new MutationObserver(look).observe(document.body, {{ childList: true, subtree: true }})
}}"""
SUM = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value
}).observe({ type: 'layout-shift', buffered: true })
"""


def heights(page: Page) -> list[float]:
    return [box["height"] for one in page.locator(".players > li").all() if (box := one.bounding_box())]


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_a_panel_is_as_high_with_ships_as_without(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 900})
    fleets = seat(ships_up=SHIPS[:1]), seat(ships_up=SHIPS[1:6], ships_down=SHIPS[6:]), seat()
    lay_out(page, position(*fleets), THREE)
    assert page.locator(".players .fleet .one").count() == 8
    assert len({round(height) for height in heights(page)}) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_cannot_be_bought_has_its_place_before_the_reason_is_known(visit: Visit) -> None:
    page = visit(viewport={"width": 768, "height": 1024})
    held: list[Route] = []
    page.route("**/plans", lambda route: held.append(route))
    lay_out(page, POOR)
    page.locator("[data-refused=buy]").wait_for()
    before = [box_of(page, "[data-refused=buy]"), box_of(page, ".dock .hand")]
    page.unroute("**/plans")  # and what was held goes on
    page.locator("#buy-why").wait_for()
    assert [box_of(page, "[data-refused=buy]"), box_of(page, ".dock .hand")] == before


def test_a_farm_of_an_imported_game_lies_above_the_bar_too(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    lay_out(page, POOR)
    page.get_by_text("Imported by Hanno").wait_for()
    farm = box_of(page, ".farm")
    assert farm["y"] + farm["height"] <= box_of(page, "section.dock")["y"]


@pytest.mark.parametrize("game", ["traders", "guilds"])
def test_next_to_nothing_moves_while_the_others_play(visit: Visit, game: str) -> None:
    """As browsers count it, from one's turn to the next."""
    page = visit(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    lay_out(page, LAID[game], (*THREE, "bot:novice"))
    page.evaluate(SUM)
    page.evaluate(TOLD)  # before there is anything to tell: the story may be short
    page.locator("[data-move^=take]" if game == "traders" else "[data-move=pass]").first.click()
    for _ in patience(page, "a story", pause=50):
        if page.evaluate("window.told"):
            break
        confirm = page.locator(".dock .choices .button:visible")
        if confirm.count():
            confirm.first.click()
    until(page, f"!{TELLING}", seconds=60)
    page.wait_for_selector(".dock .prompt")
    assert page.evaluate("window.shifted") < 0.02
