"""G4.3, G4.4 docks; G4.5, G5, G6 deliveries, expeditions and the ships."""

from typing import Any

import pytest

import cothon
from cothon.core.game import Json

from ..boards import moves, play, refused
from .boards import DOCKED, OUTSIDE, during, harbour, pending, position, seat, table

ALL_SHIPS = cothon.from_position({"rules": "guilds/standard", "seats": [{}, {}]}).position()["pile"]


def dock(where: str, own: Json, **more: Any) -> cothon.Table:
    return during("after", {"step": "dock", "harbour": where}, space=where, own=own, **more)


def deliver(own: Json, **more: Any) -> cothon.Table:
    done = more.pop("done", [])
    return during("after", {"step": "deliver", "done": done}, space="delivery", own=own, **({"chance": "open"} | more))


def all_but(*ships: str | None) -> list[str]:
    """For the face-down ships of seat 1, so that the pile holds what a test wants."""
    return [ship for ship in ALL_SHIPS if ship not in ships]


def test_G4_3_an_available_disc_goes_to_a_free_dock() -> None:
    game = dock("trading", seat(), docks=[None, 1, None])
    assert game.legal_moves() == ["decline", "dock trading 1", "dock trading 3"]
    assert refused(game, "dock trading 2").code == "not-offered-place"
    assert refused(game, "dock trading 4").code == "not-offered-place"
    assert refused(game, "dock warship").code == "not-offered-place"
    play(game, "dock trading 3")
    data = game.position()
    assert data["docks"] == [None, 1, 0]
    assert data["seats"][0]["available"] == 2


def test_G4_3_never_on_all_docks() -> None:
    assert dock("trading", seat(), docks=[0, 0, None]).turn == 1
    assert dock("trading", seat(), docks=[0, 1, None]).turn == 0


def test_G4_3_without_a_disc_nothing_is_asked() -> None:
    assert dock("trading", seat(), forum=[3, 0]).turn == 1


def test_G4_4_a_warship_dock() -> None:
    game = dock("warship", seat(), warship=[1])
    assert game.legal_moves() == ["decline", "dock warship"]
    assert refused(game, "dock trading 1").code == "not-offered-place"
    play(game, "dock warship")
    assert game.position()["warship"] == [0, 1]


def test_G4_4_never_on_all_docks_and_a_barred_dock_is_not_taken() -> None:
    own = seat(ships_up=["oils/commando/5/1"])
    assert dock("warship", own, warship=[0, 0], harbour=[]).turn == 1  # the third dock is free, but barred
    assert dock("warship", own, warship=[0, 1, 1], harbour=[]).turn == 0


def test_G_R3_commando_only_when_all_docks_are_taken() -> None:
    own = seat(ships_up=["oils/commando/5/1"])
    game = dock("warship", own, warship=[0, 1], harbour=[])
    assert game.legal_moves() == ["decline", "dock warship"]
    assert refused(game, "use commando").code == "not-offered-effect"


def test_G8_commando_places_a_disc_on_the_anchor() -> None:
    own = seat(ships_up=["oils/commando/5/1"])
    game = dock("warship", own, warship=[0, 1, 1], anchor=[0, 1], harbour=[])
    assert game.legal_moves() == ["decline", "use commando"]
    play(game, "use commando")
    data = game.position()
    assert data["anchor"] == [0, 0, 1]
    assert data["seats"][0]["ships_down"] == ["oils/commando/5/1"]


def test_G4_4_discs_on_the_anchor_do_not_count_as_docks() -> None:
    assert dock("warship", seat(), warship=[0], anchor=[0]).legal_moves() == ["decline", "dock warship"]


