"""A real server and a real browser. Where there is no Chromium or no built page, these tests are not run."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

sync_api = pytest.importorskip("playwright.sync_api", reason="the playwright package is not installed")

ROOT = Path(__file__).resolve().parents[2]
WHOLE = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
"""The browser that people have; without its window, half of the work is left."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or WHOLE
PR_SET_PDEATHSIG = 1  # from <linux/prctl.h>
BUILT = ROOT / "src" / "cothon" / "server" / "static" / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None
    if CHROMIUM is None:
        reason = "there is no Chromium: `apt-get install chromium-headless-shell chromium`"
    elif not BUILT.exists():
        reason = "the page is not built: run `make web`"
    for item in items:
        if Path(__file__).parent in item.path.parents:
            # a browser that was interrupted answers nobody: the whole worker goes, and another begins
            item.add_marker(pytest.mark.timeout(300, method="thread"))
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


def end_with_parent() -> None:
    """In a process about to begin: the system ends it when whoever started it is gone, even if killed (Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def remembering() -> dict[str, str]:
    """Servers start often here: what Python has compiled is kept, aside from the sources, whatever else is wished."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


class Serving:
    """`cothon serve` as people run it, but with bots that do not wait unless asked to."""

    def __init__(self, folder: Path, bot_pause: float = 0) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.database = f"sqlite:///{folder / 'web.db'}"
        self.command = [sys.executable, "-m", "cothon", "serve", "--port", str(self.port)]
        self.command += [
            "--bot-pause",
            str(bot_pause),
            "--database",
            self.database,
            "--rate",
            "1000",
            "--openings",
            "10000",
            "--bot-workers",
            "1",
        ]
        self.process: subprocess.Popen[bytes] | None = None

    def spawn(self) -> None:
        self.process = subprocess.Popen(
            self.command,
            env=remembering(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=end_with_parent,
        )

    def start(self) -> None:
        self.spawn()
        for _ in range(1200):  # a busy machine takes its time
            try:
                urllib.request.urlopen(f"{self.url}api/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise RuntimeError("the server did not start")

    def wake(self) -> None:
        """A server's first bot waits for its process, on a busy machine longer than a hint may take."""
        with httpx.Client(base_url=self.url, timeout=60) as http:
            token = http.post("/api/players", json={"name": "Hanno"}).json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            wish = {"rules": "traders/standard", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
            table = http.post("/api/tables", json=wish).json()["table"]["id"]
            for _ in range(600):
                if http.post(f"/api/tables/{table}/hint", json={"level": "novice"}).status_code == 200:
                    return
                time.sleep(0.1)
            raise RuntimeError("the server's bots do not answer")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(15)
            self.process = None


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("web"))
    try:
        one.start()
        one.wake()
        yield one
    finally:
        one.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_api.sync_playwright() as one:
        yield one


FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    one = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield one
    one.close()


USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 900},
    "locale": "en-US",
    "reduced_motion": "reduce",
    "service_workers": "block",
}


class Visit:
    """Opens the app as a new visitor, and hears whatever the browser complains of."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, path: str = "", coach: bool = False, **options: Any) -> Page:
        """Without the coach, who would speak in between, and without the service worker, which loads all again."""
        context = self.browser.new_context(**USUAL | options)
        self.contexts.append(context)
        if not coach:
            context.add_init_script(
                "localStorage.getItem('cothon-tips') ?? localStorage.setItem('cothon-tips', 'false')"
            )
        page = context.new_page()
        page.set_default_timeout(20_000)  # a busy machine takes its time
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.hear(said.type, said.text, said.location.get("url", "")))
        page.goto(self.url + path)
        return page

    def hear(self, kind: str, text: str, url: str) -> None:
        if kind == "error":
            self.complaints.append(f"{text} {url}".strip())


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visit]:
    """Whatever the browser complains of fails the test."""
    one = Visit(browser, serving.url)
    yield one
    for context in one.contexts:
        context.close()
    assert one.complaints == []
