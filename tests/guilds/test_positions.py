"""Positions of Guilds: what may be missing, and what is refused."""

import json
from typing import Any

import pytest

import cothon
from cothon.core.game import Json

from ..boards import play
from .boards import BASE, DOCKED, harbour, pending, position, seat, table

GOOD = position(
    seat("dyes/market/6 oils/market/5"), seat("glass/market/4"), market="cedar/market/5", tiles={"coins": [0]}
)

Step = str | Json


def but(**more: Any) -> Json:
    copy: Json = json.loads(json.dumps(GOOD))
    return copy | more


def but_seat(**more: Any) -> Json:
    data = but()
    data["seats"][0] |= more
    return data


def under_way(*steps: Step, **more: Any) -> Json:
    own = seat("dyes/market/6 oils/market/5", disc="market")
    return position(own, seat(), market="cedar/market/5", pending=pending(*steps, space="market", **more))


def code_of(data: Any) -> str:
    with pytest.raises(cothon.BadPosition) as refusal:
        cothon.from_position(data)
    assert str(refusal.value)
    return refusal.value.code


def test_the_smallest_position() -> None:
    data = cothon.from_position({"rules": "guilds/standard", "seats": [{}, {}]}).position()
    assert len(data["draw"]) == 75
    assert len(data["pile"]) == 30
    assert data["harbour"] == [None] * 5
    assert data["hall"] == dict.fromkeys(["6a", "6b", "7a", "7b"], "neutral")
    assert data["forum"] == [0, 0]
    assert (data["turn"], data["start"], data["decade"], data["round"]) == (0, 0, 1, 1)
    assert data["seats"][0] == {
        "hand": [],
        "known": [],
        "played": BASE,
        "disc": None,
        "available": 3,
        "residence": {"left": 0, "middle": 0, "right": 0},
        "ships_up": [],
        "ships_down": [],
    }


def test_with_draw_but_without_discard_the_discards_are_the_rest() -> None:
    data = cothon.from_position(but(draw=["dyes/market/2"])).position()
    assert len(data["discard"]) == 75 - 5
    assert data["draw"] == ["dyes/market/2"]


def test_cards_are_written_in_the_order_of_cards() -> None:
    names = ["dyes/market/2", "oils/market/5", "cedar/market/5", "jewelry/market/6", "glass/market/6"]
    data = cothon.from_position(position(market=" ".join(names))).position()
    assert data["market"] == ["glass/market/6", "jewelry/market/6", "oils/market/5", "cedar/market/5", "dyes/market/2"]


def test_pending_is_written_with_the_steps_still_to_come_the_current_one_last() -> None:
    game = play(table(seat(), seat(), market="cedar/market/5"), "act market")
    assert game.position()["pending"] == {
        "seat": 0,
        "space": "market",
        "guild": False,
        "steps": [
            {"step": "end"},
            {"step": "after"},
            {"step": "ready"},
            {"step": "swap"},
            {"step": "take"},
            {"step": "play", "need": 1, "played": [], "favour": False},
        ],
    }
    assert "pending" not in play(game.copy(), "play base:market, decline").position()


@pytest.mark.parametrize("steps", [("take",), ("end", "take"), ("after", "swap", "take")])
def test_the_end_of_the_turn_need_not_be_named(steps: tuple[str, ...]) -> None:
    game = cothon.from_position(under_way(*steps))
    assert "take cedar/market/5" in game.legal_moves()
    assert play(game, "decline").turn == 1


def test_set_up_steps_lead_to_the_first_turn_also_when_it_is_not_named() -> None:
    data = position(seat(), seat(), start=1, pending=pending({"step": "setup", "seat": 0}))
    game = play(cothon.from_position(data), "decline")
    assert game.turn == 1
    assert "pass" in game.legal_moves()


