"""T3 and T5: a turn, taking, buying, reserving, the Double Action, discounts, replenishing."""

import cothon
from cothon.core.game import Json

from ..boards import moves, play, refused, seat, table


def exhausted(without: list[str]) -> list[str]:
    """All cards but a few, for the hand of seat 1, so that the draw pile is empty."""
    everything = [f"{colour}{v}" for colour in "RBYG" for v, n in ((2, 11), (3, 9), (5, 7)) for _ in range(n)]
    for card in without:
        everything.remove(card)
    return everything


def test_T1_2_a_card_is_coin_good_and_victory_point() -> None:
    game = table("classic", seat("R5"), seat(), market="G5", farm="B2", ships={"G": 4})
    play(game, "buy, pay R5")  # the coin R5 buys the good G5, which becomes a VP at the payday
    after = game.position()["seats"][0]
    assert (after["hand"], after["stock"], after["vp"]) == ([], [], ["G5"])


def test_T3_1_one_action_then_the_next_player_clockwise() -> None:
    game = table("classic", seat("R2"), seat(), seat(), market="R5 B2 G3")
    play(game, "take R5")
    assert game.turn == 1
    play(game, "take B2")
    assert game.turn == 2
    play(game, "take G3")
    assert game.turn == 0


def test_T3_1_an_empty_market_is_refilled_at_the_start_of_a_turn() -> None:
    game = table("standard", seat(), seat(), market="R5", farm="B2 B3")
    play(game, "take R5")
    data = game.position()
    assert game.turn == 1
    assert len(data["market"]) == 4
    assert len(data["farm"]) == 2
    assert {"B2", "B3"} <= set(data["market"])


def test_T3_1_a_refill_that_is_due_is_made_on_loading() -> None:
    game = table("standard", seat(), seat(), seat(), farm="B2 B3 B5")
    assert (len(game.position()["market"]), len(game.position()["farm"])) == (5, 3)


RESERVED_BY_0: Json = {"reserved": {"row": "market", "card": "R5"}}


def test_T3_1_classic_refills_when_only_cards_that_others_reserved_are_left() -> None:
    game = table("classic", seat(**RESERVED_BY_0), seat(), market="R5", farm="B2", turn=1)
    assert len(game.position()["market"]) == 4
    assert game.position()["seats"][0]["reserved"] == {"row": "market", "card": "R5"}


def test_T3_1_classic_does_not_refill_while_ones_own_reserved_card_is_left() -> None:
    game = table("classic", seat(**RESERVED_BY_0), seat(), market="R5", farm="B2")
    assert game.position()["market"] == ["R5"]
    assert "take R5*" in game.legal_moves()


def test_T_R10_forum_refills_when_only_reserved_cards_are_left_ones_own_included() -> None:
    game = table("forum", seat(**RESERVED_BY_0), seat(), market="R5", farm="B2")
    assert len(game.position()["market"]) == 4


def test_T_R10_forum_taking_the_reserved_card_brings_the_piece_back() -> None:
    game = table("forum", seat(**RESERVED_BY_0), seat(), market="R5 B2")
    play(game, "take R5*")
    assert game.position()["seats"][0]["piece"] is True


def test_T3_2_taking_puts_one_card_into_the_hand() -> None:
    game = table("standard", seat("R2"), seat(), market="R5 R5 B2")
    play(game, "take R5")
    assert game.position()["seats"][0]["hand"] == ["R2", "R5"]
    assert game.position()["market"] == ["R5", "B2"]


def test_T3_2_there_is_no_hand_limit() -> None:
    game = table("standard", seat(" ".join(["R2"] * 10 + ["B2"] * 11 + ["G3"] * 9)), seat(), market="R5 B5")
    assert "take R5" in game.legal_moves()


def test_T3_2_a_card_that_another_reserved_cannot_be_taken() -> None:
    game = table("classic", seat(), seat(reserved={"row": "market", "card": "R5"}), market="R5 B2")
    refusal = refused(game, "take R5")
    assert (refusal.code, refusal.rule) == ("reserved", "T3.5")
    assert str(refusal) == "R5 is reserved by Pink until they take or buy it. (T3.5)"


def test_T3_3_everything_nobody_else_reserved_is_bought() -> None:
    other = seat(reserved={"row": "market", "card": "G2"})
    game = table("classic", seat("R5 B5", reserved={"row": "market", "card": "Y3"}), other, market="R2 Y3 G2 B2")
    play(game, "buy, pay R5, pay B5")
    data = game.position()
    assert data["seats"][0]["stock"] == ["R2", "B2", "Y3"]
    assert "G2" in data["market"]
    assert data["seats"][0]["piece"] is True


