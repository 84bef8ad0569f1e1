"""The whole screen as the table: decisions, undo, hints, files, the curtain, both games and one from elsewhere."""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

import cothon
from cothon.cli import main
from cothon.core.words import languages, say
from cothon.terminal.playing import Line
from cothon.terminal.screen.app import PlayApp
from cothon.terminal.screen.base import Foot, Pane
from cothon.terminal.screen.choices import Choices
from cothon.terminal.screen.filing import INTERRUPTED
from cothon.terminal.screen.replaying import ReplayApp

from ..boards import seat, table
from ..elsewhere import pearls_known
from ..play_outs import finished
from .pilot import Hand, at, shown
from .test_session import Broken

pytestmark = pytest.mark.once

LAST = 12  # moves of a game that is nearly over


@pytest.fixture
def pearls() -> Iterator[None]:
    with pearls_known():
        yield


def purchase() -> cothon.Table:
    return table("standard", seat("B5 B3 G3"), seat(), market="R5 R3", farm="Y2 Y3")


def nearly_over(rules: str) -> cothon.Table:
    record = finished(cothon.new_table(rules, 2, seed=1), 1).record()
    kept = {key: value for key, value in record.items() if key not in ("ending", "scores", "winners")}
    return cothon.replay(kept | {"moves": record["moves"][:-LAST]}, seed=1)


def test_a_decision_of_several_moves_is_played_as_a_whole() -> None:
    game = purchase()

    async def play(hand: Hand) -> None:
        await hand.choose("White buys")
        assert game.log == [], "nothing is played before it is complete"
        assert hand.offered() == ["White pays B3.", "White pays G3."], "B5 is paid in any case"
        await hand.choose("White pays G3")

    app = at(game, [None, None], play)
    assert game.position()["seats"][0]["hand"] == ["B3"]
    assert game.begun[0] == 0
    assert len(game.begun) < 3
    assert Line("White buys the goods.", False) in app.lines


def test_a_step_is_taken_back_and_then_the_decision() -> None:
    game = table("standard", seat("B5 B3", tokens={"R": 1}), seat("G2"), market="R5 R3")
    before = game.position()

    async def play(hand: Hand) -> None:
        first = hand.offered()
        await hand.choose("White buys")
        assert hand.offered() != first
        await hand.press("u")
        assert hand.offered() == first
        await hand.press("u")
        assert hand.said() == say("refusal-nothing-to-undo")

    at(game, [None, None], play)
    assert game.position() == before


def test_the_last_decision_is_taken_back_where_it_showed_nothing() -> None:
    """An action of Guilds, then what to do with it."""
    game = cothon.new_table("guilds/standard", 2, seed=3)

    async def play(hand: Hand) -> None:
        while game.turn != 0 or game.undo_refusal(0) is not None:
            await hand.press("enter")
        before = game.log[: game.begun[-1]]
        await hand.press("backspace")
        assert game.log == before
        assert hand.offered()

    app = at(game, [None, cothon.bot("random", seed=1)], play)
    assert app.lines[-1] == Line("Red takes a decision back.", True)


def test_numbers_arrows_and_the_mouse_choose() -> None:
    game = table("classic", seat("R2"), seat(), market="R5 B2 G3")

    async def play(hand: Hand) -> None:
        choices = hand.app.query_one(Choices)
        await hand.press("down")
        assert choices.highlighted == 1
        await hand.press("1")
        assert choices.highlighted == 0
        assert game.log == [], "a number only marks"
        row = hand.offered().index("White takes G3 as coins.")
        await hand.pilot.click(Choices, offset=(4, row))
        await hand.settle()

    at(game, [None, None], play)
    assert game.position()["market"] == ["R5", "B2"]


def test_two_digits_are_one_number() -> None:
    async def play(hand: Hand) -> None:
        choices = hand.app.query_one(Choices)
        choices.offer([str(number) for number in range(1, 15)])
        await hand.settle()
        await hand.press("1", "2")
        assert choices.highlighted == 11
        await hand.press("9")
        assert choices.highlighted == 8
        await hand.press("0")
        assert choices.highlighted == 8

    at(purchase(), [None, None], play)


