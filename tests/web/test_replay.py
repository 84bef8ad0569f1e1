"""The replay: by turns with the log beside it, at the address it is asked for, and any moment played on from."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import cothon

from .conftest import Visit
from .robot import bring, open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ["Dido", "Hamilcar", "Sophonisba"]


@cache
def game(rules: str) -> dict[str, Any]:
    table, dice = cothon.new_table(rules, 3, seed=5), random.Random(5)
    while table.turn is not None:
        legal = table.legal_moves()
        table.play(dice.choice([move for move in legal if move.startswith("buy")] or legal))
    return table.record() | {"names": NAMES}


def replayed(visit: Visit, rules: str = "traders/standard", at: str = "", **options: Any) -> Page:
    page: Page = visit(**options)
    table, _ = bring(page, record=game(rules))
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}/replay{at}")
    page.wait_for_selector(".still")
    return page


def step(page: Page) -> int:
    found = re.search(r"step=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def told(page: Page) -> str:
    return page.get_by_role("region", name="What happened").inner_text()


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_it_begins_where_something_lies_on_the_table_and_goes_by_turns(visit: Visit, rules: str) -> None:
    page = replayed(visit, rules)
    begun = step(page)
    assert begun > 5
    moves = game(rules)["moves"]
    first = cothon.replay(game(rules) | cut(moves[:begun]))
    assert isinstance(first.turn, int)
    assert "The game begins" in told(page)
    page.get_by_role("button", name="Next turn").click()
    until(page, "document.querySelector('[aria-live] h2')?.textContent.includes('Turn 1 of')")
    assert NAMES[first.turn] in told(page)
    second = cothon.replay(game(rules) | cut(moves[: step(page)]))
    assert second.turn != first.turn
    page.get_by_role("button", name="Previous turn").click()
    until(page, f"location.hash.includes('step={begun}&')")
    until(page, "document.querySelector('[aria-label=\"Previous turn\"]').ariaDisabled === 'true'")
    page.keyboard.press("ArrowLeft")
    assert step(page) == begun


def cut(moves: list[str]) -> dict[str, Any]:
    return {"moves": moves, "ending": None, "scores": None, "winners": None, "chance": "open"}


def test_single_moves_come_on_demand(visit: Visit) -> None:
    page = replayed(visit)
    begun = step(page)
    page.get_by_label("Single moves").check()
    page.get_by_role("button", name="Next move").click()
    until(page, f"location.hash.includes('step={begun + 1}&')")
    page.get_by_label("Single moves").uncheck()
    page.keyboard.press("Shift+ArrowRight")
    until(page, f"location.hash.includes('step={begun + 2}&')")
    page.keyboard.press("ArrowLeft")
    until(page, f"location.hash.includes('step={begun}&') || location.hash.includes('step={begun + 1}&')")
    page.get_by_role("slider", name="Turn to show").fill("3")
    until(page, "document.querySelector('[aria-live] h2')?.textContent.includes('Turn 3 of')")


def test_the_log_is_beside_it_and_leads_through_the_game(visit: Visit) -> None:
    page = replayed(visit)
    page.get_by_role("button", name="Next turn").click()
    until(page, "document.querySelectorAll('.log .turn')[1]?.ariaCurrent === 'step'")
    page.locator(".log .turn").nth(8).locator("summary").click()
    until(page, "document.querySelectorAll('.log .turn')[8]?.ariaCurrent === 'step'")
    assert "Turn 8 of" in told(page)
    line = page.locator(".log .turn").nth(8).locator("a.said").first
    at = re.search(r"step=(\d+)", line.get_attribute("href") or "")
    line.click()
    assert at
    until(page, f"location.hash.includes('step={at[1]}&')")
    shown = page.locator(".log .turn[aria-current]")
    box, log = shown.bounding_box(), page.locator(".log [role=log]").bounding_box()
    assert box
    assert log
    assert log["y"] - 1 <= box["y"] <= log["y"] + log["height"], "the turn that is shown is in sight"


def test_back_forward_and_a_changed_address_are_followed(visit: Visit) -> None:
    page = replayed(visit)
    begun = step(page)
    page.locator(".log .turn").nth(6).locator("summary").click()
    until(page, f"!location.hash.includes('step={begun}&')")
    there = step(page)
    page.go_back()
    until(page, "document.querySelector('[aria-live]').textContent.includes('The game begins')")
    assert step(page) == begun
    page.go_forward()
    until(page, "document.querySelector('[aria-live]').textContent.includes('Turn 6 of')")
    assert step(page) == there
    page.evaluate("location.hash = location.hash.replace(/step=\\d+/, 'step=0')")
    page.get_by_text("Before the first card.").wait_for()
    page.evaluate("location.hash = location.hash.replace(/step=\\d+&eyes=open/, 'step=99999&eyes=1')")
    page.wait_for_selector("#result-title")
    assert page.get_by_label("Seen by").input_value() == "1"
    assert step(page) == len(game("traders/standard")["moves"])
    page.evaluate("location.hash = location.hash.replace(/step=\\d+&eyes=1/, 'step=nonsense&eyes=9')")
    until(page, "location.hash.includes('step=0&eyes=1')")


@pytest.mark.parametrize("width", [1280, 390])
def test_points_are_shown_at_every_moment(visit: Visit, width: int) -> None:
    page = replayed(visit, at="?step=99999&eyes=open", viewport={"width": width, "height": 840})
    page.wait_for_selector("#result-title")
    points = page.locator(".still .points, ul[aria-label='Points so far'] .points").filter(visible=True)
    scores = game("traders/standard")["scores"]
    shown = [text for text in points.all_inner_texts() if "VP" in text]
    for score in scores:
        assert any(f"{score} VP" in text for text in shown), (score, shown)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play_on_from(page: Page, known: str, seats: dict[str, str]) -> None:
    page.get_by_role("button", name="Play on from here").first.click()
    for name, who in seats.items():
        page.get_by_role("dialog").get_by_label(name, exact=True).select_option(who)
    page.get_by_label("Which cards").select_option(known)
    page.get_by_role("button", name="Open the table").click()
    until(page, "!location.hash.includes('replay')")


def test_any_moment_is_played_on_with_all_cards_and_its_history(visit: Visit) -> None:
    page = replayed(visit, at="?step=80&eyes=open")
    play_on_from(page, "all", {"Dido": "bot:novice", "Hamilcar": "me", "Sophonisba": "bot:novice"})
    page.wait_for_selector(".board")
    assert page.locator(".log .turn").count() > 5
    page.get_by_text("Imported by Hanno").first.wait_for()
    assert page.locator(".player").filter(has_text="Hanno").count() == 1
    assert page.locator(".player").filter(has_text="Sophonisba").count() == 1


def test_a_moment_is_played_on_with_what_one_knew_and_with_a_friend(visit: Visit) -> None:
    page = replayed(visit, at="?step=80&eyes=0")
    hand = cothon.replay(game("traders/standard") | cut(game("traders/standard")["moves"][:80])).view(0)
    page.get_by_role("button", name="Play on from here").first.click()
    assert page.get_by_role("dialog").get_by_label("Dido", exact=True).input_value() == "me"
    assert page.get_by_label("Which cards").input_value() == "0"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    play_on_from(page, "0", {"Hamilcar": "open", "Sophonisba": "bot:novice"})
    page.wait_for_selector("#invitation-1")
    guest = visit()
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".board")
    page.wait_for_selector(".dock .hand, .dock .prompt")
    until(page, f"document.querySelectorAll('.dock .hand li').length === {len(hand['seats'][0]['hand'])}")


def test_a_running_game_is_not_played_on_from(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    page.wait_for_selector(".dock .prompt")
    page.goto(f"{page.url}/replay")
    page.wait_for_selector(".still")
    assert page.get_by_role("button", name="Play on from here").count() == 0
    assert page.get_by_label("Seen by").locator("option").count() == 1
    page.goto(f"{page.url.partition('?')[0]}?step=1&eyes=open")
    until(page, "location.hash.includes('eyes=0')")


def test_a_watcher_keeps_the_code_while_going_through(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    page.wait_for_selector(".dock .prompt")
    table = page.url.partition("#/table/")[2]
    token = page.evaluate("JSON.parse(localStorage.getItem('cothon-player')).token")
    address = page.url.partition("#")[0]
    headers = {"Authorization": f"Bearer {token}"}
    code = page.request.get(f"{address}api/tables/{table}", headers=headers).json()["watch"]
    watcher = visit(f"#/table/{table}/replay?watch={code}")
    watcher.wait_for_selector(".still")
    watcher.get_by_label("Single moves").check()
    watcher.get_by_role("button", name="Previous move").click()
    until(watcher, "location.hash.includes('watch=')")
    watcher.reload()
    watcher.wait_for_selector(".still")


def test_an_unfinished_record_keeps_its_names_and_asks_who_plays_on(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    record = game("traders/standard")
    file.write_text(json.dumps(record | cut(record["moves"][:80]) | {"chance": None}))
    page = visit()
    page.locator("input[type=file]").set_input_files(file)
    dialog = page.get_by_role("dialog", name="Continue this game")
    dialog.get_by_label("Dido", exact=True).select_option("bot:novice")
    dialog.get_by_label("Sophonisba", exact=True).select_option("me")
    assert dialog.get_by_label("Which cards").input_value() == "all"
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".board")
    panels = page.locator(".player")
    for name in NAMES:
        assert panels.filter(has_text=name).count() == 1, name
    assert "novice" in panels.filter(has_text="Dido").inner_text() or "thinking" in panels.first.inner_text()


def test_what_the_server_refuses_is_said_in_the_dialog(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"rules": "traders/standard", "players": 2, "market": 5}))
    page = visit()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("alert").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    visit.complaints.clear()  # the browser reports the refusal too
