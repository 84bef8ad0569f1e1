"""Finding puzzles: resumable, the same for the same seed, whatever happens on the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cothon.core.build import is_compiled
from cothon.core.record import state_after
from cothon.core.refusal import BadRequest
from cothon.puzzles import making
from cothon.puzzles.making import Done, Job, make_puzzles, played, seek

pytestmark = pytest.mark.skipif(not is_compiled(), reason="searches take too long uncompiled")
RULES = ["traders/standard"]


JOB = Job("traders/standard", 22, 1)  # a game that has one


@pytest.fixture(scope="module")
def found() -> Done:
    return seek(JOB)


def test_the_same_game_gives_the_same_puzzles(found: Done) -> None:
    assert found.puzzles
    assert seek(JOB).data() == found.data()


def test_a_puzzle_shows_what_its_seat_saw_in_the_game(found: Done) -> None:
    one = found.puzzles[0]
    table = played(Job(one.rules, one.source["game"], one.source["seed"]))
    del table.log[one.source["step"] :]
    before = state_after(table, one.source["step"])
    assert one.game.view(before, one.seat) == one.view()


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sought: list[int] = []

    def fake(job: Job) -> Done:
        if len(sought) == 2:
            sought.append(-1)
            raise KeyboardInterrupt
        sought.append(job.number)
        return Done(job.rules, job.number, [])

    monkeypatch.setattr(making, "seek", fake)
    out = tmp_path / "found.jsonl"
    assert [one.number for one in make_puzzles(RULES, 4, out)] == [0, 1]
    with out.open("a") as file:
        file.write('{"rules": "traders/st')  # cut off
    assert [one.number for one in make_puzzles(RULES, 4, out)] == [0, 1, 2, 3]
    assert sought == [0, 1, -1, 2, 3]
    assert len(make_puzzles(RULES, 4, out)) == 4


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    out.write_text("no puzzles\n")
    with pytest.raises(BadRequest) as refused:
        make_puzzles(RULES, 1, out)
    assert refused.value.code == "puzzles-file-broken"
    out.write_text('{"seed": 5}\n')
    with pytest.raises(BadRequest) as refused:
        make_puzzles(RULES, 1, out, seed=1)
    assert refused.value.code == "puzzles-other-seed"


@pytest.mark.skipif(not os.environ.get("COTHON_LONG"), reason="plays four games")
def test_several_processes_find_what_one_does(tmp_path: Path) -> None:
    one = make_puzzles(RULES, 2, tmp_path / "one.jsonl")
    two = make_puzzles(RULES, 2, tmp_path / "two.jsonl", processes=2)
    assert [done.data() for done in one] == [done.data() for done in two]
