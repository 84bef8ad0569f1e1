"""G7 guild actions, G8 effects before and after, and the rulings about them."""

import pytest

import cothon
from cothon.core.game import Json

from ..boards import moves, play, refused
from .boards import after, during, seat, table

RICH = "dyes/market/6 glass/market/6 oils/market/5 cedar/market/5"


def test_G7_1_a_free_small_seat_or_the_forum() -> None:
    others = (seat(), seat(), seat())
    game = after("residence", own=seat(RICH), others=others, markers=["residence"], hall={"9a": 1})
    seats = [f"seat {cost}{column}" for cost in range(6, 12) for column in "ab" if (cost, column) != (9, "a")]
    assert moves(game, "seat") == sorted([*seats, "seat forum"])
    assert refused(game, "seat 9a").code == "not-offered-place"
    play(game, "seat forum, pay dyes/market/6, pay glass/market/6")
    data = game.position()
    assert (data["forum"], data["seats"][0]["available"]) == ([1, 0, 0, 0], 2)


def test_G7_1_only_what_can_be_paid_is_offered() -> None:
    game = after("residence", own=seat("dyes/market/6"), others=(seat(),) * 3, markers=["residence"])
    assert moves(game, "seat") == ["seat 6a", "seat 6b"]
    assert refused(game, "seat 7a").code == "not-offered-card"
    assert refused(game, "seat forum").code == "not-offered-card"


def test_G7_1_any_number_of_discs_in_the_forum() -> None:
    game = after("residence", own=seat(RICH), markers=["residence"], forum=[2, 3])
    assert "seat forum" in game.legal_moves()


def test_G7_2_the_cheapest_free_space_of_this_decades_tiles() -> None:
    tiles = {"residence-1": [1, 2], "guild-hall-1": [], "coins": []}
    game = after("residence", own=seat(RICH), others=(seat(),) * 3, markers=["residence"], tiles=tiles)
    assert moves(game, "tile") == ["tile guild-hall-1", "tile residence-1"]
    play(game, "tile residence-1")
    assert game.position()["pending"]["steps"][-1]["cost"] == 8
    play(game, "pay dyes/market/6, pay oils/market/5")
    assert game.position()["tiles"]["residence-1"] == [1, 2, 0]


def test_G7_2_two_spaces_a_tile_with_fewer_than_four_players() -> None:
    game = after(
        "residence", own=seat(RICH), others=(seat(), seat()), markers=["residence"], tiles={"residence-1": [1, 2]}
    )
    assert moves(game, "tile") == []
    assert refused(game, "tile residence-1").code == "not-offered-place"


def test_G7_2_one_disc_a_player_a_tile() -> None:
    game = after("residence", own=seat(RICH), markers=["residence"], tiles={"residence-1": [0]})
    assert moves(game, "tile") == []
    assert refused(game, "tile residence-1").code == "not-offered-place"
    assert refused(game, "tile guild-hall-1").code == "not-offered-place"


def test_G7_1_needs_an_available_disc() -> None:
    assert after("residence", own=seat(RICH), markers=["residence"], forum=[3, 0]).turn == 1


def test_G3_2_one_guild_action_a_turn() -> None:
    own = seat(RICH, ships_up=["oils/intrigue/6/2"])
    game = after("residence", own=own, markers=["residence"], harbour=[])
    play(game, "seat 8a, pay dyes/market/6, pay glass/market/6")
    assert game.legal_moves() == ["done", "use intrigue"]
    assert refused(game, "seat 8b").code == "not-offered-place"
    assert game.position()["pending"]["guild"] is True


def test_G_R1_coins_are_paid_without_a_spare_card() -> None:
    own = seat("dyes/market/6 oils/market/5 oils/market/3 dyes/market/2")
    game = play(after("residence", own=own, others=(seat(),) * 3, markers=["residence"]), "seat 7a")
    assert game.legal_moves() == ["pay dyes/market/6", "pay oils/market/5"]
    assert play(game.copy(), "pay dyes/market/6").legal_moves() == [
        "pay dyes/market/2",
        "pay oils/market/3",
        "pay oils/market/5",
    ]
    assert play(game.copy(), "pay oils/market/5").legal_moves() == ["pay dyes/market/2", "pay oils/market/3"]
    play(game, "pay oils/market/5, pay dyes/market/2")  # exactly 7: the table stops asking
    assert game.position()["hall"]["7a"] == 0
    refusal = refused(
        play(after("residence", own=own, others=(seat(),) * 3, markers=["residence"]), "seat 7a"), "pay oils/market/3"
    )
    assert (refusal.code, refusal.rule) == ("not-offered-card", "G-R1")


