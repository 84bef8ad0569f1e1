"""T0–T2: components and setting up, in all four rule sets."""

from collections import Counter

import pytest

import cothon
from cothon.games.traders.rule_sets import CLASSIC, FORUM, RULE_SETS, STANDARD, ZMAN, RuleSet
from cothon.games.traders.rules import cards as c

from ..boards import play

EDITIONS_2025 = ["traders/standard", "traders/classic"]
EDITIONS_2008 = ["traders/zman", "traders/forum"]


def all_cards(table: cothon.Table) -> Counter[str]:
    data = table.position()
    rows = [data["market"], data["farm"], data["discard"], data["draw"]]
    for seat in data["seats"]:
        rows += [seat["hand"], seat["stock"], seat["stored"], seat["vp"], seat["vp_unseen"]]
    return Counter(card for row in rows for card in row)


def test_T0_each_rule_set_differs_from_another_only_in_its_switches() -> None:
    def differences(one: RuleSet, other: RuleSet) -> set[str]:
        return {name for name in vars(one) if getattr(one, name) != getattr(other, name)} - {"name", "title"}

    assert differences(CLASSIC, STANDARD) == {"double_action", "discount"}
    assert differences(FORUM, ZMAN) == {"own_reservation_stops_refill", "buyer_stores_first"}
    assert list(RULE_SETS)[:4] == EDITIONS_2025 + EDITIONS_2008


def test_T0_standard_is_the_default_and_first() -> None:
    assert cothon.rule_sets()[0] == "traders/standard"


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_T1_1_there_are_108_cards_eleven_2s_nine_3s_and_seven_5s_a_colour(rules: str, players: int) -> None:
    counts = all_cards(cothon.new_table(rules, players, seed=3))
    assert counts == {f"{colour}{v}": n for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7))}


def test_T1_3_warehouse_icons_two_on_a_2_one_on_a_3_none_on_a_5() -> None:
    assert list(c.ICONS[:3]) == [2, 1, 0]


def test_T1_4_colours_are_red_blue_yellow_green() -> None:
    table = cothon.new_table("traders/zman", 2, chance="open")
    assert {card[0] for card in table.position()["draw"]} == set("RBYG")


def test_T1_6_the_route_has_six_places() -> None:
    assert (c.ALEXANDRIA, c.CYRENAICA, c.LAST_PIRATES, c.CARTHAGE) == (0, 2, 4, 5)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_T2_1_all_ships_start_at_alexandria(rules: str) -> None:
    assert cothon.new_table(rules, 3, seed=1).position()["ships"] == {"R": 0, "B": 0, "Y": 0, "G": 0}


@pytest.mark.parametrize("rules", EDITIONS_2025)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_2_2025_hands_are_of_one_colour_and_unused_ones_are_discarded(rules: str, players: int) -> None:
    data = cothon.new_table(rules, players, seed=4).position()
    colours = [seat["hand"][0][0] for seat in data["seats"]]
    assert len(set(colours)) == players
    for colour, seat in zip(colours, data["seats"], strict=True):
        assert seat["hand"] == [f"{colour}2", f"{colour}2", f"{colour}3", f"{colour}5"]
        assert seat["tokens"] == {colour: 1}
    unused = [colour for colour in "RBYG" if colour not in colours]
    assert data["discard"] == [f"{colour}{v}" for colour in unused for v in (2, 2, 3, 5)]


@pytest.mark.parametrize("rules", EDITIONS_2025)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_2_2025_market_and_farm_grow_with_the_players(rules: str, players: int) -> None:
    data = cothon.new_table(rules, players, seed=5).position()
    assert (len(data["market"]), len(data["farm"])) == (players + 2, players)
    assert len(data["draw"]) == 92 - 2 * players - 2


@pytest.mark.parametrize("rules", EDITIONS_2008)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_2_2008_hands_are_drawn_until_they_are_worth_8(rules: str, players: int) -> None:
    data = cothon.new_table(rules, players, seed=6).position()
    assert (len(data["market"]), len(data["farm"]), data["discard"]) == (5, 3, [])
    for seat in data["seats"]:
        worth = sum(int(card[1]) for card in seat["hand"])
        assert worth >= 8
        assert worth - min(int(card[1]) for card in seat["hand"]) < 8 or worth <= 12


def test_T2_2_2008_drawing_stops_as_soon_as_the_sum_is_8() -> None:
    table = cothon.new_table("traders/zman", 2, chance="open")
    play(table, "draw R2, draw R2, draw R2, draw R2, draw R2, draw B2, draw B2, draw B2")
    play(table, "draw R5, draw B3, draw G5, draw G2")
    assert [seat["hand"] for seat in table.position()["seats"]] == [["R5", "B3"], ["G2", "G5"]]
    play(table, "draw G5")
    assert table.position()["seats"][1]["hand"] == ["G2", "G5", "G5"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_T2_3_everyone_has_a_piece_at_hand(rules: str) -> None:
    data = cothon.new_table(rules, 4, seed=1).position()
    assert all(seat["piece"] and seat["reserved"] is None for seat in data["seats"])


def test_T0_2025_the_order_of_chance_is_deals_market_farm_start() -> None:
    table = cothon.new_table("traders/classic", 2, chance="open")
    assert table.turn == cothon.CHANCE
    assert table.legal_moves() == ["deal B", "deal G", "deal R", "deal Y"]
    play(table, "deal R")
    assert table.legal_moves() == ["deal B", "deal G", "deal Y"]
    play(table, "deal G, draw R2, draw R2, draw R2, draw R2, draw B3, draw B3")
    assert table.chance_outcomes() == {"start 0": 0.5, "start 1": 0.5}
    play(table, "start 1")
    after = table.position()
    assert (after["turn"], after["start"]) == (1, 1)
    assert (after["market"], after["farm"]) == (["R2"] * 4, ["B3", "B3"])


ROWS_2008 = "draw R2, draw R2, draw R2, draw R2, draw R2, draw B2, draw B2, draw B2"


def test_T0_2008_the_smallest_opening_sum_starts_and_chooses_a_token_first() -> None:
    table = cothon.new_table("traders/forum", 2, chance="open")
    play(table, ROWS_2008 + ", draw G5, draw G5, draw B5, draw B3")
    assert table.turn == 1  # 8 against 10
    assert table.legal_moves() == ["token B", "token G", "token R", "token Y"]
    play(table, "token Y, token Y")
    assert [seat["tokens"] for seat in table.position()["seats"]] == [{"Y": 1}, {"Y": 1}]
    assert (table.turn, table.position()["start"]) == (1, 1)


def test_T0_2008_with_equal_sums_the_fewest_cards_start() -> None:
    table = cothon.new_table("traders/zman", 2, chance="open")
    play(table, ROWS_2008 + ", draw G2, draw G3, draw G3, draw B5, draw B3")
    assert table.turn == 1


def test_T0_2008_a_tie_for_the_start_is_left_to_chance() -> None:
    table = cothon.new_table("traders/zman", 3, chance="open")
    play(table, ROWS_2008 + ", draw G5, draw G3, draw G5, draw G5, draw B5, draw B3")
    assert table.chance_outcomes() == {"start 0": 0.5, "start 2": 0.5}
    play(table, "start 2, token R, token R, token R")
    assert table.turn == 2


def test_T_R11_the_opening_draw_of_2008_is_made_in_sight_of_all() -> None:
    table = cothon.new_table("traders/zman", 3, seed=9)
    hands = [seat["hand"] for seat in table.position()["seats"]]
    assert table.view(None)["memory"]["known"] == hands
