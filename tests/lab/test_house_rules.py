"""House rules on the command line: every command that names a rule set takes a file of them instead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cothon
from cothon.cli import main
from cothon.lab.simulate import simulate


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "my-rules.toml"
    path.write_text('based_on = "traders/classic"\nnew_market = 3\n')
    return str(path)


def test_simulations_play_by_them(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.csv"
    assert main(["simulate", file, "--games", "3", "--seed", "4", "--out", str(out)]) == 0
    rules = cothon.house_rules("traders/classic", new_market=3)
    assert [int(line.split(",")[2]) for line in out.read_text().splitlines()[1:]] == (
        simulate(rules, "random", 3, 4)["decisions"].tolist()
    )
    assert simulate(file, "random", 3, 4) == simulate(rules, "random", 3, 4)
    assert simulate(file, "random", 3, 4) != simulate("traders/classic", "random", 3, 4)


def test_the_first_word_and_the_option_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for words in (["traders/zman"], ["--rules", "traders/zman"], []):
        assert main(["simulate", *words, "--games", "2"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


def test_contests_play_by_them_and_keep_them(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    call = ["arena", file, "--seats", "random,random", "--games", "1", "--processes", "1", "--out", str(out)]
    assert main(call) == 0
    contest = json.loads(out.read_text().splitlines()[0])["contest"]
    assert contest["rules"]["house"] == {"new_market": 3}
    assert main([*call, "--resume"]) == 0


def test_the_balance_report_names_them(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "balance"
    assert main(["balance", file, "--players", "2", "--games", "4", "--bot", "random", "--out", str(out)]) == 0
    assert "traders/classic with new_market = 3, 2 players" in capsys.readouterr().out
    assert (out / "traders-classic-with-new-market-3-2.svg").exists()


def test_the_terminal_plays_by_them(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "game.json"
    lines = iter([f"save {saved}", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    assert main(["play", file, "--seats", "me,novice", "--seed", "1"]) == 0
    assert json.loads(saved.read_text())["house"] == {"new_market": 3}
    capsys.readouterr()
    assert main(["replay", str(saved)]) == 0
    assert "traders/classic with new_market = 3" in capsys.readouterr().out


def test_what_makes_no_sense_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('based_on = "traders/classic"\nold_market = 3\n')
    for command in (["play"], ["simulate"], ["balance"], ["arena", "--seats", "random,random"]):
        assert main([*command, str(path)]) == 1
        error = capsys.readouterr().err
        assert "old_market" in error
        assert "Traceback" not in error
