"""Tables that others read: names, types, what they say about themselves, and going on after Ctrl-C."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cothon
from cothon.cli import main
from cothon.core.refusal import BadRequest
from cothon.lab import simulate as simulation
from cothon.lab.census import Columns
from cothon.lab.simulate import simulate, simulate_to
from cothon.lab.table_files import table_file

pytestmark = pytest.mark.once

BOTS = ["random", "careful"]
ENDINGS = [".csv", ".parquet", ".arrow"]


def read(file: Path) -> list[dict[str, Any]]:
    if file.suffix == ".csv":
        import csv

        with file.open(newline="") as text:
            return list(csv.DictReader(text))
    pytest.importorskip("pyarrow")
    from pyarrow import feather, parquet

    table = parquet.read_table(file) if file.suffix == ".parquet" else feather.read_table(file)
    return list(table.to_pylist())


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_names_need_no_quotes_and_numbers_are_short(rules: str) -> None:
    results = simulate(rules, BOTS, 3, 1, events=True, finals=["start +0"])
    for name, column in results.columns.items():
        assert re.fullmatch(r"[A-Za-z]\w*", name), name
        assert column.dtype.itemsize <= 2 or column.dtype.kind in "Uf" or name in ("game", "seed")
    assert list(results.columns)[:6] == ["game", "seed", "decisions", "ending", "start", "rules"]
    assert set(results["rules"]) == {rules}
    for row in results.rows():
        assert row["start_0_0"] == (row["start"] == 0)


def test_the_start_player_is_the_one_who_begins() -> None:
    results, moves = simulate("traders/standard", BOTS, 20, 1), simulate("traders/standard", BOTS, 20, 1, each="move")
    for row in results.rows():
        seats = moves["seat"][moves["game"] == row["game"]]
        assert seats[seats >= 0][0] == row["start"]
    assert set(results["start"]) == {0, 1}


def test_a_table_says_where_it_comes_from(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    simulate("traders/zman", BOTS, 3, 7, rotate=True).save(file)
    about = json.loads(parquet.read_schema(file).metadata[b"cothon"])
    assert about["command"] == "cothon simulate traders/zman --bots random,careful --games 3 --seed 7 --rotate"
    assert (about["cothon"], about["layout"]["game"]) == (cothon.__version__, "traders")
    assert str(parquet.read_schema(file).field("points_0").type) == "int16"


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_every_event_is_a_row(rules: str, tmp_path: Path) -> None:
    events = simulate(rules, "random", 2, 3, players=3, each="event")
    moves = simulate(rules, "random", 2, 3, players=3, each="move")
    counts = simulate(rules, "random", 2, 3, players=3, events=True)
    for row in counts.rows():
        here = events["game"] == row["game"]
        table = cothon.new_table(rules, players=3, chance="open")
        for move in moves["move"][moves["game"] == row["game"]]:
            table.play(str(move))
        told = table.events()
        assert events["kind"][here].tolist() == [event["kind"] for event in told]
        assert events["step"][here].tolist() == [event["step"] for event in told]
        assert events["seat"][here].tolist() == [event.get("seat") for event in told]
    for ending in ENDINGS:
        events.save(tmp_path / f"events{ending}")
        assert [row["kind"] for row in read(tmp_path / f"events{ending}")] == events["kind"].tolist()


def stopped(after: int) -> Any:
    """Ctrl-C after so many pieces."""
    whole = simulation.played

    def played(*given: Any) -> Iterator[Columns]:
        for number, columns in enumerate(whole(*given)):
            if number == after:
                raise KeyboardInterrupt
            yield columns

    return played


@pytest.mark.parametrize("each", ["game", "move", "event"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(
    ending: str, each: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "COMPILED_PIECE", 2)
    monkeypatch.setattr(simulation, "PYTHON_PIECE", 2)
    whole, file = tmp_path / f"whole{ending}", tmp_path / f"games{ending}"
    simulate_to(whole, "traders/standard", BOTS, 7, 1, each=each)
    with monkeypatch.context() as patch:
        patch.setattr(simulation, "played", stopped(2))
        assert simulate_to(file, "traders/standard", BOTS, 7, 1, each=each).last == 3
    kept = read(file)
    assert kept == read(whole)[: len(kept)]
    totals = simulate_to(file, "traders/standard", BOTS, 7, 1, each=each, resume=True, processes=2)
    assert totals.last == 6
    assert read(file) == read(whole)
    assert not list(tmp_path.glob("*.part"))
    assert simulate_to(file, "traders/standard", BOTS, 9, 1, each=each, resume=True).last == 8


@pytest.mark.parametrize("ending", ENDINGS)
def test_ctrl_c_while_resume_looks_at_what_is_done_loses_nothing(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "COMPILED_PIECE", 2)
    monkeypatch.setattr(simulation, "PYTHON_PIECE", 2)
    file, keep, kept = tmp_path / f"games{ending}", simulation.keep, []
    simulate_to(file, "traders/standard", BOTS, 7, 1)
    before = file.read_bytes()

    def interrupted(*given: Any) -> None:
        keep(*given)
        kept.append(given)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(simulation, "keep", interrupted)
        with pytest.raises(KeyboardInterrupt):
            simulate_to(file, "traders/standard", BOTS, 9, 1, resume=True)
    assert kept
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("ending", ENDINGS)
def test_resume_refuses_and_keeps_what_is_of_another_run(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"games{ending}"
    simulate_to(file, "traders/standard", BOTS, 3, 1)
    before = file.read_bytes()
    for change in ({"seed": 2}, {"rules": "traders/zman"}, {"bots": ["random", "random"]}, {"each": "move"}):
        given: dict[str, Any] = {"rules": "traders/standard", "bots": BOTS, "games": 5, "seed": 1} | change
        with pytest.raises(BadRequest, match="cannot be continued"):
            simulate_to(file, **given, resume=True)
        assert file.read_bytes() == before
    other = tmp_path / f"diary{ending}"
    other.write_text("Dear diary\n")
    with pytest.raises(BadRequest, match="cannot be continued"):
        simulate_to(other, "traders/standard", BOTS, 3, 1, resume=True)
    assert other.read_text() == "Dear diary\n"


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_that_is_there_is_left_alone_unless_it_is_said(ending: str, tmp_path: Path) -> None:
    diary = tmp_path / f"diary{ending}"
    diary.write_text("Dear diary\n")
    with pytest.raises(BadRequest, match="already exists; add --resume") as caught:
        simulate_to(diary, "traders/standard", BOTS, 3, 1)
    assert caught.value.code == "simulate-file-exists"
    assert diary.read_text() == "Dear diary\n"
    assert simulate_to(diary, "traders/standard", BOTS, 3, 1, overwrite=True).last == 2
    assert len(read(diary)) == 3


@pytest.mark.parametrize("ending", ENDINGS)
def test_an_empty_file_may_be_written(ending: str, tmp_path: Path) -> None:
    made = tmp_path / f"made{ending}"
    made.touch()
    assert simulate_to(made, "traders/standard", BOTS, 3, 1).last == 2
    assert len(read(made)) == 3


@pytest.mark.parametrize("option", ["--out", "--moves", "--events"])
def test_the_command_looks_at_all_its_files_before_the_first_game(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary.csv"
    diary.write_text("Dear diary\n")
    words = ["simulate", "--games", "2", option, str(diary)]
    assert main([*words, *([] if option == "--out" else ["--out", str(tmp_path / "games.csv")])]) == 1
    assert "already exists" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["diary.csv"]
    assert diary.read_text() == "Dear diary\n"


def test_the_command_writes_games_moves_and_events_of_the_same_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"{name}.csv" for name in ("games", "moves", "events")}
    words = ["simulate", "--bots", "random", "--players", "3", "--games", "3", "--out", str(files["games"])]
    assert main([*words, "--moves", str(files["moves"]), "--events", str(files["events"])]) == 0
    assert "3 games" in capsys.readouterr().out
    tables = {name: read(file) for name, file in files.items()}
    for row in tables["games"]:
        moves = [move for move in tables["moves"] if move["game"] == row["game"]]
        assert sum(move["seat"] != "-1" for move in moves) == int(row["decisions"])
        assert [event for event in tables["events"] if event["game"] == row["game"]][-1]["kind"] == "ended"
    assert main([*words, "--events", "--overwrite"]) == 0
    assert "event_sold_2" in read(files["games"])[0]
    assert main(["simulate", "--resume"]) == 1
    assert "--out" in capsys.readouterr().err


def test_a_stopped_command_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "played", stopped(0))
    assert main(["simulate", "--games", "5", "--out", str(tmp_path / "games.csv")]) == 130
    assert "Stopped after 0 of 5 games; --resume goes on." in capsys.readouterr().err


def test_missing_values_have_the_type_of_the_column(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    file = table_file(tmp_path / "t.parquet", {"types": {"price": "int"}})
    for value in (None, 3):
        column = np.empty(1, object)
        column[0] = value
        file.write({"game": np.array([1]), "price": column})
    file.close()
    from pyarrow import parquet

    assert parquet.read_table(tmp_path / "t.parquet")["price"].to_pylist() == [None, 3]
    assert parquet.read_schema(tmp_path / "t.parquet").field("price").type == pyarrow.int32()
