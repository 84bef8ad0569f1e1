"""Many games at once: what bots say about them, and masks of which only what changes is written."""

from __future__ import annotations

import numpy as np
import pytest

from cothon.core.refusal import BadRequest
from cothon.research.batch import Batch
from cothon.research.play import mask_for, moves_for


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_advice_is_legal_and_changes_nothing(rules: str) -> None:
    asking, other = (Batch(rules, 2, 3, seed=5) for _ in range(2))
    for step in range(30):
        advice = asking.advised(("random", "novice", "apprentice")[step % 3])
        assert all(asking.masks[place, advice[place]] for place in range(3))
        other.step(advice)
        asking.step(advice)
        assert np.array_equal(asking.observations, other.observations)
        assert np.array_equal(asking.over, other.over)


def test_the_same_batch_is_given_the_same_advice() -> None:
    first, second = (Batch("traders/standard", 2, 4, seed=9) for _ in range(2))
    for _ in range(10):
        actions = first.advised("apprentice")
        assert np.array_equal(actions, second.advised("apprentice"))
        first.step(actions)
        second.step(actions)


def test_nobody_is_asked_who_does_not_exist() -> None:
    with pytest.raises(BadRequest):
        Batch("traders/standard", 2, 1).advised("nobody")
    with pytest.raises(BadRequest):
        Batch("traders/standard", 2, 1).thoughts("nobody")


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_thoughts_are_shares_of_legal_actions(rules: str) -> None:
    games = Batch(rules, 2, 4, seed=3)
    for step in range(40):
        shares, wins = games.thoughts(("random", "novice", "apprentice")[step % 3])
        assert np.allclose(shares.sum(1), 1, atol=1e-5)
        assert (shares[games.masks == 0] == 0).all()
        thought = np.isfinite(wins)
        assert np.array_equal(thought, (games.masks.sum(1) > 1) & (step % 3 == 2))  # only who thinks ahead expects
        assert ((wins[thought] >= 0) & (wins[thought] <= 1)).all()
        games.step(games.sample())


def test_what_a_bot_thinks_most_of_is_what_it_advises() -> None:
    thinking, advised = (Batch("traders/standard", 2, 8, seed=4) for _ in range(2))
    for _ in range(20):
        actions = advised.advised("apprentice")
        assert np.array_equal(thinking.thoughts("apprentice")[0].argmax(1), actions)
        thinking.step(actions)
        advised.step(actions)


def test_random_likes_all_actions_alike_and_novice_does_not() -> None:
    games = Batch("traders/standard", 2, 16, seed=1)
    assert np.allclose(games.thoughts("random")[0], games.masks / games.masks.sum(1, keepdims=True))
    assert games.thoughts("novice")[0].max() > 2 * (1 / games.masks.sum(1)).max()


def test_thoughts_do_not_depend_on_threads_nor_change_games() -> None:
    one, three = (Batch("traders/standard", 2, 7, seed=2, threads=threads) for threads in (1, 3))
    silent = Batch("traders/standard", 2, 7, seed=2)
    for _ in range(12):
        for mine, theirs in zip(one.thoughts("apprentice"), three.thoughts("apprentice"), strict=True):
            assert np.array_equal(mine, theirs, equal_nan=True)
        actions = silent.sample()
        for games in (one, three, silent):
            games.step(actions)
        assert np.array_equal(one.observations, silent.observations)
    three.close()
    assert three.thoughts("apprentice")[0].shape == three.masks.shape


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_masks_are_the_legal_moves_at_every_step(rules: str) -> None:
    games = Batch(rules, 2, 3, seed=6)
    moves, write, endings = moves_for(games.root), mask_for(games.root), 0
    while endings < 4:
        games.step(games.sample())
        for place in range(games.games):
            expected = np.ones((1, games.game.decisions), np.uint8)
            if not games.over[place]:
                write(games.copy_of(place), moves, expected)
            assert np.array_equal(games.masks[place], expected[0])
        endings += int(games.over.sum())


def test_a_reset_batch_shows_the_masks_of_the_new_games() -> None:
    games, fresh = Batch("traders/standard", 2, 5, seed=8), Batch("traders/standard", 2, 5, seed=9)
    while not games.over.any():
        games.step(games.sample())
    games.reset(9)
    assert np.array_equal(games.masks, fresh.masks)
    assert np.array_equal(games.sample(), fresh.sample())
