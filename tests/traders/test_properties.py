"""What holds in every game, over random games of all rule sets and player counts."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.games.traders.rule_sets import RULE_SETS

from ..play_outs import examples, finished, hoarding, steps

games = st.tuples(st.sampled_from(list(RULE_SETS)), st.sampled_from([2, 3, 4]), st.integers(0, 2**64))
quick = examples(8)

DECK = {f"{colour}{v}": n for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7))}


def all_cards(data) -> Counter:
    rows = [data["market"], data["farm"], data["discard"], data["draw"]]
    for seat in data["seats"]:
        rows += [seat["hand"], seat["stock"], seat["stored"], seat["vp"], seat["vp_unseen"]]
    return Counter(card for row in rows for card in row)


@quick
@given(games)
def test_random_play_never_stalls_and_all_108_cards_are_accounted_for(game):
    rules, players, seed = game
    table = cothon.new_table(rules, players, seed=seed)
    for at in steps(table, seed):
        legal = at.legal_moves()
        assert bool(legal) == (at.turn is not None)
        assert legal == sorted(set(legal))
        assert all_cards(at.position()) == DECK
        assert "pass" not in legal or legal == ["pass"]
    assert table.ending in ("eight tokens", "all pass")
    assert table.winners()


@quick
@given(games, st.sampled_from([None, "open"]))
def test_positions_make_the_round_trip_from_any_moment(game, chance):
    rules, players, seed = game
    for at in steps(cothon.new_table(rules, players, seed=seed, chance=chance), seed):
        data = json.loads(json.dumps(at.position()))
        back = cothon.from_position(data)
        assert back.position() == data
        assert (back.turn, back.legal_moves()) == (at.turn, at.legal_moves())


@quick
@given(games, st.sampled_from([None, "open"]))
def test_records_make_the_round_trip_from_any_moment(game, chance):
    rules, players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(rules, players, seed=seed, chance=chance), seed):
        if rng.random() < 0.05 or at.turn is None:
            record = json.loads(json.dumps(at.record()))
            again = cothon.replay(record)
            assert again.record() == record
            assert again.position() == at.position()


@quick
@given(games)
def test_a_record_from_the_middle_can_be_played_on(game):
    rules, players, seed = game
    table = cothon.new_table(rules, players, seed=seed)
    for count, _ in enumerate(steps(table, seed)):
        if count == 30:
            break
    loaded = cothon.from_position(table.position(), seed=1)
    assert finished(cothon.replay(finished(loaded, 2).record()), 3).winners() == loaded.winners()


@quick
@given(games)
def test_copies_are_independent(game):
    rules, players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(rules, players, seed=seed), seed):
        if rng.random() < 0.03:
            before = (at.position(), at.record())
            finished(at.copy(), seed + 1)
            assert (at.position(), at.record()) == before


@quick
@given(games)
def test_the_same_seed_gives_the_same_game(game):
    rules, players, seed = game
    one = finished(cothon.new_table(rules, players, seed=seed), seed)
    other = finished(cothon.new_table(rules, players, seed=seed), seed)
    assert one.record() == other.record()


@quick
@given(games)
def test_T8_1_re_dealing_what_a_seat_cannot_know_changes_neither_view_nor_moves(game):
    """Secrecy: everything a seat is shown follows from what it may know."""
    rules, players, seed = game
    rng = random.Random(seed)
    for at in steps(cothon.new_table(rules, players, seed=seed), seed):
        seat = rng.choice([None, *range(players)])
        other = at.determinize(seat, rng.getrandbits(32))
        assert other.view(seat) == at.view(seat)
        assert other.legal_moves() == at.legal_moves()
        assert all_cards(other.position()) == DECK


@quick
@given(games)
def test_T8_3_memory_knows_every_hand_and_every_vp_count(game):
    rules, players, seed = game
    for at in steps(cothon.new_table(rules, players, seed=seed), seed):
        data, memory = at.position(), at.view(None)["memory"]
        assert memory["known"] == [seat["hand"] for seat in data["seats"]]
        assert memory["vp"] == at.scores()
        hidden = [card for seat in data["seats"] for card in seat["vp_unseen"]]
        assert Counter(card for pile in memory["unseen"] for card in pile) == Counter(data["draw"] + hidden)


@quick
@given(games)
def test_a_view_can_be_turned_into_a_state_that_looks_the_same(game):
    rules, players, seed = game
    for at in steps(cothon.new_table(rules, players, seed=seed), seed):
        seat = 0 if at.turn is None else at.turn
        view = json.loads(json.dumps(at.view(seat)))
        assert at.game.view(at.game.from_view(view), seat) == view


@pytest.mark.parametrize("rules", RULE_SETS)
def test_hoarders_run_out_of_cards_and_all_pass(rules):
    table = finished(cothon.new_table(rules, 2, seed=1), 1, hoarding)
    assert table.ending == "all pass"


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_of_an_open_table_leaves_chance_without_outcomes(rules, players):
    for at in steps(cothon.new_table(rules, players, chance="open"), 5):
        if at.turn == cothon.CHANCE:
            assert sum(at.chance_outcomes().values()) == pytest.approx(1)
            assert sorted(at.chance_outcomes()) == at.legal_moves()
