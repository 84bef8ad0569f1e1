"""A narrow terminal, Ctrl-C, and files that are there already."""

from __future__ import annotations

import json
import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import cothon
from cothon.cli import main
from cothon.terminal.drawing import draw, draw_apart
from cothon.terminal.session import Session

from .screen import played

pytestmark = pytest.mark.once


def shown(table: cothon.Table, width: int, language: str = "en") -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view(0), table.names, language))
    return capture.get()


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("language", ["en", "de", "nl", "ja"])
def test_nothing_is_cut_at_sixty_columns(rules: str, language: str) -> None:
    table, dice = cothon.new_table(rules, players=4, seed=5), random.Random(2)
    for _ in range(100):
        table.play(dice.choice(table.legal_moves()))
    text = shown(table, 60, language)
    assert "…" not in text
    for name in table.names:
        assert name in text
    assert max(map(len, text.splitlines())) <= 60
    assert "…" not in shown(table, 100, language)


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("language", ["en", "de", "nl", "ja"])
def test_nothing_is_cut_in_words_either(rules: str, language: str) -> None:
    """As the whole screen draws it, narrow and wide."""
    table, dice = cothon.new_table(rules, players=4, seed=5), random.Random(2)
    for _ in range(100):
        table.play(dice.choice(table.legal_moves()))
    for width in (60, 78, 100):
        console = Console(file=StringIO(), width=width, color_system=None)
        with console.capture() as capture:
            console.print(*draw_apart(table.view(0), table.names, language))
        assert "…" not in capture.get()
        assert not re.search(r"[a-z]+/[a-z]+/\d|base:", capture.get())


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_choices_stand_as_they_are_typed_beside_what_they_mean(rules: str, language: str) -> None:
    table, dice = cothon.new_table(rules, players=2, seed=5), random.Random(2)
    for _ in range(60):
        console = Console(file=StringIO(), width=60, color_system=None)
        with console.capture() as capture:
            Session(table, [None, None], console, input, language).offer()
        text = capture.get()
        assert "…" not in text
        for number, move in enumerate(table.legal_moves(), 1):
            assert re.search(rf"^ *{number}  {re.escape(move)}  +\S", text, re.MULTILINE), move
        table.play(dice.choice(table.legal_moves()))


LONG = ["Featherstonehaugh", "Konstantin der Große", "ハンノハンノハンノ", "Anne-Marie-Louise"]


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_long_name_is_cut_at_any_width(rules: str, width: int) -> None:
    table, dice = cothon.new_table(rules, players=4, seed=5, names=LONG), random.Random(2)
    for number in range(120):
        table.play(dice.choice(table.legal_moves()))
        if number % 12 == 0:
            assert "…" not in shown(table, width, "nl")


def test_save_overwrites_only_what_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = cothon.new_table("traders/standard", players=2, seed=1)
    file = tmp_path / "diary.json"
    file.write_text("Dear diary")
    played(table, [None, None], "", "save diary.json", "no")
    played(table, [None, None], "", "save diary.json", "")
    assert file.read_text() == "Dear diary"
    _, text = played(table, [None, None], "", "save diary.json", "yes")
    assert "already exists. Overwrite it?" in text
    assert cothon.replay(json.loads(file.read_text())) == table
    file.write_text("Dear diary")
    played(table, [None, None], "", "save diary.json", "ja", language="de")
    assert file.read_text() != "Dear diary"
    for _ in range(3):
        played(table, [None, None], "", "save")
    assert {path.name for path in tmp_path.glob("cothon-game*")} == {
        "cothon-game.json",
        "cothon-game-2.json",
        "cothon-game-3.json",
    }


def test_ctrl_c_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cothon.cli.play.ask", interrupted)
    assert main(["play", "--seats", "me,me", "--seed", "3"]) == 130
    assert "cothon-game.json" in capsys.readouterr().out
    record = json.loads((tmp_path / "cothon-game.json").read_text())
    assert cothon.replay(record) == cothon.new_table("traders/standard", players=2, seed=3)
