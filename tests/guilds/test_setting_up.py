"""G1: setting up."""

import pytest

import cothon

from ..boards import play, refused

FILL = "draw dyes/market/2, draw dyes/market/4, draw dyes/market/6, draw oils/market/3, draw oils/market/5"
SHIPS = [
    "dyes/embargo/5/1",
    "oils/commando/5/1",
    "glass/palette/5/1",
    "cedar/favour/5/1",
    "jewelry/opulence/5/1",
    "dyes/legacy/6/2",
    "oils/intrigue/6/2",
]
TILES = "unused guild-hall-1, unused ship-cards, unused goods"


def opened(players: int) -> cothon.Table:
    return cothon.new_table("guilds/standard", players, chance="open")


def with_ships(players: int) -> cothon.Table:
    game = play(opened(players), FILL)
    return play(game, ", ".join(f"ship {ship}" for ship in SHIPS[: players + 3]))


def dealt(players: int) -> cothon.Table:
    """Up to the start player."""
    game = play(with_ships(players), "draw glass/market/4, draw glass/delivery/3")
    for card in ("glass/residence/5", "glass/trading/6")[: 4 - players]:
        game.play(f"draw {card}")
    play(game, TILES)
    while "start 0" not in game.legal_moves():
        game.play(game.legal_moves()[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G1_1_five_market_cards_a_ship_at_each_dock_and_two_outside(players: int) -> None:
    data = cothon.new_table("guilds/standard", players, seed=5).position()
    assert len(data["market"]) == 5
    assert len(data["docks"]) == players + 1
    assert len(data["harbour"]) == players + 3
    assert None not in data["harbour"]
    assert len(data["pile"]) == 30 - players - 3


def test_G1_2_cards_are_drawn_until_two_actions_have_a_guild_marker() -> None:
    game = play(with_ships(4), "draw glass/market/4, draw glass/market/6, draw cedar/market/2")
    assert game.position()["markers"] == ["market"]
    play(game, "draw glass/warship/2")
    data = game.position()
    assert data["markers"] == ["market", "warship"]
    assert data["discard"] == ["glass/market/6", "glass/market/4", "glass/warship/2", "cedar/market/2"]


def test_G1_3_eight_discs_on_seven_spaces_and_three_available() -> None:
    data = cothon.new_table("guilds/standard", 2, seed=1).position()
    assert [seat["available"] for seat in data["seats"]] == [3, 3]
    full = {"left": 3, "middle": 2, "right": 2}
    empty = {"hand": [], "residence": full}
    more = cothon.from_position({"rules": "guilds/standard", "seats": [empty, {"hand": []}]}).position()
    assert [seat["available"] for seat in more["seats"]] == [11, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G1_4_seven_base_cards_and_three_trade_cards(players: int) -> None:
    for seat in cothon.new_table("guilds/standard", players, seed=2).position()["seats"]:
        base = [card for card in seat["hand"] if card.startswith("base:")]
        assert base == ["base:market"] * 2 + ["base:residence", "base:trading", "base:warship"] + ["base:delivery"] * 2
        assert len(seat["hand"]) == 10


@pytest.mark.parametrize(("players", "discs", "seats"), [(2, 2, "6a 6b 7a 7b"), (3, 1, "6b 7b"), (4, 0, "")])
def test_G1_5_neutral_discs_for_the_players_missing(players: int, discs: int, seats: str) -> None:
    data = cothon.new_table("guilds/standard", players, seed=3).position()
    assert len(data["neutral"]) == discs
    assert data["hall"] == dict.fromkeys(seats.split(), "neutral")


def test_G1_6_the_last_player_is_asked_first() -> None:
    game = play(dealt(3), "start 1")
    assert game.turn == 0
    assert game.legal_moves() == ["decline", "free left", "free middle", "free right"]
    play(game, "free middle, dock trading 2")
    assert game.turn == 2
    play(game, "decline")
    assert game.turn == 1
    play(game, "free right, dock warship")
    data = game.position()
    assert (game.turn, data["start"], "pending" in data) == (1, 1, False)
    assert data["docks"] == [None, 0, None, None]
    assert data["warship"] == [1]
    assert [seat["available"] for seat in data["seats"]] == [3, 3, 3]


def test_G_R10_the_space_counts_as_freed_and_nothing_is_paid() -> None:
    game = play(dealt(2), "start 0, free right, dock trading 1, free middle, dock trading 2")
    data = game.position()
    assert data["seats"][1]["residence"] == {"left": 0, "middle": 0, "right": 1}
    assert data["seats"][0]["residence"] == {"left": 0, "middle": 1, "right": 0}
    assert [len(seat["hand"]) for seat in data["seats"]] == [10, 10]
    assert [seat["available"] for seat in data["seats"]] == [3, 3]
    assert game.state.points(0) == 0


def test_G1_6_with_four_players_the_warship_docks_can_be_full() -> None:
    game = play(dealt(4), "start 0")
    for _ in range(3):
        play(game, "free left, dock warship")
    play(game, "free left")
    assert game.legal_moves() == [
        "dock trading 1",
        "dock trading 2",
        "dock trading 3",
        "dock trading 4",
        "dock trading 5",
    ]
    assert refused(game, "dock warship").code == "not-offered-place"


def test_G1_7_the_order_of_chance() -> None:
    game = opened(2)
    order: list[str] = []
    while game.turn == cothon.CHANCE:
        step = game.position()["pending"]["steps"][-1]["step"]
        if not order or order[-1] != step:
            order.append(step)
        game.play(game.legal_moves()[0])
    assert order == ["fill", "ships", "markers", "neutral", "unused", "deal", "start"]


def test_G1_7_a_neutral_disc_may_share_a_space_with_a_guild_marker() -> None:
    game = play(with_ships(3), "draw glass/market/4, draw glass/delivery/3, draw cedar/market/2")
    data = game.position()
    assert (data["markers"], data["neutral"]) == (["market", "delivery"], ["market"])
    assert data["discard"] == ["glass/market/4", "glass/delivery/3", "cedar/market/2"]


def test_the_set_up_of_an_open_table_has_equal_chances() -> None:
    game = opened(2)
    assert set(game.chance_outcomes().values()) == {1 / 75}
    game = with_ships(2)
    play(
        game,
        "draw glass/market/4, draw glass/delivery/3, draw cedar/market/2, draw cedar/market/5, draw cedar/trading/4",
    )
    third = pytest.approx(1 / 3)
    assert game.chance_outcomes() == {
        "unused achievement-tiles": third,
        "unused guild-hall-1": third,
        "unused residence-1": third,
    }
