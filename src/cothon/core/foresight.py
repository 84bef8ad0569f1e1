"""What a choice would lead to, tried on tables made from a seat's own view: they show nothing more than it knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cothon.core.dealer import Dealer
from cothon.core.sizes import CHANCE
from cothon.core.state import State
from cothon.core.table import Table
from cothon.core.words import Words, text_of

T = TypeVar("T")
DEALS = 4  # what differs between this many ways to deal is not foretold


def imagined(table: Table, seat: int) -> Table:
    """Some table that looks the same to the seat; its log begins here."""
    made = Table(table.game, table.game.from_view(table.view(seat)), Dealer(0), chance="open", names=table.names)
    made.listen()
    return made


def play_on(table: Table, seat: int, moves: Sequence[str], dealer: Dealer) -> list[tuple[State, int]]:
    """Through chance, to the next decision of a seat; the decisions, each with the state it was made in."""
    decisions: list[tuple[State, int]] = []
    for move in moves:
        number = table.check(move, seat)
        decisions.append((table.state.clone(), number))
        table.play_number(number)
        while table.state.mover() == CHANCE:
            table.play_number(table.state.chance_case(dealer.below(table.state.chance_cases())))
    return decisions


def shared(lists: Sequence[list[T]], like: Callable[[T], object] = lambda one: one) -> list[T]:
    """Of the first list what all have."""
    others = [[like(one) for one in other] for other in lists[1:]]
    return [one for one in lists[0] if all(like(one) in other for other in others)]


def sentences(table: Table, seat: int, moves: Sequence[str], language: str) -> list[str]:
    """What the moves would bring, as far as it comes out the same however it is dealt."""
    told = [told_once(imagined(table, seat), seat, moves, language, deal) for deal in range(DEALS)]
    return [text_of(words) for words in shared(told) if words]


def told_once(table: Table, seat: int, moves: Sequence[str], language: str, deal: int) -> list[Words]:
    decisions = play_on(table, seat, moves, Dealer.apart(deal))
    events = table.events(0, seat)
    foretold = table.game.foretold(decisions, table.state, events, language)
    return foretold + [table.game.tell(event, table.names, language) for event in events]
