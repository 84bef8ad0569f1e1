"""Pearls in the terminal: playing, saving, replaying, and every command that takes a rule set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cothon
from cothon.cli import main
from cothon.core.drawing import plain_drawing

from ..terminal.screen import Screen, played

pytestmark = pytest.mark.once


def test_a_game_against_bots_is_drawn_told_and_refused_in_words() -> None:
    game = cothon.new_table("pearls/short", 3, seed=1)
    _, text = played(
        game, [None, cothon.bot("novice", seed=1), cothon.bot("random", seed=2)], "done", "1", "hint", "done"
    )
    assert "▶ Anna" in text
    assert "You have not begun to dive: lay a card, or pass. (P3.1)" in text
    assert "Anna dives with" in text
    assert "% to win" in text


def test_a_whole_game_is_told_to_its_end() -> None:
    game = cothon.new_table("pearls/short", 5, seed=1)
    _, text = played(game, [cothon.bot("novice", seed=seat) for seat in range(5)])
    assert "wins the pearl" in text
    assert "The game is over." in text
    assert f"★ {game.names[game.winners()[0]]}: {max(game.scores())}\n" in text


def test_a_dive_is_typed_as_a_whole_and_taken_back_as_a_whole() -> None:
    game = cothon.new_table("pearls/standard", 2, seed=3)
    high, low = sorted(game.view(0)["seats"][0]["hand"], key=int)[:0:-1]
    session, _ = played(game, [None, None], f"lay {high}, lay {low}, done")
    assert session.table.turn == 1
    session.table.undo(0)
    assert session.table.turn == 0
    assert session.table.position()["seats"][0]["laid"] == []


def test_without_a_drawing_of_its_own_it_is_drawn_key_by_key() -> None:
    table, screen = cothon.new_table("pearls/standard", 3, seed=3), Screen()
    screen.console.print(plain_drawing(table.view(0), table.names, "en"))
    assert "Bomilcar" in screen.text
    assert "pearl" in screen.text


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play pearls/short --seats random,random,random --seed 1", "The game is over."),
        ("arena --rules pearls/short --seats novice,random --games 2 --processes 1", "novice"),
        ("simulate --rules pearls/short --bots random,novice,random --games 3", "3 games"),
    ],
)
def test_commands_know_it(command: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 0
    assert words in capsys.readouterr().out


def test_a_saved_game_is_replayed_drawn_and_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = cothon.new_table("pearls/short", 2, seed=3)
    record, position = tmp_path / "game.json", tmp_path / "position.json"
    position.write_text(json.dumps(game.position()))
    game.play_all(game.choices()[0])
    record.write_text(json.dumps(game.record()))
    assert main(["replay", str(record)]) == 0
    assert "dives with" in capsys.readouterr().out
    assert main(["position", str(position)]) == 0
    assert "Anna" in capsys.readouterr().out
    assert main(["play", "--load", str(record), "--seats", "random,random"]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert main(["perft", str(position), "2"]) == 0
