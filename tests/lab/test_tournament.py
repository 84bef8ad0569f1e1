"""Tournaments: who meets whom, how strong they are found to be, and what is written."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

import cothon
from cothon.cli import main
from cothon.lab.contest import Result
from cothon.lab.ratings import met, ratings
from cothon.lab.tournament import paired, tournament
from cothon.lab.tournament_page import html

pytestmark = pytest.mark.once

BOTS = ["random", "novice", "apprentice@2"]


def game(order: str, winner: str, number: int = 0) -> Result:
    seats = len(order)
    shares = [float(name == winner) for name in order]
    return Result(number, number, list(order), shares, [1] * seats, [1] * seats, [0.0] * seats)


def test_everyone_meets_everyone() -> None:
    found = tournament("traders/standard", BOTS, 2, 1, 1)
    assert found.games == 6
    assert found.rounds == [[list(pair) for pair in combinations(BOTS, 2)]]
    assert {name: set(others) for name, others in found.met.items()} == {name: set(BOTS) - {name} for name in BOTS}
    assert all(entry.games == 2 for others in found.met.values() for entry in others.values())
    assert sum(row.wins for row in found.rows) == pytest.approx(6)
    assert abs(sum(row.elo for row in found.rows)) < 1e-6
    again = tournament("traders/standard", BOTS, 2, 1, 2)
    assert [(row.bot, row.wins, row.elo) for row in again.rows] == [(row.bot, row.wins, row.elo) for row in found.rows]


def test_three_at_a_table_of_a_swiss_tournament() -> None:
    found = tournament("traders/classic", [*BOTS, "random@1", "novice@1"], 1, 1, 1, players=3, form="swiss", rounds=2)
    assert found.games == 2
    assert [len(group) for round_ in found.rounds for group in round_] == [3, 3]


def test_a_swiss_round_pairs_those_who_stand_alike_and_have_not_met() -> None:
    results = [game("ab", "a"), game("cd", "c")]
    assert paired("abcd", 2, results, [[["a", "b"], ["c", "d"]]]) == [["a", "c"], ["b", "d"]]
    assert paired("abcde", 2, [], []) == [["a", "b"], ["c", "d"]]  # the last rests
    assert ["e"] not in paired("abcde", 2, [], [[["a", "b"], ["c", "d"]]])
    assert any("e" in group for group in paired("abcde", 2, [], [[["a", "b"], ["c", "d"]]]))


def test_elo_follows_who_beats_whom_even_of_those_who_never_met() -> None:
    results = [game("ab", "a")] * 9 + [game("ab", "b")] * 3 + [game("bc", "b")] * 9 + [game("bc", "c")] * 3
    rows = {row.bot: row for row in ratings("abc", results)}
    assert rows["a"].elo > rows["b"].elo > rows["c"].elo
    assert rows["a"].elo - rows["b"].elo == pytest.approx(rows["b"].elo - rows["c"].elo, abs=1)
    assert 120 < rows["a"].elo - rows["b"].elo < 191  # three to one is 191, a little less for so few games
    for row in rows.values():
        assert row.elo_interval[0] <= row.elo <= row.elo_interval[1]
    assert met("abc", results)["a"]["b"].share == 0.75
    assert "c" not in met("abc", results)["a"]


def test_one_who_wins_all_is_not_endlessly_strong() -> None:
    rows = {row.bot: row for row in ratings("ab", [game("ab", "a")] * 10)}
    assert 200 < rows["a"].elo - rows["b"].elo < 1200


def test_the_page_and_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["tournament", "--bots", "random,novice", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    assert main(call) == 0
    assert "Elo" in capsys.readouterr().out
    data = json.loads((tmp_path / "tournament.json").read_text())
    assert {row["bot"] for row in data["rows"]} == {"random", "novice"}
    page = (tmp_path / "index.html").read_text()
    assert "Who won against whom" in page
    (tmp_path / "index.html").write_text("Dear diary\n")
    assert main([*call, "--json"]) == 1
    assert "already exists; add --overwrite" in capsys.readouterr().err
    (tmp_path / "tournament.json").unlink()
    assert main([*call, "--json"]) == 1
    assert (tmp_path / "index.html").read_text() == "Dear diary\n"
    assert main([*call, "--json", "--overwrite"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_the_help_says_how_many_sit_at_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "--help"])
    assert "how many sit at each table (2)" in " ".join(capsys.readouterr().out.split())
    assert main(["tournament", "--bots", "novice,random", "--players", "0"]) == 1
    assert "2 to 4 players, not 0" in capsys.readouterr().err


def test_names_of_bots_are_escaped_on_the_page() -> None:
    found = tournament("traders/standard", ["random", "novice"], 1, 1, 1)
    row = found.rows[0].__class__(**(vars(found.rows[0]) | {"bot": "<b>"}))
    assert "<b>" not in html(found.__class__(**(vars(found) | {"rows": [row], "met": {"<b>": {}}})))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots novice", "different bots"),
        ("--bots novice,novice", "different bots"),
        ("--bots novice,random --players 3", "3 players"),
        ("--bots novice,wizard", "no bot"),
        ("--bots novice,random --rounds 0", "positive"),
        ("--bots novice,random --games 0", "at least one game"),
        ("--bots novice,nowhere_at_all:x", "could not be made"),
    ],
)
def test_what_makes_no_tournament_is_refused(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *words.split()]) == 1
    assert said in capsys.readouterr().err
    with pytest.raises(cothon.BadRequest):
        tournament("traders/standard", "novice", form="cup")
