"""The review on the page: asked for after a game, read beside the replay, tried again, played on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cothon

from ..boards import WON


def thrown_away(folder: Path) -> Path:
    """White could have won at once, but takes a card; then Pink does."""
    table = cothon.from_position(WON, seed=1)
    table.play("take R3")
    while table.turn is not None:
        legal = table.legal_moves()
        table.play("buy" if "buy" in legal else legal[-1])
    file = folder / "thrown-away.json"
    file.write_text(json.dumps(table.record()))
    return file


def reviewed(visit: Any, folder: Path, **options: Any) -> Any:
    page = visit(**options)
    page.locator("input[type=file]").set_input_files(thrown_away(folder))
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("heading", name="A mistake").first.wait_for(timeout=60_000)
    page.get_by_role("progressbar").wait_for(state="detached", timeout=60_000)
    return page


def test_a_review_tells_who_erred_and_why(visit: Any, tmp_path: Path) -> None:
    page = reviewed(visit, tmp_path)
    point = page.get_by_role("listitem").filter(has_text="A mistake").first
    assert "Better:" in point.inner_text()
    assert "Chance to win: " in point.inner_text()
    point.get_by_role("button", name="Show on the board").click()
    assert "step=0" in page.url
    point.get_by_role("button", name="Compare both").click()
    assert point.get_by_role("heading", name="After the better choice").is_visible()


def test_a_better_move_is_looked_for_and_found(visit: Any, tmp_path: Path) -> None:
    page = reviewed(visit, tmp_path)
    point = page.get_by_role("listitem").filter(has_text="A mistake").first
    point.get_by_role("button", name="Try again").click()
    assert "Better:" not in point.inner_text()
    point.locator(".try button").filter(has_text="buy").first.click()
    point.get_by_text("That is as good as it gets").wait_for(timeout=60_000)
    point.get_by_role("button", name="Show the answer").click()
    assert "Better:" in point.inner_text()


def test_one_can_play_on_from_a_turning_point(visit: Any, tmp_path: Path) -> None:
    page = reviewed(visit, tmp_path)
    point = page.get_by_role("listitem").filter(has_text="A mistake").first
    point.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".board")
    assert "/replay" not in page.url


@pytest.mark.parametrize("width", [1280, 360])
def test_the_curve_moves_the_replay(visit: Any, tmp_path: Path, width: int) -> None:
    page = reviewed(visit, tmp_path, viewport={"width": width, "height": 800})
    curve = page.get_by_role("img", name="Everyone's chance to win")
    curve.click(position={"x": curve.bounding_box()["width"] - 4, "y": 20})
    assert "step=0" not in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
