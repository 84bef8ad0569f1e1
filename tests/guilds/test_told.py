"""What each rule tells as it is carried out."""

from __future__ import annotations

from collections import Counter

import cothon
from cothon.core.events import Event
from cothon.core.sizes import EVENT_THINGS
from cothon.games.guilds.rules import cards as c

from ..boards import play
from ..play_outs import finished
from .boards import BASE, after, during, seat, table

RULES = "guilds/standard"


def of_kind(table: cothon.Table, *kinds: str) -> list[Event]:
    return [event for event in table.events() if event["kind"] in kinds]


def kinds_of(table: cothon.Table, since: int = 0) -> list[str]:
    return [event["kind"] for event in table.events(since)]


def plain(event: Event) -> dict[str, object]:
    return {key: value for key, value in event.items() if key != "step"}


def test_G3_1_acting_playing_and_moving_on_are_told() -> None:
    game = table(seat("oils/market/5"), seat(disc="market"), neutral=["residence"], harbour=[])
    play(game, "act market, play oils/market/5, play base:market, decline")
    assert [plain(event) for event in game.events()][:4] == [
        {"kind": "acted", "rule": "G3.1", "seat": 0, "space": "market", "need": 2},
        {"kind": "played", "rule": "G3.1", "seat": 0, "card": "oils/market/5", "space": "market"},
        {"kind": "played", "rule": "G3.1", "seat": 0, "card": "base:market", "space": "market"},
        {"kind": "wasted", "rule": "G-R8", "seat": 0, "space": "market"},
    ]


def test_G3_3_markers_and_neutral_discs_that_move_on_are_told() -> None:
    own = seat("dyes/market/6 oils/market/5")
    game = after(own=own, markers=["market", "residence"], neutral=["market"], forum=[0, 0])
    play(game, "seat 8a, pay dyes/market/6, pay oils/market/5")
    moved = [plain(event) for event in of_kind(game, "marker", "neutral")]
    assert moved == [
        {"kind": "marker", "rule": "G3.3", "from": "market", "to": "trading"},
        {"kind": "neutral", "rule": "G3.3", "from": "market", "to": "residence"},
    ]


def test_G3_4_passing_is_told_and_its_card_only_to_who_passes() -> None:
    game = play(table(seat(), seat(), chance="open"), "pass, draw oils/market/5")
    assert kinds_of(game) == ["passed", "dealt"]
    assert plain(game.events(0, 0)[1]) == {"kind": "dealt", "rule": "G3.4", "seat": 0, "card": "oils/market/5"}
    assert "card" not in game.events(0, 1)[1]


def test_G4_1_the_parts_of_the_market_are_told() -> None:
    own = seat(ships_down=["cedar/escorts/6/2"])
    game = during("take", space="market", own=own, market="dyes/market/6 oils/market/5", chance="open")
    play(game, "take pile, draw glass/market/4, swap oils/market/5, give glass/market/4")
    told = [plain(event) for event in game.events(0, 0)]
    assert told == [
        {"kind": "took", "rule": "G4.1", "seat": 0, "from": "pile", "card": "glass/market/4"},
        {"kind": "swapped", "rule": "G4.1", "seat": 0, "card": "oils/market/5", "given": "glass/market/4"},
        {"kind": "turned", "rule": "G-R12", "seat": 0, "ship": "cedar/escorts/6/2", "up": True},
    ]
    game = during("take", space="market", own=seat(), market="dyes/market/6", chance="open")
    play(game, "take dyes/market/6, draw oils/market/5")
    assert [plain(event) for event in game.events()] == [
        {"kind": "took", "rule": "G4.1", "seat": 0, "from": "market", "card": "dyes/market/6"},
        {"kind": "filled", "rule": "G4.1", "card": "oils/market/5"},
    ]


