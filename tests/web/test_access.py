"""For everyone: axe-core finds nothing on any screen, by day and by night.

By night only the colours are others, so only what judges colours is asked again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ..boards import WON
from ..guilds.boards import position, seat
from .conftest import ROOT, Visit
from .robot import lay_out, open_table, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BY_DAY = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BY_NIGHT = ["color-contrast", "link-in-text-block"]
RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly })
  return violations.map((v) => `${v.id}: ${v.help} – ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(' | ')}`)
}"""

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: run `make test-web`")


def clean(page: Page) -> None:
    page.wait_for_timeout(250)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(RUN, BY_NIGHT) == [], "by night"
    page.emulate_media(color_scheme="light")
    assert page.evaluate(RUN, BY_DAY) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_home_and_new_table(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    clean(page)
    page.get_by_role("button", name="Settings").click()
    clean(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="New table").click()
    page.get_by_text("More options").click()
    clean(page)


@pytest.mark.parametrize(
    ("rules", "width"),
    [("traders/standard", 360), ("traders/classic", 1280), ("guilds/standard", 360), ("guilds/standard", 1280)],
)
def test_tables(visit: Visit, rules: str, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    open_table(page, rules, ("me", "bot:novice", "bot:novice"))
    page.wait_for_selector(".dock .prompt")
    clean(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    clean(page)
    page.get_by_role("button", name="Describe").click()
    assert page.locator(".read p").count() > 5
    clean(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_selector(".guide h3")
    clean(page)
    page.get_by_role("button", name="Every rule by number").click()
    page.wait_for_selector(".rules h3")
    clean(page)


@pytest.mark.parametrize("width", [360, 1280])
def test_lessons(visit: Visit, width: int) -> None:
    page = visit("#/learn", viewport={"width": width, "height": 800})
    page.wait_for_selector("h3")
    clean(page)
    for name in ("Traders in five minutes: Begin", "Guilds in ten minutes: Begin"):
        page.get_by_role("link", name=name).click()
        page.wait_for_selector(".bubble .said")
        clean(page)
        page.get_by_role("link", name="Leave the lesson").click()


def test_invitation_waiting_curtain_and_unknown(visit: Visit) -> None:
    host, guest = visit(), visit()
    open_table(host, "traders/standard", ("me", "open"))
    clean(host)
    guest.goto(host.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").wait_for()
    clean(guest)
    guest.goto(guest.url.split("#")[0] + "#/table/none")
    guest.wait_for_selector("text=No table here")
    clean(guest)
    open_page = visit()
    open_table(open_page, "traders/standard", ("screen", "me"))
    clean(open_page)


LAST_TURN = position(
    seat("oils/market/5 dyes/trading/6", ships_up=["dyes/luxury/9/6"], residence={"left": 2, "middle": 1, "right": 0}),
    seat("jewelry/delivery/2", ships_down=["oils/luxury/7/4"]),
    market="dyes/market/6",
    decade=3,
    round=5,
    start=1,
    forum=[2, 1],
    tiles={"guild-hall-1": [0], "ship-cards": [1], "coins": [0, 1], "goods": []},
)


@pytest.mark.parametrize("end", [WON, LAST_TURN], ids=["traders", "guilds"])
def test_result_and_replay(visit: Visit, end: dict[str, Any]) -> None:
    page = visit()
    lay_out(page, end)
    play_on(page)
    clean(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".still")
    clean(page)
