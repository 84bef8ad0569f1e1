"""The player's guide on the page: for the rules that are played, from a rule's number, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from ..boards import seat, table
from ..guides import guide, switches_in
from .robot import lay_out, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]


def opened(page: Page) -> None:
    page.get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_selector(".guide h3")


@pytest.mark.parametrize("rules", ["traders/standard", "traders/zman", "guilds/standard"])
def test_the_guide_tells_the_rules_that_are_played_with_pictures(visit: Visit, rules: str) -> None:
    page = visit()
    open_table(page, rules)
    opened(page)
    shown = guide(rules.split("/")[0]).shown(switches_in(rules.split("/")[0])[rules])
    assert page.locator(".guide .paragraph").count() == len(shown)
    assert page.locator(".guide .example").count() == sum(one.is_example for one in shown)
    pictures = page.locator(".guide .paragraph > .picture")
    assert pictures.count() == sum(bool(one.after("draw")) for one in shown)
    for place in range(pictures.count()):
        assert pictures.nth(place).locator("svg, .ship").count() > 0
    assert "{" not in page.locator(".guide").inner_text()
    assert ("Double Action" in page.locator(".guide").inner_text()) == (rules == "traders/standard")


def test_the_exact_rules_are_one_click_behind_a_paragraph(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    opened(page)
    paragraph = page.locator(".guide .paragraph", has_text="You buy the whole market or nothing")
    assert paragraph.locator(".exact").count() == 0
    paragraph.get_by_role("button", name="The exact rules: T3.3").click()
    assert "Hand cards worth at least the price are discarded" in paragraph.locator(".exact").inner_text()
    paragraph.get_by_role("button", name="The exact rules: T3.3").click()
    assert paragraph.locator(".exact").count() == 0


def test_a_rule_number_opens_the_paragraph_that_explains_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt")
    page.locator(".log summary").last.click()
    page.wait_for_selector(".log details[open] .rule")
    number = page.locator(".log details[open] .rule").last.inner_text()
    page.locator(".log details[open] .rule").last.click()
    page.wait_for_selector(".guide .paragraph.wanted")
    wanted = page.locator(".guide .paragraph.wanted")
    assert wanted.count() == 1
    assert number in re.split(r" · ", wanted.locator(".numbers").inner_text())
    assert number in wanted.locator(".exact").inner_text()
    box, window = wanted.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert 0 < box["y"] < window["height"]


def test_a_house_rule_changes_the_guide(visit: Visit) -> None:
    page = visit()
    position = table("standard", seat("R5 R3"), seat("B2"), market="G2 G3 Y5").position()
    lay_out(page, position | {"house": {"pirates_from": 5, "new_market": 4}})
    opened(page)
    text = page.locator(".guide").inner_text()
    assert "there are no pirates" in text
    assert "then 4 new cards come into the market and 2 into the farm" in text
    assert "save" not in page.locator(".guide .example").all_inner_texts()[-1]


@pytest.mark.parametrize(("language", "word"), [("de", "Zahltag"), ("nl", "Betaaldag"), ("ja", "決算")])
def test_the_guide_in_other_languages_on_a_phone(visit: Visit, language: str, word: str) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    page.evaluate("language => localStorage.setItem('cothon-language', JSON.stringify(language))", language)
    page.reload()
    page.evaluate("location.hash = '#/'")
    lay_out(page, table("standard", seat("R5 R3"), seat("B2"), market="G2 G3 Y5").position())
    page.keyboard.press("r")
    page.wait_for_selector(f".guide[lang={language}] h3")
    assert word in page.locator(".guide").inner_text()
    beyond = "e => e.getBoundingClientRect().right > innerWidth + 1"
    cut = page.evaluate(f"[...document.querySelectorAll('.guide *')].filter({beyond}).length")
    assert cut == 0, "nothing is cut at the edge"


def test_on_paper_the_guide_stands_alone_and_in_full(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    open_table(page, "traders/standard")
    opened(page)
    page.emulate_media(media="print")
    assert not page.locator(".board").first.is_visible()
    assert not page.locator(".choose").is_visible()
    paragraphs = page.locator(".guide .paragraph")
    assert paragraphs.first.is_visible()
    assert paragraphs.last.is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('dialog .body')).overflowY") == "visible"
    assert page.evaluate("getComputedStyle(document.querySelector('.guide p')).color") == "rgb(42, 32, 24)"
    pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))
    assert pages >= 3


def test_without_a_guide_there_are_the_numbered_rules(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    opened(page)
    page.get_by_role("button", name="Every rule by number").click()
    page.wait_for_selector(".rules h3")
    page.get_by_placeholder("Search the rules").fill("warehouse icons")
    assert 0 < page.locator(".rules p").count() < 30