def test_G4_2_a_space_freed_is_told_with_what_it_brings() -> None:
    own = seat("jewelry/market/6 jewelry/trading/5", residence={"right": 1})
    game = during("residence", space="residence", own=own)
    cards = [card for card in game.view(0)["seats"][0]["hand"] if card.startswith("jewelry")]
    play(game, f"free right, pay {cards[0]}, pay {cards[1]}")
    assert [plain(event) for event in game.events()][2:4] == [
        {"kind": "freed", "rule": "G4.2", "seat": 0, "column": "right", "count": 2},
        {"kind": "emptied", "rule": "G9.1", "seat": 0, "column": "right"},
    ]
    paid = {"kind": "paid", "rule": "G4.2", "seat": 0, "card": cards[0], "for": "column", "place": "right"}
    assert plain(game.events()[0]) == paid


def test_G4_3_and_G1_6_discs_on_docks_are_told() -> None:
    game = during({"step": "dock", "harbour": "trading"}, space="trading")
    game.play("dock trading 2")
    ship = game.position()["harbour"][1]
    disc = {"kind": "disc", "rule": "G4.3", "seat": 0, "place": "trading 2", "ship": ship}
    assert plain(game.events()[0]) == disc
    new = cothon.new_table(RULES, 2, seed=1)
    before = len(new.log)
    play(new, "free middle, dock warship")
    assert [(event["kind"], event["rule"]) for event in new.events(before)] == [
        ("freed", "G1.6"),
        ("strength", "G4.2"),
        ("disc", "G1.6"),
    ]


def test_G5_a_delivery_tells_payment_ship_disc_gap_cards_and_the_next_ship() -> None:
    game = table(seat("dyes/market/6"), seat(), docks=[0], chance="open")
    play(game, "act delivery, play base:delivery, deliver trading 1, pay dyes/market/6")
    play(game, "draw oils/market/3, draw oils/market/2")
    game.play(game.legal_moves()[0])
    told = [plain(event) for event in game.events() if event["step"] > 3]
    ship = "dyes/embargo/5/1"
    assert told[:4] == [
        {
            "kind": "paid",
            "rule": "G5",
            "seat": 0,
            "card": "dyes/market/6",
            "for": "ship",
            "place": "trading 1",
            "ship": ship,
        },
        {"kind": "delivered", "rule": "G5", "seat": 0, "place": "trading 1", "ship": ship},
        {"kind": "returned", "rule": "G5", "seat": 0, "from": "trading 1"},
        {"kind": "gap", "rule": "G6.3", "place": 1, "ship": ship},
    ]
    assert told[4] == {"kind": "gained", "rule": "G5", "seat": 0, "card": "oils/market/3", "coins": 3}
    assert told[6]["kind"] == "ship"
    assert told[6]["place"] == len(game.position()["harbour"])


def test_G6_1_an_expedition_tells_danger_strength_and_escorts() -> None:
    own = seat("dyes/market/6", ships_up=["cedar/escorts/6/2"])
    game = table(own, seat(), warship=[0], chance="open")
    play(game, "act delivery, play base:delivery, deliver warship, pay dyes/market/6")
    ship = next(move for move in game.legal_moves() if move.endswith("/3"))
    play(game, f"{ship}, use escorts")
    name = ship.removeprefix("ship ")
    told = [plain(event) for event in game.events() if event["step"] > 4]
    assert told == [
        {"kind": "met", "rule": "G6.1", "seat": 0, "ship": name, "danger": 3, "strength": 1},
        {"kind": "effect", "rule": "G8", "seat": 0, "effect": "escorts", "ship": "cedar/escorts/6/2"},
        {"kind": "turned", "rule": "G3.5", "seat": 0, "ship": "cedar/escorts/6/2", "up": False},
        {"kind": "warship", "rule": "G6.1", "seat": 0, "ship": name, "danger": 3, "strength": 3, "won": True},
    ]


