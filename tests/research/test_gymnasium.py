"""Single-agent and vectorised environments: Gymnasium's checks pass, and many games at once are the same games."""

from __future__ import annotations

import copy
import gc
import weakref
from threading import Thread

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import cothon
from cothon.core.build import is_compiled
from cothon.core.refusal import BadRequest, IllegalMove
from cothon.games import GAMES
from cothon.research.batch import Batch
from cothon.research.gymnasium import CothonEnv
from cothon.research.vector import CothonVectorEnv

TABLES = [(rules, players) for rules in cothon.rule_sets() for players in (2, 3, 4)]
STEPS = 300


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_check_env_passes(rules: str, players: int) -> None:
    name = f"cothon/{rules.partition('/')[0]}-v0"
    check_env(gymnasium.make(name, rules=rules, players=players).unwrapped)


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_an_episode_ends_with_the_learners_reward(rules: str) -> None:
    env = CothonEnv(rules, 3, seat=1)
    rewards = set()
    for seed in range(6):
        observation, info = env.reset(seed=seed)
        assert info == {"seat": 1}
        ended = False
        while not ended:
            action = env.action_space.sample(observation["action_mask"])
            observation, reward, ended, cut, _ = env.step(action)
            assert not cut
            assert ended or reward == 0
        rewards.add(reward)
    assert rewards <= {-1.0, 0.0, 0.5, 2.0}
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(action)


def test_the_learner_sits_everywhere_if_no_seat_is_given() -> None:
    env = CothonEnv(players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_an_illegal_action_loses_or_raises_as_wished() -> None:
    env = CothonEnv(seat=0)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)  # type: ignore[arg-type]
    assert (reward, ended) == (-1.0, True)
    assert " " in info["refusal"]
    env.reset(seed=1)
    for nothing in (-1, 9999, 1.5, "buy", None):
        with pytest.raises(gymnasium.error.InvalidAction, match=f"no move “{nothing}”"):
            env.step(nothing)  # type: ignore[arg-type]
    strict = CothonEnv(seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="Game 0: "):
        strict.step(illegal)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_pictures_and_texts_are_made(game: str) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = gymnasium.make(f"cothon/{game}-v0", render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_many_games_at_once_are_the_games_played_one_by_one(rules: str, players: int) -> None:
    batch = Batch(rules, players, 3, seed=4)
    alone = [Batch(rules, players, 1, seed=4) for _ in range(3)]
    for place, single in enumerate(alone):
        single.seed = batch.seed + place  # the seed of this game
        single._own.episodes[:] = -1
        single._own.over[:] = 1
        single.step(np.zeros(1, np.int64))
    for _ in range(STEPS):
        for place, single in enumerate(alone):
            assert np.array_equal(single.observations[0], batch.observations[place])
            assert np.array_equal(single.masks[0], batch.masks[place])
            assert np.array_equal(single.rewards[0], batch.rewards[place])
        actions = batch.sample()
        batch.step(actions)
        for place, single in enumerate(alone):
            single.step(actions[place : place + 1])


@pytest.mark.parametrize("opponents", [None, "random"])
def test_threads_do_not_change_the_games(opponents: str | None) -> None:
    one, two = (Batch("traders/zman", 3, 7, seed=5, opponents=opponents, threads=n) for n in (1, 2))
    for _ in range(STEPS):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.rewards, two.rewards)
        assert np.array_equal(one.over, two.over)
    two.close()
    assert one.episodes.sum() > 0


def test_masks_and_movers_are_those_of_the_games() -> None:
    batch = Batch("traders/classic", 4, 5, seed=6)
    for _ in range(STEPS):
        for place in range(5):
            state = batch.copy_of(place)
            legal = range(batch.game.decisions) if batch.over[place] else sorted(state.legal())
            assert list(legal) == np.flatnonzero(batch.masks[place]).tolist()
            assert batch.over[place] or state.mover() == batch.movers[place]
        batch.step(batch.sample())


def test_rewards_are_zero_sum_and_come_with_the_end() -> None:
    batch = Batch("traders/standard", 2, 12, seed=7)
    wins = np.zeros(2)
    for _ in range(STEPS):
        batch.step(batch.sample())
        ended = batch.over > 0
        assert not batch.rewards[~ended].any()
        assert np.allclose(batch.rewards.sum(1), 0)
        wins += (batch.rewards[ended] > 0).sum(0)
    assert (wins > 0).all()


