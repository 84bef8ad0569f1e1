"""How one stands: points, who leads, how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .conftest import Visit
from .robot import CLICK, bring, lay_out, open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def play_a_while(page: Page, clicks: int = 40) -> None:
    for click in range(clicks):
        page.evaluate(CLICK, click)
        page.wait_for_timeout(25)


def points(page: Page) -> list[str]:
    return [text.split("\n")[-1] for text in page.locator(".player .points").all_inner_texts()]


def test_against_bots_everyone_s_points_are_shown_and_one_s_own_come_first(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".player .points")
    assert points(page) == ["0 VP"] * 3
    assert page.locator(".player .leads").count() == 0  # nobody has more than the others


def test_T8_2_among_people_each_sees_their_own_points_unless_the_table_shows_them(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard", ("me", "open"))
    until(page, "document.querySelectorAll('.player .points').length === 2")
    assert points(page)[0] == "0 VP"
    assert page.locator(".player .secret").count() == 1


def test_the_choice_is_made_when_a_table_is_opened(visit: Visit) -> None:
    page = visit("#/new")
    page.get_by_text("More options").click()
    shown = page.get_by_label("Show everyone’s points")
    assert shown.is_checked()  # two bots
    page.get_by_label("Seat 2").select_option("open")
    assert not shown.is_checked()
    shown.check()
    page.get_by_role("button", name="Open the table").click()
    until(page, "document.querySelectorAll('.player .points').length === 3")
    assert page.locator(".player .secret").count() == 0


def test_a_running_score_of_guilds_has_its_parts(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    page.wait_for_selector(".player .standing")
    parts = page.locator(".player .standing").all_inner_texts()
    assert parts == ["0 seats × 0 ships + 0 for tiles"] * 2


@pytest.mark.parametrize(
    ("rules", "said", "briefly", "told"),
    [
        ("traders/standard", " of 8, then it ends", " of 8 · pile", "8 tokens of one player end the game"),
        ("guilds/standard", "Decade 1 of 3, round 1 of", "Decade 1/3, round 1/5", "The game ends after decade 3."),
    ],
)
def test_how_near_the_end_is_can_be_read(visit: Visit, rules: str, said: str, briefly: str, told: str) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    open_table(page, rules)
    course = page.locator(".status .course")
    assert said in course.inner_text()
    assert "draw pile" in course.inner_text()
    page.set_viewport_size({"width": 390, "height": 844})
    assert briefly in course.inner_text()
    course.hover()
    page.locator("#what", has_text=told).wait_for()
    if rules.startswith("traders"):
        play_a_while(page)
        assert "of 8" in page.locator(".players").inner_text()


def with_many_goods() -> dict[str, object]:
    """Two players with goods of all colours, stored and not, and seven tokens."""
    stock = [colour + value for colour in "RBYG" for value in ("2", "3")]
    seat = {"hand": ["R5"], "stock": stock, "stored": [*stock, "R2", "B2", "Y2"], "tokens": {"R": 3, "B": 4}}
    ships = {"R": 3, "B": 3, "Y": 1, "G": 0}
    return {"rules": "traders/zman", "players": 2, "market": ["R5"], "ships": ships, "seats": [seat, seat]}


def test_a_player_s_panel_holds_all_goods(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 900})
    lay_out(page, with_many_goods())
    until(page, "document.querySelectorAll('.set').length >= 8")
    inside = """[...document.querySelectorAll('.player')].filter(e => e.offsetParent).flatMap(player => {
        const edge = player.closest('.players').getBoundingClientRect().right
        return [...player.querySelectorAll('.small, .worth, .points, .piece')].filter(
            e => e.getBoundingClientRect().right > edge).map(e => e.className)
    })"""
    for width in (1280, 1000, 800, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(inside) == [], width


TIED: dict[str, Any] = {
    "rules": "traders/classic",
    "players": 3,
    "market": [],
    "farm": [],
    "seats": [
        {"vp": ["R2", "R2"], "tokens": {"R": 3}},
        {"vp": ["Y2", "Y2"], "tokens": {"R": 8}},
        {"vp": ["G2", "G2"], "tokens": {"B": 2}, "flipped": {"Y": 2}},
    ],
    "turn": None,
    "ending": "eight tokens",
}


def test_T7_1_the_end_says_the_place_and_what_decided(visit: Visit) -> None:
    page = visit()
    bots = [{"who": "bot", "level": "novice"}] * 2
    table, _ = bring(page, position=TIED, seats=[{"who": "me"}, *bots])
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
    assert "You came third of 3." in page.locator(".result .place").inner_text()
    assert "have 2 VP each; the tokens decide: 8 : 4 : 3." in page.locator(".result .ties").inner_text()
    page.locator(".player .points").nth(2).wait_for()
    leads = [one.get_attribute("data-seat") for one in page.locator(".players li:has(.points.leads)").all()]
    assert leads == ["1"], "the laurel is for whoever won"