def test_the_payment_of_the_notations_example() -> None:
    own = seat("glass/market/6 glass/delivery/3 dyes/market/2")
    game = after("residence", own=own, markers=["residence"])
    play(game, "seat 11b, pay glass/market/6, pay glass/delivery/3, pay dyes/market/2")
    assert game.position()["hall"]["11b"] == 0


# G8


def test_G8_embargo_before_and_after_the_main_action() -> None:
    own = seat(ships_up=["jewelry/embargo/6/2"])
    before = table(own, seat())
    assert "use embargo" in before.legal_moves()
    later = after("residence", own=own)
    assert later.legal_moves() == ["done", "use embargo"]
    front = later.position()["harbour"][0]
    play(later, "use embargo")
    assert later.position()["bottom"] == [front]
    assert later.turn == 1
    assert "use embargo" not in table(own, seat(), harbour=[]).legal_moves()


def test_G8_palette_before_during_and_after() -> None:
    own = seat("dyes/market/6", ships_up=["glass/palette/5/1"])
    market = "oils/market/5 glass/market/4"
    more: Json = {"own": own, "market": market, "harbour": []}
    assert "use palette" in table(own, seat(), market=market, harbour=[]).legal_moves()
    assert "use palette" not in table(own, seat(), harbour=[]).legal_moves()  # nothing to discard
    assert after("residence", **more).legal_moves() == ["done", "use palette"]
    game = during("after", "ready", "swap", space="market", **more)
    assert "use palette" in game.legal_moves()
    play(game, "use palette")
    data = game.position()
    assert len(data["market"]) == 5
    assert data["discard"] == ["oils/market/5", "glass/market/4"]
    assert data["pending"]["steps"][-1] == {"step": "swap"}


def test_G_R2_palette_is_not_offered_inside_other_actions() -> None:
    own = seat("dyes/market/6", ships_up=["glass/palette/5/1"])
    game = during("after", {"step": "residence"}, space="residence", own=own, market="oils/market/5", harbour=[])
    assert refused(game, "use palette").code == "wrong-moment"


def test_G8_favour_the_card_need_not_show_the_action_and_then_none_does() -> None:
    own = seat("dyes/trading/4 oils/warship/6 glass/market/4", base=[], ships_up=["cedar/favour/5/1"])
    game = table(own, seat(disc="market"), harbour=[])
    play(game, "act market")
    assert game.legal_moves() == ["play glass/market/4", "use favour"]
    play(game, "use favour")
    assert game.legal_moves() == ["play oils/warship/6"]
    assert refused(game, "play glass/market/4").code == "not-offered-card"
    play(game, "play oils/warship/6")
    assert game.legal_moves() == ["play dyes/trading/4"]
    play(game, "play dyes/trading/4")
    assert game.position()["seats"][0]["ships_down"] == ["cedar/favour/5/1"]


def test_G8_favour_opens_a_space_that_no_card_shows() -> None:
    own = seat("dyes/trading/4", base=[], ships_up=["cedar/favour/5/1"])
    game = table(own, seat(disc="market"), harbour=[])
    assert game.legal_moves() == ["act delivery", "act residence", "act trading", "act warship", "pass"]
    play(game, "act delivery")
    assert game.legal_moves() == ["use favour"]
    assert "use favour" not in play(table(own, seat(), harbour=[]), "act trading").legal_moves()


