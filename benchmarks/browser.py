"""How quick the page is on this machine: `python benchmarks/browser.py`, after `make web`. Figures are in docs/web.md.

A real server, a real browser (Chromium without a window), a new visitor each time. Time to interactive is until the
first thing to do can be clicked. Frames are those that the browser draws while ships and cards move in a game of four.
Names of sizes (phone, tablet, wide) as arguments measure only these.
"""

from __future__ import annotations

import gzip
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.conftest import BUILT, WHOLE, Serving
from tests.web.robot import open_table

TIMES = 3
LOOKS = 40  # of 400 ms each, with a click wherever there is something to decide
FOUR = ("me", "bot:novice", "bot:novice", "bot:novice")
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
# what a newcomer clicks: the button that stands out, else something that glows
GLOWING = {"traders": ".market .can:not(.raised)", "guilds": ".board .can:visible, .dock .hand .can:not(.raised)"}
PLAY = "document.querySelector('.hero .primary:not(:disabled)')"
DECIDE = "document.querySelector('.dock .prompt')"
# layout shifts that no input caused, as browsers sum them up: the worst burst of five seconds without a pause of one
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push([one.startTime, one.value])
}).observe({ type: 'layout-shift', buffered: true });
window.worst = () => {
  let [worst, sum, first, last] = [0, 0, 0, 0]
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    ;[sum, last] = [sum + value, at]
    worst = Math.max(worst, sum)
  }
  return worst
}
window.until = (found) => new Promise((done) => {
  const look = () => (found() ? done(performance.now()) : requestAnimationFrame(look))
  look()
});
window.frames_ = (milliseconds) => new Promise((done) => {
  const gaps = []; let last = performance.now(); const end = last + milliseconds
  const next = (now) => {
    gaps.push(now - last); last = now
    if (now < end) requestAnimationFrame(next); else done(gaps.slice(1))
  }
  requestAnimationFrame(next)
})
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), bot_pause=0.8)
        serving.start()
        browser = playwright.chromium.launch(executable_path=WHOLE, args=["--no-sandbox"])
        try:
            for size in sys.argv[1:] or SIZES:
                report(size, [measure(browser, serving.url, size) for _ in range(TIMES)])
        finally:
            browser.close()
            serving.stop()


def first_load(page: Page) -> float:
    """What the home page has loaded, in kB gzip: JavaScript, CSS and English."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assets = {name.rpartition("/")[2] for name in names if re.search(r"/assets/[^/]+\.(js|css)$", name)}
    return sum(len(gzip.compress((BUILT.parent / "assets" / name).read_bytes())) for name in assets) / 1000


def report(size: str, runs: list[dict[str, float]]) -> None:
    middle = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
    print(
        f"{size}: first load {middle['load']:.1f} kB, home {middle['home']:.0f} ms, table {middle['table']:.0f} ms, "
        f"{middle['fps']:.0f} frames a second (slowest twentieth {middle['slow']:.0f}), "
        f"layout shift {max(run['shift'] for run in runs):.4f}, in Guilds {max(run['guilds'] for run in runs):.4f}"
    )


def measure(browser: Browser, url: str, size: str) -> dict[str, float]:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(url, wait_until="commit")
    home = page.evaluate(f"until(() => {PLAY})")
    page.wait_for_timeout(600)
    shift = page.evaluate("worst()")
    load = first_load(page)
    open_table(page, "traders/standard", FOUR)
    page.wait_for_selector(".dock .prompt")
    page.reload(wait_until="commit")  # a table by its own address, as from a link
    table = page.evaluate(f"until(() => {DECIDE})")
    gaps = moving(page, "traders")
    shift = max(shift, page.evaluate("worst()"))
    guilds = shift_in_guilds(page, url)
    context.close()
    gaps.sort()
    fps, slow = 1000 / statistics.mean(gaps), 1000 / gaps[int(len(gaps) * 0.95)]
    return {"home": home, "table": table, "fps": fps, "slow": slow, "shift": shift, "guilds": guilds, "load": load}


def shift_in_guilds(page: Page, url: str) -> float:
    page.goto(url)
    open_table(page, "guilds/standard", FOUR)
    page.reload()
    page.wait_for_selector(".dock .prompt")
    moving(page, "guilds")
    return float(page.evaluate("worst()"))


def moving(page: Page, game: str) -> list[float]:
    """The time between frames while a newcomer plays, with bots at the pace people get: ships sail, cards rise."""
    gaps: list[Any] = []
    for _ in range(LOOKS):
        for target in (page.locator(".dock .choices .primary"), page.locator(GLOWING[game])):
            if page.locator(".dock .prompt").count() and target.count():
                target.first.click()
                break
        gaps += page.evaluate("frames_(400)")
    return gaps


if __name__ == "__main__":
    main()
