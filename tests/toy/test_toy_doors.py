"""Everything that the two games get, Pearls gets: bots, arena, simulation, terminal, research environments."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import numpy as np
import pytest

import cothon
from cothon.bots import Bot
from cothon.core.build import is_compiled_state
from cothon.research.batch import Batch
from tests.boards import mover

pytestmark = pytest.mark.once

SEATS = [2, 3, 4, 5]


def played_by(bot: Bot, players: int) -> cothon.Table:
    table = cothon.new_table("pearls/short", players, seed=players)
    while isinstance(table.turn, int):
        table.play(bot.choose(table.view(table.turn), table.legal_moves()))
    return table


@pytest.mark.parametrize("level", cothon.bots())
def test_every_bot_plays_it_with_the_generic_search(level: str) -> None:
    """And the same bot object plays a compiled game before and after."""
    bot = cothon.bot(level, simulations=4, seed=1)
    compiled = cothon.new_table("traders/standard", 2, seed=1)
    first = bot.choose(compiled.view(mover(compiled)), compiled.legal_moves())
    assert played_by(bot, 5).ending == "the end"
    assert bot.choose(compiled.view(mover(compiled)), compiled.legal_moves()) == first


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    bots = [cothon.bot("trader", simulations=20, seed=1), cothon.bot("random", seed=1)]
    won = 0.0
    for seed in range(8):
        table = cothon.new_table("pearls/short", 2, seed=seed)
        while isinstance(table.turn, int):
            table.play(bots[(table.turn + seed) % 2].choose(table.view(table.turn), table.legal_moves()))
        won += table.state.share(seed % 2)
    assert won >= 6


def test_a_bot_says_what_it_thinks_and_how_the_game_may_go_on() -> None:
    table = cothon.new_table("pearls/standard", 3, seed=4)
    best, *_ = cothon.bot("merchant", simulations=100, seed=1).evaluate(table.view(mover(table)), table.legal_moves())
    assert best.line[0] == best.move
    assert 0 < best.win < 1
    assert best.points > 0


def test_the_arena_plays_it_in_processes_of_its_own() -> None:
    from cothon.lab.arena import arena

    table = arena("pearls/short", ["novice", "random"], 4, processes=2)
    assert table.games == 4
    assert table.faults == []


@pytest.mark.parametrize("processes", [1, 2])
def test_simulation_counts_points_endings_and_kinds_of_moves(processes: int) -> None:
    bots = ["random", "novice", "apprentice@3", "random", "random"]
    games = cothon.simulate("pearls/short", bots, games=6, seed=3, processes=processes)
    assert set(games["ending"]) == {"the end"}
    assert (sum(games[f"share_{seat}"] for seat in range(5)) == 1).all()
    assert sum(games[f"pass_{seat}"].sum() + games[f"done_{seat}"].sum() for seat in range(5)) == 6 * 3 * 5
    moves = cothon.simulate("pearls/short", bots, games=1, seed=3, each="move")
    assert list(moves["move"][:2]) == [move for move in moves["move"][:2] if move.startswith("deal")]


def test_it_is_not_compiled_and_needs_not_be() -> None:
    assert not is_compiled_state(cothon.new_table("pearls/short", 2).state)


@pytest.mark.parametrize("players", SEATS)
def test_openspiel_loads_and_plays_it(players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from cothon.research import openspiel

    openspiel.register()
    game = pyspiel.load_game(f"cothon_pearls_short(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state, dice = game.new_initial_state(), random.Random(players)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(outcomes)[0])
            continue
        seat = state.current_player()
        other = state.resample_from_infostate((seat + 1) % players, dice.random)
        for who in range(players):
            same = other.information_state_string(who) == state.information_state_string(who)
            assert same or who != (seat + 1) % players
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_tells_chance_from_the_fifth_player() -> None:
    pytest.importorskip("pyspiel")
    from cothon.research.play import Play

    play = Play("pearls/standard", 5)
    dice = random.Random(1)
    movers = []
    while len(play.log) < 60:
        movers.append(play.state.mover())
        assert play.act(dice.choice(play.course.actions()))
    newest = play.latest(0)[:20, :6].argmax(1)
    assert list(newest) == [5 if mover < 0 else mover for mover in reversed(movers[-20:])]


@pytest.mark.parametrize("players", SEATS)
def test_pettingzoo_plays_it(players: int) -> None:
    pettingzoo = pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from cothon.research import pettingzoo as ours

    ours.register()
    env = pettingzoo.make("aec", "cothon/pearls-v0", players=players, render_mode="ansi")
    with pytest.warns(UserWarning, match="Observation"):
        api_test(env, 60)
    env.reset(seed=1)
    assert "seat 0 decides" in env.render()


def test_gymnasium_makes_one_game_or_many() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from cothon.research import gymnasium as ours

    ours.register()
    env = gymnasium.make("cothon/pearls-v0", players=5, opponents="novice", render_mode="rgb_array")
    observation, _ = env.reset(seed=1)
    assert observation["observation"] in env.observation_space["observation"]
    assert env.render().shape[2] == 3
    many = gymnasium.make_vec("cothon/pearls-v0", num_envs=3, players=4)
    assert many.reset(seed=1)[0]["action_mask"].shape == (3, 26)


@pytest.mark.parametrize("players", SEATS)
def test_many_games_at_once_are_stepped_with_opponents_in_every_seat(players: int) -> None:
    opponents = ["random", "novice", "careful", "apprentice@2"][: players - 1]
    games = Batch("pearls/short", players, 10, seed=1, opponents=opponents, threads=2)
    rewards = []
    for _ in range(40):
        games.step(games.sample())
        rewards += [row for row, over in zip(games.rewards.copy(), games.over, strict=True) if over]
    assert len(rewards) > 10
    assert np.allclose(np.sum(rewards, axis=1), 0)
    with pytest.raises(cothon.IllegalMove, match="Game 0: "):
        games.step(np.where(np.arange(10) == 0, 25 if not games.masks[0, 25] else 24, games.sample()))


def test_an_observation_holds_what_the_seat_may_know_and_no_more() -> None:
    table = cothon.new_table("pearls/standard", 3, seed=5)
    layout, numbers = table.game.layout, np.empty((1, table.game.layout.size), np.float32)
    for seat in range(3):
        view = table.view(seat)
        table.state.observe(seat, numbers, 0, np.ones_like(numbers))
        seen = layout.decode(numbers[0].tolist())
        assert seen["seat0.hand"] == dict.fromkeys(view["seats"][seat]["hand"], 1)
        assert seen["seat1.hand"] == {}
        assert seen["seat1.hand size"] == 3
        assert seen["mover"] == f"+{(mover(table) - seat) % 3}"
        table.determinize(seat, 9).state.observe(seat, other := np.empty_like(numbers), 0, np.ones_like(numbers))
        assert np.array_equal(numbers, other)


@pytest.mark.parametrize("file", ["numbers.py", "rules.py", "layout.py", "rule_sets.py", "text.py", "game.py"])
def test_the_game_needs_nothing_of_ours_but_the_core(file: str) -> None:
    text = (Path(sys.modules["pearls"].__file__ or "").parent / file).read_text()
    imported = {line.split()[1] for line in text.splitlines() if line.startswith("from ")}
    assert all(
        name.startswith(("cothon.core", "pearls")) or "." not in name or name == "collections.abc" for name in imported
    )


def test_nothing_else_names_it() -> None:
    source = Path(cothon.__file__).parent
    files = [file for file in source.rglob("*.py") if "pearl" in file.read_text().lower()]
    assert files == []


def test_records_are_json_and_replay_here() -> None:
    record = json.loads(json.dumps(played_by(cothon.bot("random", seed=1), 4).record()))
    assert cothon.replay(record).record() == record
