"""The balance report: its figures agree with the games, and its page with its figures."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import numpy as np
import pytest

import cothon
from cothon.cli import main
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest
from cothon.lab.balance import balance, least_squares, order_of
from cothon.lab.findings import CAVEATS, findings, who_wins
from cothon.lab.page import write_page
from cothon.lab.simulate import simulate
from cothon.lab.summary import interval

pytestmark = pytest.mark.once

GAMES = 400 if is_compiled() else 30


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_the_figures_agree_with_the_games(rules: str) -> None:
    report = balance(rules, "careful", GAMES, 2, players=3)
    results = simulate(rules, "careful", GAMES, 2, players=3)
    assert report["decisions"]["mean"] == pytest.approx(results["decisions"].mean())
    shares = [entry["share"] for entry in report["win_share"]]
    assert shares == pytest.approx([results[f"share_{seat}"].mean() for seat in range(3)])
    for key in ("win_share", "win_share_in_order"):
        assert sum(entry["share"] for entry in report[key]) == pytest.approx(1, abs=1e-6)
        assert all(entry["low"] <= entry["share"] <= entry["high"] for entry in report[key])
    assert sum(report["endings"].values()) == pytest.approx(1)
    assert report["points"]["winners"]["mean"] > report["points"]["all"]["mean"]
    assert sum(count for _, count in report["decisions"]["histogram"]) == GAMES
    json.dumps(report)


def test_the_order_of_play_begins_with_the_start_player() -> None:
    finals = [f"start +{places}" for places in range(3)]
    results = simulate("traders/standard", "random", 10, 3, players=3, finals=finals)
    moves = simulate("traders/standard", "random", 10, 3, players=3, each="move")
    for game, places in enumerate(order_of(results, 3)):
        starts = [str(move) for move in moves["move"][moves["game"] == game] if str(move).startswith("start ")]
        assert places.tolist().index(0) == int(starts[0].split()[1])
        assert sorted(places.tolist()) == [0, 1, 2]


def test_a_token_is_worth_something() -> None:
    report = balance("traders/standard", "random", 60 if not is_compiled() else 2_000, 4)
    tokens = {entry["name"]: entry for entry in report["holdings"]}
    assert all(entry["points"] > 0 for entry in tokens.values())
    assert set(tokens) == {"R token", "B token", "Y token", "G token"}


def test_least_squares_finds_what_was_put_in() -> None:
    rng = np.random.default_rng(1)
    matrix = np.stack([np.ones(500), rng.normal(size=500), rng.normal(size=500)], 1)
    found, errors = least_squares(matrix, matrix @ [1.0, 2.0, -3.0] + rng.normal(size=500) * 0.1)
    assert found == pytest.approx([1, 2, -3], abs=0.05)
    assert max(errors) < 0.01


def test_intervals_hold_the_share() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(0.0, 10)[0] == 0
    assert interval(0.3, 0) == (0, 1)


def test_the_same_report_gives_the_same_page(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    reports = [balance("guilds/standard", "random", 40, 1)]
    page = write_page(reports, tmp_path / "one")
    write_page(reports, tmp_path / "two")
    text = page.read_text("utf-8")
    for report in reports:
        assert report["rules"] in text
    for file in sorted((tmp_path / "one").iterdir()):
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()
    assert {file.name for file in (tmp_path / "one").glob("*.svg")} == {
        "overview.svg",
        "guilds-standard-2.svg",
    }
    with pytest.raises(BadRequest, match="cannot be written"):
        write_page(reports, page / "below a file")


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--rules", "traders/zman", "--players", "2", "--games", "30", "--out", str(tmp_path / "b")]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert re.search(r"The start player wins \d+\.\d ± \d+\.\d %, ", said)
    assert "decisions, counting all seats" in said
    assert (tmp_path / "b" / "index.html").exists()
    (tmp_path / "b" / "index.html").write_text("Dear diary\n")
    assert main(words) == 1
    assert "already exists; add --overwrite" in capsys.readouterr().err
    assert (tmp_path / "b" / "index.html").read_text() == "Dear diary\n"
    words.append("--overwrite")
    assert main(words) == 0
    assert "Dear diary" not in (tmp_path / "b" / "index.html").read_text()
    capsys.readouterr()
    for bad in (["--rules", "none"], ["--players", "7"], ["--players", "two"], ["--bot", "nobody"], ["--games", "0"]):
        assert main([*words, *bad]) == 1
        assert capsys.readouterr().err.startswith("cothon: ")


def entry(place: int, share: float, half: float) -> dict[str, float]:
    return {"place": place, "share": share, "low": share - half, "high": share + half}


def test_findings_tell_chance_from_an_advantage() -> None:
    places = [entry(0, 0.393, 0.008), entry(1, 0.33, 0.008), entry(2, 0.277, 0.008)]
    assert list(who_wins({"players": 3, "win_share_in_order": places})) == [
        "The start player wins 39.3 ± 0.8 %, 6.0 points above a fair share of 33.3 %.",
        "Whoever plays in place 3 wins 27.7 ± 0.8 %, 5.6 points below a fair share of 33.3 %.",
    ]
    even = list(who_wins({"players": 2, "win_share_in_order": [entry(0, 0.51, 0.02), entry(1, 0.49, 0.02)]}))
    assert even[0] == "The start player wins 51.0 ± 2.0 %, which chance alone may explain (a fair share is 50.0 %)."
    assert len(even) == 2


def test_the_page_speaks_in_sentences_and_names_its_limits(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = balance("traders/zman", "random", 60, 1)
    page = write_page([report], tmp_path).read_text("utf-8")
    for sentence in findings(report) + list(CAVEATS):
        assert escape(sentence) in page
    plot = (tmp_path / "traders-zman-2.svg").read_text("utf-8")
    for unit in ("decisions in a game", "points at the end", "share of wins", "share of games", "chance to win"):
        assert unit in plot
    assert "prefers-color-scheme: dark" in page
