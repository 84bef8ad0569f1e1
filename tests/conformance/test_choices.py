"""Whole decisions: every one can be played, together they cover every legal move, and one is taken back as one."""

from __future__ import annotations

import pytest

import cothon

from .games import every_table, moments

MANY = 40  # choices that are tried at one moment


@every_table
def test_every_choice_can_be_played_and_together_they_cover_every_legal_move(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.04):
        choices = at.choices()
        assert choices == sorted(choices)
        assert len({tuple(choice) for choice in choices}) == len(choices)
        assert sorted({choice[0] for choice in choices}) == at.legal_moves()
        for choice in choices[:: 1 + len(choices) // MANY]:
            one, other = at.copy(), at.copy()
            one.play_all(choice)
            for move in choice:
                other.play(move)
            assert one.record() == other.record()


@every_table
def test_what_is_no_whole_decision_is_refused_and_changes_nothing(rules: str, players: int) -> None:
    for at in moments(rules, players, often=0.04):
        before = (at.position(), at.record())
        if not isinstance(at.turn, int):
            continue
        choice = at.choices()[0]
        for wrong in ([], "pass", 5, {*choice}, [*choice, "fly"], ["fly", *choice], [*choice, None]):
            with pytest.raises(cothon.IllegalMove) as refusal:
                at.play_all(wrong)  # type: ignore[arg-type]
            assert refusal.value.code in ("no-moves", "unknown-move", "decision-over", "game-over")
        assert (at.position(), at.record()) == before


@every_table
def test_undo_takes_back_a_whole_decision_unless_it_showed_something(rules: str, players: int) -> None:
    undone = 0
    for at in moments(rules, players, often=0.1):
        if not isinstance(at.turn, int):
            continue
        table, seat = at.copy(), at.turn
        before = (table.position(), table.record(), table.events(seat=seat))
        table.play_all(at.choices()[-1], seat)
        if table.undo_refusal(seat) is not None:
            with pytest.raises(cothon.IllegalMove):
                table.undo(seat)
            continue
        undone += 1
        if players > 1:
            refusal = table.undo_refusal((seat + 1) % players)
            assert refusal is not None
            assert refusal.code == "undo-past-other"
        table.undo(seat)
        assert (table.position(), table.record(), table.events(seat=seat)) == before
    assert undone
