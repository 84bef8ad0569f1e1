"""What is told of a game adds up to the game."""

from __future__ import annotations

import random

import pytest

import cothon
from cothon.core import words
from cothon.games.traders.game import board_of
from cothon.games.traders.rule_sets import RULE_SETS
from cothon.games.traders.rules.cards import CARTHAGE
from cothon.games.traders.text import prospects
from cothon.games.traders.text.notation import kind_of
from tests.boards import position, seat


def played(rules: str, players: int, seed: int) -> cothon.Table:
    table = cothon.new_table(rules, players, seed=seed)
    dice = random.Random(seed)
    while table.turn is not None:
        table.play(dice.choice(table.legal_moves()))
    return table


TRADERS = [name for name in cothon.rule_sets() if name.startswith("traders/")]


@pytest.mark.parametrize("rules", TRADERS)
@pytest.mark.parametrize("seed", range(4))
def test_T6_1_the_sales_told_are_the_points_scored(rules: str, seed: int) -> None:
    table = played(rules, 3, seed)
    told = [0] * 3
    for event in table.events():
        if event["kind"] == "sold":
            told[event["seat"]] += event["vp"]
            assert event["points"] == event["price"] * len(event["cards"])
    assert told == table.scores()
    assert [sum(sale["vp"] for sale in line["sales"]) for line in table.score_sheet()] == told


def test_T7_1_points_from_before_the_first_event_are_told_apart() -> None:
    table = cothon.from_position(position("classic", seat("R5", vp="R2 R2"), seat("B5"), market="R2"))
    assert table.score_sheet()[0] == {"vp": 2, "tokens": 0, "sales": [], "earlier": 2, "total": 2}


@pytest.mark.parametrize("seed", range(3))
def test_every_arrival_is_told_once(seed: int) -> None:
    table = played("traders/standard", 2, seed)
    lines = [words.text_of(table.game.tell(event, table.names, "en")) for event in table.events()]
    arrivals = sum("arrives at Carthage" in line for line in lines)
    returns = sum("back to Alexandria" in line for line in lines)
    assert arrivals == returns + sum(place == CARTHAGE for place in board_of(table.state).ship)
    assert arrivals > 3


def test_setting_up_is_told_by_its_moves_alone() -> None:
    table = cothon.new_table("traders/classic", 2, chance="open")
    table.play("deal R")
    assert [event["kind"] for event in table.events()] == ["dealt", "token"]
    assert not any(table.game.tell(event, table.names, "en") for event in table.events())


def test_a_sentence_comes_as_parts_with_the_things_it_names() -> None:
    table = cothon.new_table("traders/classic", 2, seed=1, names=["Hanno", "Dido"])
    move = table.check(next(text for text in table.legal_moves() if text.startswith("take")))
    parts = table.game.describe(table.state, move, table.names, "en")
    card = table.game.text(table.state, move).split()[1]
    assert parts[0] == {"text": table.names[table.state.mover()], "kind": "player", "id": str(table.state.mover())}
    assert {"text": card, "kind": "card", "id": card} in parts


# without tokens in the price a set always pays for its own VP
@pytest.mark.parametrize("rules", [name for name in TRADERS if not RULE_SETS[name].discount])
def test_T8_1_nobody_is_told_which_vp_came_off_the_pile(rules: str) -> None:
    tables = [played(rules, 4, seed) for seed in range(6)]
    viewers = (None, 0, 1, 2, 3)
    drawn = [event for table in tables for viewer in viewers for event in table.events(0, viewer) if "place" in event]
    drawn = [event for event in drawn if event["place"] == "vp"]
    assert drawn
    assert not any("card" in event for event in drawn)


@pytest.mark.parametrize("rules", TRADERS)
def test_T3_2_what_taking_would_bring_is_what_it_brings(rules: str) -> None:
    table = cothon.new_table(rules, 3, seed=5)
    dice = random.Random(5)
    kinds, refills = set(), 0
    while table.turn is not None:
        before, move = table.state.clone(), dice.choice(table.state.legal())
        seat, kind = before.mover(), kind_of(move)[0]
        told: list[str] = []
        steps = len(table.log)
        table.play_number(move)
        if kind in prospects.WORDS:
            sentences = table.game.foretold([(before, move)], table.state, table.events(steps), "en")
            told = [words.text_of(sentence) for sentence in sentences]
            kinds.add(kind)
            refills += "new cards would be drawn" in told[-1]
        if kind.startswith("take"):
            assert f"hold {board_of(table.state).coins[seat]} coins" in told[0]
    assert kinds >= ({"take"} if RULE_SETS[rules].double_action else set(prospects.WORDS) - {"take-own"})
    assert refills > 0


def test_what_a_choice_would_bring_is_told_in_every_language() -> None:
    table = cothon.new_table("traders/classic", 2, seed=1)
    for language in words.languages():
        for move in table.state.legal():
            if kind_of(move)[0] in prospects.WORDS:
                after = table.state.clone()
                after.play(move)
                assert all(table.game.foretold([(table.state, move)], after, [], language))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_T3_3_what_a_purchase_would_bring_is_told_before_it_is_paid(rules: str) -> None:
    """Sets and what is kept; of goods in pirate waters that they could be lost."""
    heard: set[str] = set()
    for seed in range(6):
        table, dice = cothon.new_table(rules, 3, seed=seed), random.Random(seed)
        while table.turn is not None:
            before, legal, steps = table.state.clone(), table.state.legal(), len(table.log)
            kinds = {kind_of(move)[0]: move for move in legal}
            move = kinds.get("buy") or dice.choice(legal)
            table.play_number(move)
            events = table.events(steps)
            told = [words.text_of(one) for one in table.game.foretold([(before, move)], table.state, events, "en")]
            bought = [event for event in events if event["kind"] == "bought"]
            assert any(one.startswith("You would keep ") for one in told) == bool(bought)
            heard.update(one.split()[0] for one in told if bought)
            assert sum(one.startswith("Pirates could take ") for one in told) <= 1, "all of it together"
            if bought and not any(event["kind"] == "arrived" for event in events):
                colours = {card[0] for card in bought[0]["cards"]}
                assert sum(one.startswith("Your set of ") for one in told) == len(colours)
    assert heard >= {"Your", "You", "Pirates"}
