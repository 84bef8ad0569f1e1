"""G11: what is in sight, what memory gives, and dealing the rest anew."""

from collections import Counter

import cothon
from cothon.core.words import text_of

from ..boards import moves, play
from .boards import BASE, during, pending, position, seat, table

EVERYTHING = cothon.from_position(position()).position()["draw"]


def test_G11_1_hands_and_piles_are_out_of_sight() -> None:
    game = cothon.new_table("guilds/standard", 3, seed=1)
    view = game.view(1)
    assert len(view["seats"][1]["hand"]) == 10
    for other in (0, 2):
        assert "hand" not in view["seats"][other]
        assert view["seats"][other]["hand_size"] == 10
        assert view["seats"][other]["base"] == BASE
    assert not {"draw", "pile", "bottom", "reshuffles"} & set(view)
    assert not any({"known", "older"} & set(shown) for shown in view["seats"])
    assert view["viewer"] == 1
    assert view["draw_size"] == len(game.position()["draw"])
    assert view["pile_size"] == 24


def test_G11_1_ships_and_played_cards_are_in_sight() -> None:
    own = seat(ships_down=["cedar/escorts/6/2"], played=["dyes/market/6"], base=BASE[1:])
    shown = table(own, seat()).view(1)["seats"][0]
    assert shown["ships_down"] == ["cedar/escorts/6/2"]
    assert shown["played"] == ["dyes/market/6", "base:market"]
    assert shown["base"] == BASE[1:]


def test_G11_1_cards_from_the_market_and_revealed_ones_are_known() -> None:
    game = during("after", "ready", "swap", "take", space="market", own=seat(), market="dyes/market/6 oils/market/5")
    play(game, "take dyes/market/6, swap oils/market/5, give dyes/market/6")
    assert game.view(1)["memory"]["known"] == [["oils/market/5"], []]
    game = table(seat("dyes/market/6"), seat(), docks=[0], chance="open")
    play(game, "act delivery, play base:delivery, deliver trading 1, pay dyes/market/6")
    play(game, "draw oils/market/3, draw oils/market/2")
    assert game.view(None)["memory"]["known"][0] == ["oils/market/3", "oils/market/2"]


def test_G11_2_dealt_cards_are_unseen() -> None:
    game = cothon.new_table("guilds/standard", 2, seed=4)
    memory = game.view(None)["memory"]
    assert memory["known"] == [[], []]
    assert memory["hidden"] == [[3], [3]]
    assert len(memory["unseen"][0]) == len(game.position()["draw"]) + 6
    assert len(game.view(0)["memory"]["unseen"][0]) == len(game.position()["draw"]) + 3


def test_G11_2_a_card_that_leaves_the_hand_leaves_the_known_or_the_unseen_part() -> None:
    own = seat("dyes/market/6 oils/market/5", known=["dyes/market/6"])
    game = play(table(own, seat(), harbour=[]), "act market, play oils/market/5")
    memory = game.view(1)["memory"]
    assert memory["known"][0] == ["dyes/market/6"]
    assert memory["hidden"][0] == [0]
    assert "oils/market/5" not in memory["unseen"][0]


def two_piles() -> cothon.Table:
    """After a reshuffle: of the old pile three cards in two hands, of the present one two in hands, two to draw."""
    old = ["dyes/market/6", "oils/market/5", "glass/market/4"]
    new = ["cedar/market/5", "jewelry/market/6"]
    draw = ["dyes/market/2", "dyes/market/4"]
    zero = seat(f"{old[0]} {old[1]} {new[0]}", older=[old[:2]])
    one = seat(f"{old[2]} {new[1]}", older=[[old[2]]])
    rest = [card for card in EVERYTHING if card not in old + new + draw]
    return table(seat(), zero, one, draw=draw, discard=rest, reshuffles=1)


def test_G11_3_unseen_cards_are_remembered_by_their_draw_pile() -> None:
    game = two_piles()
    memory = game.view(0)["memory"]
    assert memory["hidden"] == [[0, 0], [2, 1], [1, 1]]
    assert memory["unseen"] == [
        ["dyes/market/6", "oils/market/5", "glass/market/4"],
        ["jewelry/market/6", "cedar/market/5", "dyes/market/4", "dyes/market/2"],
    ]
    assert game.view(1)["memory"]["unseen"][0] == ["glass/market/4"]
    assert game.position()["seats"][1]["older"] == [["dyes/market/6", "oils/market/5"]]


