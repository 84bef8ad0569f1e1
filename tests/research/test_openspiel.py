"""OpenSpiel's own checks pass on every rule set and number of players."""

from __future__ import annotations

import os
import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    tabular_qlearner,
)
from open_spiel.python.bots import uniform_random  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import cothon  # noqa: E402
from cothon.core.build import is_compiled  # noqa: E402
from cothon.research.openspiel import name_of  # noqa: E402

GAMES = [f"{name_of(rules)}(players={players})" for rules in cothon.rule_sets() for players in (2, 3, 4)]
TWO = [name for name in GAMES if "players=2" in name]
# OpenSpiel copies and prints every state, which takes its time; `make test-research` runs all of it, many times over
LONG = os.environ.get("COTHON_LONG") == "1"
SIMULATED = GAMES if is_compiled() else GAMES[:1]
SIMULATIONS = 30 if LONG else 1
PLAYED_THROUGH = GAMES if LONG else ["cothon_traders_standard(players=2)"]
SEEDS = range(20) if LONG else range(1)


def after(name: str, events: int, seed: int) -> Any:
    """A state after so many random events, or at the end."""
    state = pyspiel.load_game(name).new_initial_state()
    chooser = random.Random(seed)
    while events and not state.is_terminal():
        step(state, chooser)
        events -= 1
    return state


def step(state: Any, chooser: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, weights)[0])
    else:
        state.apply_action(chooser.choice(state.legal_actions()))


@pytest.mark.parametrize("name", SIMULATED)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SIMULATED)
def test_random_simulations_from_the_middle_of_a_game(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in SEEDS:
        start = after(name, 60 + 7 * seed, seed)
        pyspiel.random_sim_test_with_specific_initial_state(game, num_sims=1, specific_initial_state=start)


@pytest.mark.parametrize("name", GAMES)
def test_pickles_are_the_same_state(name: str) -> None:
    for events in (0, 20, 100, 10_000):
        state = after(name, events, 2)
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        for player in range(state.num_players()):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


@pytest.mark.parametrize("name", GAMES)
def test_rl_environment_plays_to_the_end(name: str) -> None:
    for kind in rl_environment.ObservationType:
        environment = rl_environment.Environment(pyspiel.load_game(name), observation_type=kind)
        environment.seed(3)
        time_step = environment.reset()
        chooser = random.Random(3)
        while not time_step.last():
            player = time_step.observations["current_player"]
            legal = time_step.observations["legal_actions"][player]
            time_step = environment.step([chooser.choice(legal)])
        assert sum(time_step.rewards) == pytest.approx(0)


@pytest.mark.parametrize("name", PLAYED_THROUGH)
def test_a_playthrough_is_made(name: str) -> None:
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=4)
    assert "ChanceOutcomes()" in text
    assert text.rstrip().splitlines()[-1].startswith("Returns() =")


@pytest.mark.parametrize("name", GAMES)
def test_dealing_hidden_cards_anew_leaves_the_information_state_unchanged(name: str) -> None:
    sampler = random.Random(5).random
    for events in range(40, 240, 40):
        state = after(name, events, 5)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_the_history_of_a_resampled_state_leads_to_it(name: str) -> None:
    """Played again, the resampled moves end where dealing anew does: they are the past of that deal and not of ours."""
    for events in (120, 10_000):
        state = after(name, events, 5)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, lambda: 0.25)
            dealt = state.play.state.clone()
            dealt.reseed(int(0.25 * 2**53))
            dealt.redeal(player)
            assert other.play.game.write(other.play.state) == state.play.game.write(dealt)
            again = state.get_game().new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert str(again) == str(other)


@pytest.mark.parametrize("name", ["cothon_traders_classic(players=4)", "cothon_guilds_standard(players=3)"])
def test_the_history_of_a_resampled_state_does_not_tell_hidden_cards(name: str) -> None:
    """Every draw of which the player still does not know the card is another card in some of the deals."""
    state = after(name, 170, 3)
    samples = [state.resample_from_infostate(0, random.Random(seed).random) for seed in range(40)]
    for index, blind in state.play.unseen.items():
        cards = {sample.history()[index] for sample in samples}
        shown = name.startswith("cothon_guilds") and not state.play.state.unseen[min(cards)]
        assert len(cards) > 1 or shown or not blind & 1
    assert state.play.unseen


def test_some_hidden_cards_really_are_dealt_anew() -> None:
    state = after("cothon_traders_classic(players=4)", 10_000, 6)
    others = {str(state.resample_from_infostate(0, random.Random(seed).random)) for seed in range(5)}
    assert len(others) > 3


@pytest.mark.parametrize("name", GAMES)
def test_histories_that_a_player_can_tell_apart_have_different_information_states(name: str) -> None:
    """An event that the player sees makes a difference, one that is hidden makes none."""
    for events in (50, 51, 60):
        state = after(name, events, 7)
        actions = state.legal_actions()
        children = [state.child(action) for action in actions]
        for player in range(state.num_players()):
            shown = state.play.state.shows(actions[0], player)
            strings = {child.information_state_string(player) for child in children}
            tensors = {tuple(child.information_state_tensor(player)) for child in children}
            assert len(strings) == len(tensors) == (len(children) if shown else 1)


