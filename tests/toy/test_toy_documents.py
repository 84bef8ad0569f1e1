"""What CONTRIBUTING says about adding a game is there, and the commands it shows run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cothon.cli import main
from cothon.core.game import Game
from cothon.core.plain import PlainState

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy" / "src" / "pearls"
SECTION = (ROOT / "CONTRIBUTING.md").read_text().split("## Add a game\n")[1].split("\n## ")[0]
NAMED = re.findall(r"`([^`\n]+)`", SECTION)


def test_every_file_that_the_steps_name_exists() -> None:
    files = [name for name in NAMED if re.fullmatch(r"[\w/]+(\.(py|md|ftl)|/)", name)]
    places = (ROOT, TOY, ROOT / "src" / "cothon", ROOT / "src" / "cothon" / "games" / "traders")
    assert len(files) > 10
    assert [name for name in files if not any((place / name).exists() for place in places)] == []


def test_every_file_of_the_game_is_named_by_a_step() -> None:
    files = {str(file.relative_to(TOY)) for file in TOY.rglob("*.*") if file.suffix != ".pyc"}
    assert files - {"__init__.py"} <= set(NAMED)


def test_every_method_that_the_steps_name_exists() -> None:
    names = {name.partition("(")[0] for name in NAMED if re.fullmatch(r"[a-z_]+(\(seat\))?", name)}
    methods = {"mover", "list_moves", "carry_out", "points", "chance_weight", "shows", "redeal", "appeal", "strength"}
    assert methods <= names
    assert all(hasattr(PlainState, name) for name in methods)
    assert {"goes_on", "resampled", "from_view"} <= names


def test_the_steps_name_all_that_a_game_has_to_write() -> None:
    assert set(Game.__abstractmethods__) <= set(NAMED)


def commands() -> list[str]:
    return re.findall(r"^   cothon (.*)$", SECTION, re.M)


@pytest.mark.parametrize("command", [command for command in commands() if not command.startswith("serve")])
def test_the_commands_run(command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    words = command.replace("--games 20", "--games 2 --processes 1").split()
    assert main(words) == 0
    assert capsys.readouterr().out


def test_the_example_names_the_game_as_the_tests_do() -> None:
    assert "PYTHONPATH=tests/toy/src COTHON_GAMES=pearls.game:PearlsGame" in SECTION
    assert "serve" in commands()
