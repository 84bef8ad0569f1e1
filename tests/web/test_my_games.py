"""My games: found again by name, game and result, and added up."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ..boards import WON
from .conftest import Serving, Visit
from .robot import bring, until
from .test_access import clean

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "server"))

from finished import Finished

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEATS = [{"who": "me"}, {"who": "bot", "level": "novice"}]


def some_games(serving: Serving, player: str) -> None:
    then = time.time() - 86_400
    for one in (
        Finished(player, [30, 20, 10], ["novice", "novice"], name="First", names=["Hanno", "Barca", "Gisco"], at=then),
        Finished(
            player, [31, 25, 10], ["trader", "novice"], 1, name="Second", names=["Mago", "Hanno", "Bomilcar"], at=then
        ),
        Finished(player, [9, 40], ["merchant"], 1, "traders/classic", "Third", ["Élan", "Hanno"], at=then),
        Finished(player, [50, 61], [None], 0, "guilds/standard", "Fourth", ["Hanno", "Elissa"], at=then),
    ):
        one.write(serving.database)


def my_games(visit: Visit, serving: Serving, **options: Any) -> Page:
    page: Page = visit(**options)
    _, player = bring(page, position=WON, seats=SEATS)
    some_games(serving, player)
    page.get_by_role("link", name="My games").click()
    page.wait_for_selector(".mine ol > li")
    return page


def names(page: Page) -> list[str]:
    return page.locator(".mine ol h3").all_inner_texts()


def test_games_are_listed_newest_first_with_place_points_and_opponents(visit: Visit, serving: Serving) -> None:
    page = my_games(visit, serving)
    assert names(page) == ["Fourth", "Third", "Second", "First"]
    first, second = page.locator(".mine ol > li").nth(3), page.locator(".mine ol > li").nth(2)
    assert "Won" in first.inner_text()
    assert "30 VP" in first.inner_text()
    assert "2nd of 3" in second.inner_text()
    assert re.search(r"Mago\s+trader\s+31", second.inner_text())
    clean(page)


def test_games_are_searched_and_filtered(visit: Visit, serving: Serving) -> None:
    page = my_games(visit, serving)
    page.get_by_role("searchbox").fill("élan")
    until(page, "document.querySelectorAll('.mine ol > li').length === 1")
    assert names(page) == ["Third"]
    page.get_by_role("searchbox").fill("nobody")
    page.get_by_text("No game fits that search.").wait_for()
    page.get_by_role("searchbox").fill("")
    until(page, "document.querySelectorAll('.mine ol > li').length === 4")
    page.get_by_label("Game", exact=True).select_option("guilds/standard")
    until(page, "document.querySelectorAll('.mine ol > li').length === 1")
    page.get_by_label("Game", exact=True).select_option("")
    page.get_by_label("Result", exact=True).select_option("won")
    until(page, "document.querySelectorAll('.mine ol > li').length === 2")
    assert names(page) == ["Third", "First"]


def test_statistics_are_by_game_rules_seat_and_level(visit: Visit, serving: Serving) -> None:
    page = my_games(visit, serving, viewport={"width": 1440, "height": 900})
    traders = page.get_by_role("region", name="Traders of Carthage")
    assert "3 games, 2 won (67%). 31.7 points on average, 40 at best." in traders.inner_text()
    rows = [re.sub(r"\s+", " ", row).strip() for row in traders.locator("tr").all_inner_texts()]
    assert "Traders of Carthage, classic 1 1 100% 40" in rows
    assert "Seat 2 of 3 1 0 0% 25" in rows
    assert "novice 2 1 50%" in rows
    guilds = page.get_by_role("region", name="Carthago")
    assert "People" in guilds.inner_text()


def test_a_game_just_finished_leads_to_its_replay(visit: Visit, serving: Serving) -> None:
    page = visit()
    table, _ = bring(page, position=WON, seats=SEATS)
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
    page.get_by_role("button", name=re.compile("^Buy")).click()
    page.locator(".dock .choices .primary").click()
    page.wait_for_selector("#result-title")
    page.goto(f"{page.url.partition('#')[0]}#/games")
    row = page.locator(".mine ol > li")
    row.wait_for()
    assert "Imported by Hanno" in row.inner_text()
    assert "does not count" in row.inner_text()
    assert page.get_by_text("No game has counted yet.").count() == 1
    row.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".still")


def test_who_has_never_played_is_told_so(visit: Visit) -> None:
    page = visit("#/games")
    page.get_by_text("You have not finished a game yet.").wait_for()
    clean(page)


@pytest.mark.parametrize("language", ["de-DE", "nl-NL", "ja-JP"])
def test_it_fits_a_phone_in_every_language(visit: Visit, serving: Serving, language: str) -> None:
    page: Page = visit(viewport={"width": 360, "height": 740}, locale=language, has_touch=True)
    _, player = bring(page, position=WON, seats=SEATS)
    some_games(serving, player)
    page.goto(f"{page.url.partition('#')[0]}#/games")
    page.wait_for_selector(".mine ol > li")
    page.locator(".mine summary").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(page)
