"""The icons of the page as pictures, from web/public/icon.svg: for home screens, which take no SVG."""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SEA = "#0f3d4c"
SAFE = 0.8  # what of a maskable icon is seen in every shape
# name: size, share of the width that the drawing has, colour behind it
ICONS = {
    "192": (192, 1.0, None),
    "512": (512, 1.0, None),
    "maskable-512": (512, SAFE, SEA),
    "apple-180": (180, SAFE, SEA),
}


def main() -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, share, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            draw(page, size, share, behind)
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=behind is None)
        browser.close()


def draw(page: Page, size: int, share: float, behind: str | None) -> None:
    data = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    width, edge = size * share, size * (1 - share) / 2
    page.set_content(
        f'<body style="margin:0;background:{behind or "transparent"}"><img style="position:absolute;width:{width}px;'
        f'left:{edge}px;top:{edge}px" src="data:image/svg+xml;base64,{data}">'
    )
    page.wait_for_function("document.images[0].complete")


if __name__ == "__main__":
    main()
