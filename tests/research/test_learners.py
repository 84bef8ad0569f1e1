"""The learners of examples/learners run, each for a moment, and are as short as is promised."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

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


class AtRandom:
    """Remembers what it was paid at its decisions, which have a choice, as OpenSpiel's agents do."""

    def __init__(self, seat: int) -> None:
        self.paid: list[float] = []
        self.seat, self.dice, self.asked = seat, Random(seat), 0

    def step(self, step: Any) -> Any:
        self.paid.append(step.rewards[self.seat])
        if step.last():
            return None
        self.asked += 1
        legal = step.observations["legal_actions"][self.seat]
        assert len(legal) > 1
        return SimpleNamespace(action=self.dice.choice(legal))


def test_what_agents_are_paid_as_the_game_goes_is_in_all_its_result(beside: None) -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    learning, game = import_module("self_play"), import_module("measuring").GAME
    environment = rl_environment.Environment(game)
    environment.seed(1)
    agents = [AtRandom(seat) for seat in range(2)]
    once = SimpleNamespace(is_on=iter([True, False]).__next__)
    assert learning.learn(environment, agents, once) == 1
    for agent in agents:
        assert sum(agent.paid) == pytest.approx(environment.get_state.returns()[agent.seat])
        assert any(agent.paid[:-1])
        assert agent.asked > 20


def test_the_ending_of_deep_cfr_is_open(beside: None) -> None:
    """It follows from how `apprentice` plays; when that changes, another deal may have to be chosen."""
    ending, measuring = import_module("ending"), import_module("ending_measuring")
    first = measuring.share(ending.Endgame(), measuring.at_random, measuring.at_random, 40, seats=(0,))
    assert 0.2 < first < 0.8
