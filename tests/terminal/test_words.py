"""What the terminal says: what follows a move, decisions typed in one line, and in the player's language."""

from __future__ import annotations

import ast
import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import cothon
from cothon import cli
from cothon.cli import main
from cothon.cli.language import language_of
from cothon.core.drawing import plain_drawing
from cothon.core.words import languages, say, texts
from cothon.games import GAMES
from cothon.terminal.drawing import draw, open_view

from ..boards import seat, table
from .screen import played

pytestmark = pytest.mark.once


def payday() -> cothon.Table:
    return table("classic", seat("B5 B3", stock="G3"), seat(), market="G5", ships={"G": 4, "R": 2})


def test_what_follows_a_move_is_told() -> None:
    session, text = played(payday(), [None, None], "buy")
    assert "The green ship arrives at Carthage: payday." in text
    assert "White sells 2 wine cards: price 5 × 2 = 10, so 2 VP." in text
    assert "White gets a green token." in session.log
    assert session.log.index("White buys the goods.") < session.log.index("White gets a green token.")


def test_a_decision_of_several_moves_is_one_line_and_one_undo() -> None:
    game = table("standard", seat("B5 B3 B2"), seat(), market="R5 R3", farm="Y2 Y3")
    before = game.position()
    session, text = played(game, [None, None], "buy, pay B5, pay B2, pay B3")
    assert "White pays B3." not in text, "the last card is not needed, so nothing of the line is played"
    assert session.table.position() == before
    session, text = played(game, [None, None], "buy , pay B5,pay B3")
    assert "White pays B5.\n  White pays B3." in text
    assert session.table.position()["seats"][0]["stock"] == ["R3", "R5"]
    assert session.table.begun == [0]


def test_a_game_in_another_language() -> None:
    _, text = played(payday(), [None, None], "help", "fly", "buy", language="de")
    assert "der Weg nach Karthago" in text
    assert "deine letzte Entscheidung zurücknehmen" in text
    assert say("refusal-unknown-move", "de", move="fly") in text
    assert "White kauft die Waren." in text
    assert "White bekommt eine grüne Marke." in text


def test_the_language_is_that_of_the_environment() -> None:
    assert language_of({"LANG": "de_CH.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_BE"}) == "nl"
    assert language_of({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}) == "en"
    assert language_of({"LANG": "", "LC_ALL": "ja-JP"}) == "ja"
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({}) == "en"


def test_the_command_speaks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    game = payday()
    game.play_all(["buy", "pay B5"])
    file.write_text(json.dumps(game.record()))
    assert main(["replay", str(file), "--language", "nl"]) == 0
    said = capsys.readouterr().out
    assert "White koopt de goederen." in said
    assert "White krijgt een groen fiche." in said
    assert "Het spel is niet afgelopen." in said
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(["position", str(file)]) == 0
    assert "カルタゴへの航路" in capsys.readouterr().out
    assert main(["replay", "nowhere.json"]) == 1
    assert "nowhere.json" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("arena traders/classic --bots novice,random --games 2 --seed 1", ["2 Spiele", "Anteil (95 %)"]),
        ("tournament --bots novice,random --games 2 --seed 1", ["2 Spiele", "Siege"]),
        ("simulate traders/classic --bots novice,random --games 4", ["4 Spiele zu je", "gewinnt"]),
        ("balance --rules traders/classic --players 2 --games 20", ["2 Spieler:", "Der Startspieler gewinnt"]),
    ],
)
def test_every_command_speaks_it(
    command: str, said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command.split(), "--language", "de"]) == 0
    heard = " ".join(capsys.readouterr().out.split())
    for sentence in said:
        assert sentence in heard


def test_no_command_prints_words_of_its_own() -> None:
    """What is said to people stands in the words, where it has all languages."""
    for file in sorted(Path(cli.__file__).parent.glob("*.py")):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and name_of(call) == "print":
                spoken = [text for value in call.args for text in literals(value) if re.search("[A-Za-z]{2}", text)]
                assert spoken == ["cothon: "] * len(spoken), f"{file.name}, line {call.lineno}"


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def literals(node: ast.AST) -> list[str]:
    """Texts that stand in the expression itself, not those that it looks up, styles or formats with."""
    if isinstance(node, ast.Constant):
        return [re.sub(r"\[/?\w*\]", "", node.value)] if isinstance(node.value, str) else []
    inside = {ast.Call, ast.Subscript, ast.Attribute, ast.GeneratorExp, ast.FormattedValue}
    if type(node) in inside:
        return []
    return [text for child in ast.iter_child_nodes(node) for text in literals(child)]


def test_a_replay_tells_events_and_ends_with_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    game = cothon.new_table("traders/classic", 2, seed=4)
    while game.turn is not None:
        game.play(game.legal_moves()[0])
    file.write_text(json.dumps(game.record()))
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr().out
    assert "\n     The " in said, "the sentences of events stand below their move"
    assert said.count(" arrives at Carthage: payday.") == sum(e["kind"] == "arrived" for e in game.events())
    assert f"Scores: {', '.join(map(str, game.scores()))}." in said
    assert main(["replay", str(file), "--moves"]) == 0
    assert "payday" not in capsys.readouterr().out


@pytest.mark.parametrize("rules", cothon.rule_sets())
@pytest.mark.parametrize("language", languages())
def test_every_game_is_drawn_in_every_language(rules: str, language: str) -> None:
    game = cothon.new_table(rules, 3, seed=1)
    out = io.StringIO()
    Console(file=out, width=100).print(draw(open_view(game.position(), game.view(None)), game.names, language))
    assert game.names[0] in out.getvalue()
    assert all(card in out.getvalue() for card in game.position()["seats"][0]["hand"][:1])


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_a_view_can_be_drawn_without_knowing_its_game(rules: str) -> None:
    game = cothon.new_table(rules, 3, seed=1)
    out = io.StringIO()
    Console(file=out, width=300).print(plain_drawing(game.view(0), game.names, "en"))
    for name in game.names:
        assert name in out.getvalue()
    for card in game.view(0)["seats"][0]["hand"]:
        assert card in out.getvalue()
    assert "memory" not in out.getvalue()


def test_the_scores_are_told_in_words() -> None:
    for game in GAMES:
        for rules in list(game.rule_sets)[:1]:
            _, text = played(
                cothon.new_table(rules, 2, seed=1), [cothon.bot("random", seed=1), cothon.bot("random", seed=2)]
            )
            assert re.search(r"★ \w+: \d+ \(.*\d+\)", text.replace("\n", " "))
            assert "{" not in text
            assert "_" not in text.partition("The game is over.")[2]


def test_no_english_sentence_is_left_in_the_terminal() -> None:
    """Every message that the terminal asks for exists in every language."""
    source = Path(cothon.__file__).parent
    wanted: set[str] = set()
    drawing = source / "core" / "drawing.py"
    for path in [drawing, *(source / "terminal").rglob("*.py"), *(source / "cli").glob("*.py")]:
        wanted |= set(re.findall(r'"(terminal-[\w-]+)"', path.read_text()))
        own = re.search(r'words\.say\(f"(\w+)-\{key\}"', path.read_text())  # where a file's words have another name
        family = own[1] if own else "terminal"
        wanted |= {f"{family}-{key}" for key in re.findall(r'self\.say\("([\w-]+)"', path.read_text())}
    assert len(wanted) > 30
    for language in languages():
        known = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts(language)), re.M))
        assert wanted <= known, language
