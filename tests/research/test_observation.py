"""Observations say what the view says, relative to the observer, and nothing that is hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest

import cothon
from cothon.core.build import part
from cothon.core.refusal import BadRequest
from cothon.core.table import Table
from cothon.games import Rules, game_of
from cothon.research.play import scale_of

from .observed import UNTOUCHED, Data, guilds_from_view, guilds_seat, observation, traders_from_view, traders_seat

RULES: list[Rules] = [
    *cothon.rule_sets(),
    cothon.house_rules("traders/classic", new_market=3, pirates_from=2),
    cothon.house_rules("guilds/standard", every_different_set=False),
]


def decisions(rules: Rules, players: int, seed: int) -> list[Table]:
    """Copies of a table at every decision of a random game, the end included."""
    table = cothon.new_table(rules, players, seed=seed)
    chooser = random.Random(seed)
    found = []
    while table.turn is not None:
        found.append(table.copy())
        table.play_number(chooser.choice(table.state.legal()))
    return [*found, table]


def expected(table: Table, seat: int) -> Data:
    """All that the observation must say."""
    view = table.view(seat)
    if table.rules.startswith("guilds/"):
        told, of_seat = guilds_from_view(view) | {"points": table.scores()[seat]}, guilds_seat
    else:
        told, of_seat = traders_from_view(view) | {"price": table.state.price_for(seat)}, traders_seat  # type: ignore[attr-defined]
    for places in range(table.players):
        shown = of_seat(view, (seat + places) % table.players)
        told |= {f"seat{places}.{name}": value for name, value in shown.items()}
    return told


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_says_what_the_view_says(rules: Rules, players: int) -> None:
    layout = game_of(rules).layout
    for table in decisions(rules, players, players)[::3]:
        for seat in range(players):
            told = layout.decode(observation(table.state, seat, layout).tolist())
            for name, value in expected(table, seat).items():
                assert told[name] == value, name
            assert not any(told[f"seat{places}.present"] for places in range(players, 4))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_field_of_the_layout_is_checked_against_the_view(rules: Rules) -> None:
    checked = {name for table in decisions(rules, 4, 1) for name in expected(table, 0)}
    assert checked == set(game_of(rules).layout.slices)


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_an_observation_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew(rules: Rules) -> None:
    layout = game_of(rules).layout
    for number, table in enumerate(decisions(rules, 3, 5)[::4]):
        for seat in range(3):
            before = observation(table.state, seat, layout)
            other = table.determinize(seat, number)
            assert np.array_equal(before, observation(other.state, seat, layout))


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_policies_inside_compiled_code_judge_by_what_the_seat_may_know(rules: Rules) -> None:
    """They get the state itself, so their judgement must not change when hidden cards are dealt anew."""
    features = part("core", "cothon.core.state").Features()
    for number, table in enumerate(decisions(rules, 3, 6)[:-1:5]):
        assert isinstance(table.turn, int)
        other = table.determinize(table.turn, number)
        for move in table.state.legal():
            assert table.state.appeal(move, features) == other.state.appeal(move, features)


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_every_number_stays_within_its_limit(rules: Rules, players: int) -> None:
    layout = game_of(rules).layout
    limits = np.array(layout.limits())
    for table in decisions(rules, players, 9):
        numbers = observation(table.state, 0, layout)
        assert (numbers >= 0).all()
        assert (numbers <= limits).all()


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_a_scaled_observation_is_the_counts_times_the_scale(rules: Rules, players: int) -> None:
    for table in decisions(rules, players, 11)[::2]:
        for seat in range(players):
            assert_scaled(table, seat)


@pytest.mark.parametrize("of_older_piles", [0, 5])
def test_eleven_unseen_cards_of_a_kind_are_no_more_than_one(of_older_piles: int) -> None:
    """In 32 bits eleven elevenths, added one by one, are 1.0000001."""
    older, present = ["R2"] * of_older_piles, ["R2"] * (11 - of_older_piles)
    holder = {"hand": ["B2"], "vp_unseen": older + present, "vp_unseen_pile": [0] * len(older) + [1] * len(present)}
    start = {"rules": "traders/classic", "players": 2, "turn": 0, "pile": 1, "market": ["R5", "B2"], "farm": ["B5"]}
    table = cothon.from_position({**start, "seats": [holder, {"hand": ["B3"]}], "ships": dict.fromkeys("RBYG", 0)})
    for seat in range(2):
        assert_scaled(table, seat)


def assert_scaled(table: Table, seat: int) -> None:
    layout, scale = game_of(table.rules).layout, scale_of(game_of(table.rules))
    scaled = np.full((1, layout.size), UNTOUCHED, np.float32)
    table.state.observe(seat, scaled, 0, scale)
    assert np.array_equal(scaled[0], observation(table.state, seat, layout) * scale[0])
    assert (scaled >= 0).all()
    assert (scaled <= 1).all()


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_place_has_a_name_of_its_own(rules: Rules) -> None:
    layout = game_of(rules).layout
    assert len(layout.names()) == layout.size == len(layout.limits())
    assert len(set(layout.names())) == layout.size


def test_the_decoder_shows_a_tensor_as_text() -> None:
    table = cothon.new_table("traders/standard", 2, seed=1)
    layout = game_of("traders/standard").layout
    text = layout.text(observation(table.state, 0, layout).tolist())
    assert "double action: 1" in text
    assert "new farm: 2" in text
    assert "seat0.coins: 12" in text
    assert "seat2" not in text


def test_a_tensor_of_another_size_is_refused_in_words() -> None:
    layout = game_of("traders/standard").layout
    with pytest.raises(BadRequest, match=f"has {layout.size} numbers, not 3") as caught:
        layout.decode([0, 0, 0])
    assert caught.value.code == "bad-observation"
