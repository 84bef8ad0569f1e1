"""Positions from which the lines of play are counted."""

from __future__ import annotations

from tests.guilds.boards import BASE, pending, position, seat

MARKET = "dyes/market/6 oils/market/5 glass/market/4 cedar/market/2 jewelry/market/3"
HAND = "dyes/trading/6 dyes/delivery/6 dyes/market/4 cedar/market/5 jewelry/delivery/4 glass/market/3"
EFFECTS = ["jewelry/embargo/6/2", "jewelry/palette/7/4", "dyes/intrigue/7/4", "cedar/legacy/8/5", "glass/favour/7/3"]
TILES = {"residence-1": [1], "guild-hall-1": [], "victory-points": [], "ship-cards": [0], "coins": [], "goods": []}
DELIVER = pending("after", {"step": "deliver", "done": []}, space="delivery")

PERFT = {
    "start of a turn, two players": position(
        seat(HAND), seat(disc="market"), market=MARKET, neutral=["market", "trading"], markers=["market", "delivery"]
    ),
    "every effect of turn and after": position(
        seat(HAND, ships_up=EFFECTS),
        seat(),
        seat(),
        market=MARKET,
        markers=["market", "warship"],
        tiles=TILES,
        decade=2,
    ),
    "paying for a crowded space with Favour": position(
        seat(HAND, base=BASE[:3], ships_up=["glass/favour/7/3"]),
        seat(disc="market"),
        seat(disc="market"),
        neutral=["market"],
        market=MARKET,
    ),
    "the market's parts": position(
        seat(
            HAND, disc="market", ships_down=["cedar/escorts/6/2", "cedar/legacy/8/5"], ships_up=["jewelry/palette/7/4"]
        ),
        seat(),
        market=MARKET,
        markers=["market"],
        pending=pending("after", "ready", "swap", space="market"),
    ),
    "a residence with two Opulences": position(
        seat(HAND, disc="residence", ships_up=["cedar/opulence/7/3", "glass/opulence/8/5"]),
        seat(),
        pending=pending("after", {"step": "residence", "opulence": 0}, space="residence"),
    ),
    "deliveries to both harbours with Luxury and Escorts": position(
        seat(
            HAND, disc="delivery", residence={"middle": 1, "left": 1}, ships_up=["oils/luxury/7/4", "cedar/escorts/6/2"]
        ),
        seat(),
        docks=[0, None, 0],
        warship=[0, 1],
        anchor=[0],
        tiles=TILES,
        markers=["delivery"],
        pending=DELIVER,
    ),
    "a guild action with Legacy and Intrigue": position(
        seat(HAND, disc="residence", ships_up=["cedar/legacy/8/5", "dyes/intrigue/7/4"]),
        seat(),
        seat(),
        seat(),
        tiles=TILES,
        hall={"8a": 0, "9a": 1},
        markers=["residence", "market"],
        decade=3,
        pending=pending("after", space="residence"),
    ),
    "the last turn of a decade": position(seat(HAND), seat(), market=MARKET, turn=1, round=5, decade=2),
}
