"""Check a built site: every link, picture and script leads to something in it; nothing is loaded from elsewhere."""

from __future__ import annotations

import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script", "img", "link", "iframe", "source"}  # what a browser fetches unasked
ELSEWHERE_IS_FINE = {"canonical", "license"}  # relations that are only told


class Page(HTMLParser):
    """What a page points to, and what can be pointed to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, str]] = []  # the tag, where it leads
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.anchors |= {found[key] or "" for key in ("id", "name") if key in found}
        for key in ("href", "src"):
            if found.get(key) and found.get("rel") not in ELSEWHERE_IS_FINE:
                self.links.append((tag, found[key] or ""))


@cache
def page(path: Path) -> Page:
    return Page(path)


def fault(site: Path, path: Path, tag: str, link: str) -> str | None:
    """Why a link does not lead anywhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "is loaded from elsewhere" if tag in LOADED and parts.scheme != "data" else None
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_relative_to(site) or not target.is_file():
        return "does not exist"
    if parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in page(target).anchors:
        return "has no such heading"
    return None


def faults(site: Path) -> list[str]:
    site, found = site.resolve(), []
    for path in sorted(site.rglob("*.html")):
        for tag, link in page(path).links:
            why = fault(site, path, tag, link)
            if why:
                found.append(f"{path.relative_to(site)}: {link} {why}")
    return found


def main() -> int:
    found = faults(Path(sys.argv[1]))
    print("\n".join(found) or "Every link leads somewhere.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