def test_G11_3_determinize_deals_each_pile_apart_and_every_deal_equally_often() -> None:
    """Of the old pile three deals; of the present one 4 × 3 for two places and the draw pile."""
    game = two_piles()
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(1440):
        one, two = game.determinize(0, seed).position()["seats"][1:]
        new = [
            card
            for shown in (one, two)
            for card in shown["hand"]
            if "base" not in card and card not in shown["older"][0]
        ]
        seen[(two["older"][0][0], *new)] += 1
    assert len(seen) == 36
    assert all(15 <= count <= 70 for count in seen.values()), seen  # 40 expected, sigma 6


def test_G11_3_what_another_seat_has_begun_can_be_completed_in_every_deal() -> None:
    """Seat 0 pays for the right column: of the four unseen cards it holds two, both jewelry."""
    paying = {"step": "pay", "for": "column", "column": "right", "opulence": 0, "paid": []}
    draw = ["jewelry/market/3", "dyes/market/2"]
    own = seat("jewelry/market/6 jewelry/market/5")
    rest = [card for card in EVERYTHING if card not in [*draw, "jewelry/market/6", "jewelry/market/5"]]
    game = table(own, seat(), draw=draw, discard=rest, pending=pending("after", paying, space="residence"))
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(900):
        other = game.determinize(1, seed)
        assert other.view(1) == game.view(1)
        assert moves(other, "pay")
        seen[tuple(other.position()["seats"][0]["hand"][:2])] += 1
    assert len(seen) == 3
    assert all(240 <= count <= 360 for count in seen.values()), seen  # 300 expected, sigma 14


def test_G11_3_of_six_deals_in_the_middle_of_a_payment_in_coins_only_the_rich_ones_are_left() -> None:
    """Eleven coins from two of 6, 5, 3 and 2: only 6 and 5."""
    paying = {"step": "pay", "for": "coins", "place": "seat 11a", "cost": 11, "paid": []}
    draw = ["oils/market/3", "dyes/market/2"]
    own = seat("dyes/market/6 oils/market/5")
    rest = [card for card in EVERYTHING if card not in [*draw, "dyes/market/6", "oils/market/5"]]
    game = table(own, seat(), draw=draw, discard=rest, pending=pending("after", paying, space="market", guild=True))
    for seed in range(40):
        assert game.determinize(1, seed).position()["seats"][0]["hand"][:2] == ["dyes/market/6", "oils/market/5"]
    assert any(game.determinize(0, seed).position() == game.position() for seed in range(3))


def test_G_R6_the_known_bottom_of_the_ship_pile_is_memory() -> None:
    game = play(table(seat(ships_up=["jewelry/embargo/6/2"]), seat()), "use embargo")
    view = game.view(None)
    assert view["memory"]["ship_bottom"] == ["dyes/embargo/5/1"]
    assert len(view["memory"]["ship_pile"]) == view["pile_size"] - 1


def test_a_spectator_sees_no_hand_and_pending_whole() -> None:
    game = during("after", "ready", "swap", "take", space="market", own=seat("dyes/market/6"), market="oils/market/5")
    view = game.view(None)
    assert not any("hand" in shown for shown in view["seats"])
    assert view["pending"] == game.position()["pending"]


def test_G11_2_words_about_a_dealt_card_do_not_tell_which_it_was() -> None:
    game = play(table(seat(), seat(), chance="open"), "pass")
    number = game.game.number(game.state, "draw oils/market/5")
    assert number is not None
    assert text_of(game.game.describe(game.state, number, game.names, "en")) == "Red draws a card, unseen."
    game = play(
        table(seat(ships_up=["jewelry/palette/7/4"]), seat(), market="dyes/market/2", chance="open"), "use palette"
    )
    assert text_of(game.game.describe(game.state, number, game.names, "en")) == "The market gets oils worth 5 (Market)."
