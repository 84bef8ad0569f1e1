"""A game that the page has never heard of: its data, its moves, and all that is around a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.elsewhere import PEARLS, pearls_known

from .conftest import Serving, Visit
from .robot import open_table, play_on
from .test_access import clean


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with pearls_known():
        one = Serving(tmp_path_factory.mktemp("pearls"))
        one.start()
        yield one
        one.stop()


def test_the_home_page_offers_it_by_its_title_and_seats(visit: Visit) -> None:
    page = visit()
    card = page.locator("article", has_text="pearls")
    card.wait_for()
    assert "2 to 5 players" in card.inner_text()
    assert card.locator("a").count() == len(PEARLS)
    card.get_by_role("button", name="Start with two bots").click()
    page.wait_for_selector(".dock .hand, .dock .prompt, .dock .idle")
    assert page.locator(".player").count() == 3


def test_a_whole_game_with_five_seats_and_its_replay(visit: Visit) -> None:
    page = visit()
    open_table(page, PEARLS[0], ("me", *["bot:novice"] * 4))
    page.wait_for_selector(".dock .prompt")
    assert page.locator(".player").count() == 5
    play_on(page)
    assert "Total" in page.locator("section.result table").inner_text()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="Next turn").click()
    page.wait_for_selector("section[aria-labelledby=table-title]")


def test_keys_alone_are_enough(visit: Visit) -> None:
    page = visit()
    open_table(page, PEARLS[1])
    for _ in range(300):
        if page.locator("#result-title").count():
            break
        if page.locator(".dock .choices .button:enabled").count():
            page.keyboard.press("1")
        page.wait_for_timeout(20)
    page.locator("#result-title").wait_for()  # to be seen


@pytest.mark.parametrize("width", [360, 1280])
def test_it_is_for_everyone(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    open_table(page, PEARLS[0], ("me", "bot:novice", "bot:novice"))
    page.wait_for_selector(".dock .prompt")
    clean(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    page.get_by_role("button", name="Describe").click()
    assert page.locator(".read p").count() > 5
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