def test_G4_5_one_delivery_to_each_harbour_in_either_order() -> None:
    own = seat("dyes/market/6 oils/market/5 glass/market/4")
    game = deliver(own, docks=[0, 0, None], warship=[0])
    assert game.legal_moves() == ["decline", "deliver trading 1", "deliver trading 2", "deliver warship"]
    play(game, "deliver warship, pay glass/market/4, ship dyes/palette/7/3, draw oils/market/3")
    assert game.position()["pending"]["steps"][-1] == {"step": "deliver", "done": ["warship"]}
    assert game.legal_moves() == ["decline", "deliver trading 1", "deliver trading 2"]
    assert refused(game, "deliver warship").code == "not-offered-place"
    play(game, "deliver trading 2, pay oils/market/5, draw oils/market/2, draw dyes/market/4, ship cedar/escorts/6/2")
    assert game.turn == 1


def test_G4_5_a_ship_just_taken_can_be_used_in_the_expedition() -> None:
    own = seat("cedar/market/5 oils/market/5")
    game = deliver(own, docks=[0], warship=[0], harbour=["cedar/escorts/6/2", *DOCKED[:2], *OUTSIDE])
    play(game, "deliver trading 1, pay cedar/market/5, draw dyes/market/6, ship glass/palette/5/1")
    play(game, "deliver warship, pay oils/market/5, ship dyes/palette/7/3")
    assert game.legal_moves() == ["decline", "use escorts"]
    play(game, "use escorts, draw glass/market/6, draw oils/market/3")
    own = game.position()["seats"][0]
    assert own["ships_down"] == ["cedar/escorts/6/2", "dyes/palette/7/3"]


def test_G4_5_asked_even_if_nothing_can_be_paid() -> None:
    game = deliver(seat(), docks=[0])
    assert game.legal_moves() == ["decline"]
    assert refused(game, "deliver trading 1").code == "not-offered-card"
    assert refused(game, "deliver trading 2").code == "not-offered-disc"
    assert refused(game, "deliver warship").code == "not-offered-disc"
    assert deliver(seat("dyes/market/6")).turn == 1  # no disc: nothing to decide


def test_G5_a_delivery_step_by_step() -> None:
    game = deliver(seat("glass/market/4 cedar/market/5"), docks=[None, None, 0])
    play(game, "deliver trading 3")
    assert game.position()["pending"]["steps"][-1] == {"step": "pay", "for": "ship", "dock": 3, "luxury": False}
    assert game.legal_moves() == ["pay glass/market/4"]
    assert refused(game, "pay cedar/market/5").code == "not-offered-card"
    play(game, "pay glass/market/4")
    data = game.position()
    assert data["seats"][0]["ships_up"] == ["glass/palette/5/1"]
    assert data["seats"][0]["available"] == 3
    assert data["harbour"] == ["dyes/embargo/5/1", "oils/commando/5/1", "dyes/legacy/6/2", "oils/intrigue/6/2"]
    assert data["pending"]["steps"][-2:] == [{"step": "ships"}, {"step": "reward", "seat": 0, "coins": 5}]
    play(game, "draw oils/market/3")
    assert game.position()["pending"]["steps"][-1] == {"step": "reward", "seat": 0, "coins": 2}
    play(game, "draw dyes/market/2")
    assert game.position()["seats"][0]["known"] == ["oils/market/3", "dyes/market/2"]
    play(game, "ship cedar/favour/5/1")
    assert game.position()["harbour"][-1] == "cedar/favour/5/1"


def test_G8_luxury_the_good_need_not_match_and_then_must_not() -> None:
    own = seat("glass/market/4 cedar/market/5", ships_up=["oils/luxury/7/4"])
    game = play(deliver(own, docks=[0, None, 0]), "deliver trading 3")
    assert game.legal_moves() == ["pay glass/market/4", "use luxury"]
    play(game, "use luxury")
    assert game.legal_moves() == ["pay cedar/market/5"]
    assert refused(game, "pay glass/market/4").code == "not-offered-card"
    play(game, "pay cedar/market/5")
    assert game.position()["seats"][0]["ships_down"] == ["oils/luxury/7/4"]
    only = seat("glass/market/4", ships_up=["oils/luxury/7/4"])
    assert play(deliver(only, docks=[None, None, 0]), "deliver trading 3").legal_moves() == ["pay glass/market/4"]
    assert moves(deliver(seat("glass/market/4", ships_up=["oils/luxury/7/4"]), docks=[0]), "deliver") == [
        "deliver trading 1"
    ]