def test_T3_3_no_change_is_given() -> None:
    game = table("classic", seat("R5 G5 B3"), seat(), market="R3 Y3")
    play(game, "buy, pay R5, pay G5")
    assert game.position()["seats"][0]["hand"] == ["B3"]


def test_T3_3_goods_that_cost_more_than_the_hand_cannot_be_bought() -> None:
    game = table("classic", seat("R5 R3 R3"), seat(), market="G5 G5 B2 B2")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.rule) == ("too-expensive", "T3.3")
    assert str(refusal) == "The goods cost 14, your hand is worth 11: you are 3 coins short. (T3.3)"


def test_T3_3_at_least_one_good_must_be_bought() -> None:
    rest = exhausted(without=["R5", "B2"])
    game = table("standard", seat("R5"), seat(" ".join(rest)), market="B2")
    play(game, "take B2")
    assert game.legal_moves() == ["pass"]
    assert refused(game, "buy").code == "nothing-to-buy"


def test_T3_4_double_action_takes_then_buys_in_one_turn() -> None:
    game = table("standard", seat("R2"), seat(), market="R5 B2 B2")
    play(game, "double")
    assert game.turn == 0
    play(game, "take R5")
    assert game.legal_moves() == ["pay R5"]
    play(game, "pay R5")
    data = game.position()
    assert data["seats"][0]["stock"] == ["B2", "B2"]
    assert data["seats"][0]["piece"] is False
    assert game.turn == 1


def test_T3_4_double_action_is_for_once_a_game() -> None:
    game = table("standard", seat("R5 R5", piece=False), seat(), market="B2 B3")
    refusal = refused(game, "double")
    assert (refusal.code, refusal.rule) == ("double-used", "T3.4")


def test_T_R3_double_action_only_takes_a_card_that_leaves_an_affordable_purchase() -> None:
    game = table("standard", seat("R2"), seat(), market="R5 B3 G2")
    assert "double" in game.legal_moves()
    play(game, "double")
    assert game.legal_moves() == ["take R5"]  # 7 coins for 5; after B3: 5 coins for 7; after G2: 4 for 8
    assert refused(game, "take B3").code == "double-take"


def test_T_R3_double_action_needs_a_good_that_is_left() -> None:
    game = table("standard", seat("R5 R5"), seat(), market="B2")
    assert refused(game, "double").code == "double-impossible"


def test_T_R3_no_replenishing_between_the_halves() -> None:
    game = table("standard", seat("R2"), seat(), market="R5 B2", farm="G2 G2")
    play(game, "double, take R5")
    assert game.position()["market"] == ["B2"]
    assert game.position()["farm"] == ["G2", "G2"]


def test_T3_5_reserving_puts_the_piece_on_a_market_or_farm_card() -> None:
    game = table("classic", seat(), seat(), market="R5 B2", farm="G3")
    play(game, "reserve farm G3")
    assert game.position()["seats"][0]["reserved"] == {"row": "farm", "card": "G3"}
    assert game.position()["seats"][0]["piece"] is False
    play(game, "reserve market R5, take B2, take R5*")
    assert game.position()["seats"][1]["piece"] is True


def test_T3_5_a_player_whose_piece_is_away_cannot_reserve() -> None:
    game = table("classic", seat(**RESERVED_BY_0), seat(), market="R5 B2")
    assert refused(game, "reserve market B2").code == "piece-away"


def test_T3_5_a_reserved_card_cannot_be_reserved_again() -> None:
    game = table("classic", seat(), seat(reserved={"row": "market", "card": "R5"}), market="R5 B2")
    assert refused(game, "reserve market R5").code == "already-reserved"


def test_T3_5_with_a_reserved_and_a_free_card_their_owner_may_take_either() -> None:
    game = table("classic", seat(**RESERVED_BY_0), seat(), market="R5 R5")
    assert moves(game, "take") == ["take R5", "take R5*"]
    play(game, "take R5")
    assert game.position()["seats"][0]["reserved"] == {"row": "market", "card": "R5"}


def test_T3_5_there_is_no_duty_to_use_a_reserved_card_soon() -> None:
    game = table("classic", seat(**RESERVED_BY_0), seat(), market="R5 R2 R2")
    play(game, "take R2, take R2")
    assert game.position()["seats"][0]["reserved"] == {"row": "market", "card": "R5"}


