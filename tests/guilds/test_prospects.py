"""What an action could bring, before its cards are played."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cothon
from cothon.core.words import text_of
from cothon.games.guilds.engine import Guilds
from cothon.games.guilds.text import gains

from .boards import during, seat, table

FULL: dict[str, Any] = {"docks": [1, 0, 1]}


def foreseen(game: cothon.Table, *moves: str) -> tuple[list[str], bool]:
    """What the moves would bring, and whether it is all for nothing, as seat 0 can tell."""
    state = game.game.from_view(game.view(0))
    decisions = []
    for text in moves:
        move = game.check_in(state, text, 0)
        decisions.append((state.clone(), move))
        state.play(move)
    told = game.game.foretold(decisions, state, [], "en")
    return [text_of(words) for words in told], game.game.in_vain(*decisions[0], state)


def test_G4_3_with_all_docks_taken_an_action_brings_nothing() -> None:
    told, vain = foreseen(table(seat(), seat(), **FULL), "act trading")
    assert told == [
        "All docks are taken.",
        "It takes one card, which shows the action.",
        "This would bring you nothing.",
    ]
    assert vain


def test_G4_3_free_docks_are_named() -> None:
    told, vain = foreseen(table(seat(), seat(), docks=[1, None, None]), "act trading")
    assert told[0] == "You can put a disc beside a ship, to deliver to it later: dock 2, dock 3."
    assert not vain


def test_G4_3_who_holds_all_docks_but_one_is_told_so() -> None:
    told, vain = foreseen(table(seat(), seat(), docks=[0, 0, None]), "act trading")
    assert told[0] == "You may not hold every dock, and you already hold all but one."
    assert vain


def test_G3_2_a_guild_action_that_can_follow_is_a_gain() -> None:
    rich = seat("dyes/market/6 oils/market/5")
    told, vain = foreseen(table(rich, seat(), markers=["trading", "market"], **FULL), "act trading")
    assert "A guild marker lies here: a guild action can follow." in told
    assert not vain


def test_G3_2_a_guild_action_without_means_is_not_promised() -> None:
    told, vain = foreseen(table(seat(), seat(), markers=["trading", "market"], **FULL), "act trading")
    assert "A guild marker lies here, but no seat or tile is within your means." in told
    assert vain


def test_G4_2_without_goods_no_disc_is_freed() -> None:
    told, vain = foreseen(table(seat(), seat()), "act residence")
    assert told[0] == "Nothing in your hand frees a disc."
    assert vain


def test_G4_2_columns_that_can_be_paid_are_named() -> None:
    told, vain = foreseen(table(seat("cedar/market/4 cedar/trading/4"), seat()), "act residence")
    assert told[0] == "You can pay goods to free a disc: middle column."
    assert not vain


def test_G5_a_delivery_names_its_dock_and_what_it_gives() -> None:
    told, vain = foreseen(table(seat("glass/market/4"), seat(), docks=[None, None, 0]), "act delivery")
    assert told[0] == "You can deliver glass at dock 3: cards worth 5 or more, and Palette."
    assert not vain


def test_G5_cards_that_would_pay_for_the_ship_may_not_be_played() -> None:
    """The only oils show the action: played for the space they cannot be delivered."""
    game = table(seat("oils/delivery/4", base=["base:delivery"]), seat(), docks=[None, 0, None])
    assert not foreseen(game, "act delivery")[1]
    assert not foreseen(game, "act delivery", "play base:delivery")[1]
    told, vain = foreseen(game, "act delivery", "play oils/delivery/4")
    assert told[0] == "Nothing you would keep in hand pays for a delivery."
    assert vain


def test_G4_5_without_discs_in_the_harbours_nothing_is_delivered() -> None:
    told, vain = foreseen(table(seat("glass/market/4"), seat()), "act delivery")
    assert told[0] == "You have no disc in a harbour to deliver with."
    assert vain


def test_G6_1_an_expedition_tells_how_many_ships_are_no_stronger() -> None:
    told, vain = foreseen(table(seat("glass/market/4"), seat(), warship=[0]), "act delivery")
    assert told[0].startswith("You can go on an expedition with strength ")
    assert not vain


@pytest.mark.parametrize(
    ("markers", "expected"), [(["market", "trading"], ["swap", "after"]), (["trading", "warship"], ["swap"])]
)
def test_G3_2_only_steps_that_come_are_ahead(markers: list[str], expected: list[str]) -> None:
    own = seat("dyes/market/6 oils/market/5")
    game = during("after", "ready", "swap", "take", space="market", own=own, market="glass/market/4", markers=markers)
    assert gains.ahead(cast("Guilds", game.state), 0) == expected
    assert gains.ahead(cast("Guilds", game.state), 1) == []


def test_G8_what_follows_may_be_an_effect_only() -> None:
    own = seat("dyes/market/6", ships_up=["dyes/intrigue/7/4"])
    game = during(
        "after", {"step": "dock", "harbour": "trading"}, space="trading", own=own, markers=["market", "warship"]
    )
    assert gains.ahead(cast("Guilds", game.state), 0) == ["effects"]


def test_G3_2_a_guild_action_that_nobody_can_pay_for_is_not_ahead() -> None:
    """It is asked, for others cannot see the cards, but there is nothing to do: no ship is used either."""
    under_way = ("after", {"step": "dock", "harbour": "trading"})
    game = during(*under_way, space="trading", own=seat(""), markers=["trading", "warship"])
    assert gains.ahead(cast("Guilds", game.state), 0) == []
