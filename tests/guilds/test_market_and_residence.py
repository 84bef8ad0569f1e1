"""G4.1 Market, G4.2 Residence."""

from typing import Any

import pytest

import cothon
from cothon.core.game import Json

from ..boards import moves, play, refused
from .boards import during, pending, position, seat, table

MARKET = "dyes/market/6 oils/market/5 glass/market/4 cedar/market/2 jewelry/market/3"
MARKET_STEPS = ("after", "ready", "swap", "take")


def market(own: Json, **more: Any) -> cothon.Table:
    return during(*MARKET_STEPS, space="market", own=own, **({"market": MARKET, "chance": "open"} | more))


def test_G4_1_take_a_market_card_which_is_replaced_at_once() -> None:
    game = market(seat())
    assert game.legal_moves() == [
        "decline",
        "take cedar/market/2",
        "take dyes/market/6",
        "take glass/market/4",
        "take jewelry/market/3",
        "take oils/market/5",
        "take pile",
    ]
    play(game, "take oils/market/5")
    assert game.turn == cothon.CHANCE
    assert game.position()["pending"]["steps"][-1] == {"step": "fill"}
    play(game, "draw oils/market/3")
    data = game.position()
    assert data["market"][-1] == "cedar/market/2"
    assert "oils/market/3" in data["market"]
    assert data["seats"][0]["known"] == ["oils/market/5"]


def test_G4_1_or_the_top_card_of_the_draw_pile_unseen() -> None:
    game = play(market(seat()), "take pile, draw oils/market/3")
    own = game.position()["seats"][0]
    assert own["hand"][0] == "oils/market/3"
    assert own["known"] == []
    assert len(game.position()["market"]) == 5


def test_G4_1_then_swap_a_trade_card_with_a_market_card() -> None:
    game = play(market(seat("glass/market/6")), "take pile, draw oils/market/3")
    assert refused(game, "swap oils/market/2").code == "not-offered-card"
    play(game, "swap dyes/market/6")
    assert game.position()["pending"]["steps"][-1] == {"step": "give", "card": "dyes/market/6"}
    assert game.legal_moves() == ["give glass/market/6", "give oils/market/3"]
    play(game, "give oils/market/3")
    data = game.position()
    assert data["seats"][0]["known"] == ["dyes/market/6"]
    assert "oils/market/3" in data["market"]
    assert game.turn == 1


def test_G4_1_the_card_just_taken_can_be_swapped() -> None:
    game = play(market(seat()), "take dyes/market/6, draw dyes/market/4, swap dyes/market/4, give dyes/market/6")
    assert game.position()["seats"][0]["hand"][0] == "dyes/market/4"


def test_G4_1_no_swap_is_asked_without_a_trade_card_or_a_market() -> None:
    draw = [f"{good}/market/{coins}" for good, coins in (("dyes", 2), ("dyes", 4))]
    game = market(seat(), market="dyes/market/6", draw=draw)
    play(game, "take dyes/market/6")
    for _ in range(5):
        if game.turn == cothon.CHANCE:
            game.play(game.legal_moves()[0])
    assert moves(game, "swap")
    steps = pending("after", "ready", "swap", space="market")
    assert table(seat(disc="market"), seat(), market=MARKET, pending=steps).turn == 1
    assert table(seat("dyes/market/2", disc="market"), seat(), pending=steps).turn == 1


def test_G4_1_then_a_face_down_ship_turns_up_which_is_not_optional() -> None:
    down = ["cedar/escorts/6/2", "glass/escorts/7/4", "dyes/legacy/6/2"]
    game = play(market(seat(ships_down=down), harbour=[]), "take pile, draw oils/market/3, decline")
    assert game.legal_moves() == ["ready escorts", "ready legacy"]
    play(game, "ready escorts")
    own = game.position()["seats"][0]
    assert own["ships_up"] == ["cedar/escorts/6/2"]
    assert own["ships_down"] == ["dyes/legacy/6/2", "glass/escorts/7/4"]


def test_G_R12_with_one_kind_of_ship_face_down_the_table_turns_the_first_up() -> None:
    down = ["glass/escorts/7/4", "cedar/escorts/6/2"]
    game = play(market(seat(ships_down=down), harbour=[]), "take pile, draw oils/market/3, decline")
    assert game.position()["seats"][0]["ships_up"] == ["cedar/escorts/6/2"]
    assert game.turn == 1


