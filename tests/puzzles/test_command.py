"""`cothon puzzles`: solving, listing, making and checking; what goes wrong is one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from cothon.cli import main
from cothon.cli import puzzles as command
from cothon.core.words import languages
from cothon.games import rule_sets
from cothon.puzzles import making, puzzles
from cothon.puzzles.checking import Check
from cothon.puzzles.making import Done, Job
from cothon.terminal.puzzling import Puzzling

pytestmark = pytest.mark.once

Shown = pytest.CaptureFixture[str]


def test_they_are_listed(capsys: Shown) -> None:
    assert main(["puzzles", "list", "--rules", "guilds"]) == 0
    shown = capsys.readouterr().out
    assert all(one.id in shown for one in puzzles("guilds"))
    assert main(["puzzles", "list", "--json", "--rules", "traders/classic"]) == 0
    assert {one["id"] for one in json.loads(capsys.readouterr().out)} == {one.id for one in puzzles("traders/classic")}


@pytest.mark.parametrize("language", languages())
def test_an_answer_is_judged(capsys: Shown, language: str) -> None:
    one = puzzles("traders")[0]
    asked = ["puzzles", "--id", one.id, "--language", language, "--answer"]
    assert main([*asked, ",".join(one.answer)]) == 0
    assert main([*asked, ",".join(one.tempting)]) == 1
    assert capsys.readouterr().out


def test_what_is_asked_wrongly_is_refused_in_a_sentence(capsys: Shown) -> None:
    for words in (["--id", "nothing"], ["--theme", "nothing"], ["--day", "yesterday"], ["make", "--games", "0"]):
        assert main(["puzzles", *words]) == 1
        assert capsys.readouterr().err.startswith("cothon: ")


def solved_with(moves: Iterator[str]) -> tuple[bool, str]:
    one = next(one for one in puzzles("traders") if len(one.answer) == 1 and len(one.tempting) == 1)
    console = Console(record=True, width=100)
    texts = {"right": one.answer[0], "wrong": one.tempting[0]}
    done = Puzzling(one, console, lambda _: texts.get(text := next(moves), text), "en").run()
    return done, console.export_text()


def test_it_is_solved_after_a_wrong_try() -> None:
    done, shown = solved_with(iter(["wrong", "fly away", "right"]))
    assert done
    assert "Not the best" in shown
    assert "After the best decision, on average:" in shown
    assert "Right!" in shown


def test_three_wrong_tries_or_a_question_mark_show_the_answer() -> None:
    for moves in (["wrong"] * 3, ["?"]):
        done, shown = solved_with(iter(moves))
        assert not done
        assert "Best: " in shown


def test_making_tells_how_many(tmp_path: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "seek", lambda job: done(job))
    out = str(tmp_path / "found.jsonl")
    assert main(["puzzles", "make", "--rules", "traders", "--games", "2", "--out", out]) == 0
    games = 2 * sum(rules.startswith("traders/") for rules in rule_sets())
    assert f"{games} games looked through, 8 puzzles" in capsys.readouterr().out


def done(job: Job) -> Done:
    return Done(job.rules, job.number, puzzles(job.rules)[:1])


def test_checking_fails_where_too_few_hold_or_one_leaks(capsys: Shown) -> None:
    held, lost, told = Check("a", 2.0, 1.0, False), Check("b", -0.5, -1.0, False), Check("c", 2.0, 1.0, True)
    assert command.report([held] * 99 + [lost], "en") == 0
    assert command.report([held] * 9 + [lost], "en") == 1
    assert command.report([held] * 99 + [told], "en") == 1
    assert command.report([], "en") == 1
    assert "b: another decision did better" in capsys.readouterr().out