def expedition(own: Json, ship: str, draws: str = "", **more: Any) -> cothon.Table:
    game = deliver(own, warship=[0], **more)
    return play(game, f"deliver warship, {moves(play(game.copy(), 'deliver warship'), 'pay')[0]}, ship {ship}" + draws)


def test_G6_1_strength_at_least_the_danger_succeeds() -> None:
    game = deliver(seat("glass/market/4", residence={"middle": 1}), warship=[0])
    play(game, "deliver warship")
    data = game.position()
    assert data["pending"]["steps"][-1] == {"step": "pay", "for": "expedition"}
    assert (data["warship"], data["seats"][0]["available"]) == ([], 4)  # the disc is back before the payment
    play(game, "pay glass/market/4")
    assert game.position()["pending"]["steps"][-1] == {"step": "reveal"}
    play(game, "ship dyes/palette/7/3")
    assert game.position()["pending"]["steps"][-1] == {"step": "reward", "seat": 0, "coins": 7}
    play(game, "draw dyes/market/6, draw dyes/market/2")
    own = game.position()["seats"][0]
    assert own["ships_down"] == ["dyes/palette/7/3"]
    assert own["known"] == ["dyes/market/6", "dyes/market/2"]


def test_G6_1_otherwise_one_unseen_card_and_the_ship_goes_to_the_bottom() -> None:
    game = expedition(seat("glass/market/4"), "dyes/palette/7/3")
    assert game.position()["pending"]["steps"][-1] == {"step": "deal", "seat": 0, "left": 1}
    play(game, "draw dyes/market/6")
    data = game.position()
    assert data["bottom"] == ["dyes/palette/7/3"]
    assert data["seats"][0]["known"] == []
    assert data["seats"][0]["ships_down"] == []


def test_G6_1_from_the_anchor() -> None:
    game = deliver(seat("glass/market/4"), warship=[0], anchor=[0])
    assert moves(game, "deliver") == ["deliver anchor", "deliver warship"]
    play(game, "deliver anchor")
    assert (game.position()["anchor"], game.position()["warship"]) == ([], [0])


def test_G8_escorts_are_asked_only_if_they_make_it_good() -> None:
    own = seat("glass/market/4", ships_up=["cedar/escorts/6/2"])
    assert expedition(own, "dyes/embargo/5/1", harbour=[]).turn == cothon.CHANCE  # strong enough
    assert expedition(own, "dyes/intrigue/7/4", harbour=[]).turn == cothon.CHANCE  # too weak even so
    game = expedition(own, "dyes/palette/7/3", harbour=[])
    assert game.position()["pending"]["steps"][-1] == {"step": "expedition", "ship": "dyes/palette/7/3"}
    assert game.legal_moves() == ["decline", "use escorts"]
    play(game, "decline")
    assert game.position()["bottom"] == ["dyes/palette/7/3"]


def test_G_R9_two_escorts_give_four_and_only_as_many_as_needed_are_used() -> None:
    own = seat("glass/market/4", ships_up=["cedar/escorts/6/2", "glass/escorts/7/4", "oils/escorts/9/6"])
    game = play(expedition(own, "dyes/commando/8/5", harbour=[]), "use escorts")
    assert game.position()["seats"][0]["ships_up"] == ["oils/escorts/9/6"]


