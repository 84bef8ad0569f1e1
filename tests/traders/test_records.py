"""Records: versions, results, broken ones; undo."""

import json
from typing import Any

import pytest

import cothon
from cothon.core.game import Json

from ..boards import play, seat, table
from ..play_outs import finished


def bad(record: Any) -> cothon.BadRecord:
    with pytest.raises(cothon.BadRecord) as refusal:
        cothon.replay(record)
    assert str(refusal.value)
    return refusal.value


@pytest.fixture
def record() -> Json:
    return finished(cothon.new_table("traders/classic", 3, seed=1, names=["A", "B", "C"]), 1).record()


def test_a_record_holds_all_that_is_needed(record: Json) -> None:
    assert (record["rules"], record["version"], record["players"]) == ("traders/classic", 1, 3)
    assert record["names"] == ["A", "B", "C"]
    assert record["moves"][:3] == sorted(record["moves"][:3], key=record["moves"].index)
    assert all(move.startswith("deal") for move in record["moves"][:3])
    again = cothon.replay(json.loads(json.dumps(record)))
    assert (again.ending, again.scores(), again.winners()) == (record["ending"], record["scores"], record["winners"])


def test_a_record_from_a_position_carries_it() -> None:
    game = table("classic", seat("R5"), seat(), market="B2 B3")
    play(game, "take B3")
    record = game.record()
    assert record["from"]["market"] == ["B2", "B3"]
    assert cothon.replay(record).position() == game.position()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 2}, "record-too-new"),
        ({"version": 0}, "record-version-missing"),
        ({"version": "1"}, "record-version-missing"),
        ({"rules": "chess"}, "record-rules"),
        ({"moves": "take R5"}, "record-without-moves"),
        ({"moves": [1, 2]}, "record-without-moves"),
        ({"moves": ["deal R", "deal R"]}, "bad-move-in-record"),
        ({"moves": []}, "record-not-over"),
        ({"scores": [0, 0, 0]}, "record-result"),
        ({"winners": [0, 1, 2]}, "record-result"),
    ],
)
def test_a_record_that_cannot_be_played_again_is_refused(record: Json, change: Json, code: str) -> None:
    assert bad(record | change).code == code


def test_what_is_no_record_is_refused() -> None:
    assert bad([]).code == "record-not-data"
    assert bad(None).code == "record-not-data"


def test_undo_takes_ones_own_last_decisions_back() -> None:
    game = table("standard", seat("B5 B3", tokens={"R": 1}), seat(), market="R5 R3")
    before = game.position()
    play(game, "buy, flip R")
    game.undo(0)
    game.undo(0)
    assert game.position() == before
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "nothing-to-undo"


def test_undo_never_goes_past_a_revealed_card_or_another_seat() -> None:
    game = table("classic", seat("R5"), seat(), market="B2", farm="G2")
    play(game, "buy, pay R5")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "undo-past-chance"
    game = table("classic", seat(), seat(), market="B2 B3 B5")
    play(game, "take B2, take B3")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.undo(0)
    assert refusal.value.code == "undo-past-other"
    game.undo(1)
    game.undo(0)
    assert game.position()["market"] == ["B2", "B3", "B5"]
