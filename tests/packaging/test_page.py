"""When the page is built before it is packed, and when not."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from .visitor import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import page


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source of the page, and an npm that writes down what it is told and makes the page."""
    for name in ("clone/web/src", "clone/src/cothon/server/static", "bin"):
        (tmp_path / name).mkdir(parents=True)
    root = tmp_path / "clone"
    (root / "web" / "src" / "main.ts").write_text("")
    for name in ("index.html", "vite.config.ts", "package.json", "package-lock.json"):
        (root / "web" / name).write_text("")
    npm(tmp_path, f'echo "$1" >> {root}/said; : > {root / page.PAGE}')
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("COTHON_WITHOUT_PAGE", raising=False)
    return root


def npm(folder: Path, script: str) -> None:
    file = folder / "bin" / "npm"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def told(clone: Path) -> list[str]:
    said = clone / "said"
    return said.read_text().split() if said.exists() else []


def test_the_page_is_built_once(clone: Path) -> None:
    page.ensure_page(clone)
    page.ensure_page(clone)
    assert told(clone) == ["install", "run"]


def test_it_is_built_anew_when_a_source_is_newer(clone: Path) -> None:
    page.ensure_page(clone)
    os.utime(clone / page.PAGE, (1, 1))
    (clone / "web" / "node_modules" / "vite").mkdir(parents=True)
    page.ensure_page(clone)
    assert told(clone) == ["install", "run", "run"]


def test_an_unpacked_source_distribution_needs_no_npm(clone: Path) -> None:
    (clone / page.PAGE).write_text("the page")
    (clone / "PKG-INFO").write_text("")
    os.utime(clone / page.PAGE, (1, 1))
    page.ensure_page(clone)
    assert told(clone) == []


def test_a_page_that_cannot_be_built_stops_everything(clone: Path, tmp_path: Path) -> None:
    npm(tmp_path, "exit 1")
    with pytest.raises(page.NoPage, match="npm install failed"):
        page.ensure_page(clone)


def test_an_old_page_is_not_packed_without_npm(clone: Path, tmp_path: Path) -> None:
    page.ensure_page(clone)
    os.utime(clone / page.PAGE, (1, 1))
    (tmp_path / "bin" / "npm").unlink()
    with pytest.raises(page.NoPage, match="older than its sources"):
        page.ensure_page(clone)