def test_G6_2_the_returned_disc_may_go_to_a_tile_of_this_decade() -> None:
    tiles = {"residence-1": [1], "guild-hall-1": [0], "coins": []}
    game = expedition(seat("glass/market/4 glass/market/6"), "dyes/palette/7/3", ", draw dyes/market/2", tiles=tiles)
    assert game.legal_moves() == ["decline", "tile residence-1"]
    play(game, "tile residence-1")
    step = game.position()["pending"]["steps"][-1]
    assert step == {"step": "pay", "for": "coins", "place": "tile residence-1", "cost": 5, "paid": []}
    assert not game.position()["pending"]["guild"]
    left = game.legal_moves()
    play(game, left[0])  # the card just drawn may pay too
    while game.turn == 0 and moves(game, "pay"):
        game.play(game.legal_moves()[0])
    assert game.position()["tiles"]["residence-1"] == [1, 0]


def test_G6_2_it_is_no_guild_action() -> None:
    tiles: dict[str, list[int]] = {"residence-1": []}
    own = seat("glass/market/4 glass/market/6 dyes/market/6")
    game = expedition(own, "dyes/palette/7/3", ", draw oils/market/5", tiles=tiles, markers=["delivery"])
    play(game, "tile residence-1")
    play(game, game.legal_moves()[0])
    assert game.position()["pending"]["steps"][-1] == {"step": "after"}
    assert moves(game, "seat")
    assert game.position()["pending"]["guild"] is False


def test_G6_2_not_asked_without_a_tile_that_could_take_the_disc() -> None:
    tiles: dict[str, list[int]] = {"residence-1": [0], "guild-hall-1": [1, 0]}
    assert expedition(seat("glass/market/4"), "dyes/palette/7/3", ", draw dyes/market/2", tiles=tiles).turn == 1
    tiles = {"residence-1": []}
    game = expedition(seat("glass/market/4"), "dyes/palette/7/3", ", draw dyes/market/2", tiles=tiles)
    assert game.legal_moves() == ["decline", "tile residence-1"]


def test_G6_3_ships_behind_the_gap_move_up() -> None:
    game = deliver(seat("dyes/market/6"), docks=[0])
    play(game, "deliver trading 1, pay dyes/market/6, draw oils/market/5, ship cedar/escorts/6/2")
    assert game.position()["harbour"] == [*DOCKED[1:3], *OUTSIDE, "cedar/escorts/6/2"]


def test_G6_4_with_an_empty_pile_nothing_moves_up() -> None:
    own = seat("dyes/market/6 oils/market/5")
    others = (seat(ships_down=all_but(*harbour(2))),)
    game = deliver(own, docks=[0, 1, None], others=others)
    play(game, "deliver trading 1, pay dyes/market/6, draw glass/market/6")
    data = game.position()
    assert data["harbour"] == [None, *DOCKED[1:3], *OUTSIDE]
    assert data["docks"] == [None, 1, None]
    play(game, "done, act trading, play base:trading")
    assert moves(game, "dock") == ["dock trading 3"]
    assert refused(game, "dock trading 1").code == "not-offered-place"


def test_G6_4_when_the_last_ship_joins_the_warship_discs_go_back() -> None:
    last = "cedar/escorts/6/2"
    own = seat("dyes/market/6 oils/market/5")
    others = (seat(ships_down=all_but(*harbour(2), last)),)
    game = deliver(own, docks=[0], warship=[0, 1], anchor=[1], others=others)
    play(game, f"deliver trading 1, pay dyes/market/6, draw glass/market/6, ship {last}")
    data = game.position()
    assert (data["warship"], data["anchor"]) == ([], [])
    assert [shown["available"] for shown in data["seats"]] == [3, 3]
    assert game.legal_moves() == ["done", "use embargo"]  # the second delivery is lost
    play(game, "done, act warship, play base:warship")
    assert game.turn == 0  # no disc can be placed there


