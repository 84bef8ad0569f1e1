"""What is around a table: spectators, replay, undo, hints, rules, languages, restarts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cothon import replay

from ..goldens import golden_games
from .conftest import Serving, Visit
from .robot import box_of, open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def watch_traffic(page: Page) -> list[str]:
    """Every byte of the API that reaches the page."""
    seen: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame))))
    page.on("response", lambda answer: seen.append(answer.text()) if "/api/" in answer.url else None)
    return seen


def test_a_spectator_is_sent_no_hand(visit: Visit, serving: Serving) -> None:
    player, spectator = visit(), visit()
    seen = watch_traffic(spectator)
    player.get_by_role("link", name="New table").click()
    player.get_by_text("More options").click()
    player.get_by_label("Public").check()
    player.get_by_role("button", name="Open the table").click()
    player.wait_for_selector(".dock .choices")
    spectator.goto(player.url)
    spectator.wait_for_selector(".board")
    spectator.get_by_text("You are watching.").wait_for()  # to be seen
    assert spectator.locator(".dock").count() == 0
    play_some(player, 6)
    spectator.wait_for_timeout(200)
    traffic = "\n".join(seen)
    assert '"view"' in traffic
    assert re.search(r'"hand"\s*:', traffic) is None
    assert '"memory"' not in traffic


def play_some(page: Page, times: int) -> None:
    for _ in range(times):
        page.wait_for_selector(".dock .prompt")
        if page.locator(".market button").count():
            page.locator(".market button").first.click()
        page.locator(".dock .choices .primary").first.click()
        until(page, "!document.querySelector('.market [aria-pressed=true]')")  # what was decided is past


def test_undo_takes_back_and_says_why_not(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/classic", ("me", "open"))
    guest = visit()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".dock .hand")
    guest.wait_for_selector(".dock .hand")
    mover, other = (page, guest) if page.locator(".market button").count() else (guest, page)
    before = mover.locator(".hand li").count()
    mover.locator(".market button").first.click()
    mover.locator(".dock .choices .primary").first.click()
    until(mover, f"document.querySelectorAll('.hand li').length === {before + 1}")
    mover.get_by_role("button", name="Undo").click()
    until(mover, f"document.querySelectorAll('.hand li').length === {before}")
    undo = other.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    assert undo.get_attribute("title")


def test_a_hint_names_moves_and_chances(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .choices .button")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    assert "%" in page.locator(".hints li").first.inner_text()


def test_rules_open_at_the_rule_and_can_be_searched(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt")
    page.locator(".log summary").last.click()
    page.wait_for_selector(".log details[open] .rule")
    number = page.locator(".log details[open] .rule").last.inner_text()
    page.locator(".log details[open] .rule").last.click()
    page.wait_for_selector(".guide .paragraph.wanted")
    page.get_by_role("button", name="Every rule by number").click()
    page.wait_for_selector(f"[id='rule-{number}']")
    page.get_by_placeholder("Search the rules").fill("warehouse icons")
    assert page.locator(".rules p").count() < 30
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_pointing_at_buy_shows_what_would_happen(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    for _ in range(40):
        page.wait_for_selector(".dock .prompt")
        buy = page.get_by_role("button", name=re.compile("^Buy everything for"))
        if buy.count():
            break
        play_some(page, 1)
    before = box_of(page, ".dock")["height"]
    buy.focus()
    page.wait_for_selector(".outlook li")
    assert "ship" in page.locator(".outlook").inner_text()
    assert page.locator(".ship.ghost").count() > 0
    assert box_of(page, ".dock")["height"] == before, "nothing may move under the pointer"


def test_pointing_at_a_card_tells_what_taking_it_would_bring(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/classic")
    page.wait_for_selector(".market .can")
    value = int(page.locator(".market .can .unseen").first.inner_text().split(", ")[1].split()[0])
    coins = int(re.findall(r"(\d+) coins", page.locator(".dock .sum").inner_text())[0])
    page.locator(".market .can").first.focus()
    page.wait_for_selector(f".outlook >> text=hold {coins + value} coins")
    page.locator(".market .can").first.press("Enter")
    page.get_by_role("button", name="Reserve").focus()
    page.wait_for_selector(".outlook >> text=Nobody else")
    assert page.locator(".hand li").count() == 4, "nothing was sent"


def test_a_hint_is_laid_over_the_board_and_moves_nothing(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .choices .button")
    before = [box_of(page, place) for place in (".dock", ".sea", ".rows")]
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hints li")
    assert [box_of(page, place) for place in (".dock", ".sea", ".rows")] == before


def test_language_can_be_switched_at_any_time(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .hand")
    for language, word in {"de": "Regeln", "nl": "Regels", "ja": "ルール", "en": "Rules"}.items():
        page.locator("nav button").nth(2).click()
        page.locator(f"input[value='{language}']").check()
        page.keyboard.press("Escape")
        page.wait_for_selector(f"html[lang={language}] nav >> text={word}")
        page.wait_for_selector(".log .turn")


@pytest.mark.parametrize(
    ("locale", "word"), [("de-DE", "Jetzt spielen"), ("ja-JP", "今すぐ遊ぶ"), ("nl-BE", "Nu spelen")]
)
def test_the_browsers_language_comes_first(visit: Visit, locale: str, word: str) -> None:
    visit(locale=locale).get_by_role("button", name=word).wait_for()  # to be seen


def test_chat_reaches_the_others(visit: Visit) -> None:
    host, guest = visit(), visit()
    open_table(host, "traders/standard", ("me", "open"))
    guest.goto(host.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_placeholder("Say something").fill("Salve!")
    guest.keyboard.press("Enter")
    host.wait_for_selector(".tabs .badge")
    host.get_by_role("tab", name="Chat").click()
    assert "Salve!" in host.locator(".said").inner_text()


def test_replay_steps_jumps_links_and_exports(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    file = tmp_path / "played.json"
    file.write_text(json.dumps(golden_games("traders/standard")[0]))
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("#result-title")
    page.get_by_role("button", name="Previous turn").click()
    page.wait_for_selector("#result-title", state="detached")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector("text=The game begins")
    page.get_by_label("Single moves").check()
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector("text=Before the first card")
    page.get_by_label("Move to show").fill("20")
    until(page, "location.hash.includes('step=20')")
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_selector(".hand")
    page.reload()
    until(page, "location.hash.includes('step=20')")
    page.wait_for_selector(".hand")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    table = replay(json.loads(Path(download.value.path()).read_text()))
    assert table.turn is None
    page.goto(page.url.split("#")[0])
    page.locator("input[type=file]").set_input_files(download.value.path())
    page.wait_for_selector(".controls")


def test_a_move_of_someone_else_keeps_a_half_made_chat_line(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("half a li")
    play_some(page, 2)
    assert page.get_by_placeholder("Say something").input_value() == "half a li"


def test_strange_addresses_have_a_face(visit: Visit) -> None:
    page = visit("#/nowhere")
    page.get_by_role("heading", name="There is nothing here").wait_for()  # to be seen
    page.goto(page.url.split("#")[0] + "#/table/none")
    page.wait_for_selector("text=No table here")


def test_a_restart_of_the_server_is_told_calmly_and_the_page_goes_on(visit: Visit, tmp_path: Path) -> None:
    calm = "back in a moment"
    own = Serving(tmp_path)
    own.start()
    try:
        page = visit()
        page.goto(own.url)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".dock .choices .button")
        play_some(page, 2)
        page.wait_for_selector(".dock .prompt")
        hand = page.locator(".dock .hand ul").inner_html()
        own.stop()
        page.wait_for_selector(f"text={calm}")
        assert page.get_by_text("Reconnecting").count() == 0
        own.start()
        page.wait_for_selector(f"text={calm}", state="detached")
        assert page.locator(".dock .hand ul").inner_html() == hand
        play_some(page, 1)
        page.close()  # or it would call for the server for ever
    finally:
        own.stop()
    visit.complaints.clear()  # the browser reports every attempt to connect in between


def test_a_server_that_forgot_the_player_is_no_obstacle(visit: Visit) -> None:
    page = visit()
    page.evaluate('localStorage.setItem(\'cothon-player\', \'{"player":"x","name":"Dido","token":"p_gone"}\')')
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .hand")
    page.locator(".player", has_text="Dido").wait_for()
    visit.complaints.clear()  # the browser reports the first, refused request


def test_single_keys_act_at_the_table_unless_someone_writes_or_has_turned_them_off(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".market .can")
    page.keyboard.press("1")
    page.wait_for_selector(".market li:first-child .raised")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    page.keyboard.press("r")
    page.wait_for_selector("dialog .guide h3")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("")
    page.keyboard.type("h1r")
    assert page.locator("dialog, .market .raised").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Keys", exact=True).click()
    page.get_by_label("Single keys do this at a table").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("r")
    page.wait_for_timeout(100)
    assert page.locator("dialog").count() == 0
