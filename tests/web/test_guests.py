"""Playing with others: names, seats that wait, links, QR codes, and bots that grow with the player."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from ..boards import WON
from .conftest import ROOT, Visit
from .robot import lay_out, open_table, patience, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

# what a camera makes of a picture, by the package that draws our codes
CAMERA = """
import decode from 'qr/decode.js'
import { readFileSync } from 'node:fs'
const { width, height, data } = JSON.parse(readFileSync(0, 'utf8'))
console.log(decode({ width, height, data: Uint8ClampedArray.from(data) }))
"""
PIXELS = """
async (svg) => {
  const [picture, canvas] = [new Image(), document.createElement('canvas')]
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(svg))
  await picture.decode()
  canvas.width = canvas.height = 300
  const pen = canvas.getContext('2d')
  pen.drawImage(picture, 0, 0, 300, 300)
  return [...pen.getImageData(0, 0, 300, 300).data]
}
"""


def wait_for_others(page: Page, *seats: str) -> None:
    page.get_by_role("link", name="New table").click()
    page.get_by_label(f"{len(seats)} players").check()
    for seat, who in enumerate(seats):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option(who)


def scanned(page: Page) -> str:
    data = page.locator(".qr svg").evaluate(PIXELS)
    node = shutil.which("node")
    assert node
    command = [node, "--input-type=module", "-e", CAMERA]
    picture = json.dumps({"width": 300, "height": 300, "data": data})
    done = subprocess.run(command, input=picture, text=True, capture_output=True, check=True, cwd=ROOT / "web")
    return done.stdout.strip()


def test_a_name_is_asked_for_once_and_only_where_others_read_it(visit: Visit) -> None:
    page = visit()
    wait_for_others(page, "me", "bot:novice")
    asked = page.get_by_label("What shall the others call you?")
    assert asked.count() == 0
    page.get_by_label("Seat 2", exact=True).select_option("open")
    asked.fill("Barca")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#invite-title").wait_for()
    assert page.locator(".here").inner_text().strip() == "Barca"
    page.goto(page.url.partition("#")[0])
    page.get_by_role("button", name="Playing as Barca").wait_for()
    wait_for_others(page, "me", "open")
    page.get_by_text("Playing as Barca").wait_for()
    assert asked.count() == 0


def test_who_has_played_bots_keeps_their_games_with_the_name_they_tell(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt")
    page.goto(page.url.partition("#")[0])
    page.get_by_role("button", name="Playing as Hanno").click()
    page.locator("#your-name").fill("Barca")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Playing as Barca").wait_for()
    page.reload()
    page.get_by_role("heading", name="Continue").wait_for()


def test_a_table_without_a_name_has_one_in_every_language(visit: Visit) -> None:
    page = visit()
    wait_for_others(page, "me", "open")
    page.get_by_role("button", name="Open the table").click()
    page.locator("header .title strong", has_text="Harbour of").wait_for()
    link = page.locator("#invitation-1").input_value()
    guest = visit(locale="ja-JP")
    guest.goto(link)
    guest.locator("h1", has_text="の港").wait_for()


def test_seats_at_one_screen_have_names(visit: Visit) -> None:
    page = visit()
    wait_for_others(page, "me", "screen", "screen")
    page.get_by_label("Name of Seat 2").fill("Arishat")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".curtain, .dock .hand")
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    names = page.locator(".side .player").all_inner_texts()
    assert sum("Arishat" in name for name in names) == 1
    assert sum("Seat 3" in name for name in names) == 1


def test_a_level_says_how_strong_it_is(visit: Visit) -> None:
    page = visit()
    wait_for_others(page, "me", "bot:novice")
    options = page.get_by_label("Seat 2", exact=True).locator("option").all_inner_texts()
    assert [text for text in options if text.startswith("Bot: ")] == [
        "Bot: novice (easy, for your first games)",
        "Bot: apprentice (plays sensibly, still beatable)",
        "Bot: trader (solid)",
        "Bot: merchant (strong)",
        "Bot: master (very strong)",
        "Bot: sage (the strongest we have, and slow: five seconds a move)",
    ]


def test_play_now_is_against_novices_until_they_are_beaten(visit: Visit) -> None:
    page = visit()
    page.get_by_text("you and two novice bots").wait_for()
    lay_out(page, WON)
    page.get_by_role("button", name="Buy", exact=False).first.click()
    for _ in patience(page, "the result", pause=50):
        if page.locator("#result-title").count():
            break
        page.evaluate("document.querySelector('.dock .choices .primary')?.click()")  # it may be gone by now
    page.get_by_text("You have won!").wait_for()
    page.get_by_role("button", name="Next: apprentice bots").click()
    until(page, "!document.querySelector('#result-title') && !!document.querySelector('.dock')")
    page.locator(".tag", has_text="apprentice").wait_for()
    page.goto(page.url.partition("#")[0])
    page.get_by_text("you and two apprentice bots").wait_for()


def test_a_camera_reads_the_link_of_a_free_seat(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard", ("me", "open"))
    link = page.locator("#invitation-1").input_value()
    assert "/#/join/i_" in link
    page.get_by_role("img", name="QR code").wait_for()
    assert scanned(page) == link
    page.get_by_role("button", name="QR code").first.click()
    assert page.locator(".qr").count() == 0


def test_of_several_free_seats_a_code_is_shown_when_it_is_asked_for(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard", ("me", "open", "open"))
    assert page.locator(".qr").count() == 0
    page.locator("li", has=page.locator("#invitation-2")).get_by_role("button", name="QR code").click()
    assert scanned(page) == page.locator("#invitation-2").input_value()


def test_a_waiting_table_can_be_cancelled_and_left(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard", ("me", "open", "open"))
    table, link = page.url, page.locator("#invitation-1").input_value()
    guest = visit()
    guest.goto(link)
    guest.get_by_label("What shall the others call you?").fill("Mago")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Leave this table").click()
    guest.wait_for_selector(".home")
    page.get_by_text("2 seats are free").wait_for()
    until(page, f"document.querySelector('#invitation-1')?.value !== {json.dumps(link)}")
    guest.goto(page.locator("#invitation-1").input_value())
    guest.get_by_text("Playing as Mago").wait_for()
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("#invite-title").wait_for()
    page.get_by_role("button", name="Cancel this table").click()
    page.wait_for_selector(".home")
    guest.get_by_text("The table was closed").first.wait_for()
    page.goto(table)
    page.get_by_text("The table was closed").first.wait_for()


def test_a_stranger_takes_a_seat_at_a_public_table(visit: Visit) -> None:
    page = visit()
    wait_for_others(page, "me", "open")
    page.get_by_text("More options").click()
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator("#invite-title").wait_for()
    stranger = visit()
    stranger.goto(page.url)
    stranger.get_by_label("What shall the others call you?").fill("Elissa")
    stranger.get_by_role("button", name="Sit down").click()
    stranger.wait_for_selector(".dock .hand")
    assert "Elissa" in " ".join(page.locator(".side .player").all_inner_texts())


@pytest.mark.parametrize("width", [360, 1440])
def test_the_link_for_spectators_is_at_hand(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt")
    page.get_by_role("button", name="Spectators").click()
    link = page.locator("#watch-link").input_value()
    assert scanned(page) == link
    watcher = visit()
    watcher.goto(link)
    watcher.get_by_text("You are watching.").wait_for()
