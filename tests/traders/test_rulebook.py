"""The worked examples of the rule books."""

from ..boards import play, refused, seat, table


def test_E1_two_yellow_and_one_red_then_three_blue_and_one_green_to_carthage() -> None:
    game = table("standard", seat("R5 R5"), seat(), market="Y3 Y2 R2")
    play(game, "buy, pay R5, pay R5")
    assert game.position()["ships"] == {"R": 1, "B": 0, "Y": 2, "G": 0}
    game = table("standard", seat("R5 R5", stock="G2"), seat(), market="B2 B2 B3 G2", ships={"G": 4})
    play(game, "buy, pay R5, pay R5")
    assert game.position()["ships"] == {"R": 0, "B": 2, "Y": 0, "G": 0}  # green arrived, was paid and sailed home
    assert game.position()["seats"][0]["tokens"] == {"G": 1}


def test_E2_a_blue_set_with_price_3_and_three_cards_gives_two_vp() -> None:
    game = table("standard", seat("R2", stock="B3 B2"), seat(), market="B2", ships={"B": 4})
    play(game, "buy, pay R2")
    assert game.position()["seats"][0]["vp"] == ["B2", "B2"]
    assert "B3" in game.position()["discard"]


def test_E3_red_15_and_yellow_2_in_one_payday() -> None:
    game = table("standard", seat("B5", stock="R5 R3"), seat(), market="R2 Y2", ships={"R": 4, "Y": 4})
    play(game, "buy, pay B5")
    assert game.position()["seats"][0]["vp"] == ["R2", "R3", "R5", "Y2"]


def test_E4_classic_two_green_tokens_a_5_and_three_cards_give_five_vp() -> None:
    for rules in ("classic", "zman", "forum"):
        game = table(rules, seat("B5", stock="G5 G3", tokens={"G": 2}), seat(), market="G2", ships={"G": 4})
        play(game, "buy, pay B5")
        own = game.position()["seats"][0]
        assert (own["vp"], len(own["vp_unseen"])) == (["G2", "G3", "G5"], 2)


def test_E5_the_second_icon_of_a_2_cannot_store_a_colour_that_is_not_raided() -> None:
    game = table("standard", seat("B5 Y2", stock="R3 B3"), seat(), market="G5", ships={"G": 4, "R": 3})
    play(game, "buy, pay B5, store R3")
    assert game.legal_moves() == ["done"]
    assert refused(game, "store B3").code == "not-raided"


def test_E6_three_players_take_take_and_buy() -> None:
    seats = [seat("R5 R3 R2 R2"), seat("B5 B3 B2 B2"), seat("Y5 Y3 Y2 Y2")]
    game = table("standard", *seats, market="R5 G3 G2 B5 Y3")  # 18
    assert refused(game, "buy").code == "too-expensive"
    play(game, "take B5, take Y3, buy, pay Y5, pay Y3, pay Y2")
    assert game.position()["ships"] == {"R": 1, "B": 0, "Y": 0, "G": 2}
    assert game.position()["seats"][2]["stock"] == ["R5", "G2", "G3"]


def test_E7_four_players_of_2008_with_a_reserved_red_5() -> None:
    seats = [seat("B3 B3 B2"), seat("G3 G3 G2"), seat("Y5 Y5"), seat("R5 R3")]
    game = table("forum", *seats, market="R5 B5 G3 Y3 Y2")  # 18
    play(game, "take B5, reserve market R5, take G3, buy, pay R5")
    data = game.position()
    assert data["ships"] == {"R": 0, "B": 0, "Y": 2, "G": 0}
    assert data["seats"][3]["stock"] == ["Y2", "Y3"]
    assert "R5" in data["market"]
    assert data["seats"][1]["reserved"] == {"row": "market", "card": "R5"}