def test_the_vectorised_environment_follows_gymnasiums_conventions() -> None:
    env = gymnasium.make_vec("cothon/traders-v0", num_envs=6, players=3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, info = env.reset(seed=8)
    assert env.observation_space.contains(observations)
    assert info["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    assert info["_seat"].all()
    vector = env.unwrapped
    assert isinstance(vector, CothonVectorEnv)
    ended_before = np.zeros(6, bool)
    endings = 0
    for _ in range(STEPS):
        sampled = vector.batch.sample()
        observations, rewards, ended, cut, _ = env.step(sampled)
        assert env.observation_space.contains(observations)
        assert not cut.any()
        assert not (ended & ended_before).any(), "an ended game begins anew at the next step"
        assert not rewards[~ended].any()
        ended_before = ended
        endings += int(ended.sum())
    assert endings
    env.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_gymnasiums_own_vectors_hold_the_single_environment(mode: AutoresetMode) -> None:
    made = [lambda: gymnasium.make("cothon/traders-v0", opponents="novice")] * 2
    env = SyncVectorEnv(made, autoreset_mode=mode)
    seen, _ = env.reset(seed=1)
    endings = 0
    for _ in range(STEPS):
        seen, rewards, ended, _, info = env.step(seen["action_mask"].argmax(1))
        endings += int(ended.sum())
        if ended.any() and mode == AutoresetMode.SAME_STEP:
            assert "final_obs" in info
        if ended.any() and mode == AutoresetMode.DISABLED:
            seen, _ = env.reset(options={"reset_mask": ended})
        assert not rewards[~ended].any()
    assert endings
    env.close()


def test_the_vectorised_environment_takes_gymnasiums_wrappers() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("cothon/traders-v0", num_envs=3, opponents="novice"))
    seen, _ = env.reset(seed=1)
    lengths: list[int] = []
    for _ in range(STEPS):
        seen, _, ended, _, info = env.step(seen["action_mask"].argmax(1))
        lengths += info["episode"]["l"][ended].tolist() if ended.any() else []
    assert lengths
    assert min(lengths) > 3


def test_the_same_seed_gives_the_same_episodes() -> None:
    first, second = (CothonVectorEnv(4, "traders/forum", 2) for _ in range(2))
    a, b = first.reset(seed=9)[0], second.reset(seed=9)[0]
    assert np.array_equal(a["observation"], b["observation"])
    c = first.reset(seed=10)[0]
    assert not np.array_equal(a["observation"], c["observation"])


def test_without_copies_the_arrays_are_the_batchs_own() -> None:
    env = CothonVectorEnv(2, copy=False)
    observations, _ = env.reset(seed=1)
    assert np.shares_memory(observations["observation"], env.batch.observations)
    assert not np.shares_memory(CothonVectorEnv(2).reset(seed=1)[0]["observation"], env.batch.observations)


def test_nobody_can_pull_away_the_memory_that_compiled_code_uses() -> None:
    batch = Batch("traders/standard", 2, 3, seed=1)
    trusted = (batch.masks, batch.movers, batch.over, batch.episodes, batch.lengths, batch.learners)
    for array in trusted:
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1
    for array in (*trusted, batch.observations, batch.rewards):
        with pytest.raises(ValueError, match="does not own its data"):
            array.resize((1, 1), refcheck=False)
    batch.masks = batch.observations = np.zeros((0, 0))  # type: ignore[assignment]
    batch.copy_of(0).play(int(batch.sample()[0]))
    other = Batch("traders/standard", 2, 3, seed=1)
    other.sample()
    for _ in range(STEPS):
        actions = other.sample()
        other.step(actions)
        batch.step(actions)
    batch.show()
    assert np.array_equal(batch.observations, other.observations)
    with pytest.raises(TypeError):
        copy.deepcopy(batch)


@pytest.mark.skipif(not is_compiled(), reason="of the plain engine's states Python takes care")
def test_states_live_as_long_as_a_step_that_uses_them() -> None:
    """The batch itself is let go of while its games are stepped by threads."""
    batch = Batch("guilds/standard", 4, 64, seed=1, opponents="trader", threads=2)
    actions = batch.sample()
    own = [weakref.ref(array) for array in (batch._own.masks, batch._own.addresses)]
    stepping = Thread(target=batch.step, args=(actions,))
    stepping.start()
    del batch
    gc.collect()
    assert all(array() is not None for array in own) or not stepping.is_alive()
    stepping.join()


def test_two_threads_cannot_step_the_same_games() -> None:
    batch = Batch("guilds/standard", 2, 64, seed=1, opponents="trader")
    actions = batch.sample()
    with batch.alone:
        for call in (lambda: batch.step(actions), batch.sample, lambda: batch.reset(1), batch.close):
            with pytest.raises(BadRequest, match="Another thread is stepping"):
                call()
    batch.step(actions)


def test_bad_input_is_refused_in_words_and_changes_nothing() -> None:
    batch = Batch("traders/standard", 2, 3)
    before = batch.observations.copy()
    for actions in ([0, 0], [0.5, 0.5, 0.5], ["buy"] * 3):
        with pytest.raises(BadRequest, match="one action, a whole number, for each of the 3 games"):
            batch.step(actions)
    with pytest.raises(IllegalMove, match="Game 1: There is no move “9999”"):
        batch.step(np.where(np.arange(3) == 1, 9999, batch.sample()))
    assert np.array_equal(before, batch.observations)
    for settings, words in (
        ({"games": 0}, "number of games"),
        ({"threads": 0}, "number of threads"),
        ({"opponents": ["random", "random"]}, "1 opponents"),
        ({"opponents": 7}, "1 opponents"),
        ({"opponents": [7]}, "no policy “7”"),
        ({"opponents": "nobody"}, "no policy “nobody”"),
        ({"opponents": "random", "seat": 2}, "no seat 2"),
        ({"rules": "traders/none"}, "no rule set"),
        ({"seed": "x"}, "A seed is a whole number"),
    ):
        with pytest.raises(BadRequest, match=words):
            Batch(**({"rules": "traders/standard", "players": 2, "games": 3} | settings))  # type: ignore[arg-type]
    with pytest.raises(gymnasium.error.Error, match="whole number"):
        CothonVectorEnv(2).reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadRequest, match="“lose” or “raise”"):
        CothonEnv(illegal="ignore")


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_observations_are_from_0_to_1_unless_raw_ones_are_wished(rules: str) -> None:
    scaled, raw = Batch(rules, 2, 8, seed=1), Batch(rules, 2, 8, seed=1, raw=True)
    layout = scaled.game.layout
    for _ in range(STEPS):
        assert scaled.observations.min() >= 0
        assert scaled.observations.max() <= 1
        for one, other in zip(scaled.observations, raw.observations, strict=True):
            assert layout.counts(one.tolist()) == other.tolist()
        actions = scaled.sample()
        scaled.step(actions)
        raw.step(actions)
    assert raw.observations.max() > 1
    for wish in (True, False):
        env = CothonEnv(rules, raw=wish)
        observation, _ = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        assert (observation["observation"].max() > 1) == wish
        vector = CothonVectorEnv(2, rules, raw=wish)
        observations, _ = vector.reset(seed=1)
        assert vector.observation_space.contains(observations)


def test_the_mask_of_a_game_that_has_just_ended_allows_everything() -> None:
    env = CothonVectorEnv(4)
    observations, _ = env.reset(seed=1)
    chooser, endings = np.random.default_rng(1), 0
    while endings < 5:
        legal = env.action_masks()
        assert np.array_equal(legal, observations["action_mask"] > 0)
        actions = np.array([chooser.choice(np.flatnonzero(row)) for row in legal])  # fails on an empty mask
        observations, _, ended, _, _ = env.step(actions)
        assert observations["action_mask"][ended].all()
        endings += int(ended.sum())


def test_masks_as_sb3_asks_for_them() -> None:
    env = gymnasium.make("cothon/traders-v0")
    observation, _ = env.reset(seed=1)
    legal = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    assert legal.dtype == bool
    assert np.array_equal(legal, observation["action_mask"] > 0)
