"""PettingZoo's own checks pass on every rule set and number of players."""

from __future__ import annotations

import os
import random
import sys
import warnings
from functools import partial
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium

with warnings.catch_warnings():  # where its own games are installed, its checks warn of themselves
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test as checks
    from pettingzoo import make
    from pettingzoo.test.seed_test import check_environment_deterministic
    from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import cothon
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.games import GAMES
from cothon.research.pettingzoo import guilds_v0, traders_v0
from cothon.research.pettingzoo.aec import CothonAEC

MODULES: dict[str, ModuleType] = {"traders": traders_v0, "guilds": guilds_v0}
TABLES = [(rules, players) for rules in cothon.rule_sets() for players in (2, 3, 4)]
SEEDS = range(500 if os.environ.get("COTHON_LONG") == "1" else 6)
NAMES = [game.name for game in GAMES]

# the check expects an array as observation except from PettingZoo's own environments; a dict is its documented form
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def module_of(rules: str) -> ModuleType:
    return MODULES[rules.partition("/")[0]]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_api_test_passes(rules: str, players: int) -> None:
    cycles = 300 if is_compiled() else 30
    checks.api_test(module_of(rules).env(rules=rules, players=players), num_cycles=cycles)
    checks.api_test(module_of(rules).raw_env(rules=rules, players=players), num_cycles=cycles // 3)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_seed_test_passes(rules: str, players: int) -> None:
    checks.seed_test(partial(module_of(rules).env, rules=rules, players=players), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game_for_many_seeds(name: str) -> None:
    games = {play(MODULES[name].env(), seed) for seed in SEEDS}
    again = {play(MODULES[name].env(), seed) for seed in SEEDS}
    assert games == again
    assert len(games) == len(SEEDS)
    check_environment_deterministic(MODULES[name].env(), MODULES[name].env(), 20)


@pytest.mark.parametrize("name", NAMES)
def test_the_render_test_passes(name: str) -> None:
    checks.render_test(MODULES[name].env)


@pytest.mark.parametrize("name", NAMES)
def test_the_performance_benchmark_runs(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(0, 1_000, 2))  # so that its five seconds pass at once
    benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(benchmark.time, "time", lambda: next(clock))
    checks.performance_benchmark(MODULES[name].env())
    assert "turns per second" in capsys.readouterr().out


def play(env: CothonAEC, seed: int) -> tuple[int, ...]:
    env.reset(seed=seed)
    chooser = random.Random(seed)
    actions = []
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        assert agent == env.agent_selection
        action = None if ended or cut else chooser.choice(np.flatnonzero(observation["action_mask"]).tolist())
        actions.append(-1 if action is None else int(action))
        env.step(action)
    return tuple(actions)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_rewards_come_at_the_end_and_sum_to_nothing(rules: str, players: int) -> None:
    env = module_of(rules).env(rules=rules, players=players)
    env.reset(seed=players)
    chooser = random.Random(1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        legal = np.flatnonzero(env.last()[0]["action_mask"]).tolist()
        env.step(chooser.choice(legal))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_only_the_agent_that_decides_has_a_mask() -> None:
    env = traders_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = traders_v0.env(players=3)
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env._cumulative_rewards == {agent: -1 if agent == loser else 0 for agent in env.agents}
    assert all(env.terminations.values())
    assert " " in env.infos[loser]["refusal"]


def test_without_that_convention_an_illegal_action_raises_its_reason_and_changes_nothing() -> None:
    env = traders_v0.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert np.array_equal(before["observation"], env.observe(env.agent_selection)["observation"])


def test_calls_out_of_order_and_actions_out_of_range_are_refused_by_pettingzoos_convention() -> None:
    env = traders_v0.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    for action in (-1, 96, "buy", None):
        with pytest.raises(AssertionError, match="not in action space: There is no move"):
            env.step(action)  # type: ignore[arg-type]


def test_pettingzoos_registry_and_conversions_know_them() -> None:
    for game in ("traders", "guilds"):
        env = make("aec", f"cothon/{game}-v0", players=3)
        assert env.possible_agents == ["player_0", "player_1", "player_2"]
        checks.parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=20)
        with pytest.raises(AssertionError, match="not generally safe"):
            aec_to_parallel(env)


def test_pettingzoos_own_wrappers_go_around_the_raw_environment() -> None:
    env = TerminateIllegalWrapper(traders_v0.raw_env(), illegal_reward=-1)
    checks.api_test(OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env)), num_cycles=100)


def test_bad_settings_are_refused_in_words() -> None:
    with pytest.raises(BadRequest, match="There is no rule set “traders/none”"):
        traders_v0.env(rules="traders/none")
    with pytest.raises(BadRequest, match="There is no rule set “guilds/standard”"):
        traders_v0.env(rules="guilds/standard")
    with pytest.raises(BadRequest, match="2 to 4 players"):
        traders_v0.env(players=5)
    with pytest.raises(BadRequest, match="no render mode 'film'"):
        traders_v0.env(render_mode="film")
    with pytest.raises(gymnasium.error.Error, match="A seed is a whole number, not 'seven'"):
        traders_v0.env().reset(seed="seven")  # type: ignore[arg-type]