@pytest.mark.parametrize(
    ("space", "given", "whole"),
    [
        ("market", ["take"], ["end", "after", "ready", "swap", "take"]),
        ("market", [{"step": "play", "need": 1}], ["end", "after", "ready", "swap", "take", "play"]),
        ("residence", [{"step": "play", "need": 1}], ["end", "after", "residence", "play"]),
        ("delivery", [{"step": "pay", "for": "ship", "dock": 1}], ["end", "after", "deliver", "pay"]),
        ("delivery", ["reveal"], ["end", "after", "deliver", "returned", "reveal"]),
        (None, [{"step": "deal", "seat": 0, "left": 1}], ["end", "deal"]),
        (None, ["marker"], ["end", "turn", "marker"]),
    ],
)
def test_a_step_that_always_comes_later_need_not_be_named(
    space: str | None, given: list[Step], whole: list[str]
) -> None:
    own = seat("dyes/market/6 oils/market/5")
    data = position(own, seat(), market="cedar/market/5", docks=[0], markers=["market"], chance="open")
    game = cothon.from_position(data | {"pending": pending(*given, space=space)})
    steps = game.position()["pending"]["steps"]
    assert [step["step"] for step in steps] == whole
    if "deliver" in whole:
        assert steps[2]["done"] == ["trading" if whole[-1] == "pay" else "warship"]


def test_a_guild_action_under_way_is_the_guild_action_of_the_turn() -> None:
    paying = {"step": "pay", "for": "coins", "place": "seat 8a", "cost": 8, "paid": ["dyes/trading/6"]}
    data = under_way("after", paying) | {"markers": ["market"], "discard": ["dyes/trading/6"]}
    game = cothon.from_position(data)
    assert game.legal_moves() == ["pay oils/market/5"]  # the other 6 comes before
    play(game, "pay oils/market/5")
    assert game.turn == 1
    assert game.position()["markers"] == ["residence"]


def test_a_covered_seat_need_not_be_named() -> None:
    data = cothon.from_position(position(seat(), seat(), seat(), hall={"9a": 0})).position()
    assert data["hall"] == {"6b": "neutral", "7b": "neutral", "9a": 0}


