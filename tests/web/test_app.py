"""The page as an app: it can be installed, opens without its server, and is never held back from a new version."""

from __future__ import annotations

import functools
import gzip
import json
import shutil
import struct
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .conftest import BUILT, Serving, Visit
from .robot import until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

STATIC = BUILT.parent
KEPT = "async () => (await (await caches.open('cothon-page')).keys()).map(({ url }) => url)"
SHELL = """async () => {
  const keys = (await (await caches.open('cothon-page')).keys()).map(({ url }) => new URL(url).pathname)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return keys.includes('/') && loaded.filter((name) => name.startsWith('/assets/')).every((name) => keys.includes(name))
}"""

SETTINGS_KEPT = f"async () => (await ({KEPT})()).some((url) => url.includes('/Settings-'))"
MOST = 75  # kB gzip


@pytest.fixture
def short_lived(tmp_path: Path) -> Iterator[Serving]:
    one = Serving(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def lonely(browser: Browser) -> Iterator[Page]:
    """A page that may complain of a server that is away."""
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(20_000)  # a busy machine takes its time
    yield page
    context.close()


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit()
    address = page.locator("link[rel=manifest]").evaluate("link => link.href")
    answer = page.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert {"name", "short_name", "start_url", "display", "icons", "theme_color"} <= set(manifest)
    assert manifest["display"] == "standalone"
    sizes = {(icon.get("purpose", "any"), icon["sizes"]) for icon in manifest["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= sizes
    for icon in manifest["icons"]:
        picture = page.request.get(page.evaluate("([a, b]) => new URL(a, b).href", [icon["src"], address]))
        assert picture.ok
        if icon["type"] == "image/png":
            assert "x".join(map(str, struct.unpack(">II", picture.body()[16:24]))) == icon["sizes"]
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_without_the_server_it_opens_and_says_what_needs_it(short_lived: Serving, lonely: Page) -> None:
    lonely.goto(short_lived.url)
    lonely.get_by_role("button", name="Play now").wait_for()
    lonely.get_by_role("heading", name="Traders of Carthage").first.wait_for()
    until(lonely, SHELL)
    until(lonely, SETTINGS_KEPT)
    short_lived.stop()
    lonely.reload()
    lonely.get_by_text("Tables, bots, reviews and lists need it").wait_for()
    assert lonely.get_by_role("button", name="Play now").count() == 0
    lonely.get_by_role("heading", name="Traders of Carthage").first.wait_for()  # what it offered before
    lonely.get_by_role("button", name="Settings").click()  # which nobody has opened before
    lonely.get_by_role("group", name="Language").wait_for()
    lonely.keyboard.press("Escape")
    lonely.goto(f"{short_lived.url}#/table/abc")
    lonely.get_by_text("The table is on the server").wait_for()
    lonely.goto(f"{short_lived.url}#/new")  # a part of the page that nobody has opened before
    lonely.get_by_text("Without the server this part of the page cannot be shown.").wait_for()
    short_lived.start()
    lonely.get_by_role("button", name="Try again").click()
    lonely.get_by_role("button", name="Open the table").wait_for()
    lonely.goto(short_lived.url)
    lonely.get_by_role("button", name="Play now").wait_for()


@pytest.mark.parametrize("language", ["en-US", "de-DE", "nl-NL", "ja-JP"])
def test_a_first_visit_loads_little(visit: Visit, language: str) -> None:
    """All that the home page has asked for when it is whole, down to the pictures of the games."""
    page = visit(locale=language)
    page.locator("article .fan").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    parts = {name for name in names if name.startswith("/assets/")}
    assert len(parts) > 5
    assert sum(len(gzip.compress((STATIC / name[1:]).read_bytes())) for name in parts) <= MOST * 1000


def test_nothing_of_the_api_is_kept(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".dock .prompt")
    until(page, SHELL)
    assert [url for url in page.evaluate(KEPT) if "/api/" in url] == []


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *values: object) -> None:
        pass


def test_a_new_version_is_shown_at_the_next_visit(lonely: Page, tmp_path: Path) -> None:
    """Even though the old one is kept, and its files are gone."""
    folder = tmp_path / "page"
    shutil.copytree(STATIC, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        lonely.goto(f"http://127.0.0.1:{server.server_address[1]}/")
        until(lonely, SHELL)
        built_anew(folder)
        lonely.reload()
        lonely.locator("html[data-version='2']").wait_for(state="attached")
        lonely.get_by_role("button", name="Settings").wait_for()
        until(
            lonely, f"async () => !(await ({KEPT})()).some((url) => url.includes('/index-') && !url.includes('anew'))"
        )
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def built_anew(folder: Path) -> None:
    """As a build does it: files under other names, a page and a worker that name them."""
    page, worker = (folder / "index.html").read_text(), (folder / "worker.js").read_text()
    for file in (folder / "assets").glob("index-*"):
        new = file.with_name(f"index-anew{file.suffix}")
        page, worker = page.replace(file.name, new.name), worker.replace(file.name, new.name)
        for other in (folder / "assets").glob("*.js"):
            other.write_text(other.read_text().replace(file.name, new.name))
        file.rename(new)
    (folder / "index.html").write_text(page.replace("<html", "<html data-version='2'"))
    (folder / "worker.js").write_text(worker)
