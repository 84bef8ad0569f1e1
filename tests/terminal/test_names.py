"""Names are whatever people chose: a terminal shows them and does not obey them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import cothon
from cothon.cli import main
from cothon.cli.review import with_printable_names

pytestmark = pytest.mark.once

RED = "\x1b[31mRed\x1b[0m\x07"
TAGS = "[bold]Bo[/x]"
BROKEN = "Bo\nThe game is over."


@pytest.fixture(params=["traders/standard", "guilds/standard"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game of two with such names."""
    table, dice = cothon.new_table(request.param, players=2, seed=1, names=[RED, TAGS]), random.Random(1)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()), "utf-8")
    return path


@pytest.mark.parametrize("command", [["replay"], ["replay", "--moves"], ["position"], ["play", "--load"]])
def test_names_with_escape_codes_and_tags_are_shown_as_they_are(
    file: Path, command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert main([*command, str(file)]) == 0
    shown = capsys.readouterr().out
    assert "\x1b[31m" not in shown
    assert "\x07" not in shown
    assert "�[31mRed�[0m�" in shown
    assert TAGS in shown


@pytest.mark.parametrize("command", [["replay"], ["position"], ["play", "--load"]])
def test_a_name_of_two_lines_is_shown_in_one(
    file: Path, command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands in the second could pass for words of the program."""
    monkeypatch.setenv("COLUMNS", "160")
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"names": [BROKEN, "Ada"]}), "utf-8")
    assert main([*command, str(file)]) == 0
    shown = capsys.readouterr().out
    assert "Bo�The game is over." in shown
    assert BROKEN not in shown
    assert with_printable_names({"names": [BROKEN]}) == {"names": ["Bo�The game is over."]}  # as `cothon review` does


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u2069"])
def test_a_name_cannot_turn_the_rest_of_the_line_around(sign: str) -> None:
    assert with_printable_names({"names": [f"Bo{sign}kram"]}) == {"names": ["Bo�kram"]}


def test_names_of_every_script_stay_as_they_are() -> None:
    names = ["حنبعل", "חניבעל", "ハンノ", "👩\u200d🚀"]
    assert with_printable_names({"names": names}) == {"names": names}


def test_a_refusal_shows_what_a_file_says_without_obeying_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"rules": "x", "moves": []}), "utf-8")
    assert main(["replay", str(file)]) == 1
    file.write_text(json.dumps({"rules": "traders/standard", RED: 1}), "utf-8")
    assert main(["position", str(file)]) == 1
    assert "\x1b" not in capsys.readouterr().err


def test_a_loaded_game_that_is_over_shows_its_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(record | {"names": ["Ada", "Bea"]}), "utf-8")
    assert main(["play", "--load", str(file)]) == 0
    shown = capsys.readouterr().out
    for name, score in zip(("Ada", "Bea"), record["scores"], strict=True):
        assert f"{name}: {score}" in shown


def test_whoever_reads_the_output_may_leave(file: Path) -> None:
    """As in `cothon replay FILE | head -1`."""
    for command in (["replay", str(file)], ["position", "--json", str(file)]):
        call = [sys.executable, "-m", "cothon", *command]
        with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == ""
