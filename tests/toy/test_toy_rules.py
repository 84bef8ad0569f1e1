"""Pearls by its rules."""

from __future__ import annotations

from typing import Any

import pytest

import cothon

from ..boards import play, refused

DECK = [str(card) for card in range(1, 25)]


def position(*hands: str, **more: Any) -> dict[str, Any]:
    """A pearl of 3 is up in the first round, and seat 0 begins."""
    held = " ".join(hands).split()
    seats = [{"hand": hand.split(), "laid": [], "score": 0} for hand in hands]
    return {
        "rules": "pearls/standard",
        "players": len(hands),
        "turn": 0,
        "round": 0,
        "decided": 0,
        "pearl": 3,
        "pearls": [2, 2, 1, 2, 2],
        "deck": [card for card in DECK if card not in held],
        "spent": [],
        "seats": seats,
    } | more


def table(*hands: str, **more: Any) -> cothon.Table:
    return cothon.from_position(position(*hands, **more), seed=1)


def test_P1_1_every_card_and_pearl_is_there() -> None:
    data = cothon.new_table("pearls/standard", 5, chance="open").position()
    assert data["deck"] == DECK
    assert data["pearls"] == [2, 2, 2, 2, 2]


def test_P2_1_everyone_draws_up_to_three_cards_unseen() -> None:
    game = cothon.new_table("pearls/standard", 2, seed=1)
    assert [len(seat["hand"]) for seat in game.position()["seats"]] == [3, 3]
    assert "hand" not in game.view(0)["seats"][1]
    dealt = [event for event in game.events(seat=0) if event["kind"] == "dealt"]
    assert ["card" in event for event in dealt] == [True] * 3 + [False] * 3


def test_P2_1_with_no_cards_left_nobody_draws() -> None:
    spent = [card for card in DECK if card not in ("1", "2")]
    game = play(table("1", "2", deck=[], spent=spent), "pass, pass")
    assert game.position()["round"] == 1
    assert [len(seat["hand"]) for seat in game.position()["seats"]] == [1, 1]


def test_P2_2_a_pearl_is_turned_up() -> None:
    game = cothon.new_table("pearls/standard", 2, seed=1)
    data = game.position()
    assert data["pearl"] > 0
    assert data["pearls"][data["pearl"] - 1] == 1


def test_P3_1_a_dive_is_one_decision_with_the_highest_card_first() -> None:
    game = table("5 9 20", "1 2 3")
    assert ["lay 20", "lay 5", "done"] in game.choices()
    assert ["lay 5", "lay 20", "done"] not in game.choices()
    game.play_all(["lay 9", "lay 5", "done"], seat=0)
    assert game.turn == 1
    game.undo(0)
    assert game.position()["seats"][0]["laid"] == []


def test_P3_1_refusals_say_why() -> None:
    game = table("5 9 20", "1 2 3")
    assert str(refused(game, "done")) == "You have not begun to dive: lay a card, or pass. (P3.1)"
    assert refused(game, "lay 1").code == "pearls-not-in-hand"
    game.play("lay 5")
    assert refused(game, "lay 9").code == "pearls-order"
    assert refused(game, "pass").code == "pearls-pass"
    assert str(refused(game, "deal 4")) == "“deal 4” cannot be played now."


def test_P3_1_in_each_round_the_next_player_begins() -> None:
    assert play(table("5", "1", "2"), "pass, pass, pass").turn == 1


def test_P3_2_the_deepest_dive_wins_and_its_cards_are_spent() -> None:
    game = play(table("5 9 20", "10 6 7"), "lay 9, lay 5, done, lay 10, lay 6, done")
    assert game.scores() == [0, 3]
    assert game.position()["spent"] == ["5", "6", "9", "10"]


def test_P3_2_of_equal_dives_the_earlier_wins() -> None:
    assert play(table("5 9", "10 4"), "lay 9, lay 5, done, lay 10, lay 4, done").scores() == [3, 0]


def test_P3_2_a_pearl_that_nobody_dives_for_is_lost() -> None:
    game = play(table("5", "1"), "pass, pass")
    assert game.scores() == [0, 0]
    assert [event["points"] for event in game.events() if event["kind"] == "lost"] == [3]


@pytest.mark.parametrize(("rules", "rounds"), [("pearls/standard", 5), ("pearls/short", 3)])
def test_P4_1_the_last_pearl_ends_the_game(rules: str, rounds: int) -> None:
    game = cothon.new_table(rules, 4, seed=2)
    while game.turn is not None:
        game.play_all(game.choices()[0])
    assert game.ending == "the end"
    assert sum(event["kind"] in ("won", "lost") for event in game.events()) == rounds
    assert game.winners() == [seat for seat, score in enumerate(game.scores()) if score == max(game.scores())]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 6}, "pearls-players"),
        ({"rules": "pearls/long"}, "position-rules"),
        ({"pearls": [2, 2, 2, 2, 2]}, "pearls-left"),
        ({"deck": DECK}, "position-twice"),
        ({"deck": []}, "position-lost"),
        ({"spent": ["25"]}, "position-unknown-card"),
        ({"turn": 1}, "position-turn"),
        ({"decided": 2}, "position-number"),
        ({"colour": "white"}, "position-key"),
        ({"seats": []}, "position-seats"),
    ],
)
def test_a_position_that_breaks_the_rules_is_refused_in_words(change: dict[str, Any], code: str) -> None:
    with pytest.raises(cothon.BadPosition) as refusal:
        table("5 9 20", "1 2 3", **change)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
