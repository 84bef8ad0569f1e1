"""Random numbers: the dealer of tables, and the small generator of simulations."""

from collections import Counter

import pytest

import cothon
from cothon.core.build import part
from cothon.core.dealer import Dealer
from cothon.core.state import State


def state() -> State:
    made: State = part("traders", "cothon.games.traders.engine").Traders()
    return made


def test_the_dealer_is_the_same_on_every_machine() -> None:
    dealer = Dealer(7)
    assert [dealer.below(100) for _ in range(6)] == [6, 61, 23, 82, 12, 15]


def test_a_copied_dealer_goes_on_alike() -> None:
    dealer = Dealer(7)
    dealer.below(10)
    copy = dealer.copy()
    assert [dealer.below(1000) for _ in range(5)] == [copy.below(1000) for _ in range(5)]


def test_dealers_of_different_seeds_differ_and_those_apart_too() -> None:
    assert Dealer(1).word() != Dealer(2).word()
    assert Dealer(1).word() != Dealer.apart(1).word()
    assert Dealer(None).seed != Dealer(None).seed


def test_the_dealer_is_fair() -> None:
    dealer = Dealer(1)
    counts = Counter(dealer.below(6) for _ in range(6000))
    assert all(880 < counts[face] < 1120 for face in range(6))


def test_the_small_generator_is_the_same_compiled_or_not() -> None:
    one = state()
    one.reseed(12345)
    assert [one.below(1000) for _ in range(6)] == [759, 608, 131, 647, 881, 245]


def test_the_small_generator_is_fair_for_neighbouring_seeds() -> None:
    one = state()
    counts: Counter[int] = Counter()
    for seed in range(6000):
        one.reseed(seed)
        counts[one.below(6)] += 1
    assert all(880 < counts[face] < 1120 for face in range(6)), counts


def test_any_whole_number_is_a_seed() -> None:
    for seed in (0, -5, 2**256 - 1, 2**300):
        one = cothon.new_table("traders/standard", 2, seed=seed)
        assert one.position() == cothon.new_table("traders/standard", 2, seed=seed).position()


def test_without_a_seed_the_system_gives_one() -> None:
    seeds = {cothon.new_table("traders/standard", 2).dealer.seed for _ in range(5)}
    assert len(seeds) == 5


def test_what_is_no_whole_number_is_no_seed() -> None:
    with pytest.raises(cothon.BadRequest):
        Dealer("7")  # type: ignore[arg-type]
