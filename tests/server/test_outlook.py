"""Choices shown before they are made: complete, playable, and made from the seat's own view."""

from __future__ import annotations

import random

import pytest
from house import House, Player

import cothon
from cothon.server.answers import Outlook, Plans
from cothon.server.outlook import agreed


def plans(player: Player, table: str, *moves: str) -> dict:
    answer = player.post(f"/api/tables/{table}/plans", moves=list(moves))
    Plans.model_validate(answer)
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
    Outlook.model_validate(answer)
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
    assert agreed([1, 2]) is None
