"""The learners of examples/learners run, each for a moment, and are as short as is promised."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "learners"
LEARNERS = ("openspiel_dqn", "openspiel_nfsp", "openspiel_deep_cfr", "maskable_ppo", "pettingzoo_ppo")
LONGEST = 60  # lines of a script


@pytest.mark.parametrize("script", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_a_script_is_short_and_says_what_it_does(script: Path) -> None:
    text = script.read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST
    assert text.startswith('"""')


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("torch", "tree", "sb3_contrib"):
        pytest.importorskip(package, reason='needs the extra `learners`: pip install "cothon[learners]"')
    monkeypatch.syspath_prepend(str(FOLDER))


@pytest.mark.filterwarnings("ignore")  # of the trainers' own
@pytest.mark.parametrize("name", LEARNERS)
def test_a_learner_runs_and_is_measured(name: str, beside: None) -> None:
    shares = import_module(name).main(["--seconds", "1", "--games", "2"])
    assert set(shares) == {"random", "novice", "apprentice"}
    assert all(0 <= share <= 1 for share in shares.values())


def test_the_ending_of_deep_cfr_is_open(beside: None) -> None:
    """It follows from how `apprentice` plays; when that changes, another deal may have to be chosen."""
    ending, measuring = import_module("ending"), import_module("ending_measuring")
    first = measuring.share(ending.Endgame(), measuring.at_random, measuring.at_random, 40, seats=(0,))
    assert 0.2 < first < 0.8
