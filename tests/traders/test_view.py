"""Views have the shape that is written down, and say what the rules say of the table."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import cothon
from cothon.core.game import Json
from cothon.core.house import HouseRules
from cothon.games import Rules, game_of
from cothon.games.traders.text.shapes import TradersView

from ..boards import play, seat, table
from ..houses import random_house
from ..play_outs import bargaining, steps

TRADERS: list[Rules] = [name for name in cothon.rule_sets() if game_of(name).name == "traders"]
HOUSES: list[HouseRules] = [random_house(random.Random(seed)) for seed in range(4)]
shape = TypeAdapter(TradersView)


@pytest.mark.parametrize("rules", [*TRADERS, *HOUSES], ids=str)
@pytest.mark.parametrize("chance", [None, "open"])
def test_every_view_has_the_shape_that_is_written_down(rules: Rules, chance: str | None) -> None:
    for at in steps(cothon.new_table(rules, 3, seed=2, chance=chance), 2, bargaining):
        for viewer in (None, 0, 2):
            view = at.view(viewer)
            assert shape.validate_python(view, strict=True) == view


@pytest.mark.parametrize("part", [(), ("board",), ("memory",), ("ships",), ("seats", 0), ("pending",)])
def test_a_view_with_anything_else_has_not(part: tuple[str | int, ...]) -> None:
    view = cothon.new_table("traders/classic", 2, chance="open").view(0)
    at: Any = view
    for key in part:
        at = at[key]
    at["more"] = 1
    with pytest.raises(ValidationError):
        shape.validate_python(view)


def test_T1_6_the_board_tells_the_route() -> None:
    board = cothon.new_table("traders/standard", 2, seed=1).view(0)["board"]
    assert (board["places"], board["home"], board["refuge"], board["payday"]) == (6, 0, 2, 5)
    assert board["pirates"] == [3, 4]
    assert (board["tokens_to_end"], board["points_a_vp"]) == (8, 5)
    assert board["icons"] == {"2": 2, "3": 1, "5": 0}


@pytest.mark.parametrize("rules", TRADERS, ids=str)
def test_T6_1_the_board_tells_what_each_set_is_then_sold_for(rules: Rules) -> None:
    """What was foretold before the last move of a payday is what the events tell."""
    found = 0
    before: Json | None = None
    told = 0
    for at in steps(cothon.new_table(rules, 3, seed=8), 8, bargaining):
        sold = [event for event in at.events(told) if event["kind"] == "sold"]
        told = len(at.log)
        for event in sold:
            foretold = before["sales"][event["seat"]].get(event["colour"]) if before else None
            if foretold and foretold["cards"] == len(event["cards"]):
                amounts = {"price": event["price"], "points": event["points"], "vp": event["vp"]}
                assert foretold == {"cards": len(event["cards"])} | amounts
                found += 1
        before = at.view(None)["board"]
    assert found > 3


def test_T3_3_the_board_tells_the_viewers_price() -> None:
    reserved = {"row": "market", "card": "R5"}
    game = table("classic", seat("R5"), seat(reserved=reserved), market="R5 B2 B3")
    assert [game.view(viewer)["board"].get("price") for viewer in (0, 1, None)] == [5, 10, None]
    game = table("standard", seat("R5", tokens={"B": 1}), seat(), market="R5 B2 B3")
    board = game.view(0)["board"]
    assert (board["price"], board["best_price"]) == (10, 8)


def test_the_board_follows_from_the_rest_and_is_in_no_position() -> None:
    game = play(table("classic", seat("R5"), seat(), market="B2 B3"), "take B3")
    assert "board" not in game.position()
    view = game.view(1)
    del view["board"]
    assert game.game.view(game.game.from_view(view), 1) == game.view(1)