def test_G4_1_declining_the_first_part_declines_the_whole_action() -> None:
    game = play(market(seat("dyes/market/2", ships_down=["cedar/escorts/6/2"])), "decline")
    assert game.turn == 1
    assert game.position()["seats"][0]["ships_down"] == ["cedar/escorts/6/2"]


def test_G_R7_a_market_that_cannot_be_filled_stays_short_until_it_is_next_filled() -> None:
    """The draw pile has one card, the discards none."""
    everything = cothon.from_position(position()).position()["draw"]
    rest = [card for card in everything if card not in MARKET.split() and card != "oils/market/3"]
    game = market(seat(), others=(seat(" ".join(rest)),), draw=["oils/market/3"], discard=[])
    play(game, "take dyes/market/6, draw oils/market/3")
    assert len(game.position()["market"]) == 5
    play(game, "decline")
    assert game.turn == 1
    play(game, "act market, play base:market, play base:market")
    assert "take pile" not in game.legal_moves()
    assert refused(game, "take pile").code == "not-offered-card"
    play(game, "take oils/market/5")
    assert len(game.position()["market"]) == 4
    play(game, "swap glass/market/4, give glass/market/6, pass")
    assert game.turn == 1  # nothing to draw: the pass only ends the turn
    assert len(game.position()["market"]) == 4


def test_G_R7_with_market_and_piles_empty_the_first_part_is_skipped() -> None:
    everything = " ".join(cothon.from_position(position()).position()["draw"])
    own = seat(ships_down=["cedar/escorts/6/2", "dyes/legacy/6/2"])
    game = market(own, others=(seat(everything),), market="", harbour=[], draw=[], discard=[])
    assert game.legal_moves() == ["ready escorts", "ready legacy"]


def test_G_R7_the_discards_become_the_draw_pile_when_a_card_is_needed() -> None:
    everything = cothon.from_position(position()).position()["draw"]
    rest = [card for card in everything if card not in MARKET.split()]
    game = market(seat(), draw=[], discard=rest)
    assert game.position()["reshuffles"] == 0
    play(game, "take pile")
    assert game.legal_moves() == sorted(f"draw {card}" for card in rest)
    play(game, "draw oils/market/3")
    data = game.position()
    assert (data["reshuffles"], data["discard"], len(data["draw"])) == (1, [], 69)


# G4.2


def residence(own: Json, opulence: int = 0, **more: Any) -> cothon.Table:
    step = {"step": "residence", "opulence": opulence}
    return during("after", step, space="residence", own=own, **({"harbour": []} | more))


def test_G4_2_left_costs_three_goods_of_one_kind_out_of_dyes_oils_or_glass() -> None:
    game = residence(seat("dyes/market/6 dyes/market/4 dyes/market/2 cedar/market/5 oils/market/5"))
    assert game.legal_moves() == ["decline", "free left"]
    assert refused(game, "free middle").code == "not-offered-card"
    play(game, "free left")
    assert game.legal_moves() == ["pay dyes/market/6"]
    assert refused(game, "pay cedar/market/5").code == "not-offered-card"
    play(game, "pay dyes/market/6, pay dyes/market/4")
    assert game.position()["pending"]["steps"][-1] == {
        "step": "pay",
        "for": "column",
        "column": "left",
        "opulence": 0,
        "paid": ["dyes/market/6", "dyes/market/4"],
    }
    play(game, "pay dyes/market/2")
    own = game.position()["seats"][0]
    assert (own["residence"]["left"], own["available"]) == (1, 4)
    assert game.position()["discard"] == ["dyes/market/6", "dyes/market/4", "dyes/market/2"]


@pytest.mark.parametrize(("good", "column"), [("cedar", "middle"), ("jewelry", "right")])
def test_G4_2_middle_costs_two_cedar_right_two_jewelry(good: str, column: str) -> None:
    game = residence(
        seat(
            f"{good}/market/5 {good}/market/2 {good}/market/3".replace("cedar/market/3", "cedar/market/4").replace(
                "jewelry/market/2", "jewelry/market/6"
            )
        )
    )
    assert game.legal_moves() == ["decline", f"free {column}"]
    play(game, f"free {column}")
    assert len(game.legal_moves()) == 2  # the last card of the order cannot be the first of two
    play(game, game.legal_moves()[0])
    play(game, game.legal_moves()[0])
    assert game.position()["seats"][0]["residence"][column] == 1


