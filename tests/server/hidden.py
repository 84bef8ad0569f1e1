"""Pairs of games that one pair of eyes cannot tell apart."""

from __future__ import annotations

import random

import cothon
from cothon.core.sizes import CHANCE, NOBODY


def hidden_pair(rules: str, players: int, seat: int | None, seed: int) -> tuple[cothon.Table, cothon.Table] | None:
    """Two records that differ in one draw which the seat did not see, up to a decision of somebody."""
    dice = random.Random(seed)
    table = cothon.new_table(rules, players, chance="open")
    while table.turn is not None:
        move = dice.choice(table.state.legal())
        unseen = table.state.mover() == CHANCE and not table.state.shows(move, NOBODY if seat is None else seat)
        others = [one for one in table.state.legal() if one != move]
        if unseen and others and dice.random() < 0.2:
            pair = play_on(table, move, dice.choice(others), dice)
            if pair is not None:
                return pair
        table.play_number(move)
    return None


def play_on(
    table: cothon.Table, move: int, other: int, dice: random.Random
) -> tuple[cothon.Table, cothon.Table] | None:
    """The same moves in both until a seat decides; none if a seen card would have to differ."""
    one, two = table.copy(), table.copy()
    one.play_number(move)
    two.play_number(other)
    while one.state.mover() == CHANCE:
        common = sorted(set(one.state.legal()) & set(two.state.legal()))
        if not common:
            return None
        outcome = dice.choice(common)
        one.play_number(outcome)
        two.play_number(outcome)
    if one.turn is None:
        return None  # after the end all is shown
    return one, two
