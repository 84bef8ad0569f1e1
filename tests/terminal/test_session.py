"""A game in the terminal: choices, refusals, undo, saving, the curtain between people."""

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import cothon
from cothon.cli import main
from cothon.core.game import Json
from cothon.terminal.drawing import draw

from ..boards import mover, seat, table
from ..play_outs import steps
from .screen import played

pytestmark = pytest.mark.once


def test_a_choice_by_number_and_by_its_text() -> None:
    game = table("classic", seat("R2"), seat(), market="R5 B2 G3")
    session, text = played(game, [None, None], "take B2", "", "3")
    assert session.table.position()["market"] == ["R5"]
    assert "White takes B2 as coins." in text


def test_a_refused_move_says_why_and_asks_again() -> None:
    game = table("classic", seat("R2"), seat(), market="R5 B2")
    _, text = played(game, [None, None], "buy", "fly")
    assert "The goods cost 7, your hand is worth 2: you are 5 coins short. (T3.3)" in text
    assert "There is no move “fly”." in text


def test_undo_goes_back_to_the_last_choice() -> None:
    game = table("standard", seat("B5 B3", tokens={"R": 1}), seat(), market="R5 R3")
    before = game.position()
    session, text = played(game, [None, None], "buy", "undo")
    assert session.table.position() == before
    assert "takes a decision back" in text


def test_hands_are_hidden_between_people_at_one_screen() -> None:
    game = table("classic", seat("R2"), seat("G5 G5"), market="R5 B2 B3")
    _, text = played(game, [None, None], "take R5")
    before, _, _ = text.partition("Pass the screen to Pink")
    assert "Pass the screen to Pink" in text
    assert "G5" not in before


def test_save_and_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    game = table("classic", seat("R2"), seat(), market="R5 B2 G3")
    played(game, [None, None], "take B2", "", f"save {file}")
    assert cothon.replay(json.loads(file.read_text())).position()["market"] == ["R5", "G3"]
    assert main(["replay", str(file)]) == 0
    assert "White takes B2 as coins." in capsys.readouterr().out
    assert main(["position", str(file)]) == 0
    assert "Pink decides" in capsys.readouterr().out


def test_a_whole_game_against_a_bot_ends_with_the_result() -> None:
    game = cothon.new_table("traders/standard", 2, seed=1)
    session, text = played(game, [None, cothon.bot("random", seed=1)], *["1"] * 400)
    assert session.table.ending is not None
    assert "The game is over" in text
    assert "★" in text


def test_vp_cards_off_the_draw_pile_are_not_named() -> None:
    game = table("classic", seat("B5", tokens={"G": 9}), seat(), market="G5", ships={"G": 4})
    _, text = played(game, [None, None], "buy", "1")
    assert "White gets a VP card off the draw pile, unseen." in text


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_position_of_a_random_game_can_be_drawn(rules: str) -> None:
    for number, at in enumerate(steps(cothon.new_table(rules, 3, seed=2), 2)):
        if number % 12 and at.turn is not None:
            continue
        shown = io.StringIO()
        viewer = None if at.turn is None else mover(at)
        Console(file=shown, width=100).print(draw(at.view(viewer), at.names))
        assert shown.getvalue()


def test_memory_is_not_shown_to_people() -> None:
    game = table("classic", seat("R2", vp="B2 B2"), seat(), market="R5 B2 G3")
    _, text = played(game, [None, None], "help")
    assert "VP" not in text.replace("VP card", "")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["play", "traders/none"], 1),
        (["play", "--seats", "me,wizard"], 1),
        (["play", "--seats", "me"], 1),
        (["play", "--load", "nowhere.json"], 1),
        (["replay", "nowhere.json"], 1),
        (["perft", "nowhere.json", "2"], 1),
        ([], 2),
    ],
)
def test_bad_calls_of_the_command_are_one_sentence(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == code
    assert "Traceback" not in capsys.readouterr().err


def test_perft_and_position_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(table("classic", seat("R2"), seat(), market="R5 B2").position()))
    assert main(["perft", str(file), "1"]) == 0
    assert capsys.readouterr().out == "4\n"
    assert main(["perft", str(file), "2", "--divide"]) == 0
    assert "take R5: " in capsys.readouterr().out
    assert main(["perft", str(file), "-1"]) == 1
    assert main(["position", str(file), "--json"]) == 0
    file.write_text('{"rules": "traders/classic", ')
    assert main(["perft", str(file), "1"]) == 1
    file.write_text("[]")
    assert main(["replay", str(file)]) == 1


def test_a_hint_names_good_moves_with_their_chances() -> None:
    game = table("classic", seat("R5 R5"), seat("G2"), market="B5 B3")
    legal = game.legal_moves()
    _, text = played(game, [None, None], "hint")
    named = re.findall(r"^  (.+?): \d+ % to win, about", text, re.MULTILINE)
    assert len(named) == 3
    assert set(named) <= set(legal)


class Broken:
    def choose(self, view: Json, legal: Sequence[str]) -> str:
        raise RuntimeError("out of ideas")


def test_a_bot_that_breaks_down_is_replaced() -> None:
    session, text = played(cothon.new_table("traders/standard", 2, seed=1), [Broken(), Broken()])
    assert "RuntimeError: out of ideas" in text
    assert "takes its seat" in text
    assert session.table.ending


def test_a_foreign_bot_that_cannot_be_made_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", "me,json:missing"]) == 1
    error = capsys.readouterr().err
    assert "json:missing" in error
    assert "Traceback" not in error