def test_what_a_choice_would_bring_is_said_before_it_is_made() -> None:
    game = table("classic", seat("B5 B3", stock="G3"), seat(), market="G5", ships={"G": 4, "R": 2})

    async def play(hand: Hand) -> None:
        await hand.press("1")
        assert "White sells 2 wine cards: price 5 × 2 = 10, so 2 VP." in hand.said()

    at(game, [None, None], play)
    assert game.log == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("rules", "seed", "length"), [("traders/standard", 7, 65), ("guilds/standard", 3, 45)])
def test_on_a_narrow_screen_it_is_read_to_its_end(rules: str, seed: int, length: int, language: str) -> None:
    game, dice = cothon.new_table(rules, 3, seed=seed), random.Random(seed)
    while len(game.log) < length:
        game.play(dice.choice(game.legal_moves()))

    async def play(hand: Hand) -> None:
        said = hand.app.part("#said", Static)
        for _ in hand.offered():
            await hand.press("down")
            assert said.virtual_region.height >= said.get_content_height(said.size, said.size, said.size.width)

    at(game, [None, None, None], play, (60, 40), language)


def test_hands_are_hidden_until_the_next_person_sits_down() -> None:
    game = table("classic", seat("R2"), seat("G5 G5"), market="R5 B2 B3")

    async def play(hand: Hand) -> None:
        assert "R2" in hand.text()
        await hand.choose("White takes R5")
        covered = hand.text()
        assert "Pass the screen to Pink." in covered
        assert "G5" not in covered
        assert "R2" not in covered
        await hand.press("escape", "u", "h")
        assert "Pass the screen to Pink." in hand.text(), "only the answer lifts the curtain"
        await hand.press("enter")
        assert "G5" in hand.text()

    at(game, [None, None], play)


def test_a_hint_stands_beside_the_choices_it_is_about() -> None:
    game = table("classic", seat("R5 R5"), seat("G2"), market="B5 B3")

    async def play(hand: Hand) -> None:
        await hand.press("h")
        assert sum("% to win" in line for line in hand.offered()) == 3
        choices = hand.app.query_one(Choices)
        assert choices.highlighted is not None
        assert "% to win" in hand.offered()[choices.highlighted]

    at(game, [None, None], play)


def test_saving_overwrites_only_what_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = purchase()
    diary = tmp_path / "cothon-game.json"

    async def play(hand: Hand) -> None:
        await hand.press("s", "enter")
        assert cothon.replay(json.loads(diary.read_text())) == game
        assert f"Saved to {diary.name}." in hand.text()
        diary.write_text("Dear diary")
        await hand.press("s", "enter")
        assert (tmp_path / "cothon-game-2.json").exists(), "another name is proposed"
        await hand.press("s")
        await hand.type("cothon-game.json")
        await hand.press("enter")
        assert diary.read_text() == "Dear diary"
        await hand.press("s")
        await hand.type("cothon-game.json")
        await hand.press("2", "enter")
        assert cothon.replay(json.loads(diary.read_text())) == game
        await hand.press("s")
        await hand.type("/none/such")
        assert hand.app.part("#said", Static).has_class("refused")

    at(game, [None, None], play)


def test_ctrl_c_keeps_the_game_also_before_a_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(hand: Hand) -> None:
        await hand.press("q")
        assert "Leave the table?" in hand.text()
        await hand.pilot.press("ctrl+c")

    app = at(purchase(), [None, None], play)
    assert app.return_value == INTERRUPTED
    assert cothon.replay(json.loads((tmp_path / "cothon-game.json").read_text())) == purchase()


