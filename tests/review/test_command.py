"""`cothon review`: words, data and a page; what goes wrong is one sentence."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cothon.cli import main
from cothon.cli import review as command
from cothon.core.game import Json
from cothon.core.words import languages
from cothon.review import Review
from cothon.review.reviewing import Progress

from .games import QUICK
from .test_review import short_record

pytestmark = pytest.mark.once


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(short_record()))
    return str(path)


def test_words_and_a_curve(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", file, "--effort", str(QUICK)]) == 0
    shown = capsys.readouterr().out
    assert "accuracy" in shown
    assert "Everyone's chance to win" in shown
    assert "The game is not over" in shown


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(file: str, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["review", file, "--effort", str(QUICK), "--language", language, "--seat", "0"]) == 0
    assert capsys.readouterr().out


def test_data(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", file, "--effort", str(QUICK), "--json", "--seat", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [player["seat"] for player in data["players"]] == [1]


def test_a_page_complete_in_one_file(file: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    assert main(["review", file, "--effort", str(QUICK), "--html", str(out)]) == 0
    text = out.read_text("utf-8")
    assert "<svg" in text
    assert "prefers-color-scheme:dark" in text
    assert "src=" not in text
    assert "http" not in text


def test_what_cannot_be_written_or_read_is_said(file: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["review", file, "--effort", str(QUICK), "--html", str(tmp_path / "none" / "x.html")]) == 1
    assert main(["review", str(tmp_path / "none.json")]) == 1
    assert main(["review", file, "--effort", "0"]) == 1
    assert capsys.readouterr().err.count("cothon: ") == 3


def test_control_c_keeps_what_is_done(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import cothon

    whole = cothon.review

    def interrupted(
        record: Json, seats: list[int] | None, seed: int, effort: float, progress: Callable[[Progress], None]
    ) -> Review:
        def stop(now: Progress) -> None:
            progress(now)
            if now.share > 0.2:
                raise KeyboardInterrupt

        return whole(record, seats, seed, effort, stop)

    monkeypatch.setattr(cothon, "review", interrupted)
    assert main(["review", file, "--effort", str(QUICK)]) == command.INTERRUPTED
    shown = capsys.readouterr().out
    assert "accuracy" in shown
    assert "Interrupted" in shown