def test_G6_4_a_won_last_ship_empties_the_pile_a_failed_one_does_not() -> None:
    last = "cedar/escorts/6/2"
    others = (seat(ships_down=all_but(*harbour(2), last)),)
    strong = seat("dyes/market/6", residence={"middle": 1})
    game = deliver(strong, warship=[0, 1], others=others)
    play(game, f"deliver warship, pay dyes/market/6, ship {last}")
    assert game.position()["warship"] == []
    assert game.position()["seats"][1]["available"] == 3
    game = deliver(seat("dyes/market/6"), warship=[0, 1], others=others)
    play(game, f"deliver warship, pay dyes/market/6, ship {last}")
    assert game.position()["warship"] == [1]
    assert game.position()["bottom"] == [last]


def test_G6_4_with_an_empty_pile_the_front_ship_becomes_the_last_waiting_one() -> None:
    own = seat(ships_up=["jewelry/embargo/6/2"])
    others = seat(ships_down=all_but(*harbour(2), "jewelry/embargo/6/2"))
    game = play(table(own, others, docks=[None, 0, None]), "use embargo")
    data = game.position()
    assert data["harbour"] == [*DOCKED[1:3], *OUTSIDE, DOCKED[0]]
    assert (data["bottom"], data["docks"]) == ([], [None, 0, None])


def test_G6_4_empty_places_move_up_and_discs_beside_them_go_back() -> None:
    own = seat(ships_up=["jewelry/embargo/6/2"])
    places = [DOCKED[0], None, DOCKED[2], *OUTSIDE]
    others = seat(ships_down=all_but(*places, "jewelry/embargo/6/2"))
    game = play(table(own, others, harbour=places, docks=[1, None, 0]), "use embargo")
    data = game.position()
    assert data["harbour"] == [None, DOCKED[2], *OUTSIDE, DOCKED[0]]
    assert data["docks"] == [None, None, 0]
    assert data["seats"][1]["available"] == 3


def test_G6_4_a_disc_beside_an_empty_place_waits_for_the_ships_to_move_up() -> None:
    own = seat(ships_up=["jewelry/embargo/6/2"])
    places = [DOCKED[0], None, DOCKED[2], *OUTSIDE]
    others = seat(ships_down=all_but(*places, "jewelry/embargo/6/2"))
    game = play(table(own, others, harbour=places, docks=[1, None, 0], chance="open"), "use embargo")
    assert game.turn == cothon.CHANCE
    assert game.position()["docks"] == [1, None, 0]
    assert cothon.from_position(game.position()).position() == game.position()
    anew = game.determinize(0, seed=1)
    assert cothon.replay(anew.record()).position() == anew.position()
    play(game, game.legal_moves()[0])
    assert game.position()["docks"] == [None, None, 0]
    with pytest.raises(cothon.BadPosition, match="no ship beside it"):
        cothon.from_position(game.position() | {"docks": [1, None, 0]})


def test_G_R6_ships_come_from_the_unknown_part_then_from_the_known_bottom_in_order() -> None:
    bottom = ["oils/luxury/7/4", "dyes/palette/7/3"]
    others = (seat(ships_down=all_but(*harbour(2), "cedar/escorts/6/2", *bottom)),)
    game = deliver(seat("dyes/market/6"), warship=[0], others=others, bottom=bottom)
    play(game, "deliver warship, pay dyes/market/6")
    assert game.legal_moves() == ["ship cedar/escorts/6/2"]
    data = position(seat(), others[0], bottom=bottom, chance="open")
    data["seats"][1]["ships_down"].append("cedar/escorts/6/2")
    data["pending"] = pending("after", "returned", "reveal", space="delivery")
    game = cothon.from_position(data)
    assert game.chance_outcomes() == {"ship oils/luxury/7/4": 1}
    assert refused(game, "ship dyes/palette/7/3").code == "not-offered-ship"
    play(game, "ship oils/luxury/7/4")
    assert game.position()["bottom"] == ["dyes/palette/7/3", "oils/luxury/7/4"]


def test_G_R6_every_card_of_the_draw_pile_is_equally_likely() -> None:
    game = play(table(seat(), seat(), chance="open"), "pass")
    assert set(game.chance_outcomes().values()) == {1 / 75}
