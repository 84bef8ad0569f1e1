"""A view comes from outside: a broken one is refused in words, by bots of every kind."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import cothon

from ..mangling import mangle

STRANGE: list[Any] = [None, 5, "x", [], {}, [5], {"a": 5}, True, -1, 99, 1.0, 10**30]


@pytest.fixture(params=["novice", "apprentice"])
def bot(request: pytest.FixtureRequest) -> Any:
    return cothon.bot(request.param, simulations=2, seed=1)


def answered(bot: Any, view: Any, legal: Any) -> str | None:
    """A move, or None if the view is refused; anything else is an error."""
    try:
        return str(bot.choose(view, legal))
    except cothon.Refusal as refusal:
        refusal.words("de")
        return None


@pytest.mark.parametrize("rules", ["traders/standard", "guilds/standard"])
def test_a_view_with_a_strange_part_is_refused_or_answered(bot: Any, rules: str) -> None:
    table = cothon.new_table(rules, players=3, seed=1)
    view, legal = table.view(0 if table.turn is None else int(table.turn)), table.legal_moves()
    assert answered(bot, view, legal) in legal
    for key in view:
        assert answered(bot, {other: value for other, value in view.items() if other != key}, legal) in (None, *legal)
        for value in STRANGE:
            assert answered(bot, view | {key: value}, legal) in (None, *legal)
    for value in STRANGE:
        assert answered(bot, value, legal) is None
        assert answered(bot, view, value) is None


@pytest.mark.parametrize("rules", ["traders/classic", "guilds/standard"])
def test_views_changed_anywhere_are_refused_or_answered(rules: str) -> None:
    bot, dice = cothon.bot("novice", seed=1), random.Random(3)
    table = cothon.new_table(rules, players=2, seed=2)
    for _ in range(60):
        legal = table.legal_moves()
        view = json.loads(json.dumps(table.view(int(table.turn or 0))))
        mangle(view, dice)
        assert answered(bot, view, legal) in (None, *legal)
        table.play(dice.choice(legal))


def test_a_view_without_seats_says_so(bot: Any) -> None:
    table = cothon.new_table("traders/standard", players=3, seed=1)
    view = table.view(int(table.turn or 0))
    del view["seats"]
    with pytest.raises(cothon.BadRequest, match="This is not a view of a table: KeyError: 'seats'"):
        bot.choose(view, table.legal_moves())