def test_a_card_dealt_face_down_makes_a_difference_only_to_its_owner() -> None:
    state = after("cothon_guilds_standard(players=2)", 0, 1)
    chooser = random.Random(1)
    while state.play.state.shows(0, 0) and state.play.state.shows(0, 1):
        step(state, chooser)
    children = [state.child(action) for action in state.legal_actions()]
    different = [len({child.information_state_string(player) for child in children}) for player in (0, 1)]
    assert sorted(different) == [1, len(children)]
    owner = different.index(len(children))
    tensors = {tuple(child.observation_tensor(1 - owner)) for child in children}
    assert len(tensors) == 1


def test_two_ways_to_the_same_board_are_different_information_states() -> None:
    """Perfect recall: which of two cards was drawn first is remembered."""
    first = pyspiel.load_game("cothon_traders_zman").new_initial_state()
    second = first.clone()
    for action in (8, 9):
        first.apply_action(action)
    for action in (9, 8):
        second.apply_action(action)
    assert str(first) == str(second)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)


def test_hidden_draws_are_hidden_in_the_information_state() -> None:
    state = after("cothon_traders_classic(players=4)", 10_000, 6)
    assert "table: ?" in state.information_state_string(0)


@pytest.mark.parametrize("name", TWO)
def test_actions_are_sorted_and_readable(name: str) -> None:
    state = after(name, 40, 8)
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    texts = [state.action_to_string(action) for action in legal]
    assert sorted(texts) == sorted(set(texts))
    assert [state.string_to_action(text) for text in texts] == legal


def test_observers_agree_with_the_state() -> None:
    state = after("cothon_traders_standard(players=3)", 60, 9)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, state.observation_tensor(1))
    assert observation.string_from(state, 1) == state.observation_string(1)


def test_openspiels_searches_play_our_games() -> None:
    game = pyspiel.load_game("cothon_traders_standard")
    state = after("cothon_traders_standard", 30, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, evaluator=evaluator, max_simulations=3, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["cothon_traders_zman(players=2)", "cothon_guilds_standard(players=3)"])
def test_openspiels_own_loops_and_learners_run(name: str) -> None:
    game = pyspiel.load_game(name)
    players = range(game.num_players())
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in players]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random)) == pytest.approx(0)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in players]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == pytest.approx(0)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)  # it draws from here, and multiplies chances until those of a very long game are zero
    solver.iteration()
    assert len(solver._infostates) > 10
    environment = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in players]
    time_step = environment.reset()
    while not time_step.last():
        agent = agents[time_step.observations["current_player"]]
        time_step = environment.step([agent.step(time_step).action])
    for agent in agents:
        agent.step(time_step)


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    state = after("cothon_traders_standard", 30, 11)
    before = str(state)
    illegal = next(action for action in range(90) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match=r"\w+ \w+ \w+"):
        state.apply_action(illegal)
    with pytest.raises(pyspiel.SpielError, match="no move “999”"):
        state.apply_action(999)
    assert str(state) == before


def test_a_wrong_number_of_players_is_refused_in_words() -> None:
    with pytest.raises(pyspiel.SpielError, match="2 to 4 players, not 5"):
        pyspiel.load_game("cothon_traders_standard(players=5)")


def test_what_does_not_exist_is_refused_in_words() -> None:
    state = after("cothon_traders_standard", 30, 1)
    with pytest.raises(pyspiel.SpielError, match="Unknown game 'cothon_traders_none'"):
        pyspiel.load_game("cothon_traders_none")
    with pytest.raises(pyspiel.SpielError, match="no move “9999”"):
        state.action_to_string(0, 9999)
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError, match=f"no seat {player}"):
            state.resample_from_infostate(player, random.random)


def test_only_what_one_player_sees_can_be_observed() -> None:
    game = pyspiel.load_game("cothon_traders_standard")
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="what one player sees"):
        make_observation(game, everything)


@pytest.mark.parametrize("name", TWO)
def test_every_number_of_a_tensor_is_from_0_to_1_unless_raw_ones_are_wished(name: str) -> None:
    state = after(name, 80, 3)
    for player in range(state.num_players()):
        for tensor in (state.observation_tensor(player), state.information_state_tensor(player)):
            assert 0 <= min(tensor) <= max(tensor) <= 1
    game = pyspiel.load_game(name.replace(")", ",raw=True)") if "(" in name else f"{name}(raw=True)")
    assert max(after(str(game), 80, 3).observation_tensor(0)) > 1
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_plain_answers_are_those_that_openspiel_would_give() -> None:
    for events in (0, 30, 31, 90, 10_000):
        state = after("cothon_traders_standard(players=3)", events, 4)
        for player in range(3):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.rewards() == pyspiel.State.rewards(state)
        for player in range(3):
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
            assert state.information_state_tensor(player) == pyspiel.State.information_state_tensor(state, player)


@pytest.mark.parametrize("raw", ["", ",raw=True"])
@pytest.mark.parametrize("rules", ["traders_classic", "guilds_standard"])
def test_lists_are_what_the_observer_writes_however_often_one_asks(rules: str, raw: str) -> None:
    """What was listed before is kept: it must be right after any number of events, and in copies that go on alone."""
    game = pyspiel.load_game(f"cothon_{rules}(players=3{raw})")
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state, chooser = game.new_initial_state(), random.Random(6)
    for event in range(160):
        step(state, chooser)
        for player in range(3):
            if chooser.random() < (0.9, 0.3, 0.02)[player]:
                observer.set_from(state, player)
                assert state.information_state_tensor(player) == observer.tensor.tolist()
        if event % 50 == 49:
            other = state.clone()
            step(other, random.Random(event))
            other.information_state_tensor(0)
            if chooser.random() < 0.5:
                state = other
