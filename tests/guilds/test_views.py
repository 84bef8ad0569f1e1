"""Views have the shape they say, and tell those who draw the table what the rules know."""

from __future__ import annotations

import ast
import json
import random
import re
from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

import cothon
from cothon.core import words
from cothon.games.guilds.card_file.card_set import standard
from cothon.games.guilds.text.events import KINDS
from cothon.games.guilds.text.shapes import GuildsBoard, GuildsView

from ..boards import mover, refused
from ..play_outs import steps
from .boards import BASE, during, seat, table
from .policies import busy

ROOT = Path(__file__).resolve().parents[2]
RULES = "guilds/standard"
SHAPE = TypeAdapter(GuildsView)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_has_the_shape_it_says(players: int) -> None:
    rng = random.Random(players)
    for chance in (None, "open"):
        for at in steps(cothon.new_table(RULES, players, seed=players, chance=chance), players, busy):
            view = at.view(rng.choice([None, *range(players)]))
            SHAPE.validate_python(view, strict=True)
            assert json.loads(json.dumps(view)) == view


def test_a_view_with_a_key_too_many_or_too_few_has_another_shape() -> None:
    view = cothon.new_table(RULES, 2, seed=1).view(0)
    for wrong in (view | {"extra": 1}, {key: value for key, value in view.items() if key != "board"}):
        with pytest.raises(ValidationError):
            SHAPE.validate_python(wrong, strict=True)
    with pytest.raises(ValidationError):
        SHAPE.validate_python(view | {"board": view["board"] | {"extra": 1}}, strict=True)


def test_the_game_names_the_shape_of_its_views() -> None:
    assert cothon.new_table(RULES, 2, seed=1).game.view_type is GuildsView


def test_own_cards_have_the_shape_too() -> None:
    cards = standard().as_data() | {"forum": {"cost": 13}}
    view = table(seat(), seat(), every_different_set=False, cards=cards).view(1)
    SHAPE.validate_python(view, strict=True)
    assert view["cards"] == cards
    assert view["board"]["forum"] == 13


@pytest.mark.parametrize(("players", "docks", "costs"), [(2, 3, [2, 5]), (3, 4, [2, 5]), (4, 5, [2, 5, 8])])
def test_G7_2_the_view_tells_docks_and_prices(players: int, docks: int, costs: list[int]) -> None:
    board: GuildsBoard = cothon.new_table(RULES, players, seed=1).view(None)["board"]
    assert (board["decades"], board["rounds"], board["market_cards"]) == (3, 5, 5)
    assert (board["docks"], board["harbour_places"], board["warship_docks"]) == (docks, docks + 2, 3)
    assert board["tile_costs"] == costs
    assert board["hall"]["6a"] == board["hall"]["6b"] == 6
    assert (board["hall"]["11b"], board["forum"]) == (11, 12)
    assert board["tiles"]["residence-1"] == 1
    assert board["tiles"]["goods"] == 3
    assert board["spaces"] == ["market", "residence", "trading", "warship", "delivery"]


def test_G4_2_the_view_tells_what_a_column_holds_and_costs() -> None:
    board = cothon.new_table(RULES, 2, seed=1).view(0)["board"]
    assert board["columns"] == {
        "left": {"discs": [1, 1, 1], "price": 3, "goods": ["dyes", "oils", "glass"]},
        "middle": {"discs": [1, 1], "price": 2, "goods": ["cedar"]},
        "right": {"discs": [1, 2], "price": 2, "goods": ["jewelry"]},
    }
    assert board["strength"] == [1, 3, 5]
    assert board["bonus"] == [0, 0, 2, 3]


def test_G9_1_the_view_tells_what_each_seat_is_worth_now_and_what_a_space_needs() -> None:
    own = seat(residence={"left": 2, "middle": 2}, ships_up=["cedar/escorts/6/2"], disc="market")
    board = table(own, seat(disc="market"), forum=[1, 0], neutral=["trading"]).view(1)["board"]
    needs = {"market": 2, "residence": 1, "trading": 2, "warship": 1, "delivery": 1}
    assert board["seats"][0] == {"strength": 5, "bonus": 2, "guild_seats": 4, "ships": 1, "needs": needs}


def test_what_the_rules_say_is_no_part_of_a_position() -> None:
    at = cothon.new_table(RULES, 3, seed=2)
    view = at.view(mover(at))
    plain = {key: value for key, value in view.items() if key != "board"}
    assert at.game.write(at.game.from_view(view)) == at.game.write(at.game.from_view(plain))
    assert "board" not in at.position()


def test_views_share_nothing() -> None:
    at = cothon.new_table(RULES, 2, seed=1)
    view = at.view(0)
    for part in (view["board"]["hall"], view["board"]["tiles"], view["board"]["columns"]["left"]):
        part.clear()
    view["board"]["spaces"].clear()
    view["seats"][0]["base"].clear()
    assert at.view(0)["board"]["hall"]["9a"] == 9
    assert at.view(0)["board"]["columns"]["left"]["price"] == 3
    assert at.view(0)["seats"][0]["base"] == BASE


# what only the rules may know; others ask their predicates
SECRET = {
    *("HEIGHT", "PRICE", "FIRST_GOOD", "LAST_GOOD", "LOWEST_COST", "COVERED_SEATS", "ESCORT_STRENGTH"),
    *("FIRST_DISCS", "OPENING_HAND", "WAITING", "TILES_A_DECADE"),
}


def test_nobody_but_the_rules_uses_what_only_they_may_know() -> None:
    source = ROOT / "src" / "cothon"
    found = []
    for path in sorted(source.rglob("*.py")):
        if path.is_relative_to(source / "games" / "guilds" / "rules"):
            continue
        text = path.read_text()
        if "games.guilds.rules" in text:
            names = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
            names |= {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
            found += [f"{path.name}: {name}" for name in names & SECRET]
    assert found == []


def test_the_notation_has_every_kind_of_event_with_its_fields() -> None:
    text = (ROOT / "docs" / "notation-guilds.md").read_text()
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", text.partition("## 9 Events")[2], re.M))
    for kind in KINDS.values():
        fields = [*kind.numbers, *([kind.things] if kind.things else [])]
        assert set(re.findall(r"`(\w+)`", rows[kind.name])) - {"seat"} == set(fields), kind.name
    assert set(rows) == {kind.name for kind in KINDS.values()}


def test_G3_6_refusals_call_things_by_their_names() -> None:
    game = during("take", space="market", market="dyes/market/6")
    refusal = refused(game, "take oils/market/5")
    assert refusal.arguments == {"card": "oils/market/5"}
    assert str(refusal) == "This card is not in the market: oils worth 5 (Market). (G4.1)"
    for language in words.languages():
        assert "oils/market/5" not in refusal.words(language)
