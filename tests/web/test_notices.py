"""Being told of one's turn: off until asked for, shown by the real service worker, and gone when it is not wanted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from .conftest import FLAGS, WHOLE, Serving, Visit
from .robot import open_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Playwright

pytestmark = pytest.mark.skipif(WHOLE is None, reason="notices need the whole Chromium: `apt-get install chromium`")


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Without its window Chromium says that nobody may show notices, even when they are allowed."""
    one = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
    yield one
    one.close()


# push services are out of reach in a test, so the browser's subscription alone is made up; its keys are real ones
SUBSCRIBED = """() => {
  const made = {
    endpoint: 'https://push.example/1',
    keys: {
      p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
      auth: 'zqbxT6JKstKSY9JKibZLSQ',
    },
  }
  let there = false
  const subscription = { toJSON: () => made, unsubscribe: async () => !(there = false) }
  PushManager.prototype.subscribe = async (wish) => {
    if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error('no such key')
    there = true
    return subscription
  }
  PushManager.prototype.getSubscription = async () => (there ? subscription : null)
}"""

SUBSCRIPTION = "async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()"


def switch(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_label("Tell me when it is my turn")


def requests_of(page: Page) -> list[str]:
    seen: list[str] = []
    page.on("response", lambda answer: seen.append(f"{answer.request.method} {answer.status} {answer.url}"))
    return seen


def test_notices_are_off_until_asked_for_and_can_be_given_up(visit: Visit, serving: Serving) -> None:
    page = visit(permissions=["notifications"], service_workers="allow")
    page.evaluate(SUBSCRIBED)
    assert page.evaluate(SUBSCRIPTION) is None
    seen = requests_of(page)
    box = switch(page)
    assert not box.is_checked()
    box.click()
    page.get_by_text("Notices are on.").wait_for()
    assert f"PUT 200 {serving.url}api/push" in seen
    box.click()
    until(page, "document.querySelector('.notices input').checked === false")
    until(page, "document.querySelector('.notices input').disabled === false")
    assert f"DELETE 200 {serving.url}api/push" in seen


def test_a_letter_of_the_server_becomes_a_notice(visit: Visit, serving: Serving) -> None:
    """The worker as the server serves it, under its policy; Chromium stands in for the push service."""
    page = visit(permissions=["notifications"], service_workers="allow")
    page.evaluate(SUBSCRIBED)
    switch(page).click()
    page.get_by_text("Notices are on.").wait_for()
    devtools = page.context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    letter = {"event": "your-turn", "table": "abc", "message": "It is your turn at “Cothon”."}
    wish = {"origin": serving.url.rstrip("/"), "registrationId": known[0]["registrationId"], "data": json.dumps(letter)}
    devtools.send("ServiceWorker.deliverPushMessage", wish)
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.tag, n.body])"
    for _ in range(50):
        if page.evaluate(shown):
            break
        page.wait_for_timeout(100)
    assert page.evaluate(shown) == [["abc", letter["message"]]]


def test_a_browser_that_refuses_is_explained(visit: Visit) -> None:
    page = visit(service_workers="allow")  # nobody has allowed notices, and a headless browser does not ask
    box = switch(page)
    box.click()
    page.get_by_text("The browser does not allow notices here.").wait_for()
    assert not box.is_checked()


def test_a_browser_without_a_push_service_is_explained(visit: Visit) -> None:
    page = visit(permissions=["notifications"], service_workers="allow")
    page.evaluate("() => { PushManager.prototype.subscribe = async () => Promise.reject(new Error('no service')) }")
    switch(page).click()
    page.get_by_text("The browser could not reach its notice service").wait_for()


def test_a_table_played_over_days_offers_notices_once(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.get_by_role("link", name="New table").click()
    page.get_by_text("More options").click()
    page.get_by_label("Time for a decision").select_option("86400")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="No, thanks").click()
    assert page.get_by_text("This game may take days").count() == 0
    page.reload()
    page.wait_for_selector(".board")
    assert page.get_by_text("This game may take days").count() == 0
    page.goto(page.url.split("#")[0])
    open_table(page, "traders/standard")
    assert page.get_by_text("This game may take days").count() == 0
