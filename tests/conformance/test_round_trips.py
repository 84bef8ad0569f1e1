"""Positions, records, copies and views can be written down and taken up again at any moment of any game."""

from __future__ import annotations

import json
import random

import pytest

import cothon

from ..mangling import mangled
from ..play_outs import finished
from .games import every_rule_set, every_table, moments, one_game


@every_table
@pytest.mark.parametrize("chance", [None, "open"])
def test_positions_make_the_round_trip_from_any_moment(rules: str, players: int, chance: str | None) -> None:
    for at in moments(rules, players, often=0.25, chance=chance):
        data = json.loads(json.dumps(at.position()))
        back = cothon.from_position(data)
        assert back.position() == data
        assert (back.turn, back.legal_moves(), back.scores()) == (at.turn, at.legal_moves(), at.scores())


@every_table
@pytest.mark.parametrize("chance", [None, "open"])
def test_records_make_the_round_trip_from_any_moment(rules: str, players: int, chance: str | None) -> None:
    for at in moments(rules, players, often=0.01, chance=chance):
        record = json.loads(json.dumps(at.record()))
        again = cothon.replay(record)
        assert again.record() == record
        assert again.position() == at.position()


@every_table
def test_a_game_from_a_position_is_recorded_with_it_and_can_be_played_on(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.01):
        loaded = cothon.from_position(at.position(), seed=1)
        again = cothon.replay(finished(loaded, 2).record())
        assert again.position() == loaded.position()
        assert again.winners() == loaded.winners()


@every_table
def test_copies_are_independent_and_have_the_same_cards_to_come(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.01):
        before = (at.position(), at.record())
        one, other = finished(at.copy(), 3), finished(at.copy(), 3)
        assert (at.position(), at.record()) == before
        assert one.record() == other.record()


@every_table
def test_a_view_can_be_turned_into_a_state_that_looks_the_same(rules: str, players: int) -> None:
    dice = random.Random(players)
    for at in moments(rules, players, often=0.2):
        seat = dice.choice([None, *range(players)])
        view = json.loads(json.dumps(at.view(seat)))
        assert at.game.view(at.game.from_view(view), seat) == view


@every_rule_set
def test_a_mangled_position_is_refused_in_words_or_can_be_played_to_the_end(rules: str) -> None:
    dice = random.Random(rules)
    played = 0
    for at in moments(rules, 3, often=0.25, chance="open"):
        for _ in range(3):
            table = mangled(at, dice)
            if table is not None:
                played += 1
                if played % 10 == 0:
                    assert finished(table, 1).ending is not None


@every_rule_set
def test_a_record_that_cannot_be_played_again_is_refused_in_words(rules: str) -> None:
    record = one_game(rules, 2).record()
    for change, code in (
        ({"version": record["version"] + 1}, "record-too-new"),
        ({"version": True}, "record-version-missing"),
        ({"moves": record["moves"][:-1]}, "record-not-over"),
        ({"moves": [*record["moves"], "pass"]}, "bad-move-in-record"),
        ({"moves": "pass"}, "record-without-moves"),
        ({"winners": [0, 1, 2]}, "record-result"),
        ({"chance": "closed"}, "bad-chance"),
    ):
        with pytest.raises(cothon.BadRecord) as refusal:
            cothon.replay(record | change)
        assert refusal.value.code == code
        assert str(refusal.value)


@every_table
def test_a_record_cut_anywhere_can_be_played_on(rules: str, players: int) -> None:
    record = one_game(rules, players).record()
    cut = {key: value for key, value in record.items() if key not in ("ending", "scores", "winners")}
    cut["moves"] = record["moves"][: len(record["moves"]) // 2]
    assert finished(cothon.replay(cut, seed=5), 1).ending is not None
