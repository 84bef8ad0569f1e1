"""What tables ask of a state at every move, compiled or not, is what the state itself would say."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from cothon.core.dealer import WORDS, Dealer
from cothon.core.handling import LAST_WORD, deal_out, is_cut_off
from cothon.core.sizes import CHANCE


class Words(Dealer):
    """Deals these words, one after the other."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.words = list(words)

    def word(self) -> int:
        self.dealt += 1
        return self.words.pop(0)


class Coin:
    """A state at which chance decides once, among so many cases."""

    def __init__(self, cases: int) -> None:
        self.cases, self.drawn = cases, CHANCE

    def mover(self) -> int:
        return CHANCE if self.drawn == CHANCE else 0

    def chance_cases(self) -> int:
        return self.cases

    def chance_case(self, case: int) -> int:
        return case

    def play(self, move: int) -> None:
        self.drawn = move


@pytest.mark.parametrize("cases", [1, 2, 3, 10, 77, 255])
def test_what_is_dealt_is_what_the_dealer_says(cases: int) -> None:
    """The last words, too few for all cases, are left out by both."""
    for word in (0, 5, WORDS // 2, WORDS - 2 * cases, WORDS - cases - 1, WORDS - cases, WORDS - 2, WORDS - 1):
        coin: Any = Coin(cases)
        log: list[tuple[int, int]] = []
        deal_out(coin, Words(word, 4), log)
        assert log == [(CHANCE, Words(word, 4).below(cases))]


def test_words_that_would_favour_the_first_cases_are_cut_off() -> None:
    assert LAST_WORD == WORDS - 1
    assert is_cut_off(WORDS - 1, 3)  # 2**64 is a multiple of three and one
    assert not is_cut_off(WORDS - 2, 3)
    assert not is_cut_off(WORDS - 1, 4)


def test_a_seed_deals_as_ever() -> None:
    """By SHA-256 over `cothon <seed> <how many before>`."""
    dealer = Dealer(7)
    assert [dealer.word() for _ in range(2)] == [6974813067907197706, 1665694704617454361]
    assert dealer.copy().word() == dealer.word()


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_legal_moves_are_those_of_the_state_in_order(rules: str) -> None:
    table, dice = cothon.new_table(rules, players=3, seed=1), random.Random(1)
    for _ in range(60):
        legal = table.legal_moves()
        assert legal == sorted(table.game.texts(table.state, table.state.legal()))
        assert all(table.handling.is_legal(table.state, move) for move in table.state.legal())
        assert not table.handling.is_legal(table.state, table.game.moves)
        assert not table.handling.is_legal(table.state, None)
        table.play(dice.choice(legal))


@pytest.mark.parametrize("rules", cothon.rule_sets())
def test_every_game_begins_with_a_state_of_its_own(rules: str) -> None:
    """Beginnings are copies of one that nobody plays on."""
    first, second = (cothon.new_table(rules, players=2, seed=3) for _ in range(2))
    before = second.position()
    first.play(first.legal_moves()[0])
    assert second.position() == before == cothon.new_table(rules, players=2, seed=3).position()