def test_T3_6_tokens_make_the_cheapest_goods_of_their_colour_free() -> None:
    game = table("standard", seat("B5", tokens={"R": 2}), seat(), market="R5 R3 R2")
    play(game, "buy, flip R")
    assert game.legal_moves() == ["flip R"]  # 8 is still too dear
    play(game, "flip R, done, pay B5")
    after = game.position()["seats"][0]
    assert after["stock"] == ["R2", "R3", "R5"]
    assert (after["tokens"], after["flipped"]) == ({}, {"R": 2})


def test_T3_6_flipping_is_not_a_duty() -> None:
    game = table("standard", seat("B5 B5", tokens={"R": 1}), seat(), market="R5 R3 R2")
    play(game, "buy, done")
    assert moves(game, "pay") == ["pay B5"]


def test_T3_6_flips_have_one_order_and_never_a_dead_end() -> None:
    game = table("standard", seat("B2 B3", tokens={"R": 1, "G": 1}), seat(), market="R5 G5")
    play(game, "buy")
    assert game.legal_moves() == ["flip G", "flip R"]
    play(game, "flip G")
    assert game.legal_moves() == ["done"]
    game = table("standard", seat(tokens={"R": 1, "G": 1}), seat(), market="R5 G5")
    play(game, "buy")
    assert game.legal_moves() == ["flip R"]  # skipping R could not be paid
    assert refused(game, "flip G").code == "flip-too-late"


def test_T3_6_flipped_tokens_count_as_tokens() -> None:
    flipped = seat("R5", stock="R2", flipped={"R": 7})
    game = table("standard", flipped, seat(), market="R3", ships={"R": 4})
    play(game, "buy, pay R5")
    assert game.ending == "eight tokens"


def test_T3_6_the_flip_stage_is_entered_only_if_something_can_be_flipped() -> None:
    game = table("standard", seat("R5", tokens={"B": 1}), seat(), market="R3")
    play(game, "buy")
    assert game.legal_moves() == ["pay R5"]


def test_T_R2_at_most_as_many_tokens_as_goods_of_the_colour() -> None:
    game = table("standard", seat("R5", tokens={"R": 3}), seat(), market="R3 R2")
    play(game, "buy, flip R, flip R")
    assert game.legal_moves() == ["done"]
    assert refused(game, "flip R").code == "too-many-flips"


def test_T_R2_a_price_of_0_is_not_paid_and_more_tokens_than_needed_may_be_flipped() -> None:
    game = table("standard", seat(tokens={"R": 2}), seat(), market="R3 R2")
    play(game, "buy, flip R, flip R, done")
    assert game.turn == 1
    assert game.position()["seats"][0]["stock"] == ["R2", "R3"]
    rich = table("standard", seat("B5", tokens={"R": 2}), seat(), market="R3 R2")
    play(rich, "buy, flip R, flip R, done")
    assert rich.position()["seats"][0]["hand"] == ["B5"]


def test_T_R1_a_payment_holds_no_card_that_could_be_kept() -> None:
    game = table("classic", seat("R5 R3 R2"), seat(), market="B2 B2")
    play(game, "buy")
    assert game.legal_moves() == ["pay R3", "pay R5"]
    assert refused(game, "pay R2").code == "pay-order"
    play(game, "pay R3")
    assert game.legal_moves() == ["pay R2"]


def test_T_R1_the_refusal_names_the_card_to_keep() -> None:
    game = table("classic", seat("R5 R2"), seat(), market="B5")
    play(game, "buy")
    refusal = refused(game, "pay R2")
    assert (refusal.code, refusal.rule, refusal.arguments["card"]) == ("spare-card", "T-R1", "R2")


def test_T_R1_every_set_has_one_path_dearest_first() -> None:
    game = table("classic", seat("R5 B5 R3 G2"), seat(), market="B5 B3")
    play(game, "buy")
    assert game.legal_moves() == ["pay B5", "pay R5"]
    play(game, "pay B5")
    assert game.legal_moves() == ["pay R3"]  # R5 comes before B5, and 2 would not be enough
    assert refused(game, "pay R5").code == "pay-order"


def test_T5_1_replenishing_follows_every_purchase() -> None:
    game = table("classic", seat("R5"), seat(), market="B2", farm="G2 Y2")
    play(game, "buy, pay R5")
    data = game.position()
    assert (len(data["market"]), len(data["farm"])) == (4, 2)


