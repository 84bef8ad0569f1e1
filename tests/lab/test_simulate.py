"""Simulation: the same games whoever plays them, and tables that others can read."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import cothon
from cothon.cli import main
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest
from cothon.lab.plan import Plan, play_game
from cothon.lab.results import Results
from cothon.lab.simulate import pieces_of, simulate

TABLES = [(rules, players) for rules in cothon.rule_sets() for players in (2, 3, 4)]


def test_simulate_is_part_of_the_public_api() -> None:
    assert cothon.simulate is simulate
    assert len(cothon.simulate("traders/standard", ["random", "careful"], 3, 1)) == 3


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_compiled_games_are_those_that_tables_play(rules: str, players: int) -> None:
    """Every simulated game, played again move by move as a record, has the same result."""
    results = simulate(rules, "careful", 3, 5, players=players)
    moves = simulate(rules, "careful", 3, 5, players=players, each="move")
    for row in results.rows():
        here = moves["game"] == row["game"]
        assert int((moves["seat"][here] >= 0).sum()) == row["decisions"]
        table = cothon.new_table(rules, players, chance="open")
        for move in moves["move"][here]:
            table.play(str(move))
        assert table.ending == row["ending"]
        assert table.scores() == [row[f"points_{seat}"] for seat in range(players)]
        assert table.winners() == [seat for seat in range(players) if row[f"share_{seat}"]]


@pytest.mark.parametrize("each", ["game", "move"])
def test_pieces_threads_and_processes_make_no_difference(each: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate("traders/zman", ["random", "careful", "random"], 23, 7, each=each, rotate=True)
    monkeypatch.setattr("cothon.lab.simulate.COMPILED_PIECE", 5)
    monkeypatch.setattr("cothon.lab.simulate.PYTHON_PIECE", 5)
    assert simulate("traders/zman", ["random", "careful", "random"], 23, 7, each=each, rotate=True) == whole
    assert simulate("traders/zman", ["random", "careful", "random"], 23, 7, 2, each=each, rotate=True) == whole
    assert simulate("traders/zman", ["random", "careful", "random"], 23, 8, each=each, rotate=True) != whole


def test_compiled_policies_play_the_same_through_the_interface_of_bots() -> None:
    plan = Plan("guilds/standard", ("random", "careful"), 2, 3)
    results = simulate("guilds/standard", ["random", "careful"], 2, 3)
    for row in results.rows():
        state, events = play_game(plan.rules, plan.bots, row["seed"])
        assert sum(who >= 0 for who, _ in events) == row["decisions"]
        assert [state.points(seat) for seat in (0, 1)] == [row["points_0"], row["points_1"]]


def test_bots_written_in_python_play_too() -> None:
    name = "tests.lab.foreign:Seeded"
    results = simulate("traders/standard", [name, "random"], 2, 1, rotate=True)
    assert results["bot_0"].tolist() == [name, "random"]
    assert simulate("traders/standard", [name, "random"], 2, 1, rotate=True) == results


def test_levels_that_think_ahead_play_the_same_however_the_games_are_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["trader@5", "novice"]
    whole = simulate("guilds/standard", bots, 2, 7, rotate=True)
    monkeypatch.setattr("cothon.lab.simulate.COMPILED_PIECE", 1)
    assert simulate("guilds/standard", bots, 2, 7, 2, rotate=True) == whole
    moves = simulate("guilds/standard", bots, 2, 7, rotate=True, each="move")
    assert (moves["seat"] >= 0).sum() == whole["decisions"].sum()


needs_compiler = pytest.mark.skipif(not is_compiled(), reason="about the compiled engine")


@needs_compiler
def test_a_level_is_as_strong_inside_compiled_code_as_through_its_own_interface() -> None:
    """Same search, other random numbers: each wins half of the games, by two standard errors. Seeds are fixed."""
    games = 30
    results = simulate("traders/standard", ["trader", "tests.lab.foreign:trader"], games, 3, rotate=True)
    won = np.where(results["bot_0"] == "trader", results["share_0"], results["share_1"]).sum()
    assert abs(won - games / 2) < 2 * games**0.5 / 2


@needs_compiler
def test_what_takes_long_is_cut_into_small_pieces() -> None:
    sizes = [pieces_of(Plan("traders/standard", (name, "novice"), 1000, 1))[0][1] for name in ("novice", "trader")]
    assert sizes[0] > sizes[1] >= 1


def test_bots_change_seats_from_game_to_game_if_wished() -> None:
    results = simulate("traders/standard", ["careful", "random"], 4, 1, rotate=True)
    assert results["bot_0"].tolist() == ["careful", "random"] * 2
    assert results["bot_1"].tolist() == ["random", "careful"] * 2


def test_the_last_observations_numbers_can_be_columns() -> None:
    results = simulate("traders/standard", "random", 5, 1, finals=["all tokens", "tokens R"])
    most = np.maximum(results["all tokens_0"], results["all tokens_1"])
    assert (most[results["ending"] == "eight tokens"] >= 8).all()


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".arrow"])
def test_tables_are_written_and_read_again(ending: str, tmp_path: Path) -> None:
    results = simulate("traders/standard", ["random", "careful"], 6, 1)
    file = tmp_path / f"games{ending}"
    results.save(file)
    if ending == ".csv":
        with file.open(newline="") as text:
            rows = list(csv.DictReader(text))
        assert [int(row["points_1"]) for row in rows] == results["points_1"].tolist()
    else:
        arrow = pytest.importorskip("pyarrow")
        from pyarrow import feather, parquet

        table = parquet.read_table(file) if ending == ".parquet" else feather.read_table(file)
        assert isinstance(table, arrow.Table)
        assert table.num_rows == 6
        assert Results({name: table[name].to_numpy() for name in table.column_names})["seed"].tolist() == (
            results["seed"].tolist()
        )


def test_bad_input_is_refused_in_words(tmp_path: Path) -> None:
    for settings, words in (
        ({"rules": "traders/none"}, "no rule set"),
        ({"bots": ["random"]}, "2 to 4 players"),
        ({"bots": ["random", "nobody"]}, "nobody"),
        ({"bots": ["random", "no.such.module:bot"]}, "could not be made"),
        ({"finals": ["gold"]}, "no number “gold”"),
        ({"games": 0}, "number of games"),
        ({"games": 10**30}, "More than 2147483647 games"),
        ({"seed": "x"}, "A seed is a whole number"),
        ({"seed": None}, "A seed is a whole number"),
        ({"bots": 7}, "no bot “7”"),
        ({"bots": ["random", 7]}, "no bot “7”"),
        ({"bots": ["random", "trader@x"]}, "not “trader@x”"),
        ({"bots": ["random", "trader@0"]}, "simulations cannot be 0"),
        ({"processes": 0}, "number of processes"),
        ({"each": "turn"}, "“game”, “move” or “event”"),
        ({"players": 3}, "3 opponents|must be 3"),
    ):
        given = {"rules": "traders/standard", "bots": ["random", "random"], "games": 1, "seed": 1} | settings
        with pytest.raises(BadRequest, match=words):
            simulate(**given)  # type: ignore[arg-type]
    results = simulate("traders/standard", "random", 1, 1)
    with pytest.raises(BadRequest, match=r"games\.txt cannot be written as a table"):
        results.save(tmp_path / "games.txt")
    with pytest.raises(BadRequest, match="cannot be written"):
        results.save(tmp_path / "nowhere" / "games.csv")


def test_the_command_prints_a_summary_and_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    words = ["simulate", "--bots", "random,careful", "--games", "20", "--rotate", "--out", str(file)]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "20 games" in out
    assert "careful" in out
    assert len(file.read_text().splitlines()) == 21
    assert main(["simulate", "--rules", "none"]) == 1
    assert "There is no rule set" in capsys.readouterr().err
