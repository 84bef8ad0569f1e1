"""Games from elsewhere: registering them, naming them in the environment, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

import cothon
from cothon.cli import main
from cothon.core.game import Game
from cothon.core.refusal import BadRequest
from cothon.games import GAMES, game_of, register

from ..elsewhere import ENTRY, PEARLS

pytestmark = pytest.mark.once


def known() -> list[str]:
    """What another process knows."""
    code = "import cothon; print(*cothon.rule_sets())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_a_named_game_is_known_here_and_in_other_processes() -> None:
    assert set(PEARLS) < set(cothon.rule_sets())
    assert known() == cothon.rule_sets()
    assert cothon.rule_sets()[0] == "traders/standard"


def test_registering_a_game_twice_is_no_harm() -> None:
    before = len(GAMES)
    register(type(game_of("pearls/short"))())
    assert len(GAMES) == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, "There is already a game called “pearls”"),
        ({"players": (2, 7)}, "seats 7 players; at most 6 are possible"),
        ({"name": "shells"}, "must be called “shells/…”, not “pearls/standard”"),
        ({"move_names": ["pass"] * 5000}, "has 5,000 moves; at most 4,096 are possible"),
    ],
)
def test_a_game_that_does_not_fit_is_refused_in_words(change: dict[str, object], words: str) -> None:
    other = type("Other", (type(game_of("pearls/short")),), change)
    with pytest.raises(BadRequest, match=words):
        register(other())


def test_what_a_game_has_to_say_of_itself_is_missed_in_words() -> None:
    abstract = dict.fromkeys(Game.__abstractmethods__)
    with pytest.raises(BadRequest, match="Silent does not say its name"):
        register(type("Silent", (Game,), abstract)())
    said = {"name": "silent", "rule_sets": {}, "players": (2,), "decisions": 1}
    with pytest.raises(BadRequest, match="Silent does not say its longest"):
        register(type("Silent", (Game,), abstract | said)())


def test_what_is_no_game_is_refused_in_words() -> None:
    with pytest.raises(BadRequest, match="must be an object of a class"):
        register("pearls")  # type: ignore[arg-type]


@pytest.mark.parametrize("entry", ["nowhere.game:Game", "pearls.game:Missing", "pearls", "os:sep", "json:loads"])
def test_a_bad_entry_is_refused_in_words(
    entry: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command too, without a traceback."""
    monkeypatch.setenv("COTHON_GAMES", entry)
    with pytest.raises(BadRequest, match="which is not a game written as module:Class"):
        cothon.rule_sets()
    assert main(["simulate", "--games", "1"]) == 1
    assert capsys.readouterr().err.startswith(f"cothon: COTHON_GAMES names “{entry}”")


def test_several_entries_may_have_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COTHON_GAMES", f" {ENTRY} , ,{ENTRY}")
    assert [game.name for game in GAMES] == ["traders", "guilds", "pearls"]


def test_a_rule_set_is_a_difference() -> None:
    from pearls.rule_sets import SHORT, STANDARD

    assert replace(SHORT, name=STANDARD.name, title=STANDARD.title, rounds=5) == STANDARD
