"""Choices shown before they are made: complete, playable, and made from the seat's own view."""

from __future__ import annotations

import random

import pytest
from house import House, Player, check_shape

import cothon
from cothon.core.game import Json
from cothon.server.tables.answers import Outlook, Plans
from cothon.server.tables.outlook import agreed


def plans(player: Player, table: str, *moves: str) -> Json:
    answer = player.post(f"/api/tables/{table}/plans", moves=list(moves))
    check_shape(answer, Plans)
    return answer


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_plan_can_be_played_and_ends_its_stage(shared: House, rules: str) -> None:
    hanno, dice = shared.player(), random.Random(5)
    table = hanno.open("me", "me", rules=rules)["id"]
    seen = 0
    for _ in range(60):
        state = hanno.look(table)
        answer = plans(hanno, table)
        assert [one["move"] for one in answer["legal"]] == [one["move"] for one in state["legal"]]
        if not answer["paths"]:
            hanno.move(table, dice.choice(state["legal"])["move"])
            continue
        assert len({tuple(path) for path in answer["paths"]}) == len(answer["paths"])
        before, step = state["turn"], answer["step"]
        for move in dice.choice(answer["paths"]):
            changed = hanno.move(table, move)["changed"]
        after = changed["view"].get("pending", {}).get("steps", [{"step": "turn"}])[-1]["step"]
        assert changed["turn"] != before or after != step
        seen += 1
    assert seen >= 5


def test_T6_4_what_others_store_is_no_part_of_ones_own_plan(shared: House) -> None:
    """Everyone has goods on a raided ship: a plan ends with one's own storing, and what was planned can be sent."""
    hanno = shared.player()
    seats = [{"hand": ["Y2", "Y2"], "stock": ["R2"]} for _ in range(3)]
    position = {"rules": "traders/standard", "players": 3, "turn": 0, "start": 0, "seats": seats}
    position |= {"market": ["B2"], "farm": ["G2"], "ships": {"R": 3, "B": 4, "Y": 0, "G": 0}}
    table = hanno.post("/api/tables/import", 201, position=position, seats=[{"who": "me"}] * 3)["table"]["id"]
    hanno.decide(table, ["buy", "pay Y2"])
    moves: list[str] = []
    while paths := plans(hanno, table, *moves)["paths"]:
        moves += paths[-1]
        assert len(moves) < 12
    assert "store R2" in moves
    hanno.decide(table, moves)
    assert hanno.look(table)["turn"] == 1


def test_a_plan_says_why_a_move_is_refused(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    answer = plans(hanno, table, "take Z9")
    assert answer["refused"]["code"] == "unknown-move"
    assert answer["paths"] == []


def test_an_outlook_tells_what_does_not_depend_on_chance(shared: House) -> None:
    """A purchase refills the market from the draw pile, which nobody can foretell; where the ships sail, anyone can."""
    hanno = shared.player()
    table = hanno.open("me", "me")["id"]
    while "buy" not in [one["move"] for one in hanno.look(table)["legal"]]:
        hanno.move(table, hanno.look(table)["legal"][-1]["move"])
    moves = ["buy"]
    while (answer := plans(hanno, table, *moves))["paths"]:
        moves += answer["paths"][0]
    before = hanno.look(table)["view"]
    answer = hanno.post(f"/api/tables/{table}/outlook", moves=moves)
    check_shape(answer, Outlook)
    assert answer["view"]["market"] is None
    assert answer["view"]["ships"] != before["ships"]
    assert answer["events"]
    assert hanno.look(table)["view"] == before, "looking ahead changes nothing"


def test_others_may_not_look_ahead_for_a_seat(shared: House) -> None:
    table = shared.player().open("me", "me")["id"]
    assert shared.player("Mago").http.post(f"/api/tables/{table}/plans", json={"moves": []}).status_code == 404


def test_agreed_keeps_what_all_say() -> None:
    assert agreed([{"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}]) == {"a": 1, "b": None}
    assert agreed([[{"a": 1, "b": 2}], [{"a": 1, "b": 3}]]) == [{"a": 1, "b": None}]
    assert agreed([{"a": 1}, {"a": 1, "b": 2}]) == {"a": 1, "b": None}
    assert agreed([1, 2]) is None


def test_an_outlook_warns_of_what_would_be_for_nothing_and_a_plan_of_which_cards(shared: House) -> None:
    hanno = shared.player()
    table = hanno.open("me", "me", rules="guilds/standard")["id"]
    while not any(one["move"] == "act residence" for one in hanno.look(table)["legal"]):
        hanno.move(table, hanno.look(table)["legal"][-1]["move"])
    answer = hanno.post(f"/api/tables/{table}/outlook", moves=["act residence"])
    check_shape(answer, Outlook)
    assert answer["in_vain"] == ("This would bring you nothing." in answer["events"])
    paths = plans(hanno, table, "act residence")
    assert set(paths["vain"]) <= set(range(len(paths["paths"])))
    assert answer["in_vain"] == (len(paths["vain"]) == len(paths["paths"]))
    has_marker = "residence" in hanno.look(table)["view"]["markers"]
    assert has_marker or "after" not in answer["ahead"]
