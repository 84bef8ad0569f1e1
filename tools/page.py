"""The web page inside a package: built before it is packed, so that whoever installs Cothon needs no Node.js."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src", "cothon", "server", "static", "index.html")
FORMS = (
    "web/src/**/*",
    "web/public/**/*",
    "web/tools/**/*",
    "web/index.html",
    "web/vite.config.ts",
    "web/package*.json",
    "src/cothon/**/locale/*.ftl",
    "docs/rules/**/*.md",
    "docs/guide/**/*.md",
)
INSTALL = ("install", "--silent", "--no-save", "--no-audit", "--no-fund", "--omit=dev")
BUILD = ("run", "-s", "build")
WAYS_OUT = (
    "Install Node.js, or run `make web`, which fetches it; or set COTHON_WITHOUT_PAGE=1 for a package without the page."
)


class NoPage(SystemExit):
    """The page is not there and cannot be built; says what to do."""


def ensure_page(root: Path = ROOT) -> None:
    """Build the page unless it is there and as new as its sources; a source distribution has it already."""
    if os.environ.get("COTHON_WITHOUT_PAGE") == "1" or is_unpacked(root) or is_up_to_date(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise NoPage(
            f"The web page is not built, or older than its sources, and there is no npm to build it. {WAYS_OUT}"
        )
    for step in steps(root):
        if subprocess.run([npm, *step], cwd=root / "web", check=False).returncode:
            raise NoPage(f"The web page could not be built (npm {step[0]} failed). {WAYS_OUT}")


def is_unpacked(root: Path) -> bool:
    """Whether this is an unpacked source distribution, in which the times of files mean nothing."""
    return (root / "PKG-INFO").exists() and (root / PAGE).exists()


def is_up_to_date(root: Path) -> bool:
    page = root / PAGE
    return page.exists() and all(source.stat().st_mtime <= page.stat().st_mtime for source in sources(root))


def sources(root: Path) -> Iterator[Path]:
    """What the page is made of: its code, the words and the rules, as in the Makefile."""
    for form in FORMS:
        yield from (path for path in root.glob(form) if path.is_file())


def steps(root: Path) -> tuple[tuple[str, ...], ...]:
    """Where the page was built before, npm is not let loose on the packages of a developer."""
    return (BUILD,) if (root / "web" / "node_modules" / "vite").exists() else (INSTALL, BUILD)
