"""T4, T6, T7: ships, payday, storing, raid, the end."""

import cothon
from cothon.core.places import ties

from ..boards import moves, play, refused, seat, table


def test_T4_1_one_step_for_one_good_two_for_more() -> None:
    game = table("classic", seat("R5 R5 R5"), seat(), market="Y2 Y2 R2 B2 B2 B2")
    play(game, "buy, pay R5, pay R5, pay R5")
    assert game.position()["ships"] == {"R": 1, "B": 2, "Y": 2, "G": 0}


def test_T4_1_free_goods_move_ships_too() -> None:
    game = table("standard", seat(tokens={"G": 2}), seat(), market="G5 G5")
    play(game, "buy, flip G, flip G, done")
    assert game.position()["ships"]["G"] == 2


def test_T4_2_a_ship_stops_at_carthage_and_steps_left_over_are_lost() -> None:
    game = table("classic", seat("R5"), seat(), market="Y2 Y2", ships={"Y": 4})
    play(game, "buy, pay R5")
    assert game.position()["ships"]["Y"] == 0  # arrived and sailed home: no step was carried over


def test_T4_3_a_ship_at_carthage_means_a_payday() -> None:
    game = table("classic", seat("R5"), seat(), market="Y2", ships={"Y": 4})
    play(game, "buy, pay R5")
    assert game.scores() == [1, 0]


def test_T6_1_everyone_with_stock_of_the_colour_sells_all_of_it_stored_or_not() -> None:
    game = table(
        "standard", seat("R2", stock="G5"), seat(stock="G3 B2", stored="G2 G2"), seat(), market="G2", ships={"G": 4}
    )
    play(game, "buy, pay R2")
    after = game.position()["seats"]
    assert game.scores() == [2, 2, 0]  # 5 x 2 = 10; 3 x 3 = 9, rounded up to 10
    assert (after[1]["stock"], after[1]["stored"]) == (["B2"], [])


def test_T6_1_the_lowest_cards_of_the_set_become_vp_and_the_rest_is_discarded() -> None:
    game = table("standard", seat("R2", stock="G2 G2 G3"), seat(), market="B2", ships={"B": 4, "G": 0})
    play(game, "buy, pay R2")
    assert game.position()["seats"][0]["stock"] == ["G2", "G2", "G3"]  # not a green payday
    game = table("standard", seat("B2", stock="G3 G3"), seat(), market="G2", ships={"G": 4})
    play(game, "buy, pay B2")
    data = game.position()
    assert data["seats"][0]["vp"] == ["G2", "G3"]
    assert "G3" in data["discard"]


def test_T6_1_standard_tokens_do_not_raise_prices() -> None:
    game = table("standard", seat("B2", tokens={"G": 3}), seat(), market="G2", ships={"G": 4})
    play(game, "buy, done, pay B2")
    assert game.scores()[0] == 1


def test_T6_1_own_tokens_of_the_colour_raise_the_price_in_the_other_rule_sets() -> None:
    for rules in ("classic", "zman", "forum"):
        game = table(rules, seat("B2", tokens={"G": 4, "R": 2}), seat(tokens={"G": 6}), market="G2", ships={"G": 4})
        play(game, "buy, pay B2")
        assert game.scores() == [2, 0], rules  # 2 + 4 = 6, rounded up to 10


def test_T6_1_vp_beyond_the_set_come_unseen_off_the_draw_pile() -> None:
    game = table("classic", seat("B5", tokens={"G": 5}), seat(), market="G5", ships={"G": 4}, chance="open")
    play(game, "buy, pay B5, draw R2, draw R2, draw Y2, draw Y2")
    assert game.turn == cothon.CHANCE  # 10 points: one VP of the set, one off the pile
    play(game, "draw Y5")
    own = game.position()["seats"][0]
    assert (own["vp"], own["vp_unseen"]) == (["G5"], ["Y5"])


def test_T6_2_everyone_who_sold_gets_one_token_of_each_colour_sold() -> None:
    game = table(
        "classic", seat("B5", stock="R2"), seat(stock="R3"), seat(stock="G2"), market="R2 G2", ships={"R": 4, "G": 4}
    )
    play(game, "buy, pay B5")
    tokens = [s["tokens"] for s in game.position()["seats"]]
    assert tokens == [{"R": 1, "G": 1}, {"R": 1}, {"G": 1}]


