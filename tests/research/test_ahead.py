"""What may follow each legal action: from what the deciding seat knows, and without changing the games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cothon.core.refusal import BadRequest
from cothon.research.batch import Ahead, Batch

GAMES = ["traders/standard", "guilds/standard"]


def played(rules: str, steps: int, threads: int = 1) -> Batch:
    games = Batch(rules, 2, 5, seed=6, threads=threads)
    for _ in range(steps):
        games.step(games.sample())
    return games


@pytest.mark.parametrize("rules", GAMES)
def test_every_legal_action_of_every_running_game_has_a_row_for_each_world(rules: str) -> None:
    games, endings = played(rules, 0), 0
    while endings < 4:
        ahead = games.ahead(2)
        allowed = [(place, move) for place, move in zip(*np.nonzero(games.masks), strict=True) if not games.over[place]]
        found = list(zip(ahead.games.tolist(), ahead.actions.tolist(), strict=True))
        assert found[::2] == found[1::2]
        assert sorted(found[::2]) == allowed
        endings += int(games.over.sum())
        games.step(games.sample())


@pytest.mark.parametrize("rules", GAMES)
def test_what_nobody_can_prevent_is_foreseen(rules: str) -> None:
    """Where all worlds agree on what the next seat knows, it is what comes."""
    games, certain = played(rules, 0), 0
    for _ in range(120):
        ahead, actions = games.ahead(3), games.sample()
        running = np.flatnonzero(games.over == 0)
        games.step(actions)
        for place in running:
            rows = np.flatnonzero((ahead.games == place) & (ahead.actions == actions[place]))
            if games.over[place]:
                assert (ahead.movers[rows] == -1).all()
            elif same(ahead, rows):
                certain += 1
                assert ahead.movers[rows[0]] == games.movers[place]
                assert np.array_equal(ahead.observations[rows[0]], games.observations[place])
    assert certain > 50


def same(ahead: Ahead, rows: Any) -> bool:
    """Whether all worlds agree."""
    before = ahead.movers[rows]
    return bool((before == before[0]).all() and (ahead.observations[rows] == ahead.observations[rows[0]]).all())


@pytest.mark.parametrize("rules", GAMES)
def test_the_end_is_foreseen_with_everyones_reward(rules: str) -> None:
    games, endings = played(rules, 0), 0
    while endings < 3:
        ahead, actions = games.ahead(), games.sample()
        running = games.over == 0
        games.step(actions)
        for place in np.flatnonzero(running & (games.over > 0)):
            row = np.flatnonzero((ahead.games == place) & (ahead.actions == actions[place]))[0]
            assert ahead.rewards[row].tolist() == games.rewards[place].tolist()
            endings += 1
        ended = ahead.movers < 0
        assert (ahead.rewards[~ended] == 0).all()
        assert np.allclose(ahead.rewards[ended].sum(1), 0)


def test_hidden_cards_are_dealt_anew_in_each_world() -> None:
    """What the next seat would know differs from world to world, for its hand is not known."""
    games = played("traders/standard", 30)
    ahead = games.ahead(8)
    others = ahead.movers != games.movers[ahead.games]
    for row in np.flatnonzero(others[::8]) * 8:
        worlds = ahead.observations[row : row + 8]
        if ahead.movers[row] >= 0:
            assert len(np.unique(worlds, axis=0)) > 1


def test_looking_ahead_changes_nothing_and_does_not_depend_on_threads() -> None:
    one, three, silent = (played("traders/standard", 0, threads=threads) for threads in (1, 3, 1))
    for _ in range(15):
        pairs: list[tuple[Any, Any]] = list(zip(one.ahead(2), three.ahead(2), strict=True))
        assert all(np.array_equal(mine, theirs) for mine, theirs in pairs)
        actions = silent.sample()
        for games in (one, three, silent):
            games.step(actions)
        assert np.array_equal(one.observations, silent.observations)


@pytest.mark.parametrize("worlds", [0, -1, True, "2", None])
def test_worlds_are_counted(worlds: object) -> None:
    with pytest.raises(BadRequest, match="worlds"):
        played("traders/standard", 0).ahead(worlds)  # type: ignore[arg-type]