@pytest.mark.parametrize(("answer", "code", "files"), [("2", 0, 1), ("3", 0, 0), ("1", None, 0)])
def test_leaving_asks_first(
    answer: str, code: int | None, files: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(hand: Hand) -> None:
        await hand.press("q", answer)
        await hand.pilot.press("enter")

    app = at(purchase(), [None, None], play)
    assert app.return_value == code
    assert len(list(tmp_path.glob("*.json"))) == files


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard", "pearls/standard"])
def test_a_game_against_a_bot_ends_with_result_and_replay(rules: str, pearls: None) -> None:
    game = nearly_over(rules)

    async def play(hand: Hand) -> None:
        while game.turn is not None:
            await hand.press("enter")
        assert "★" in hand.text()
        await hand.press("1", "enter", "end")
        assert hand.app.screen is not hand.app.screen_stack[0]
        assert game.names[0] in hand.text()
        await hand.press("home", "down", "escape")
        assert hand.app.screen is hand.app.screen_stack[0]
        await hand.press("3", "enter")

    app = at(game, [None, cothon.bot("random", seed=1)], play)
    assert app.return_value == 0


def test_a_bot_that_breaks_down_is_replaced() -> None:
    game = nearly_over("traders/standard")

    async def play(hand: Hand) -> None:
        assert game.turn is None

    app = at(game, [Broken(), Broken()], play)
    assert any("RuntimeError: out of ideas" in line.text for line in app.lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_the_smallest_screen_has_hand_choices_and_log_in_every_language(rules: str, language: str) -> None:
    game = cothon.new_table(rules, 3, seed=5)

    async def play(hand: Hand) -> None:
        text = hand.text()
        assert not re.search(r"[a-z]+/[a-z]+/\d|base:|[a-z]+-[a-z]+-\d", text), "things have names, not ids"
        assert say("terminal-screen-decides", language, name=game.names[0]) in text
        assert hand.offered()[0][:20] in text
        board = hand.app.query_one("#board", Pane)
        assert hand.app.query_one("#hand", Static).size.height > 1
        assert board.size.height >= 4
        await hand.press("pagedown")
        assert board.scroll_y > 0
        await hand.press("l")
        assert game.names[2] in hand.text()
        assert not hand.app.query_one("#hand", Static).is_on_screen

    at(game, [None, cothon.bot("random", seed=1), cothon.bot("random", seed=2)], play, (80, 24), language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(60, 34), (80, 24)])
def test_every_key_is_named_at_the_foot(size: tuple[int, int], language: str) -> None:
    async def play(hand: Hand) -> None:
        while not hand.app.query_one(Foot).children:  # Textual fills it when all else is there
            await hand.pilot.pause()
        await hand.pilot.pause()
        for action in PlayApp.KEYS.values():
            assert say(f"terminal-key-{action}", language) in hand.text()

    bots = [cothon.bot("random", seed=seed) for seed in (1, 2)]
    at(cothon.new_table("traders/standard", 3, seed=5), [None, *bots], play, size, language)


def test_a_loaded_game_tells_what_happened_before() -> None:
    game = table("classic", seat("R2"), seat("G5"), market="R5 B2 G3")
    game.play("take R5")

    async def play(hand: Hand) -> None:
        assert "White takes R5 as coins." in hand.text()

    at(game, [cothon.bot("random", seed=1), None], play)


def test_a_game_on_file_is_looked_at_with_open_cards() -> None:
    game = table("classic", seat("R2"), seat("G5 Y3"), market="R5 B2 G3")
    game.play("take R5")

    async def play(hand: Hand) -> None:
        assert say("terminal-screen-begins") in hand.text()
        await hand.press("down")
        assert "Y3" in hand.text()
        await hand.pilot.press("q")

    app = ReplayApp(game, "en")
    shown(app, play)
    assert app.return_value == 0


def test_without_the_package_or_a_terminal_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(purchase().record()))
    for words in (["play"], ["replay", str(file)]):
        assert main([*words, "--screen"]) == 1
        assert "needs a terminal to fill" in capsys.readouterr().err
    for name in [name for name in sys.modules if name.startswith("cothon.terminal.screen")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    assert main(["play", "--screen"]) == 1
    assert 'pip install "cothon[terminal]"' in capsys.readouterr().err