def test_T1_5_the_supply_of_tokens_never_limits_anything() -> None:
    game = table("classic", seat("B2", tokens={"G": 12}), seat(), market="G2", ships={"G": 4})
    play(game, "buy, pay B2")
    assert game.position()["seats"][0]["tokens"] == {"G": 13}


def test_T6_2_new_tokens_do_not_raise_the_prices_of_this_payday() -> None:
    game = table("classic", seat("B5"), seat(), market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    assert game.scores()[0] == 1


def test_T6_3_eight_tokens_end_the_game_at_once() -> None:
    game = table("classic", seat("B5", tokens={"R": 7}), seat(stock="Y5"), market="G5", ships={"G": 4, "Y": 3})
    play(game, "buy, pay B5")
    assert (game.ending, game.turn) == ("eight tokens", None)
    data = game.position()
    assert data["seats"][1]["stock"] == ["Y5"]  # no raid any more
    assert data["ships"]["G"] == 5


def test_T6_3_seven_tokens_do_not_end_it() -> None:
    game = table("classic", seat("B5", tokens={"R": 6}), seat(), market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    assert game.ending is None


RAID = {"G": 4, "B": 3, "R": 4}


def test_T6_4_unstored_stock_of_raided_colours_is_discarded_everyones() -> None:
    game = table("classic", seat("B5", stock="B3 Y2"), seat(stock="R2 R5 Y3", stored="B2"), market="G5", ships=RAID)
    play(game, "buy, pay B5")
    after = game.position()
    assert [s["stock"] for s in after["seats"]] == [["Y2"], ["Y3"]]
    assert after["seats"][1]["stored"] == ["B2"]


def test_T6_4_both_pirate_places_raid_and_the_others_do_not() -> None:
    ships = {"G": 4, "R": 3, "B": 4, "Y": 2}
    game = table("classic", seat("B5", stock="R5 B5 Y5"), seat(), market="G5", ships=ships)
    play(game, "buy, pay B5")
    assert game.position()["seats"][0]["stock"] == ["Y5"]
    assert game.position()["ships"] == {"R": 2, "B": 2, "Y": 2, "G": 0}


def test_T6_4_without_a_payday_there_is_no_raid() -> None:
    game = table("classic", seat("B5", stock="R5"), seat(), market="G5", ships={"G": 3, "R": 3})
    play(game, "buy, pay B5")
    assert game.position()["seats"][0]["stock"] == ["R5", "G5"]
    assert game.position()["ships"] == {"R": 3, "B": 0, "Y": 0, "G": 4}


def test_T6_4_a_hand_card_with_icons_stores_raided_stock_of_any_colour() -> None:
    game = table("classic", seat("B5 Y2", stock="R5 R3 B2"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5")
    assert game.legal_moves() == ["done", "store B2", "store R3", "store R5"]
    play(game, "store R5, store B2")
    assert game.legal_moves() == ["done"]
    play(game, "done")
    assert game.legal_moves() == ["spend Y2"]
    play(game, "spend Y2")
    own = game.position()["seats"][0]
    assert (own["stock"], own["stored"], own["hand"]) == ([], ["R5", "B2"], [])
    assert "Y2" in game.position()["discard"]


def test_T6_4_stored_cards_are_safe_until_sold() -> None:
    game = table("classic", seat("B5", stored="R5"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5")
    assert game.position()["seats"][0]["stored"] == ["R5"]


def test_T6_4_players_store_in_turn_order_from_the_buyer() -> None:
    seats = [seat("Y2", stock="R5"), seat("B5 Y2", stock="R5"), seat("Y2", stock="R5")]
    game = table("classic", *seats, market="G5", ships=RAID, turn=1)
    play(game, "buy, pay B5")
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        play(game, "done")
    assert asked == [1, 2, 0]


def test_T_R10_forum_lets_the_start_player_of_the_game_store_first() -> None:
    seats = [seat("R2", stock="R5"), seat("B5 R2", stock="R5"), seat("R2", stock="R5")]
    game = table("forum", *seats, market="G5", ships=RAID, turn=1, start=2)
    play(game, "buy, pay B5")
    assert game.turn == 2
    play(game, "done")
    assert game.turn == 0


def test_T6_4_a_seat_with_nothing_to_store_is_not_asked() -> None:
    seats = [seat("B5 Y5", stock="R5"), seat("Y2"), seat("Y2", stock="Y5")]
    game = table("classic", *seats, market="G5", ships=RAID)
    play(game, "buy, pay B5")
    assert game.turn == 1
    assert game.legal_moves()[0] != "done"


def test_T6_4_in_2008_storing_is_offered_at_every_payday_for_any_colour() -> None:
    for rules in ("zman", "forum"):
        game = table(rules, seat("B5 Y2", stock="Y5 Y3 R2"), seat(), market="G5", ships={"G": 4})
        play(game, "buy, pay B5")
        assert game.legal_moves() == ["done", "store Y3", "store Y5"], rules
        play(game, "store Y3, store Y5, done, spend Y2")
        assert game.position()["seats"][0]["stored"] == ["Y3", "Y5"]


def test_T6_4_in_2025_only_raided_colours_can_be_stored() -> None:
    game = table("standard", seat("B5 Y2", stock="R5 Y5"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5")
    refusal = refused(game, "store Y5")
    assert (refusal.code, refusal.rule) == ("not-raided", "T6.4")


def test_T6_4_in_2008_a_card_stores_only_goods_of_its_own_colour() -> None:
    game = table("zman", seat("B5 Y2 R3", stock="R5 R2 Y5"), seat(), market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    play(game, "store R2")
    assert game.legal_moves() == ["done", "store Y5"]  # one red icon
    play(game, "store Y5, done")
    assert game.legal_moves() == ["spend Y2"]
    play(game, "spend Y2")
    assert game.legal_moves() == ["spend R3"]


def test_T_R9_a_card_whose_icons_are_not_needed_may_not_be_spent() -> None:
    game = table("classic", seat("B5 Y2 Y3 G3", stock="R5 R3"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5, store R3, store R5, done")
    assert game.legal_moves() == ["spend Y2", "spend Y3"]
    play(game, "spend Y3")
    assert game.legal_moves() == ["spend G3"]  # 2s come first; two 3s make two icons
    assert refused(game, "spend Y2").code == "spend-order"
    play(game, "spend G3")
    assert game.position()["seats"][0]["hand"] == ["Y2"]


def test_T_R9_icons_beyond_what_is_stored_are_lost() -> None:
    game = table("classic", seat("B5 Y2", stock="R5"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5, store R5, done, spend Y2")
    assert game.position()["seats"][0]["hand"] == []
    assert game.turn == 1


def test_T_R9_in_2008_each_colour_is_paid_for_by_itself() -> None:
    game = table("zman", seat("B5 Y2 Y3 R2 R3", stock="R5 Y5"), seat(), market="G5", ships={"G": 4})
    play(game, "buy, pay B5, store R5, store Y5, done")
    assert game.legal_moves() == ["spend R2", "spend R3", "spend Y2"]  # Y3 only after red is paid for
    play(game, "spend Y2")
    assert game.legal_moves() == ["spend R3"]
    play(game, "spend R3")
    assert game.position()["seats"][0]["hand"] == ["R2", "Y3"]


def test_T_R9_a_5_has_no_icons() -> None:
    game = table("classic", seat("B5 Y5 Y2", stock="R5"), seat(), market="G5", ships=RAID)
    play(game, "buy, pay B5, store R5, done")
    assert refused(game, "spend Y5").code == "card-without-icons"


def test_T6_5_arrived_ships_go_to_alexandria_and_raided_ones_to_cyrenaica() -> None:
    game = table("classic", seat("B5"), seat(), market="G5", ships={"G": 4, "R": 3, "B": 4, "Y": 1})
    play(game, "buy, pay B5")
    assert game.position()["ships"] == {"R": 2, "B": 2, "Y": 1, "G": 0}


def test_T_R5_several_arrivals_are_one_payday_with_one_raid() -> None:
    buyer = seat("B5 B5", stock="R5 Y3", tokens={"R": 6})
    game = table("classic", buyer, seat(stock="B5"), market="R2 G2 Y2", ships={"R": 4, "G": 4, "Y": 4, "B": 3})
    play(game, "buy, pay B5, pay B5")
    assert game.ending == "eight tokens"  # tokens of all three colours before the end is checked
    assert game.position()["seats"][0]["tokens"] == {"R": 7, "Y": 1, "G": 1}


def test_T_R5_three_ships_arriving_at_once_are_scored_in_the_order_R_B_Y_G_from_the_buyer() -> None:
    tokens = {"R": 2, "Y": 2, "G": 2}
    seats = [seat(stock="R5", tokens={"R": 1}), seat("B5 B5 B5", tokens=tokens)]
    game = table("classic", *seats, market="R5 Y5 G5", turn=1, ships={"R": 4, "Y": 4, "G": 4}, chance="open")
    play(game, "buy, pay B5, pay B5, pay B5, draw B2, draw B2, draw B2, draw B2")
    owed = []
    while game.turn == cothon.CHANCE:
        owed.append(game.position()["pending"]["steps"][-1]["seat"])
        play(game, "draw B3")
    assert owed == [1, 0, 1, 1]  # red: buyer, then seat 0; yellow; green


def test_T_R5_each_sale_is_finished_before_the_next() -> None:
    everything = [f"{colour}{v}" for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7)) for _ in range(n)]
    for card in ["B5", "G5", "G2", "G2", "G3"]:
        everything.remove(card)
    hoarder = seat(" ".join(everything), stock="G2 G2 G3")
    game = table("classic", seat("B5", tokens={"G": 1}), hoarder, market="G5", ships={"G": 4}, chance="open")
    play(game, "buy, pay B5, draw B5")  # nothing else is left to draw for the market
    # seat 0 is owed a second VP while the discards are still empty; seat 1 sells (and discards) afterwards
    assert game.position()["seats"][0]["vp_substitutes"] == 1
    assert game.position()["discard"] == ["G3"]


def test_T_R6_vp_owed_from_an_empty_pile_are_counted_all_the_same() -> None:
    everything = [f"{colour}{v}" for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7)) for _ in range(n)]
    for card in ["B5", "G5"]:
        everything.remove(card)
    game = table("classic", seat("B5", tokens={"G": 3}), seat(" ".join(everything)), market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    assert game.scores()[0] == 2
    assert game.position()["seats"][0]["vp_substitutes"] == 1


def test_T7_1_most_vp_wins_stock_and_hand_count_nothing() -> None:
    rich = seat("B5 R5 R5 R5", stock="R5 R5", vp="R2")
    game = table("classic", rich, seat(vp="R2 R2 R2", tokens={"R": 7}, stock="G2"), market="G5", ships={"G": 4})
    play(game, "buy, pay R5")
    assert (game.scores(), game.winners(), game.ending) == ([2, 4], [1], "eight tokens")


def test_T7_1_tokens_break_a_tie_flipped_ones_included() -> None:
    one = seat("B5", vp="R2 R2", flipped={"R": 7})
    game = table("standard", one, seat(vp="Y2 Y2 Y2", tokens={"R": 6}), market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    assert (game.scores(), game.winners()) == ([3, 3], [0])


def test_T7_1_players_tied_in_vp_and_tokens_share_the_win() -> None:
    game = table(
        "classic", seat("B5", vp="R2", tokens={"R": 7}), seat(vp="Y2 Y2", tokens={"R": 8}), market="G5", ships={"G": 4}
    )
    play(game, "buy, pay B5")
    assert (game.scores(), game.winners()) == ([2, 2], [0, 1])
    assert [(line["vp"], line["tokens"], line["total"]) for line in game.score_sheet()] == [(2, 8, 2)] * 2
    assert [(sale["colour"], sale["vp"]) for sale in game.score_sheet()[0]["sales"]] == [("G", 1)]


def test_T7_1_tokens_part_those_behind_the_winner_too() -> None:
    others = seat(vp="Y2", tokens={"R": 2}), seat(vp="B2", tokens={"R": 2, "B": 1}), seat(vp="G2", flipped={"R": 2})
    game = table("standard", seat("B5", vp="R2", tokens={"R": 7}), *others, market="G5", ships={"G": 4})
    play(game, "buy, pay B5")
    assert (game.scores(), game.winners(), game.places()) == ([2, 1, 1, 1], [0], [1, 3, 2, 3])
    assert ties(game.game, game.state, game.score_sheet()) == [([2, 1, 3], "tokens")]


def test_T7_1_there_are_no_winners_before_the_end() -> None:
    assert cothon.new_table("traders/standard", 3, seed=1).winners() == []
    assert moves(cothon.new_table("traders/standard", 3, seed=1), "take")