def test_G6_2_a_tile_after_an_expedition_is_no_guild_action() -> None:
    own = seat("dyes/market/6")
    game = during("returned", space="delivery", own=own, tiles={"residence-1": []})
    play(game, "tile residence-1, pay dyes/market/6")
    told = [plain(event) for event in of_kind(game, "tile")]
    assert told == [{"kind": "tile", "rule": "G6.2", "seat": 0, "tile": "residence-1", "place": 1, "coins": 2}]


def test_G7_1_a_seat_is_told_with_its_price() -> None:
    game = after(own=seat("dyes/market/6 dyes/trading/6"), markers=["market", "residence"])
    play(game, "seat forum, pay dyes/market/6, pay dyes/trading/6")
    seats = [plain(event) for event in of_kind(game, "seat")]
    assert seats == [{"kind": "seat", "rule": "G7.1", "seat": 0, "place": "forum", "coins": 12}]


def test_G8_effects_before_the_action_are_told() -> None:
    own = seat(ships_up=["jewelry/palette/7/4"])
    game = table(own, seat(), market="dyes/market/2", markers=["market", "trading"], chance="open")
    play(game, "use palette, draw oils/market/5")
    assert [(event["kind"], event["rule"]) for event in game.events()] == [
        ("effect", "G8"),
        ("turned", "G3.5"),
        ("cleared", "G8"),
        ("filled", "G8"),
    ]
    assert of_kind(game, "cleared")[0]["cards"] == ["dyes/market/2"]


def test_G2_a_decade_tells_its_beginning_in_order() -> None:
    own = seat("dyes/market/6", base=[], played=["oils/market/5"])
    last = table(seat(), own, turn=1, round=5, start=0, market="dyes/market/2", chance="open")
    last.play("pass")
    while last.turn == cothon.CHANCE:
        last.play(last.legal_moves()[0])
    kinds = kinds_of(last)
    assert kinds[:2] == ["passed", "dealt"]
    order = ["decade", "cleared", "filled", "bottom", "gap", "ship", "started", "regained", "dealt"]
    assert list(dict.fromkeys(kinds[2:])) == order
    regained = [event["cards"] for event in of_kind(last, "regained")]
    assert regained == [["oils/market/5", *BASE]]
    assert {event["rule"] for event in last.events()[2:]} == {"G2", "G6.3"}


def test_G2_more_played_cards_than_an_event_holds_are_told_in_several() -> None:
    cards = table(seat(), seat()).position()["draw"][:30]
    last = table(seat(), seat(played=cards, base=[]), turn=1, round=5, chance="open")
    last.play("pass")
    while last.turn == cothon.CHANCE:
        last.play(last.legal_moves()[0])
    told = [event["cards"] for event in of_kind(last, "regained")]
    assert [len(group) for group in told] == [EVENT_THINGS, 37 - EVENT_THINGS]
    assert told[0] + told[1] == cards + BASE


def test_G_R6_a_reshuffle_is_told_with_its_cards() -> None:
    everything = table(seat(), seat()).position()["draw"]
    game = table(seat(), seat(), draw=[], discard=everything, chance="open")
    game.play("pass")
    assert [plain(event) for event in game.events()] == [
        {"kind": "passed", "rule": "G3.4", "seat": 0},
        {"kind": "reshuffled", "rule": "G-R6", "count": c.TRADE_CARDS},
    ]


def test_G0_1_the_end_is_told() -> None:
    game = finished(cothon.new_table(RULES, 2, seed=1), 1)
    assert plain(game.events()[-1]) == {"kind": "ended", "rule": "G0.1", "ending": "third decade"}


def test_G1_1_setting_up_is_told() -> None:
    new = cothon.new_table(RULES, 3, seed=5)
    kinds = Counter(kinds_of(new))
    assert kinds == Counter(filled=5, ship=6, marker=2, neutral=1, unused=3, dealt=9, started=1, lot=kinds["lot"])
    assert kinds["lot"] >= 3
    assert {event["rule"] for event in of_kind(new, "dealt")} == {"G1.4"}
    assert not any(new.game.tell(event, new.names, "en") for event in new.events())
