"""What is one's own, through the page: name, devices, ways back, letters, reports, ratings."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cothon.core import words

from .conftest import Serving, Visit
from .robot import open_table, patience, until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def become_player(page: Page, name: str = "Hanno") -> dict[str, Any]:
    """As somebody who has played here before."""
    address = page.url.partition("#")[0]
    player: dict[str, Any] = page.request.post(f"{address}api/players", data={"name": name}).json()
    page.evaluate("player => localStorage.setItem('cothon-player', JSON.stringify(player))", player)
    page.goto(f"{address}#/me")
    page.reload()
    page.get_by_role("heading", name="Account").wait_for()
    return player


def name_of_ones_own(name: str) -> str:
    """No other test has registered it, nor this one when it was run before."""
    return f"{name} {secrets.token_hex(2)}"


def token_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('cothon-player')).token"))


def test_a_name_becomes_ones_own_and_is_nobody_elses(visit: Visit) -> None:
    page, name = visit(), name_of_ones_own("Elissa of Tyre")
    become_player(page, name)
    page.get_by_role("button", name="Register").click()
    page.get_by_text("is yours alone on this server").wait_for()
    other = visit()
    become_player(other, "somebody")
    other.locator("#register-name").fill(name.upper())
    other.get_by_role("button", name="Register").click()
    other.get_by_text("somebody else’s name").wait_for()
    visit.complaints.clear()  # the browser logs the refusal
    page.get_by_label("Others can look up my ratings").uncheck()
    page.get_by_role("link", name="Your ratings and games").click()
    page.get_by_role("heading", name=name).wait_for()
    other.goto(page.url)
    other.get_by_text("can be looked up here").wait_for()
    visit.complaints.clear()


def test_seats_are_carried_to_another_device_which_then_plays_too(visit: Visit) -> None:
    page = visit()
    open_table(page, "traders/standard")
    table = page.url
    page.goto(page.url.partition("#")[0] + "#/me")
    page.get_by_role("button", name="Show the code").click()
    page.get_by_role("img", name="QR code for your other device").wait_for()
    link = page.get_by_label("Or open this link there").input_value()
    phone = visit(viewport={"width": 390, "height": 844})
    phone.goto(link)
    phone.get_by_role("button", name="Play here too").click()
    phone.get_by_role("heading", name="Continue").wait_for()
    phone.goto(table)
    phone.wait_for_selector(".dock .prompt, .dock")
    assert token_of(phone) != token_of(page)
    page.goto(table)
    page.wait_for_selector(".board")
    third = visit()
    third.goto(link)
    third.get_by_role("button", name="Play here too").click()
    third.get_by_text("was used already").wait_for()
    visit.complaints.clear()


def test_a_recovery_code_is_shown_once_and_brings_a_lost_browser_back(visit: Visit) -> None:
    page = visit()
    player = become_player(page)
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code").inner_text()
    assert re.fullmatch(r"([A-Z2-9]{5}-){3}[A-Z2-9]{5}", code)
    page.reload()
    page.get_by_text("You have one already").wait_for()
    assert page.get_by_text(code).count() == 0
    lost = visit("#/me")
    lost.get_by_text("Nobody plays in this browser yet").wait_for()
    lost.locator("#recovery-code").fill(code.lower())
    lost.get_by_role("button", name="Go on with it").click()
    lost.get_by_role("heading", name="Notices").wait_for()
    assert lost.evaluate("JSON.parse(localStorage.getItem('cothon-player')).player") == player["player"]
    assert page.request.get(api(page, "me"), headers=bearer(player["token"])).status == 401
    lost.get_by_text("is used up").wait_for()
    following = lost.locator("code").inner_text()
    assert following != code
    third = visit("#/me")
    third.locator("#recovery-code").fill(code)
    third.get_by_role("button", name="Go on with it").click()
    third.get_by_text("was used already").wait_for()
    third.locator("#recovery-code").fill(following)
    third.get_by_role("button", name="Go on with it").click()
    third.get_by_text("is used up").wait_for()
    visit.complaints.clear()


def api(page: Page, path: str) -> str:
    return f"{page.url.partition('#')[0]}api/{path}"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_new_secret_ends_the_old_one_and_this_browser_goes_on(visit: Visit) -> None:
    page = visit()
    player = become_player(page)
    page.get_by_role("button", name="Renew the secret").click()
    page.get_by_text("Only this browser may play as you now").wait_for()
    assert page.request.get(api(page, "me"), headers=bearer(player["token"])).status == 401
    second = token_of(page)
    page.get_by_role("button", name="Log out everywhere").click()
    page.get_by_role("button", name="Log out", exact=True).click()
    until(page, f"JSON.parse(localStorage.getItem('cothon-player')).token !== {json.dumps(second)}")
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("button", name="Log out", exact=True).click()
    until(page, "localStorage.getItem('cothon-player') === null")


def test_deleting_oneself_is_asked_twice_and_leaves_nothing_here(visit: Visit) -> None:
    page = visit()
    player = become_player(page)
    button = page.get_by_role("button", name="Delete me")
    assert button.is_disabled()
    page.get_by_label("I know that this cannot be taken back").check()
    button.click()
    until(page, "localStorage.getItem('cothon-player') === null")
    assert page.request.get(api(page, "me"), headers=bearer(player["token"])).status == 401


def test_a_report_goes_to_the_owner_and_into_a_file(visit: Visit, serving: Serving, tmp_path: Path) -> None:
    page = visit()
    open_table(page, "guilds/standard")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=words.say("web-report-title", "en")).click()
    page.get_by_label("What is wrong?").fill("The guild hall looks odd.")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("Your report has the number").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    report = json.loads(file.read_text())
    assert report["text"] == "The guild hall looks odd."
    assert report["log"]
    assert report["rules"] == "guilds/standard"


@pytest.fixture
def letters(tmp_path: Path) -> Iterator[tuple[Serving, list[bytes]]]:
    """A server with a real mail server beside it."""
    from aiosmtpd.controller import Controller
    from aiosmtpd.smtp import SMTP, Envelope, Session

    got: list[bytes] = []

    class Box:
        async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
            got.append(envelope.content or b"")  # type: ignore[arg-type]
            return "250 OK"

    serving = Serving(tmp_path)
    controller = Controller(Box(), hostname="127.0.0.1", port=serving.port + 1 if serving.port < 65535 else 2525)
    controller.start()
    mail = f"smtp://127.0.0.1:{controller.port}"
    serving.command += ["--mail-server", mail, "--mail-from", "c@example.org", "--public-url", serving.url]
    serving.start()
    yield serving, got
    serving.stop()
    controller.stop()


def test_letters_are_asked_for_confirmed_and_stopped_by_one_click(
    letters: tuple[Serving, list[bytes]], visit: Visit
) -> None:
    serving, got = letters
    page = visit()
    page.goto(serving.url)
    become_player(page)
    page.get_by_label("when it is my turn", exact=True).wait_for()
    page.get_by_label("By e-mail, to").fill("hanno@example.org")
    page.get_by_role("button", name="Send me e-mails").click()
    page.get_by_text("An e-mail is on its way").wait_for()
    end = time.monotonic() + 10
    while not got:
        assert time.monotonic() < end
        page.wait_for_timeout(50)
    link = re.search(rb"https?://\S+#/confirm/\S+", got[0].replace(b"=\r\n", b"").replace(b"=3D", b"="))
    assert link
    elsewhere = visit()
    elsewhere.goto(link[0].decode())
    elsewhere.get_by_role("heading", name="E-mails will come").wait_for()
    page.reload()
    page.get_by_text("E-mails go to hanno@example.org").wait_for()
    page.get_by_label("My turn: only when I have not looked for").select_option("60")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):  # it is kept
        page.get_by_label("once a day").check()
    page.reload()
    page.get_by_label("once a day").wait_for()
    until(page, "document.querySelector('.after select').value === '60'")
    assert page.get_by_label("once a day").is_checked()
    page.get_by_role("button", name="No more e-mails").click()
    page.get_by_label("By e-mail, to").wait_for()
    elsewhere.goto(link[0].decode().replace("confirm", "stop"))
    elsewhere.get_by_role("heading", name="This link does not work").wait_for()
    visit.complaints.clear()


def test_a_rated_table_shows_ratings_with_their_uncertainty_and_a_page_with_history(visit: Visit) -> None:
    page, other = visit(), visit()
    barca, xanthippos = name_of_ones_own("Barca"), name_of_ones_own("Xanthippos")
    become_player(page, barca)
    page.get_by_role("button", name="Register").click()
    page.get_by_text("is yours alone on this server").wait_for()
    page.goto(page.url.partition("#")[0] + "#/new")
    page.get_by_label("2 players").check()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_text("More options").click()
    page.get_by_label("Rated: the result counts").check()
    page.get_by_role("button", name="Open the table").click()
    invitation = page.locator("#invitation-1")
    invitation.wait_for()
    other.goto(invitation.input_value())
    other.get_by_text("Rated", exact=True).wait_for()
    other.get_by_label(words.say("web-name-for-others", "en")).fill("Not registered")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_text("Rated games are played under a registered name").wait_for()
    visit.complaints.clear()
    become_player(other, xanthippos)
    other.get_by_role("button", name="Register").click()
    other.get_by_text("is yours alone on this server").wait_for()
    other.goto(invitation.input_value())
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_selector(".board")
    other.get_by_text("1500 ± 500").first.wait_for()
    page.get_by_text(xanthippos).first.wait_for()
    for one in (page, other):  # bots play on, quickly, and both have lost
        one.get_by_role("button", name="Leave", exact=True).click()
        one.get_by_role("button", name="Give up my seat").click()
        one.get_by_role("link", name="Ratings").first.wait_for()
    page.goto(page.url.partition("#")[0] + f"#/player/{barca.lower()}")
    page.get_by_role("heading", name=barca).wait_for()
    for _ in patience(page, "the game that the bots play on", seconds=120, pause=500):
        if page.get_by_text("one rated game").count():
            break
        page.reload()
        page.get_by_role("heading", name=barca).wait_for()
    assert page.get_by_role("link", name=xanthippos).count() == 1
    assert page.get_by_text("left the game").count() == 2
    page.get_by_role("link", name="Ratings").click()
    page.get_by_role("row", name=re.compile(barca)).wait_for()
    page.get_by_role("row", name=re.compile("Bot: master")).wait_for()
