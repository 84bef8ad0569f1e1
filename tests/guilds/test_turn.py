"""G3: a turn; G2: a decade's beginning."""

from typing import Any

import cothon

from ..boards import moves, play, refused
from .boards import BASE, after, during, position, seat, table


def test_G3_1_one_card_that_shows_the_action() -> None:
    game = table(seat("dyes/trading/4", base=["base:market"]), seat())
    assert game.legal_moves() == ["act market", "act trading", "pass"]
    assert refused(game, "act delivery").code == "not-offered-card"
    play(game, "act trading")
    assert game.legal_moves() == ["play dyes/trading/4"]
    assert refused(game, "play base:market").code == "not-offered-card"
    play(game, "play dyes/trading/4")
    data = game.position()
    assert data["seats"][0]["disc"] == "trading"
    assert data["seats"][0]["played"][0] == "dyes/trading/4"


def test_G3_1_one_more_card_for_every_other_disc_neutral_ones_included() -> None:
    game = table(seat("dyes/trading/4", base=["base:market"]), seat(disc="market"), neutral=["market"])
    assert game.legal_moves() == ["act trading", "pass"]
    assert refused(game, "act market").code == "not-offered-card"
    own = seat("dyes/trading/4 cedar/trading/6", base=["base:market"])
    game = table(own, seat(disc="market"), neutral=["market"])
    play(game, "act market, play base:market")
    assert game.position()["pending"]["steps"][-1] == {
        "step": "play",
        "need": 3,
        "played": ["base:market"],
        "favour": False,
    }
    assert game.legal_moves() == ["play cedar/trading/6"]
    play(game, "play cedar/trading/6, play dyes/trading/4")
    assert game.position()["pending"]["steps"][-1] == {"step": "take"}


def test_G3_1_the_same_space_is_allowed_and_ones_own_disc_costs_nothing() -> None:
    game = table(seat(base=["base:market"], disc="market"), seat())
    play(game, "act market, play base:market")
    assert game.position()["seats"][0]["disc"] == "market"


def test_G3_1_a_further_card_that_shows_the_action_comes_after_the_first() -> None:
    """Either could have paid: one path for each set of cards."""
    own = seat("dyes/market/6 dyes/market/2 cedar/trading/6", base=["base:market", "base:market"])
    game = play(table(own, seat(disc="market")), "act market")
    assert moves(game, "play") == ["play base:market", "play dyes/market/2", "play dyes/market/6"]
    assert moves(play(game.copy(), "play dyes/market/2"), "play") == ["play base:market", "play cedar/trading/6"]
    assert moves(play(game.copy(), "play base:market"), "play") == ["play base:market", "play cedar/trading/6"]
    assert len(moves(play(game.copy(), "play dyes/market/6"), "play")) == 3


def test_G3_1_a_first_card_is_offered_only_if_enough_cards_can_follow() -> None:
    own = seat("dyes/market/6 dyes/market/2", base=[])
    game = play(table(own, seat(disc="market")), "act market")
    assert game.legal_moves() == ["play dyes/market/6"]
    assert refused(game, "play dyes/market/2").code == "not-offered-card"
    play(game, "play dyes/market/6")
    assert game.legal_moves() == ["play dyes/market/2"]


def test_G3_2_a_guild_action_after_the_main_action_with_a_marker_on_the_space() -> None:
    own = seat("dyes/market/6 oils/market/5")
    game = table(own, seat(), markers=["residence"])
    play(game, "act residence, play base:residence, decline")
    assert game.legal_moves() == [
        "done",
        "seat 10a",
        "seat 10b",
        "seat 11a",
        "seat 11b",
        "seat 8a",
        "seat 8b",
        "seat 9a",
        "seat 9b",
    ]
    play(game, "seat 8a, pay dyes/market/6, pay oils/market/5")
    assert game.turn == 1  # nothing is left to decide
    game = table(own, seat(), markers=["market"])
    play(game, "act residence, play base:residence, decline")
    assert game.turn == 1


def test_G_R8_acting_and_declining_everything_is_allowed() -> None:
    game = table(seat("dyes/market/6"), seat(), markers=["residence"], neutral=["residence"])
    play(game, "act residence, play base:residence, play base:market, decline, done")
    data = game.position()
    assert data["seats"][0]["disc"] == "residence"
    assert (data["markers"], data["neutral"]) == (["residence"], ["trading"])