def test_G8_legacy_a_tile_of_an_earlier_decade() -> None:
    tiles = {"residence-1": [1], "victory-points": [], "coins": []}
    own = seat(RICH, ships_up=["dyes/legacy/6/2"])
    more: Json = {"own": own, "markers": ["residence"], "tiles": tiles, "harbour": []}
    assert "use legacy" not in after("residence", **more).legal_moves()
    game = after("residence", decade=3, **more)
    assert moves(game, "tile") == ["tile coins"]
    play(game, "use legacy")
    assert game.legal_moves() == ["tile residence-1", "tile victory-points"]
    assert refused(game, "tile coins").code == "not-offered-place"
    play(game, "tile residence-1")
    assert game.position()["pending"]["steps"][-1]["cost"] == 5
    play(game, "pay dyes/market/6")
    data = game.position()
    assert data["tiles"]["residence-1"] == [1, 0]
    assert data["seats"][0]["ships_down"] == ["dyes/legacy/6/2"]
    assert game.turn == 1  # it was the guild action


def test_G_R2_legacy_for_the_disc_that_an_expedition_returned() -> None:
    tiles = {"residence-1": [], "victory-points": [0]}
    own = seat(RICH, ships_up=["dyes/legacy/6/2"])
    steps = ("after", {"step": "deliver", "done": ["warship"]}, "returned")
    more: Json = {"own": own, "tiles": tiles, "harbour": [], "markers": ["delivery"], "decade": 2}
    game = during(*steps, space="delivery", **more)
    assert game.legal_moves() == ["decline", "use legacy"]
    play(game, "use legacy, tile residence-1, pay cedar/market/5")
    assert moves(game, "seat")  # still a guild action to come
    without = seat(RICH)
    game = during(*steps, space="delivery", **(more | {"own": without}))
    assert game.position()["pending"]["steps"][-1] == {"step": "after"}  # nothing to decide


def test_G_R2_tiles_of_later_decades_stay_closed() -> None:
    own = seat(RICH, ships_up=["dyes/legacy/6/2"])
    game = after("residence", own=own, markers=["residence"], tiles={"coins": []}, harbour=[], decade=2)
    assert not moves(game, "tile")
    assert refused(game, "use legacy").code == "not-offered-effect"


def test_G8_intrigue_moves_a_marker_to_a_space_without_one() -> None:
    own = seat(ships_up=["oils/intrigue/6/2"])
    game = play(table(own, seat(), markers=["market", "delivery"], harbour=[]), "use intrigue")
    assert game.legal_moves() == [
        "marker delivery residence",
        "marker delivery trading",
        "marker delivery warship",
        "marker market residence",
        "marker market trading",
        "marker market warship",
    ]
    assert refused(game, "marker market delivery").code == "not-offered-place"
    assert refused(game, "marker trading warship").code == "not-offered-place"
    play(game, "marker market warship")
    assert game.position()["markers"] == ["warship", "delivery"]
    assert "act market" in game.legal_moves()


def test_G8_intrigue_after_the_main_action_opens_a_guild_action() -> None:
    own = seat(RICH, ships_up=["oils/intrigue/6/2"])
    game = after("residence", own=own, markers=["market", "delivery"], harbour=[])
    assert game.legal_moves() == ["done", "use intrigue"]
    play(game, "use intrigue, marker market residence")
    assert "seat forum" in game.legal_moves()


def test_G3_3_a_marker_that_intrigue_brought_moves_on_after_the_guild_action() -> None:
    own = seat(RICH, ships_up=["oils/intrigue/6/2"])
    game = after("residence", own=own, markers=["market", "delivery"], harbour=[])
    play(game, "use intrigue, marker market residence, seat 8a, pay dyes/market/6, pay glass/market/6")
    assert game.position()["markers"] == ["trading", "delivery"]


def test_no_effect_can_follow_a_pass() -> None:
    own = seat(ships_up=["oils/intrigue/6/2"])
    game = play(table(own, seat(), markers=["market"], harbour=[]), "pass")
    assert game.turn == 1


def test_moves_of_another_moment_are_refused_in_words() -> None:
    game = table(seat(RICH), seat())
    for move in (
        "play base:market",
        "pay dyes/market/6",
        "seat 9a",
        "decline",
        "use escorts",
        "draw dyes/market/2",
        "done",
    ):
        refusal = refused(game, move)
        assert refusal.code == "wrong-moment"
        assert "act, pass" in str(refusal)
    assert refused(game, "dance").code == "unknown-move"
    assert refused(game, "act  market").code == "unknown-move"


def test_a_move_of_another_seat_is_refused() -> None:
    game = table(seat(), seat())
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.play("pass", seat=1)
    assert refusal.value.code == "not-your-turn"
