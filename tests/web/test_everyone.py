"""For fingers and for all eyes: two taps, chips, whole words, nothing behind the bar, forced colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cothon.core import words

from ..guilds.boards import pending, position, seat
from .conftest import Visit
from .robot import box_of, bring, lay_out, open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Page

SEA = {"R": 0, "B": 0, "Y": 0, "G": 0}
HANDS = [{"hand": ["R2", "R3", "R5"]}, {"hand": ["B3"]}, {"hand": ["G3"]}, {"hand": ["Y2"]}]
FOUR = {
    "rules": "traders/standard",
    "players": 4,
    "seats": HANDS,
    "turn": 0,
    "start": 0,
    "ships": SEA,
    "market": ["Y3", "Y3", "Y5", "G2", "G2", "G5"],
    "farm": ["R5", "B2", "B2", "B5"],
}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de-DE", "nl-NL", "ja-JP"])
BROKEN = """() => {
  const found = []
  const texts = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (!node.parentElement.checkVisibility() || node.parentElement.closest('.unseen')) continue
    for (const word of node.data.matchAll(/[A-Za-zÀ-ÿ\\u00AD]{3,}/g)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
      if (lines.size > 1 && !word[0].includes('\\u00AD')) found.push(word[0])
    }
  }
  return found
}"""
HIDDEN = """() => {
  const bar = document.querySelector('section.dock').getBoundingClientRect().top
  const parts = [...document.querySelectorAll('.board section')].filter((part) => part.checkVisibility())
  const behind = parts.filter((part) => part.getBoundingClientRect().bottom > bar + 1)
  return behind.map((part) => part.outerHTML.slice(0, 90))
}"""

COVERED = HIDDEN.replace("'.board section'", "'.rows section, .wheel .space'")


def sit_down(page: Page, rules: str) -> None:
    """Through the form, in whatever language it is."""
    page.locator("a[href*='new']").first.click()
    page.locator(f"input[value='{rules}']").check()
    page.locator("fieldset input[value='4']").first.check()
    page.locator("form .primary").last.click()
    page.wait_for_selector(".dock .prompt")


SIZES = [(1440, 900), (1280, 800), (768, 1024), (360, 740)]
OTHER_FONT = "* { font-family: 'DejaVu Serif', 'Noto Serif', Georgia, serif !important }"


@BOTH
@LANGUAGES
def test_no_word_is_broken_and_nothing_lies_behind_the_bar(visit: Visit, rules: str, language: str) -> None:
    """One table whose window changes: what it shows depends on its size alone."""
    page = visit(viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, locale=language)
    sit_down(page, rules)
    in_all_sizes(page)
    assert page.evaluate(ONE_LINE, longest_thinker(language))
    page.add_style_tag(content=OTHER_FONT)
    in_all_sizes(page)


def in_all_sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        all_in_sight(page, width)


# whose turn it is and how far the game has come, also while the one with the longest name thinks
ONE_LINE = """(thinking) => {
  const status = document.querySelector('.status')
  const fits = (one) => one.scrollWidth <= one.clientWidth
  const whole = () => status.offsetHeight < 32 && [...status.children].every(fits)
  const [now, turn] = [whole(), status.querySelector('.turn')]
  turn.textContent = thinking
  return now && whole()
}"""


def longest_thinker(language: str) -> str:
    names = words.say("bot-names", language[:2]).split(", ")
    return max((words.say("web-status-bot", language[:2], name=name) for name in names), key=len)


def all_in_sight(page: Page, width: int) -> None:
    page.evaluate("async () => (await document.fonts.ready, new Promise((drawn) => requestAnimationFrame(drawn)))")
    assert page.evaluate(BROKEN) == []
    if width < 761:  # a phone is scrolled: to the end, nothing is left behind the bar; market and farm need none
        assert page.evaluate(COVERED) == []
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_market_of_six_cards_leaves_the_farm_in_sight(visit: Visit) -> None:
    page = visit(viewport={"width": 768, "height": 1024})
    bots = ("bot:novice", "bot:novice", "bot:novice")
    lay_out(page, FOUR, ("me", *bots))
    all_in_sight(page, 768)


def test_the_longest_choice_leaves_the_table_in_sight(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800}, locale="nl-NL", has_touch=True)
    under_way = pending("after", "swap", space="market")
    own = seat("dyes/market/6 oils/market/5", disc="market")
    table = position(own, seat(), seat(), seat(), market="jewelry/residence/6", pending=under_way)
    lay_out(page, table, ("me", "bot:novice", "bot:novice", "bot:novice"))
    page.locator(".market [data-move^=swap]").first.tap()
    page.locator(".dock .choices .primary").wait_for()
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.querySelector('.status').scrollHeight <= 52"), "in the line of the header"


OVER = """() => {
  const told = document.querySelector('.outlook').getBoundingClientRect()
  const parts = [...document.querySelectorAll('.rows li, .sea, section.dock')].filter((part) => {
    const box = part.getBoundingClientRect()
    return told.bottom > box.top + 1 && told.top < box.bottom - 1 && told.left < box.right && told.right > box.left
  })
  return parts.map((part) => part.className)
}"""


GOODS = [["R2", "R3", "B2", "B3", "Y3"], ["B5", "Y2", "G2"], ["R3", "G2"], ["Y3"]]
PAYDAY = {"ships": {"R": 4, "B": 3, "Y": 4, "G": 1}, "market": ["R2", "B2", "Y3", "G2", "G2"]}
DANGER = {"ships": {"R": 2, "B": 2, "Y": 2, "G": 2}, "market": ["R2", "B2", "Y2", "G2"]}


@pytest.mark.parametrize("language", ["en-US", "de-DE", "nl-NL"])
@pytest.mark.parametrize("deal", [PAYDAY, DANGER], ids=["payday", "danger"])
def test_a_preview_covers_nothing_of_what_it_speaks(visit: Visit, deal: dict[str, Any], language: str) -> None:
    """For four players, at an imported table, which has a line more to show: all that ships bring, or could lose."""
    page = visit(viewport={"width": 1280, "height": 800}, locale=language)
    hands = [["R2", "R3", "R5", "G5", "G5", "Y5"], ["B3"], ["G3"], ["Y2"]]
    seats = [{"hand": hand, "stock": stock} for hand, stock in zip(hands, GOODS, strict=True)]
    bots = ("bot:novice", "bot:novice", "bot:novice")
    lay_out(page, {**FOUR, "seats": seats, **deal}, ("me", *bots))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        assert at_rest(page, COVERED) == []
        page.mouse.move(1, 1)
        page.locator("[data-move=buy]").hover()
        page.locator(".outlook").wait_for()
        assert at_rest(page, OVER) == [], width


# what is too long for its place beside the buttons rises over the board, instead of being cut
WHOLE = """() => {
  const look = document.querySelector('.look')
  const place = look.getBoundingClientRect()
  const least = getComputedStyle(look).overflowY === 'visible' ? 0 : place.top
  const lines = [...look.querySelectorAll('li')].map((line) => line.getBoundingClientRect())
  return lines.every((line) => line.bottom <= place.bottom + 1 && line.top >= least)
}"""


@LANGUAGES
def test_a_preview_of_guilds_is_whole_beside_the_buttons(visit: Visit, language: str) -> None:
    """A mouse that points at the wheel cannot scroll what is beside the buttons."""
    page = visit(viewport={"width": 1280, "height": 800}, locale=language)
    hand = "dyes/market/6 oils/market/5 glass/market/4 jewelry/residence/6 cedar/trading/4"
    table = position(seat(hand), seat(), seat(), seat(), market="cedar/market/5", markers=["market", "residence"])
    lay_out(page, table, ("me", "bot:novice", "bot:novice", "bot:novice"))
    for space in ("market", "residence", "trading", "warship", "delivery"):
        page.locator(f"[data-move='act {space}']").hover()
        page.locator(".look li").first.wait_for()
        page.wait_for_timeout(150)
        assert page.evaluate(WHOLE), (space, page.locator(".look").inner_text())


def at_rest(page: Page, find: str) -> Any:
    """What is found once all has its place: a window that changes is laid out in several steps."""
    for _ in range(50):
        if not page.evaluate(find):
            break
        page.wait_for_timeout(100)
    return page.evaluate(find)


@pytest.mark.parametrize("width", [768, 1280])
def test_a_players_panel_has_room_for_all_tokens_and_goods(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    goods = ["R2", "R3", "R5", "B2", "B3", "Y2", "Y3", "Y5", "G2"]
    rich = {"hand": ["R2"], "stock": goods, "tokens": {"R": 2, "B": 2, "Y": 2, "G": 1}}
    setting = {"turn": 0, "start": 0, "ships": {"R": 3, "B": 0, "Y": 0, "G": 0}, "market": ["G5"], "farm": ["G3"]}
    lay_out(page, {"rules": "traders/standard", "players": 2, "seats": [rich, {"hand": ["B3"]}], **setting})
    page.wait_for_selector(".player .worth")
    edge = box_of(page, ".player")["x"] + box_of(page, ".player")["width"]
    assert [right_of(one.bounding_box()) <= edge for one in page.locator(".player .set").all()] == [True] * 4
    heights = page.evaluate("[...document.querySelectorAll('.player')].map((one) => one.offsetHeight)")
    assert max(heights) - min(heights) <= 1, "whoever has much takes no more room"


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_in_the_panels_moves_when_the_lead_or_the_tokens_change(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 740})
    leading = {"hand": ["B3"], "stock": ["R2"], "vp": ["Y2"], "tokens": {"R": 1, "B": 1, "Y": 1}}
    seats = [{"hand": ["R2"], "stock": ["B2"]}, leading, {"hand": ["G3"], "stock": ["B2"]}]
    lay_out(page, {**FOUR, "players": 3, "seats": seats}, ("me", "bot:novice", "bot:novice"))
    page.locator(".player .points.leads").wait_for(state="attached")
    for part in (".head .facts", ".stock"):
        lefts = page.locator(f".player {part}").evaluate_all("all => all.map((one) => Math.round(one.offsetLeft))")
        assert len(set(lefts)) == 1, part
    heights = page.evaluate("[...document.querySelectorAll('.player')].map((one) => one.offsetHeight)")
    assert max(heights) - min(heights) <= 1


def test_names_in_the_panels_are_whole_beside_all_that_players_have(visit: Visit) -> None:
    page = visit(viewport={"width": 768, "height": 1024})
    many = "dyes/market/6 dyes/trading/6 oils/residence/6 oils/market/5 glass/market/4 cedar/market/4 cedar/trading/4"
    tiles: dict[str, list[int]] = {"guild-hall-1": [1], "ship-cards": [1], "coins": [0, 1], "goods": []}
    rich = seat(ships_down=["oils/luxury/7/4"], residence={"left": 3, "middle": 2, "right": 2})
    lay_out(page, position(seat(many), rich, decade=3, round=5, tiles=tiles))
    page.locator(".player .points").nth(1).wait_for()
    page.evaluate("document.querySelectorAll('.player .points').forEach((one) => (one.textContent = '⚘ 46 VP'))")
    names = page.locator(".player .name").evaluate_all("all => all.map((one) => one.scrollWidth <= one.clientWidth)")
    assert names == [True, True]


THINKS = """([name, thinking]) => {
  const turn = document.querySelector('.player .turn')
  const head = turn.closest('.head')
  head.querySelector('.name').textContent = name
  head.querySelector('.points').textContent = '⚘ 46 VP'
  turn.querySelector('.word').textContent = thinking
  return [turn, head.querySelector('.name')].map((one) => one.scrollWidth <= one.clientWidth)
}"""


@LANGUAGES
def test_that_a_bot_thinks_is_whole_beside_all_that_it_has(visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 1280, "height": 800}, locale=language)
    lay_out(page, FOUR, ("me", "bot:novice", "bot:novice", "bot:novice"))
    name = max(words.say("bot-names", language[:2]).split(", "), key=len)
    assert page.evaluate(THINKS, [name, words.say("web-thinking", language[:2])]) == [True, True], name


def test_goods_in_danger_lie_in_one_line(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    goods = ["B2", "B2", "B2", "B3", "B3", "B5"]
    own = {"hand": ["G5", "G3", "B2"], "stock": goods}
    setting = {"turn": 0, "start": 0, "ships": {"R": 4, "B": 3, "Y": 0, "G": 0}, "market": ["R2", "Y2"], "farm": ["G3"]}
    lay_out(page, {"rules": "traders/standard", "players": 2, "seats": [own, {"hand": ["B3"]}], **setting})
    page.locator("[data-move=buy]").click()
    page.locator(".dock .choices .primary").click()
    page.locator(".drawer li").nth(5).wait_for()
    assert len(set(page.evaluate("[...document.querySelectorAll('.drawer li')].map((one) => one.offsetTop)"))) == 1
    assert right_of(page.locator(".drawer li").last.bounding_box()) <= box_of(page, ".dock .hand")["x"]


def test_all_ships_lie_in_one_line_beside_the_other_zones(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 800}, forced_colors="active")
    sit_down(page, "guilds/standard")
    tops = page.evaluate("[...document.querySelectorAll('[data-look] .ship, .sea .ship')].map((one) => one.offsetTop)")
    assert page.evaluate(HIDDEN) == []
    assert len(set(tops)) == 1


def test_a_tap_shows_and_the_second_does_it(visit: Visit) -> None:
    page = visit(**PHONE)
    under_way = pending("after", "ready", "swap", "take", space="market")
    own = seat("dyes/market/6 oils/market/5", disc="market")
    lay_out(page, position(own, seat(), market="glass/market/4", pending=under_way))
    card = page.locator("[data-move='take glass/market/4']")
    card.tap()
    page.locator(".look", has_text="You would then hold").wait_for()
    page.get_by_role("button", name="Take glass worth 4").wait_for()
    assert page.locator(".dock [data-step=take]").count() == 1, "nothing was sent"
    card.tap()
    page.locator(".dock [data-step=swap]").wait_for()


def test_a_tapped_card_of_traders_is_taken_by_the_second_tap(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "traders/standard")
    page.wait_for_selector(".market .can")
    before = page.locator(".hand li").count()
    page.locator(".market .can").first.tap()
    page.locator(".outlook", has_text="You would then hold").wait_for()
    assert page.locator(".hand li").count() == before
    page.locator(".market .can").first.tap()
    until(page, f"document.querySelectorAll('.hand .card').length >= {before}")
    page.locator(".log .line").last.wait_for(state="attached")


@BOTH
def test_everyone_stands_above_the_board_and_the_log_is_one_tap_away(visit: Visit, rules: str) -> None:
    page = visit(**PHONE)
    open_table(page, rules, ("me", "bot:novice", "bot:novice"))
    page.wait_for_selector(".dock .prompt")
    chips = page.locator(".chips li")
    assert chips.first.inner_text().split()[0] == "you"
    assert [right_of(chip.bounding_box()) <= 390 for chip in chips.all()] == [True] * 3
    assert chips.first.locator(".points").inner_text() == "0 VP", "one's own points too"
    box = box_of(page, ".chips li")
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= box_of(page, ".stack")["y"] + 1
    page.locator(".turns .read").tap()
    page.locator("dialog .log summary").first.wait_for()


NAMED = """
(seats) => [...document.querySelectorAll('.chips .name')].filter((_, at) => seats.includes(at)).map((name) => ({
  cut: name.scrollWidth > name.clientWidth,
  size: parseFloat(getComputedStyle(name).fontSize),
}))
"""


@LANGUAGES
def test_names_in_the_chips_are_whole_and_a_tap_shows_the_longest(visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 390, "height": 740}, locale=language, has_touch=True)
    longest = "Wilhelmina-CharlotteAnne"
    bots = sorted(words.say("bot-names", language[:2]).split(", "), key=len)[-2:]
    wishes = [{"who": "me"}, *({"who": "bot", "level": "novice", "name": name} for name in bots)]
    table, _ = bring(page, position=FOUR, seats=[*wishes, {"who": "me", "name": longest}])
    page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
    page.locator(".chips").wait_for()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(NAMED, [1, 2]) == [{"cut": False, "size": pytest.approx(10.5, abs=2)}] * 2
        assert page.evaluate(NAMED, [3])[0]["size"] >= 9.5, "still readable as far as it goes"
    page.locator(".chips button").last.tap()
    name = page.locator(".player .name", has_text=longest)
    until(page, "document.querySelector('.player:last-child').getBoundingClientRect().bottom <= innerHeight + 1")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def right_of(box: FloatRect | None) -> float:
    assert box
    return box["x"] + box["width"]


BAR = "document.querySelector('section.dock').offsetHeight"
DOCKS = position(
    seat("dyes/market/6", disc="trading"),
    seat(),
    pending=pending("after", {"step": "dock", "harbour": "trading"}, space="trading"),
)
DEAR: dict[str, Any] = {
    "rules": "traders/standard",
    "players": 2,
    "turn": 0,
    "start": 0,
    "ships": SEA,
    "market": ["R3", "Y3", "Y3", "Y5", "G2"],
    "farm": ["R2", "R3", "B5"],
    "seats": [{"hand": ["R3", "G2"], "tokens": {"R": 1, "Y": 1, "G": 1}}, {"hand": ["B3"]}],
}


@LANGUAGES
@pytest.mark.parametrize(
    ("table", "choice"), [(DOCKS, "[data-move^='dock trading']"), (DEAR, ".market .can")], ids=["docks", "dear"]
)
def test_under_a_finger_the_bar_keeps_its_height(
    visit: Visit, table: dict[str, Any], choice: str, language: str
) -> None:
    """The longest reason why the market is too dear, and what a tap has selected beside what it leaves."""
    page = visit(**PHONE | {"viewport": {"width": 360, "height": 740}}, locale=language)
    lay_out(page, table)
    page.wait_for_timeout(300)
    before = page.evaluate(BAR)
    page.locator(choice).first.tap()
    page.locator(".dock .choices .primary").wait_for()
    assert page.evaluate(BAR) == before


def test_proposed_cards_come_into_sight(visit: Visit) -> None:
    page = visit(**PHONE)
    hand = "dyes/market/6 dyes/trading/6 oils/residence/6 oils/market/5 glass/market/4 cedar/market/4 cedar/trading/4"
    lay_out(page, position(seat(hand), seat(), docks=[None, 0, None]))
    page.locator("[data-move='act delivery']").tap()
    page.locator(".hand .raised").first.wait_for()
    until(
        page,
        "(box => box.left >= 0 && box.right <= innerWidth)"
        "(document.querySelector('.hand .raised').getBoundingClientRect())",
    )


@BOTH
def test_fingers_find_targets_of_44_pixels(visit: Visit, rules: str) -> None:
    page = visit(**PHONE)
    open_table(page, rules)
    page.wait_for_selector(".dock .choices .button")
    small = page.evaluate(
        "[...document.querySelectorAll('.dock .button, .board .can, nav .button, .chips button, .turns .read')]"
        ".filter(one => one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < 42)"
        ".map(one => one.outerHTML.slice(0, 80))"
    )
    assert small == []


@BOTH
def test_forced_colours_keep_what_can_be_chosen_apart(visit: Visit, rules: str) -> None:
    page = visit(forced_colors="active")
    open_table(page, rules)
    page.wait_for_selector(".board .can")
    outline = "getComputedStyle(document.querySelector('.board .can')).outlineStyle"
    assert page.evaluate(outline) == "dashed"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_is_seen_on_the_sea(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    lay_out(
        page,
        position(
            seat("oils/market/5"),
            seat(),
            pending=pending("after", {"step": "dock", "harbour": "trading"}, space="trading"),
        ),
    )
    page.locator("[data-move='dock trading 1']").focus()
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineColor")
    assert contrast(ring, page.evaluate(SEA_COLOUR)) >= 3


SEA_COLOUR = """(() => {
  const probe = document.createElement('i')
  probe.style.color = 'var(--shallows)'
  document.body.append(probe)
  return getComputedStyle(probe).color
})()"""


def contrast(one: str, other: str) -> float:
    """As the guidelines for accessible pages reckon it."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(", ")]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
