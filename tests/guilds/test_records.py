"""Records of Guilds."""

import json

import pytest

import cothon

from ..play_outs import finished
from .boards import position, seat


def test_a_record_holds_all_that_is_needed() -> None:
    record = finished(cothon.new_table("guilds/standard", 3, seed=1), 1).record()
    assert (record["rules"], record["version"], record["players"]) == ("guilds/standard", 1, 3)
    assert record["ending"] == "third decade"
    assert not {"cards", "every_different_set"} & set(record)
    again = cothon.replay(json.loads(json.dumps(record)))
    assert (again.scores(), again.winners()) == (record["scores"], record["winners"])


def test_a_record_keeps_the_reading_of_G_R4() -> None:
    table = cothon.new_table("guilds/standard", 2, seed=1, every_different_set=False)
    assert table.position()["every_different_set"] is False
    record = finished(table, 1).record()
    assert record["every_different_set"] is False
    assert cothon.replay(record).position() == table.position()
    with pytest.raises(cothon.BadRequest) as refusal:
        cothon.new_table("guilds/standard", 2, every_different_set="no")
    assert refusal.value.code == "bad-option"


def test_a_record_from_a_position_carries_it() -> None:
    table = cothon.from_position(position(seat("dyes/market/6"), seat()), seed=2)
    table.play("pass")
    assert cothon.replay(table.record()).position() == table.position()


def test_undo_takes_a_decision_back_but_never_past_a_card() -> None:
    table = cothon.from_position(position(seat("dyes/market/6"), seat()), seed=2)
    before = table.position()
    table.play("act market")
    table.undo(0)
    assert table.position() == before
    table.play("pass")
    with pytest.raises(cothon.IllegalMove) as refusal:
        table.undo(0)
    assert refusal.value.code == "undo-past-chance"