def test_T5_2_farm_to_market_then_two_cards_then_the_farm() -> None:
    game = table("classic", seat("R5"), seat(), seat(), market="B2", farm="G2 Y2 Y3", chance="open")
    play(game, "buy, pay R5")
    assert game.position()["market"] == ["Y2", "Y3", "G2"]
    play(game, "draw R2, draw R3")
    assert game.position()["market"] == ["R2", "R3", "Y2", "Y3", "G2"]
    play(game, "draw G5, draw G5, draw G5")
    assert game.position()["farm"] == ["G5", "G5", "G5"]
    assert game.turn == 1


def test_T5_2_pieces_stay_on_their_cards_and_the_market_can_be_larger() -> None:
    other = seat(reserved={"row": "farm", "card": "G2"})
    game = table(
        "classic", seat("R5", reserved={"row": "market", "card": "B5"}), other, market="B2 B5", farm="G2 Y2", turn=1
    )
    play(game, "take B2")
    play(game, "take B5*")
    assert game.position()["seats"][1]["reserved"] == {"row": "market", "card": "G2"}
    assert len(game.position()["market"]) == 4


def test_T5_2_2008_draws_three_to_the_farm_with_any_number_of_players() -> None:
    game = table("zman", seat("R5"), seat(), market="B2", farm="G2 Y2 Y3")
    play(game, "buy, pay R5")
    assert (len(game.position()["market"]), len(game.position()["farm"])) == (5, 3)


def test_T5_3_the_discards_become_the_draw_pile_when_a_card_is_needed() -> None:
    rest = exhausted(without=["R5", "B2", "G2", "Y3", "Y5"])
    game = table("classic", seat("R5"), seat(" ".join(rest)), market="B2", discard=["G2", "Y3", "Y5"], chance="open")
    assert game.position()["draw"] == []
    play(game, "buy, pay R5")
    # the coin just paid is in the new pile
    assert game.legal_moves() == ["draw G2", "draw R5", "draw Y3", "draw Y5"]
    assert game.position()["discard"] == []
    play(game, "draw R5, draw G2, draw Y3, draw Y5")
    assert game.turn == 1


def test_T_R6_drawing_stops_when_no_card_is_left() -> None:
    rest = exhausted(without=["R5", "B2"])
    game = table("classic", seat("R5"), seat(" ".join(rest)), market="B2")
    play(game, "buy, pay R5")
    assert game.position()["market"] == ["R5"]  # the coin just paid; nothing else was left
    assert game.position()["farm"] == []


def test_T_R6_short_rows_are_not_topped_up_before_the_next_replenishing() -> None:
    rest = exhausted(without=["R5", "B2", "G2"])
    game = table("classic", seat("R5"), seat(" ".join(rest)), market="B2 G2")
    play(game, "buy, pay R5")
    assert game.position()["market"] == ["R5"]
    play(game, "reserve market R5")
    assert game.position()["farm"] == []


def test_T_R7_whoever_can_do_nothing_passes() -> None:
    rest = exhausted(without=["R5"])
    game = table("standard", seat("R5"), seat(" ".join(rest)))
    assert game.legal_moves() == ["pass"]
    play(game, "pass")
    assert game.turn == 1


def test_T_R7_all_players_passing_in_a_row_ends_the_game() -> None:
    rest = exhausted(without=["R5"])
    game = table("standard", seat("R5"), seat(" ".join(rest)))
    play(game, "pass, pass")
    assert (game.turn, game.ending, game.legal_moves()) == (None, "all pass", [])
    assert refused(game, "pass").code == "game-over"


def test_T_R7_passing_is_refused_while_anything_else_can_be_done() -> None:
    game = table("standard", seat(), seat(), market="R5")
    assert refused(game, "pass").code == "no-pass"


def test_T_R4_the_market_is_replenished_before_the_ships_advance() -> None:
    game = table("classic", seat("R5"), seat(), market="B2", ships={"B": 4}, chance="open")
    play(game, "buy, pay R5")
    assert game.turn == cothon.CHANCE
    assert game.position()["ships"]["B"] == 4


def test_T_R8_each_draw_has_the_probabilities_of_the_multiset() -> None:
    rest = exhausted(without=["R5", "B2", "G2", "G2", "G2", "Y5"])
    game = table("classic", seat("R5"), seat(" ".join(rest)), market="B2", chance="open")
    play(game, "buy, pay R5")
    assert game.chance_outcomes() == {"draw G2": 0.75, "draw Y5": 0.25}