SHIP = "dyes/palette/7/3"
EXPEDITION = {"step": "expedition", "ship": SHIP}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (but(rules="guilds/none"), "position-rules"),
        (but(players=5), "position-players"),
        (but(players=3), "position-seats"),
        (but(seats="x"), "position-seats"),
        (but(seats=[1, 2]), "position-missing"),
        (but(colour="red"), "position-key"),
        (but_seat(coins=3), "position-key"),
        (but(market=["dyes/market/3"]), "position-unknown-card"),
        (but(market=["base:market"]), "position-unknown-card"),
        (but(market="dyes/market/2"), "position-cards"),
        (but(market=["dyes/market/6"]), "position-twice"),
        (but(market=["dyes/market/2", "dyes/market/2"]), "position-twice"),
        (
            but(
                market=[
                    f"dyes/{a}/{n}"
                    for a, n in zip(
                        ["market", "residence", "residence", "trading", "trading", "warship"],
                        [2, 3, 5, 4, 3, 5],
                        strict=True,
                    )
                ]
            ),
            "position-market",
        ),
        (but(draw=[], discard=[]), "position-lost"),
        (but_seat(hand=[*BASE, "base:market"]), "position-twice"),
        (but_seat(known=["dyes/market/2"]), "position-not-in-hand"),
        (but_seat(known=["base:market"]), "position-unknown-card"),
        (but_seat(older=[["dyes/market/6"]]), "position-older"),
        (but(harbour=["dyes/palette/7/9"]), "position-unknown-card"),
        (but(harbour=[SHIP, SHIP]), "position-twice"),
        (but(harbour=[None] * 6), "position-list"),
        (but(pile=[]), "position-lost"),
        (but(bottom=[DOCKED[0]]), "position-twice"),
        (but_seat(ships_up=[DOCKED[0]]), "position-twice"),
        (but(docks=[2]), "position-owner"),
        (but(docks=[0, 0, 0]), "position-all-docks"),
        (but(docks=[None] * 4), "position-list"),
        (but(docks=[0], harbour=[None, *harbour(2)[1:]]), "position-no-ship"),
        (but(warship=[0, 0, 0]), "position-warship"),
        (but(warship=[0, 1, 0, 1]), "position-warship"),
        (but(anchor=["x"]), "position-owner"),
        (but(markers=["market", "market"]), "position-spaces"),
        (but(markers=["harbour"]), "position-name"),
        (but(neutral=["market", "trading", "warship"]), "position-spaces"),
        (but(hall={"8a": "neutral"}), "position-covered"),
        (but(hall={"6a": 0}), "position-covered"),
        (but(hall={"5a": 0}), "position-name"),
        (but(hall={"9a": 4}), "position-owner"),
        (but(hall=[]), "position-list"),
        (but(forum=[0]), "position-list"),
        (but(forum=[-1, 0]), "position-number"),
        (but(forum=[9, 0]), "position-discs"),
        (but(tiles={"coins": [0, 0]}), "position-tile"),
        (but(tiles={"coins": [0, 1, 0]}), "position-tile"),
        (but(tiles={"money": []}), "position-name"),
        (but(tiles={"coins": [], "goods": [], "residence-2": []}), "position-three-tiles"),
        (but_seat(available=7), "position-available"),
        (but_seat(disc="bank"), "position-name"),
        (but_seat(residence={"left": 4}), "position-number"),
        (but_seat(residence={"top": 1}), "position-key"),
        (but(turn=2), "position-number"),
        (but(turn=None), "position-number"),
        (but(turn="chance"), "position-number"),
        (but(start=-1), "position-number"),
        (but(decade=4), "position-number"),
        (but(round=0), "position-number"),
        (but(every_different_set=1), "position-switch"),
        (but(ending="boredom", turn=None), "position-ending"),
        (but(ending="third decade", turn=1), "position-ending"),
        (but(cards={"ships": []}), "position-own-cards"),
        (but(pending=[]), "position-missing"),
        (but(pending={"seat": 0, "steps": []}), "position-pending"),
        (but(pending={"seat": 5, "steps": [{"step": "after"}]}), "position-number"),
        (but(pending={"seat": 0, "space": "bank", "steps": [{"step": "after"}]}), "position-name"),
        (but(pending={"seat": 0, "steps": [{"step": "after"}]}), "position-step"),
        (under_way("dance"), "position-step"),
        (under_way("end", "end"), "position-step"),
        (under_way("swap", "swap"), "position-step"),
        (under_way("take", "after"), "position-step"),
        (under_way({"step": "take", "card": 1}), "position-key"),
        (under_way("after", guild="no"), "position-switch"),
        (under_way({"step": "give", "card": "dyes/market/6"}), "position-step"),
        (under_way({"step": "play", "need": 1, "played": ["dyes/market/6"]}), "position-step"),
        (under_way({"step": "play", "need": 2, "played": ["dyes/market/6"]}), "position-step"),
        (under_way({"step": "play", "need": 12}), "position-number"),
        (under_way({"step": "play", "need": 8, "favour": True, "played": []}), "position-incomplete"),
        (under_way({"step": "pay"}), "position-name"),
        (under_way({"step": "pay", "for": "column", "column": "left", "paid": []}), "position-incomplete"),
        (under_way({"step": "pay", "for": "column", "column": "left", "paid": ["dyes/market/6"]}), "position-step"),
        (under_way({"step": "pay", "for": "ship", "dock": 1}), "position-step"),
        (under_way({"step": "pay", "for": "coins", "place": "seat 6a", "cost": 6}), "position-step"),
        (under_way({"step": "pay", "for": "coins", "place": "pass", "cost": 6}), "position-step"),
        (under_way({"step": "pay", "for": "coins", "place": "seat 8a", "cost": 12}), "position-incomplete"),
        (under_way({"step": "deliver", "done": ["market"]}), "position-name"),
        (under_way({"step": "deliver", "done": ["trading", "trading"]}), "position-step"),
        (under_way({"step": "dock", "harbour": "market"}), "position-name"),
        (under_way({"step": "deal", "seat": 0, "left": 0}), "position-number"),
        (under_way("legacy"), "position-incomplete"),
        (under_way(EXPEDITION) | {"bottom": [SHIP]}, "position-twice"),
        (under_way("take") | {"turn": 1}, "position-turn"),
        ([], "position-not-data"),
    ],
)
def test_a_position_that_breaks_the_rules_is_refused(data: Any, code: str) -> None:
    assert code_of(data) == code