def test_G3_3_a_marker_moves_clockwise_past_other_markers_if_a_guild_action_was_taken() -> None:
    own = seat("dyes/market/6 glass/market/6")
    game = table(own, seat(), markers=["delivery", "market"], harbour=[])
    play(game, "act delivery, play base:delivery, seat 8a, pay dyes/market/6, pay glass/market/6")
    assert game.position()["markers"] == ["market", "residence"]
    game = table(own, seat(), markers=["delivery", "market"], harbour=[])
    play(game, "act delivery, play base:delivery, done")
    assert game.position()["markers"] == ["market", "delivery"]


def test_G3_3_a_neutral_disc_moves_clockwise_past_other_neutral_discs() -> None:
    game = table(seat(), seat(), neutral=["trading", "warship"], harbour=[])
    play(game, "act trading, play base:trading, play base:market")
    assert game.position()["neutral"] == ["warship", "delivery"]


def test_G3_3_on_a_pass_nothing_moves() -> None:
    game = table(seat(disc="market"), seat(), neutral=["market"], markers=["market"])
    play(game, "pass")
    data = game.position()
    assert (data["neutral"], data["markers"], data["seats"][0]["disc"]) == (["market"], ["market"], "market")


def test_G3_3_if_intrigue_took_the_marker_away_none_moves() -> None:
    own = seat("dyes/market/6", ships_up=["oils/intrigue/6/2"])
    others = (seat(), seat(), seat())
    game = after("residence", own=own, others=others, markers=["market", "residence"], harbour=[])
    play(game, "seat 6a, pay dyes/market/6, use intrigue, marker residence trading")
    assert game.position()["markers"] == ["market", "trading"]


def test_G3_4_a_pass_draws_one_unseen_card_and_ends_the_turn() -> None:
    own = seat(ships_up=["dyes/embargo/5/1", "glass/palette/5/1"])
    game = play(table(own, seat(), harbour=["cedar/favour/5/1"], market="dyes/market/6", chance="open"), "use palette")
    while game.turn == cothon.CHANCE:
        game.play(game.legal_moves()[0])
    assert game.legal_moves() == [
        "act delivery",
        "act market",
        "act residence",
        "act trading",
        "act warship",
        "pass",
        "use embargo",
    ]
    play(game, "pass")
    assert game.position()["pending"]["steps"] == [{"step": "end"}, {"step": "deal", "seat": 0, "left": 1}]
    play(game, "draw oils/market/5")
    assert game.turn == 1
    own = game.position()["seats"][0]
    assert own["hand"][0] == "oils/market/5"
    assert own["known"] == []
    assert own["disc"] is None


def test_G3_5_effects_can_be_used_again_and_again_and_turn_ships_down() -> None:
    own = seat(ships_up=["dyes/embargo/5/1", "jewelry/embargo/6/2"])
    game = table(own, seat(), harbour=["cedar/favour/5/1", "oils/commando/5/1", "glass/palette/5/1"])
    play(game, "use embargo")
    assert game.position()["seats"][0]["ships_down"] == ["dyes/embargo/5/1"]
    play(game, "use embargo")
    assert game.position()["bottom"] == ["cedar/favour/5/1", "oils/commando/5/1"]
    assert refused(game, "use embargo").code == "not-offered-ship"
    assert "pass" in game.legal_moves()


def test_G3_6_base_cards_are_never_paid() -> None:
    steps = ("after", {"step": "pay", "for": "coins", "place": "seat 8a", "cost": 8, "paid": []})
    game = during(*steps, space="market", own=seat("dyes/market/6 glass/market/6"))
    assert moves(game, "pay") == ["pay dyes/market/6"]
    play(game, "pay dyes/market/6, pay glass/market/6")
    assert game.position()["discard"] == ["dyes/market/6", "glass/market/6"]
    assert refused(game, "pay base:market").code == "unknown-move"


# G2


