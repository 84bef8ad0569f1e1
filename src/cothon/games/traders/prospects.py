"""What a decision would bring who makes it, in words: told on a table imagined from their own view.

Only of the last decision: what the others before it bring is seen in it. Ships and paydays are told by the story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.traders import cards as c
from cothon.games.traders.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

Told = tuple[str, dict[str, str | int]]


def foretold(decisions: Sequence[tuple[Traders, int]], after: Traders, language: str) -> list[str]:
    if not decisions:
        return []
    board, move = decisions[-1]
    kind, card = kind_of(move)
    told = [*WORDS[kind](board, card), *refill(board, after)] if kind in WORDS else []
    return [words.say(f"traders-would-{key}", language, **values) for key, values in told]


def take(board: Traders, card: int) -> Iterator[Told]:
    """T3.2: what the hand is worth then, and what is left for the next player to buy."""
    seat = board.mover()
    amphoras = sum(board.hand[seat][one] * c.ICONS[one] for one in range(c.CARDS)) + c.ICONS[card]
    yield "hold", {"coins": board.coins[seat] + c.VALUE[card], "amphoras": amphoras}
    count = sum(board.market) - 1
    if count:
        yield "left", {"count": count, "worth": board.market_worth - c.VALUE[card]}


def reserve(board: Traders, card: int) -> Iterator[Told]:
    """T3.5."""
    yield "reserve", {}


def refill(before: Traders, after: Traders) -> Iterator[Told]:
    """T3.1: cards are drawn only when the next turn begins with it."""
    if (after.draw_size, after.pile) != (before.draw_size, before.pile):
        yield "refill", {}


WORDS: dict[str, Callable[[Traders, int], Iterator[Told]]] = {
    "take": take,
    "take-own": take,
    "reserve-market": reserve,
    "reserve-farm": reserve,
}
