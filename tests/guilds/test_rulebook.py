"""The worked examples of the rule book."""

from typing import Any

from cothon.core.game import Json

from ..boards import play
from .boards import DOCKED, OUTSIDE, during, seat, table


def test_X1_residence_with_two_other_discs_on_the_space() -> None:
    own = seat(
        "dyes/market/6 dyes/market/4 dyes/market/2 cedar/trading/6",
        base=["base:residence", "base:market"],
        residence={"left": 1},
    )
    game = table(own, seat(disc="residence"), seat(disc="residence"))
    assert game.score_sheet()[0]["bonus"] == 0
    play(game, "act residence, play base:residence, play cedar/trading/6, play base:market")
    play(game, "free left, pay dyes/market/6, pay dyes/market/4, pay dyes/market/2")
    own = game.position()["seats"][0]
    assert own["residence"] == {"left": 2, "middle": 0, "right": 0}
    assert own["available"] == 5
    assert own["hand"] == []
    assert game.score_sheet()[0]["bonus"] == 2


def test_X2_and_X3_a_turn_of_harbour_delivery() -> None:
    """As the notation tells it: four players, strength 3."""
    harbour = [DOCKED[0], "glass/palette/5/1", DOCKED[1], *DOCKED[3:], *OUTSIDE]
    own = seat("glass/market/3 oils/trading/5 cedar/warship/3", residence={"middle": 1})
    tiles = {"residence-1": [1, 2], "guild-hall-1": []}
    more: Json = {"harbour": harbour, "docks": [None, 0], "warship": [0], "tiles": tiles, "chance": "open"}
    game = table(own, seat(), seat(), seat(), **more)
    play(game, "act delivery, play base:delivery, deliver trading 2, pay glass/market/3")
    play(game, "draw dyes/market/2, draw oils/delivery/2, draw glass/residence/4")
    data = game.position()
    assert data["seats"][0]["known"] == ["glass/residence/4", "dyes/market/2", "oils/delivery/2"]
    assert data["seats"][0]["ships_up"] == ["glass/palette/5/1"]
    play(game, "ship glass/luxury/6/2")
    assert game.position()["harbour"] == [DOCKED[0], DOCKED[1], *DOCKED[3:], *OUTSIDE, "glass/luxury/6/2"]
    play(game, "deliver warship, pay dyes/market/2, ship oils/luxury/7/4, draw cedar/market/5")
    data = game.position()
    assert data["bottom"] == ["oils/luxury/7/4"]
    assert data["seats"][0]["ships_down"] == []
    play(game, "tile residence-1, pay oils/trading/5, pay cedar/warship/3")
    assert game.position()["tiles"]["residence-1"] == [1, 2, 0]
    assert "cedar/market/5" in game.position()["seats"][0]["hand"]


def test_X4_final_scoring() -> None:
    ships = ["dyes/embargo/5/1", "dyes/legacy/6/2", "dyes/palette/7/3"]
    down = ["jewelry/opulence/5/1", "jewelry/embargo/6/2", "cedar/favour/5/1"]
    own = seat(
        "dyes/market/6 dyes/trading/6 dyes/delivery/6 dyes/market/4",
        residence={"left": 2, "right": 2},
        ships_up=ships,
        ships_down=down,
    )
    tiles = {"coins": [0], "ship-cards": [0]}
    hall = {"8a": 0, "9b": 0, "11a": 0}
    game = table(own, seat(), harbour=[], hall=hall, forum=[1, 0], tiles=tiles, decade=3)
    assert game.score_sheet()[0] == {
        "hall": 4,
        "bonus": 2,
        "columns": 1,
        "guild_seats": 7,
        "ships": 6,
        "seats_times_ships": 42,
        "tiles": {"ship-cards": 8, "coins": 7},
        "total": 57,
    }
    assert game.scores() == [57, 0]


def test_X5_the_examples_of_the_tiles() -> None:
    def points(tile: str, own: Json, **more: Any) -> int:
        tiles = {tile: [0]} | more.pop("tiles", {})
        sheet = table(own, seat(), seat(), seat(), harbour=[], tiles=tiles, **more).score_sheet()[0]
        return int(sheet["tiles"][tile])

    hall = {"8a": 0, "9a": 0, "9b": 0, "11a": 0}
    assert points("guild-hall-2", seat(residence={"left": 3}), hall=hall, forum=[1, 0, 0, 0]) == 9
    assert points("residence-1", seat(residence={"left": 3, "middle": 1})) == 12
    assert points("achievement-tiles", seat(), tiles={"residence-1": [0], "coins": [0]}) == 6
    hand = "dyes/market/6 dyes/trading/6 dyes/delivery/6 oils/residence/6 oils/warship/6 oils/delivery/6 glass/market/6"
    assert points("coins", seat(hand)) == 12  # 42 coins: 14, but at most 12
    own = seat(residence={"left": 1})
    assert points("residence-2", own) == 9  # three discs beside the residence
    assert points("residence-2", seat(residence={"right": 1, "left": 1, "middle": 1})) == 12


SHIPS = [
    "dyes/embargo/5/1",
    "dyes/legacy/6/2",
    "glass/palette/5/1",
    "glass/luxury/6/2",
    "jewelry/opulence/5/1",
    "cedar/favour/5/1",
]
GOODS = (
    "dyes/market/6 dyes/market/4 dyes/market/2 glass/market/6 glass/market/4 glass/market/3 "
    "jewelry/market/6 cedar/market/5"
)


def test_X6_ship_cards_and_goods_in_both_readings() -> None:
    for every, ships, goods in ((True, 9, 10), (False, 8, 8)):
        own = seat(GOODS, ships_down=SHIPS)
        tiles = {"ship-cards": [0], "goods": [0]}
        game = table(own, seat(), harbour=[], tiles=tiles, every_different_set=every)
        assert game.score_sheet()[0]["tiles"] == {"ship-cards": ships, "goods": goods}
        assert game.position().get("every_different_set", True) is every


def test_G_R4_every_set_of_different_goods_counts_unless_switched_off() -> None:
    own = seat(GOODS)
    for every, points in ((True, 10), (False, 8)):
        game = during("after", space="market", own=own, tiles={"goods": [0]}, every_different_set=every)
        assert game.scores()[0] == points
