"""What holds in every game of Traders beside what holds in all games (tests/conformance)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cothon
from cothon.games.traders.rule_sets import RULE_SETS

from ..conformance.games import traders_inventory
from ..play_outs import examples, finished, hoarding, steps

games = st.tuples(st.sampled_from(list(RULE_SETS)), st.sampled_from([2, 3, 4]), st.integers(0, 2**64))
quick = examples(8)

DECK = {f"{colour}{v}": n for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7))}


@quick
@given(games)
def test_T1_1_all_108_cards_are_accounted_for_and_passing_is_the_last_resort(game: tuple[str, int, int]) -> None:
    rules, players, seed = game
    table = cothon.new_table(rules, players, seed=seed)
    for at in steps(table, seed):
        assert "pass" not in at.legal_moves() or at.legal_moves() == ["pass"]
    assert traders_inventory(table.position()) == DECK
    assert table.ending in ("eight tokens", "all pass")


@quick
@given(games)
def test_T8_3_memory_knows_every_hand_and_every_vp_count(game: tuple[str, int, int]) -> None:
    rules, players, seed = game
    for at in steps(cothon.new_table(rules, players, seed=seed), seed):
        data, memory = at.position(), at.view(None)["memory"]
        assert memory["known"] == [seat["hand"] for seat in data["seats"]]
        assert memory["vp"] == at.scores()
        hidden = [card for seat in data["seats"] for card in seat["vp_unseen"]]
        assert Counter(card for pile in memory["unseen"] for card in pile) == Counter(data["draw"] + hidden)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_hoarders_run_out_of_cards_and_all_pass(rules: str) -> None:
    table = finished(cothon.new_table(rules, 2, seed=1), 1, hoarding)
    assert table.ending == "all pass"
