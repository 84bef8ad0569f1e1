"""What a choice really brings: said before it is paid for, asked again where it is nothing, shown by hints."""

from __future__ import annotations

import re

import pytest

from ..boards import POOR
from ..guilds.boards import pending, position, seat
from .conftest import Visit
from .robot import lay_out, open_table, until

TWO = ("me", "bot:novice")
FULL = position(seat("oils/market/5"), seat(), docks=[1, 0, 1])
RICH = POOR | {"market": ["R5", "R2", "B2"], "seats": [{"hand": ["G5", "G5", "G3"]}, {"hand": ["B2", "B3"]}]}


def test_cards_that_would_go_for_nothing_are_asked_for_once_more(visit: Visit) -> None:
    page = visit()
    lay_out(page, FULL)
    page.locator("[data-move='act trading']").focus()
    page.locator(".look.vain", has_text="All docks are taken.").wait_for()
    page.locator("[data-move='act trading']").click()
    play = page.get_by_role("button", name="Play this card")
    play.click()
    page.locator(".prompt", has_text="bring you nothing").wait_for()
    assert page.locator(".log .line", has_text="base").count() == 0, "nothing was sent"
    page.get_by_role("button", name="Yes, do it anyway").click()
    page.locator(".log", has_text="Nothing can be done").wait_for()


def test_a_doubt_is_over_when_one_goes_back(visit: Visit) -> None:
    page = visit()
    lay_out(page, FULL)
    page.locator("[data-move='act trading']").click()
    page.get_by_role("button", name="Play this card").click()
    page.get_by_role("button", name="Yes, do it anyway").wait_for()
    page.keyboard.press("Escape")
    page.locator(".dock [data-step=turn]").wait_for()
    page.locator("[data-move='act market']").click()
    page.get_by_role("button", name="Play this card").click()
    page.locator(".dock [data-step=take]").wait_for()


def test_the_cards_proposed_keep_what_the_action_is_for(visit: Visit) -> None:
    """The cheaper card shows the action, but is the good to be delivered."""
    page = visit()
    own = seat("oils/delivery/2 cedar/delivery/6", base=[])
    lay_out(page, position(own, seat(), docks=[None, 0, None]))
    page.locator("[data-move='act delivery']").click()
    page.locator(".dock .hand .raised").wait_for()
    assert page.locator(".dock .hand .raised").get_attribute("data-move") == "play cedar/delivery/6"
    page.locator(".look", has_text="You can deliver oils at dock 2").wait_for()


@pytest.mark.parametrize(("markers", "promised"), [(["market", "trading"], True), (["trading", "warship"], False)])
def test_steps_that_do_not_come_are_neither_promised_nor_ticked(
    visit: Visit, markers: list[str], promised: bool
) -> None:
    page = visit()
    under_way = pending("after", "ready", "swap", "take", space="market")
    own = seat("dyes/market/6 oils/market/5", disc="market")
    lay_out(page, position(own, seat(), market="glass/market/4", markers=markers, pending=under_way))
    page.locator(".steps .later", has_text="swap a card").wait_for()
    assert page.locator(".steps .later", has_text="guild action").count() == promised
    assert page.locator(".steps li", has_text="turn a ship up").count() == 0
    assert page.locator(".steps .done").count() == 0
    page.get_by_role("button", name="Take nothing").wait_for()
    assert page.locator(".choices .primary").count() == 0, "what refuses a gain is never highlighted"


def test_a_market_too_dear_keeps_its_button_and_says_what_is_missing(visit: Visit) -> None:
    page = visit()
    lay_out(page, POOR)
    buy = page.get_by_role("button", name="Buy everything")
    buy.wait_for()
    assert buy.get_attribute("aria-disabled") == "true"
    assert "you are 13 coins short" in page.locator(f"#{buy.get_attribute('aria-describedby')}").inner_text()
    buy.click(force=True)
    assert page.get_by_role("button", name=re.compile("^Pay")).count() == 0


def test_a_payment_says_what_comes_back(visit: Visit) -> None:
    page = visit()
    lay_out(page, RICH)
    page.get_by_role("button", name="Buy everything for 9").click()
    assert "You pay 10 for 9, no change is given; you keep 3 coins." in page.locator(".prompt").inner_text()


def test_the_card_taken_first_stands_in_the_hand_while_the_rest_is_paid_for(visit: Visit) -> None:
    page = visit()
    lay_out(page, RICH)
    page.get_by_role("button", name="Double action").click()
    page.locator(".market .can").first.click()
    until(page, "document.querySelectorAll('.hand li').length === 4")
    assert page.locator(".market li").count() == 2
    page.get_by_role("button", name="Back").click()
    until(page, "document.querySelectorAll('.hand li').length === 3")
    assert page.locator(".market li").count() == 3


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_hints_are_marked_on_the_table_speak_to_you_and_can_be_clicked(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    page.wait_for_selector(".dock .choices .button")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    page.locator("[data-hint='1']").wait_for()
    assert page.locator(".hints li").first.inner_text().find("You ") < 0
    covered = page.evaluate(
        "(() => { const own = document.querySelector('.hints .panel').getBoundingClientRect();"
        "const other = document.querySelector(\"[data-hint='1']\").getBoundingClientRect();"
        "return other.bottom > own.top && other.top < own.bottom && other.right > own.left && other.left < own.right"
        "})()"
    )
    assert not covered
    page.locator(".hints .hint").first.click()
    page.locator(".dock .choices .primary").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    assert page.locator("[data-hint]").count() == 0


def test_cards_played_for_something_are_not_given_away_by_one_click(visit: Visit) -> None:
    page = visit()
    own = seat("dyes/market/6 oils/market/5", disc="trading")
    under_way = pending("after", {"step": "dock", "harbour": "trading"}, space="trading")
    lay_out(page, position(own, seat(), pending=under_way))
    refuse = page.locator("[data-move=decline]")
    refuse.click()
    page.locator(".prompt.doubt", has_text="This would bring you nothing").wait_for()
    assert page.locator(".board [data-move^=dock]").count() > 0, "nothing is lost yet"
    refuse.click()
    until(page, "!document.querySelector('.board [data-move^=dock]')")
