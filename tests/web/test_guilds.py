"""The table of Guilds: everything in sight, zones on a phone, what choices lead to, the way back, the score sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cothon.core import words

from ..guilds.boards import pending, position, seat
from .conftest import Visit
from .robot import CLICK, box_of, lay_out, open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "guilds-standard.jsonl"

ZONES = ["Actions", "Harbours", "Market", "Guild", "House"]


def play_until(page: Page, step: str, seconds: int = 40) -> bool:
    """Click on until this kind of decision is asked; False if the game ends before."""
    for click in range(seconds * 12):
        if page.locator(f".dock [data-step='{step}']").count():
            return True
        if page.evaluate(CLICK, click * 13) == "over":
            return False
        page.wait_for_timeout(40)
    raise AssertionError(f"{step} was never asked")


def test_the_whole_table_is_in_sight_on_a_laptop(visit: Visit) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    open_table(page, "guilds/standard", ("me", "bot:novice", "bot:novice", "bot:novice"))
    page.wait_for_selector(".dock .prompt")
    top = page.evaluate("document.querySelector('section.dock').getBoundingClientRect().top")
    for part in ("#trading-title", "#warship-title", "#market-title", "#hall-title", "#tiles-title", "#own-title"):
        box = box_of(page, f"section[aria-labelledby={part[1:]}]")
        assert 0 <= box["y"] <= top - box["height"], part
    assert cut_off(page) == []


def cut_off(page: Page) -> list[str]:
    """Texts that are wider than what holds them."""
    texts: list[str] = page.evaluate(
        "[...document.querySelectorAll('.effect, .name, .title, .about, .steps li, .button')]"
        ".filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1)"
        ".map(e => e.textContent)"
    )
    return texts


@pytest.mark.parametrize("language", ["en-US", "de-DE", "nl-NL", "ja-JP"])
def test_no_name_is_cut_off_in_any_language(visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 1440, "height": 800}, locale=language)
    page.locator("a[href*='new']").first.click()
    page.locator("input[value='guilds/standard']").check()
    page.locator("form .primary").last.click()
    page.wait_for_selector(".dock .prompt")
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert cut_off(page) == []


def test_on_a_phone_the_zone_of_the_decision_opens_by_itself(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_table(page, "guilds/standard")
    assert page.get_by_role("tab").filter(visible=True).count() >= len(ZONES)
    assert play_until(page, "turn")
    page.get_by_role("tab", name="Actions", selected=True).wait_for()
    page.get_by_role("tab", name="Market").click()
    page.locator("#market-title").wait_for()
    assert not page.locator("#zone-actions").is_visible()


# every tab that is opened, one after the other
OPENED = """() => {
  const now = () => document.querySelector('[role=tab][aria-selected=true][id^=tab-]').id
  window.opened = [now()]
  const note = () => now() === window.opened.at(-1) || window.opened.push(now())
  new MutationObserver(note).observe(document, { attributes: true, subtree: true, attributeFilter: ['aria-selected'] })
}"""


SEEN = """(() => {
  const said = document.querySelector('.telling')?.textContent ?? ''
  return / chooses /.test(said) && document.querySelector('#tab-actions').ariaSelected === 'true'
})()"""


def test_on_a_phone_the_zone_stays_open_until_the_next_decision_is_elsewhere(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    under_way = pending("after", "ready", "swap", "take", space="market")
    own = seat("dyes/market/6 oils/market/5", disc="market")
    lay_out(page, position(own, seat(), market="glass/market/4 cedar/market/4", pending=under_way))
    page.get_by_role("tab", name="Market", selected=True).wait_for()
    page.evaluate(OPENED)
    page.locator("[data-move='take glass/market/4']").tap()
    page.locator(".dock .choices .primary").wait_for()  # shown before it is done
    page.locator("[data-move='take glass/market/4']").tap()
    page.locator(".dock [data-step=swap]").wait_for()
    page.locator(".dock [data-move=decline]").tap()
    page.locator(".dock [data-move=decline][aria-pressed=true]").wait_for()
    page.locator(".dock [data-move=decline]").tap()
    page.locator(".dock [data-step=turn]").wait_for()
    assert page.evaluate("window.opened") == ["tab-market", "tab-actions"]


def test_on_a_phone_the_story_is_seen_where_it_happens(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, reduced_motion="no-preference")
    lay_out(page, position(seat("oils/market/5"), seat("dyes/market/6")), ("me", "bot:trader"))  # a novice may pass
    page.get_by_role("tab", name="Guild").click()
    page.locator(".dock [data-move=pass]").click()
    until(page, SEEN)
    page.locator(".dock [data-step=turn]").wait_for()
    page.get_by_role("tab", name="Actions", selected=True).wait_for()


def test_before_the_first_turn_a_column_says_that_its_disc_costs_nothing(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    page.locator(".dock [data-step=setup]").wait_for()
    label = page.locator("[data-move='free middle']").get_attribute("aria-label") or ""
    assert "goes to a harbour for nothing" in label
    assert "cedar" not in label


def test_pointing_at_an_action_tells_what_it_costs_and_nothing_is_sent(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    assert play_until(page, "turn")
    lines = page.locator(".log .line").count()
    page.locator("[data-move^='act ']").first.focus()
    page.locator(".look", has_text="shows the action").wait_for()
    assert page.locator(".log .line").count() == lines


def test_an_action_being_paid_for_can_be_left_again(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    assert play_until(page, "turn")
    page.locator("[data-move^='act ']").first.click()
    page.locator(".dock [data-step=play]").wait_for()
    assert page.locator(".steps [aria-current=step]").inner_text() == "play cards"
    page.get_by_role("button", name="Back").click()
    page.locator(".dock [data-step=turn]").wait_for()


def test_a_decision_that_was_sent_is_taken_back_as_a_whole(visit: Visit) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    assert play_until(page, "turn")
    market = page.locator("[data-move='act market']")
    if market.count() == 0:
        pytest.skip("no card shows the market in this deal")
    market.click()
    page.get_by_role("button", name="Play th").click()
    page.locator(".dock [data-step=take]").wait_for()
    page.get_by_role("button", name="Back").click()
    page.locator(".dock [data-step=turn]").wait_for()
    assert page.locator("[data-move='act market']").count() == 1


def test_the_rules_open_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.locator("a[href*='new']").first.click()
    page.locator("input[value='guilds/standard']").check()
    page.locator("form .primary").last.click()
    page.get_by_role("button", name="Regeln").click()
    page.get_by_role("button", name=words.say("web-guide-numbers", "de")).click()
    page.locator("#rule-G4\\.2", has_text="Befreie die oberste Scheibe").wait_for()
    assert page.locator(".rules").get_attribute("lang") == "de"


@pytest.mark.parametrize("language", ["en-US", "de-DE", "nl-NL", "ja-JP"])
def test_the_score_sheet_fits_a_phone_and_has_a_column_for_each_seat(
    visit: Visit, tmp_path: Path, language: str
) -> None:
    games = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    game = next(one for one in games if one["players"] == 4 and max(one["scores"]) > 15)
    record = tmp_path / "game.json"
    record.write_text(json.dumps(game | {"names": ["Hannibal", "Sophonisba", "Himilco", "Dido"]}))
    page = visit(viewport={"width": 360, "height": 740}, locale=language)
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".told").wait_for()
    page.keyboard.press("End")
    sheet = page.locator("section.result table")
    sheet.wait_for()
    assert sheet.locator("thead th").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('section.result .scroll'))")
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    assert all(len(row) == 4 for row in rows)
    assert rows[-1] == [str(score) for score in game["scores"]]