def last_turn(decade: int = 1, **more: Any) -> cothon.Table:
    """The last turn of a decade, by seat 1 of 2; it passes."""
    seats = more.pop("seats", (seat("dyes/market/6", disc="market"), seat("oils/market/5")))
    data = position(*seats, turn=1, decade=decade, round=5, chance="open", **more)
    game = cothon.from_position(data)
    play(game, "pass")
    game.play(game.legal_moves()[0])
    return game


def finish_chance(game: cothon.Table) -> cothon.Table:
    while game.turn == cothon.CHANCE:
        game.play(game.legal_moves()[0])
    return game


def test_G2_the_market_is_replaced_first() -> None:
    game = last_turn(market="dyes/trading/4 dyes/warship/5")
    data = game.position()
    assert data["market"] == []
    assert data["discard"] == ["dyes/warship/5", "dyes/trading/4"]
    assert [step["step"] for step in data["pending"]["steps"]] == ["end", "turn", "decade", "front", "fill"]
    assert len(finish_chance(game).position()["market"]) == 5


def test_G2_then_the_front_ship_goes_to_the_bottom() -> None:
    game = last_turn()
    before = game.position()["harbour"]
    data = finish_chance(game).position()
    assert data["bottom"] == [before[0]]
    assert data["harbour"][:-1] == before[1:]


def test_G2_the_most_available_discs_start() -> None:
    rich = seat(residence={"left": 1, "middle": 1})
    game = finish_chance(last_turn(seats=(seat(), rich)))
    assert (game.turn, game.position()["start"]) == (1, 1)
    game = finish_chance(last_turn(seats=(rich, seat())))
    assert (game.turn, game.position()["start"]) == (0, 0)


def test_G_R11_a_tie_goes_to_the_left_of_the_old_start_player() -> None:
    game = cothon.from_position(position(*[seat()] * 4, turn=1, start=2, round=5), seed=1)
    play(game, "pass")
    assert (game.turn, game.position()["start"]) == (3, 3)
    rich = seat(residence={"left": 1})
    game = cothon.from_position(position(rich, seat(), rich, seat(), turn=1, start=2, round=5), seed=1)
    play(game, "pass")
    assert game.position()["start"] == 0


def test_G2_cards_come_back_and_two_then_one_are_drawn() -> None:
    played = seat("dyes/market/6", base=BASE[:2], played=["glass/market/4"], disc="warship")
    for decade, income in ((1, 2), (2, 1)):
        game = finish_chance(last_turn(decade, seats=(played, seat())))
        data = game.position()
        own = data["seats"][0]
        assert len(own["hand"]) == 2 + 7 + income
        assert (own["played"], own["disc"]) == ([], None)
        assert own["known"] == ["glass/market/4"]
        assert (data["decade"], data["round"]) == (decade + 1, 1)


def test_G2_income_goes_clockwise_from_the_new_start_player() -> None:
    game = last_turn(seats=(seat(), seat(residence={"left": 1})))
    while game.position()["pending"]["steps"][-1]["step"] != "deal":
        game.play(game.legal_moves()[0])
    steps = game.position()["pending"]["steps"]
    assert steps[2:] == [{"step": "deal", "seat": 0, "left": 2}, {"step": "deal", "seat": 1, "left": 2}]


def test_G2_markers_and_neutral_discs_stay() -> None:
    game = finish_chance(last_turn(markers=["market", "warship"], neutral=["market", "trading"]))
    data = game.position()
    assert (data["markers"], data["neutral"]) == (["market", "warship"], ["market", "trading"])


def test_G2_only_the_decades_own_tiles_are_open() -> None:
    tiles: dict[str, list[int]] = {"residence-1": [], "ship-cards": [], "coins": []}
    own = seat("dyes/market/6")
    for decade, name in ((1, "residence-1"), (2, "ship-cards"), (3, "coins")):
        game = after("residence", own=own, tiles=tiles, markers=["residence"], decade=decade)
        assert moves(game, "tile") == [f"tile {name}"]
        assert refused(game, "tile ship-cards" if decade != 2 else "tile coins").code == "not-offered-place"


def test_G0_1_the_game_ends_after_the_third_decade() -> None:
    game = last_turn(decade=3)
    assert (game.turn, game.ending) == (None, "third decade")
    assert game.position()["turn"] is None
    assert game.legal_moves() == []
    assert refused(game, "pass").code == "game-over"
