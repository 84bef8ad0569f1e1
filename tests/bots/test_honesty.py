"""A bot's answer follows from what its seat may know, its seed and its simulations, and from nothing else."""

import random
from collections.abc import Iterator

import pytest

import cothon

from ..boards import mover

BOTS = ("novice", "apprentice", "textbook", "random")


def positions(rules: str, players: int, every: int = 9) -> Iterator[cothon.Table]:
    """Now and then a moment of a random game with something to decide."""
    table = cothon.new_table(rules, players, seed=players)
    rng = random.Random(players)
    count = 0
    while table.turn is not None:
        legal = table.legal_moves()
        count += len(legal) > 1
        if len(legal) > 1 and count % every == 0:
            yield table
        table.play(rng.choice(legal))


@pytest.mark.parametrize("name", BOTS)
def test_tables_that_differ_in_hidden_things_only_get_the_same_answer(name: str) -> None:
    differing = 0
    for rules in cothon.rule_sets():
        for number, table in enumerate(positions(rules, 3, every=29)):
            seat = mover(table)
            other = table.determinize(seat, seed=number)
            differing += other.position() != table.position()
            answers = {
                cothon.bot(name, simulations=12, seed=5).choose(shown.view(seat), shown.legal_moves())
                for shown in (table, other)
            }
            assert len(answers) == 1
            assert answers <= set(table.legal_moves())
    assert differing, "the tables never differed, so nothing was tested"


@pytest.mark.parametrize("name", ["trader", "textbook"])
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_simulations_repeat_the_thoughts(name: str, threads: int) -> None:
    table = cothon.new_table("traders/classic", 3, seed=4)
    view, legal = table.view(mover(table)), table.legal_moves()
    used = cothon.bot(name, simulations=40, seed=9, threads=threads)
    used.choose(table.determinize(mover(table), 1).view(mover(table)), legal)
    fresh = cothon.bot(name, simulations=40, seed=9, threads=threads)
    assert used.evaluate(view, legal) == fresh.evaluate(view, legal)
    assert used.choose(view, legal) == fresh.choose(view, legal)


def test_another_seed_thinks_other_thoughts() -> None:
    table = cothon.new_table("traders/classic", 3, seed=4)
    view, legal = table.view(mover(table)), table.legal_moves()
    thoughts = {tuple(cothon.bot("trader", simulations=40, seed=seed).evaluate(view, legal)) for seed in range(4)}
    assert len(thoughts) > 1


def test_a_view_is_not_changed() -> None:
    table = cothon.new_table("traders/standard", 2, seed=1)
    view = table.view(mover(table))
    cothon.bot("trader", simulations=20).choose(view, table.legal_moves())
    assert view == table.view(mover(table))
