"""The pictures in docs/screens: the main screens at three widths, by day and by night."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.web.conftest import CHROMIUM, ROOT, Serving
from tests.web.robot import CLICK, open_table

SCREENS = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "tablet": (900, 900), "wide": (1440, 900)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if size == "tablet" else "light",
                    reduced_motion="reduce",
                    locale="en-US",
                )
                take(context.new_page(), serving.url, size)
                context.close()
        finally:
            browser.close()
            serving.stop()


def take(page: Page, url: str, size: str) -> None:
    page.goto(url)
    page.wait_for_timeout(300)
    page.screenshot(path=SCREENS / f"home-{size}.png")
    for game, rules in (("traders", "traders/standard"), ("guilds", "guilds/standard")):
        page.goto(url)
        open_table(page, rules, ("me", "bot:trader", "bot:trader"))
        play_a_while(page)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        page.screenshot(path=SCREENS / f"{game}-{size}.png")


def play_a_while(page: Page) -> None:
    """On to a moment with something on the table and a decision to make."""
    for click in range(60):
        if page.evaluate(CLICK, click) == "waiting":
            page.wait_for_timeout(40)
        page.wait_for_timeout(40)
    page.evaluate("document.querySelectorAll('.bubble button').forEach((seen) => seen.click())")
    page.wait_for_selector(".dock .prompt")
    page.wait_for_timeout(6000)  # a payday's story is over


if __name__ == "__main__":
    main()