def test_G4_2_left_bonus_is_0_2_3_seats_and_strength_1_3_5() -> None:
    for freed, bonus in ((0, 0), (1, 0), (2, 2), (3, 3)):
        assert table(seat(residence={"left": freed}), seat()).score_sheet()[0]["bonus"] == bonus
    for freed, danger in ((0, 1), (1, 3), (2, 5)):
        own = seat(residence={"middle": freed})
        for ship in ("dyes/embargo/5/1", "dyes/palette/7/3", "dyes/commando/8/5", "dyes/luxury/9/6"):
            steps = ("after", "returned", {"step": "expedition", "ship": ship})
            game = during(*steps, space="delivery", own=own, harbour=[])
            won = ship in game.position()["seats"][0]["ships_down"]
            assert won == (int(ship[-1]) <= danger)


def test_G4_2_the_right_columns_lower_space_frees_two_discs() -> None:
    game = residence(seat("jewelry/market/6 jewelry/market/5", residence={"right": 1}))
    play(game, "free right, pay jewelry/market/6, pay jewelry/market/5")
    assert game.position()["seats"][0]["available"] == 6


def test_G4_2_an_empty_residence_is_not_asked() -> None:
    full = {"left": 3, "middle": 2, "right": 2}
    assert residence(seat("cedar/market/5 cedar/market/2", residence=full)).turn == 1
    game = residence(seat("cedar/market/5 cedar/market/2", residence={"middle": 2}))
    assert game.legal_moves() == ["decline"]  # asked, for others cannot see why not
    assert refused(game, "free middle").code == "not-offered-disc"


def test_G8_opulence_one_good_need_not_match() -> None:
    own = seat("dyes/market/6 dyes/market/4 cedar/market/5", ships_up=["jewelry/opulence/5/1"])
    game = residence(own)
    assert game.legal_moves() == ["decline", "use opulence"]
    play(game, "use opulence")
    assert game.legal_moves() == ["free left", "free middle"]
    assert refused(game, "decline").code == "not-offered-decline"
    middle = play(game.copy(), "free middle")
    assert middle.legal_moves() == ["pay cedar/market/5", "pay dyes/market/6"]
    assert play(middle, "pay cedar/market/5").legal_moves() == ["pay dyes/market/4"]
    play(game, "free left, pay dyes/market/6, pay cedar/market/5, pay dyes/market/4")
    assert game.position()["seats"][0]["residence"]["left"] == 1


def test_G8_opulence_is_never_used_in_vain() -> None:
    """With it exactly one card does not match."""
    own = seat("cedar/market/5 cedar/market/4 cedar/market/2", ships_up=["jewelry/opulence/5/1"])
    game = residence(own)
    assert game.legal_moves() == ["decline", "free middle"]
    assert refused(game, "use opulence").code == "not-offered-effect"


def test_G_R9_with_two_opulences_two_goods_need_not_match() -> None:
    up = ["jewelry/opulence/5/1", "cedar/opulence/7/3"]
    game = residence(seat("dyes/market/6 oils/market/5 glass/market/4", ships_up=up))
    assert game.legal_moves() == ["decline"]  # one Opulence alone would not do
    game = residence(seat("dyes/market/6 oils/market/5 cedar/market/4", ships_up=up))
    play(game, "use opulence")
    assert game.legal_moves() == ["free middle", "use opulence"]
    play(game, "use opulence")
    assert game.legal_moves() == ["free left", "free middle", "free right"]
    play(game, "free left, pay dyes/market/6, pay oils/market/5, pay cedar/market/4")
    own = game.position()["seats"][0]
    assert own["residence"]["left"] == 1
    assert own["ships_up"] == []


def test_G_R9_no_opulence_of_several_is_in_vain() -> None:
    """Two dyes and oils need one Opulence, so with two they do not pay the left column."""
    up = ["jewelry/opulence/5/1", "cedar/opulence/7/3"]
    game = play(residence(seat("dyes/market/6 oils/market/5 dyes/market/4", ships_up=up)), "use opulence")
    assert game.legal_moves() == ["free left", "use opulence"]
    play(game, "use opulence")
    assert game.legal_moves() == ["free middle", "free right"]
