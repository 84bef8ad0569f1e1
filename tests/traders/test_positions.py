"""Positions that break the rules are refused with what is wrong; bad requests too."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import cothon
from cothon.core.game import Json

from ..boards import play, position, seat, table


def bad(data: Any) -> cothon.BadPosition:
    with pytest.raises(cothon.BadPosition) as refusal:
        cothon.from_position(data)
    assert str(refusal.value)
    return refusal.value


GOOD = position("classic", seat("R5 R2"), seat(), market="R5 B2 G3", farm="Y2 Y2 B5")


def but(**more: Any) -> Json:
    copy: Json = json.loads(json.dumps(GOOD))
    return copy | more


def but_seat(**more: Any) -> Json:
    data = but()
    data["seats"][0] |= more
    return data


def test_a_missing_draw_pile_is_every_card_that_is_nowhere_else() -> None:
    data = cothon.from_position(GOOD).position()
    assert len(data["draw"]) == 108 - 8
    assert data["draw"].count("R5") == 5


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (but(rules="traders/none"), "position-rules"),
        (but(rules=None), "position-rules"),
        (but(players=5), "position-players"),
        (but(players=3), "position-seats"),
        (but(seats="x"), "position-seats"),
        (but(seats=[1, 2]), "position-seats"),
        (but(market=["R4"]), "position-unknown-card"),
        (but(market="R5"), "position-cards"),
        (but(market=[["R5"]]), "position-unknown-card"),
        (but(market=["R5"] * 8), "position-card-count"),
        (but(draw=["R5"]), "position-card-count"),
        (but(ships={"R": 6}), "position-ships"),
        (but(ships={"R": -1}), "position-ships"),
        (but(ships={"X": 1}), "position-ships"),
        (but(ships={"R": 5}), "position-no-payday"),
        (but(ships={"R": True}), "position-ships"),
        (but(turn=2), "position-number"),
        (but(turn=None), "position-number"),
        (but(start=-1), "position-number"),
        (but(passes=2), "position-number"),
        (but(ending="boredom", turn=None), "position-ending"),
        (but(ending="all pass", turn=1), "position-ending"),
        (but(colour="red"), "position-key"),
        (but(pending={"seat": 0, "steps": []}), "position-pending"),
        (but(pending={"seat": 0, "steps": [{"step": "dance"}]}), "position-step"),
        (but(pending={"seat": 0, "steps": [{"step": "store", "seat": 0}]}), "position-step"),
        (but(pending={"seat": 0, "steps": [{"step": "pay", "paid": ["R5"]}]}), "position-incomplete"),
        (but(pending={"seat": 0, "steps": [{"step": "pay", "paid": []}]}), "position-incomplete"),
        (but(pending=[]), "position-missing"),
        (but_seat(reserved={"row": "market", "card": "R3"}), "position-reserved-missing"),
        (but_seat(reserved={"row": "attic", "card": "R5"}), "position-reserved"),
        (but_seat(reserved={"row": "market", "card": "R5"}, piece=True), "position-piece-twice"),
        (but_seat(piece=False), "position-piece-nowhere"),
        (but_seat(piece="yes"), "position-piece"),
        (but_seat(tokens={"R": -1}), "position-tokens"),
        (but_seat(vp_unseen=["R5"], vp_unseen_pile=[1]), "position-unseen-piles"),
        (but(pile=201), "position-number"),
        (but_seat(coins=3), "position-key"),
        ([], "position-not-data"),
        ("traders/classic", "position-not-data"),
    ],
)
def test_a_position_that_breaks_the_rules_is_refused(data: Any, code: str) -> None:
    assert bad(data).code == code


def test_standard_has_no_reservations() -> None:
    data = position("standard", seat(reserved={"row": "market", "card": "R5"}), seat(), market="R5")
    assert bad(data).code == "position-no-reservations"


def test_a_used_double_action_piece_is_nowhere() -> None:
    assert table("standard", seat(piece=False), seat(), market="R5").position()["seats"][0]["piece"] is False


def test_a_position_in_the_middle_of_a_purchase() -> None:
    game = table("standard", seat("B5 B3 B2", tokens={"R": 1}), seat(), market="R5 R3 G3")
    play(game, "buy, flip R")
    data = game.position()
    assert data["pending"] == {"seat": 0, "steps": [{"step": "flip", "flipped": {"R": 1}}]}
    play(game, "done, pay B5")
    data = game.position()
    assert data["pending"]["steps"] == [{"step": "pay", "flipped": {"R": 1}, "paid": ["B5"], "due": 3}]
    assert cothon.from_position(data).legal_moves() == ["pay B3"]


def test_a_position_in_the_middle_of_storing() -> None:
    game = table("classic", seat("B5 Y2 Y3", stock="R5 R3"), seat(), market="G5", ships={"G": 4, "R": 3})
    play(game, "buy, pay B5, store R5")
    data = game.position()
    assert data["pending"]["steps"] == [{"step": "storing", "asked": 1}, {"step": "store", "seat": 0, "stored": ["R5"]}]
    play(game, "done")
    data = game.position()
    assert data["pending"]["steps"][-1] == {"step": "spend", "seat": 0, "stored": ["R5"], "spent": []}
    assert cothon.from_position(data).legal_moves() == ["spend Y2", "spend Y3"]


def test_rows_may_have_any_length() -> None:
    long = " ".join(["R2"] * 11 + ["B2"] * 11 + ["G3"] * 9)
    assert len(table("classic", seat(), seat(), market=long).position()["market"]) == 31


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: cothon.new_table("traders/none", 3), "unknown-rules"),
        (lambda: cothon.new_table(None, 3), "unknown-rules"),  # type: ignore[arg-type]
        (lambda: cothon.new_table("traders/zman", 7), "bad-players"),
        (lambda: cothon.new_table("traders/zman", "3"), "bad-players"),  # type: ignore[arg-type]
        (lambda: cothon.new_table("traders/zman", True), "bad-players"),
        (lambda: cothon.new_table("traders/zman", 2, seed="x"), "bad-seed"),  # type: ignore[arg-type]
        (lambda: cothon.new_table("traders/zman", 2, seed=1.5), "bad-seed"),  # type: ignore[arg-type]
        (lambda: cothon.new_table("traders/zman", 2, chance="closed"), "bad-chance"),
        (lambda: cothon.new_table("traders/zman", 2, names=["A"]), "bad-names"),
        (lambda: cothon.new_table("traders/zman", 2, names="AB"), "bad-names"),
        (lambda: cothon.new_table("traders/zman", 2, cards="my.toml"), "unknown-option"),
        (lambda: cothon.new_table("traders/zman", 2).view(2), "bad-seat"),
        (lambda: cothon.new_table("traders/zman", 2).view("0"), "bad-seat"),
        (lambda: cothon.new_table("traders/zman", 2).determinize(5, 1), "bad-seat"),
    ],
)
def test_a_bad_request_is_refused_with_a_code_and_a_sentence(call: Callable[[], object], code: str) -> None:
    with pytest.raises(cothon.BadRequest) as refusal:
        call()
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_a_move_of_a_seat_that_is_not_on_turn_is_refused() -> None:
    game = table("classic", seat(), seat(), market="R5 B2")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.play("take R5", seat=1)
    assert refusal.value.code == "not-your-turn"
    assert game.position()["market"] == ["R5", "B2"]
    game.play("take R5", seat=0)
    assert game.turn == 1


def test_T5_3_VP_off_the_200th_pile_are_told_apart_from_those_off_the_next() -> None:
    seats = seat(vp_unseen=["R5", "G2"], vp_unseen_pile=[200, 0]), seat(vp_unseen=["G5"], vp_unseen_pile=[199])
    game = table("classic", *seats, market="R5 B2", pile=200)
    assert [each["vp_unseen_pile"] for each in game.position()["seats"]] == [[200, 0], [199]]
    assert game.determinize(0, seed=1).position()["seats"][1]["vp_unseen"] == ["G5"]


@pytest.mark.parametrize("move", ["", "Buy", "take  R5", "take R5 ", "take R4", None, 7, "pay", "take R5**"])
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    game = table("classic", seat(), seat(), market="R5 B2")
    with pytest.raises(cothon.IllegalMove) as refusal:
        game.play(move)
    assert refusal.value.code == "unknown-move"


def test_chance_is_asked_only_when_it_is_open() -> None:
    with pytest.raises(cothon.IllegalMove) as refusal:
        cothon.new_table("traders/classic", 2, seed=1).chance_outcomes()
    assert refusal.value.code == "no-chance"
