"""G9: victory points."""

from typing import Any

import pytest

import cothon
from cothon.core.game import Json
from cothon.core.places import ties

from .boards import position, seat, table

UP = ["dyes/embargo/5/1", "oils/commando/5/1"]
DOWN = ["glass/palette/5/1"]


def sheet(own: Json, **more: Any) -> Json:
    return table(own, seat(), seat(), seat(), harbour=[], **more).score_sheet()[0]


def test_G9_1_guild_seats_times_ships() -> None:
    own = seat(ships_up=UP, ships_down=DOWN, residence={"left": 3, "middle": 2})
    result = sheet(own, hall={"6a": 0, "11b": 0}, forum=[1, 0, 0, 0])
    assert (result["hall"], result["bonus"], result["columns"]) == (3, 3, 2)
    assert (result["guild_seats"], result["ships"], result["seats_times_ships"]) == (8, 3, 24)
    assert result["total"] == 24


def test_G9_2_only_with_a_disc_on_the_tile() -> None:
    game = table(seat(), seat(), harbour=[], forum=[2, 1], tiles={"guild-hall-1": [1]})
    assert game.scores() == [0, 4]
    assert game.score_sheet()[0]["tiles"] == {}


@pytest.mark.parametrize(("discs", "points"), [(0, 0), (2, 8), (3, 12), (4, 12)])
def test_G9_2_guild_hall_1_four_a_disc_in_the_forum_at_most_12(discs: int, points: int) -> None:
    own = seat(residence={"left": 3, "middle": 2})
    assert sheet(own, forum=[discs, 0, 0, 0], tiles={"guild-hall-1": [0]})["tiles"]["guild-hall-1"] == points


def test_G9_2_guild_hall_2_counts_the_largest_orthogonal_block() -> None:
    own = seat(residence={"left": 3, "middle": 2, "right": 2})
    tiles = {"guild-hall-2": [0]}
    for seats, points in (("6a 7b 8a", 3), ("6a 6b 7b", 9), ("6a 7a 8a 9b", 9), ("6a 6b 8a 8b 9b 10b", 12), ("", 0)):
        hall = dict.fromkeys(seats.split(), 0)
        assert sheet(own, hall=hall, tiles=tiles)["tiles"]["guild-hall-2"] == points


def test_G9_2_victory_points_7_6_5_for_each_tile_position() -> None:
    tiles = {"victory-points": [0], "coins": [1, 2, 0], "goods": [1]}
    assert sheet(seat(), tiles=tiles)["tiles"]["victory-points"] == 12  # 7 + 5
    tiles = {"victory-points": [1, 0], "coins": [1]}
    assert sheet(seat(), tiles=tiles)["tiles"]["victory-points"] == 6


def test_G9_2_achievement_tiles_two_a_disc_on_tiles() -> None:
    tiles = {"achievement-tiles": [1, 0], "coins": [0], "goods": [1]}
    assert sheet(seat(), tiles=tiles)["tiles"]["achievement-tiles"] == 4


def test_G_R5_residence_1_counts_the_double_disc_once() -> None:
    own = seat(residence={"right": 2})
    assert sheet(own, tiles={"residence-1": [0]})["tiles"]["residence-1"] == 6


def test_G9_2_ship_cards_five_or_more_of_a_kind_count_ten() -> None:
    dyes = [
        "dyes/embargo/5/1",
        "dyes/legacy/6/2",
        "dyes/palette/7/3",
        "dyes/intrigue/7/4",
        "dyes/commando/8/5",
        "dyes/luxury/9/6",
    ]
    for count, points in ((1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 10)):
        assert sheet(seat(ships_down=dyes[:count]), tiles={"ship-cards": [0]})["tiles"]["ship-cards"] == points


def test_G9_3_cards_beside_the_residence_do_not_count() -> None:
    played = ["dyes/market/6", "dyes/trading/6", "oils/residence/6"]
    tiles = {"coins": [0], "goods": [0]}
    assert sheet(seat("dyes/market/4", played=played), tiles=tiles)["tiles"] == {"coins": 1, "goods": 0}


def test_G0_1_ties_share() -> None:
    data = position(seat(), seat(ships_up=UP, residence={"left": 2}), seat(ships_up=DOWN), harbour=[])
    over = data | {"turn": None, "ending": "third decade"}
    assert cothon.from_position(over).winners() == [1]
    tied = position(seat(), seat(), harbour=[]) | {"turn": None, "ending": "third decade"}
    game = cothon.from_position(tied)
    assert game.winners() == [0, 1]
    assert game.places() == [1, 1]
    assert ties(game.game, game.state, game.score_sheet()) == [([0, 1], None)]
    assert [game.state.share(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert cothon.from_position(data).winners() == []
