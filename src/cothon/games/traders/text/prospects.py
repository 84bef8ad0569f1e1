"""What a decision would bring who makes it, in words: told on a table imagined from their own view.

Only of the last decision: what the others before it bring is seen in it. Ships and paydays are told by the story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.events import Event
from cothon.core.words import Argument, Words
from cothon.games.traders.rules.cards import RANKS
from cothon.games.traders.text import story
from cothon.games.traders.text.notation import COLOURS, kind_of

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

Told = tuple[str, dict[str, Argument]]


def foretold(
    decisions: Sequence[tuple[Traders, int]], after: Traders, events: Sequence[Event], language: str
) -> list[Words]:
    if not decisions:
        return []
    board, move = decisions[-1]
    kind, _ = kind_of(move)
    told = [*WORDS[kind](board.mover(), after, events), *refill(events)] if kind in WORDS else []
    told += bought(board.mover(), after, events, language)
    return [words.parts(f"traders-would-{key}", language, **values) for key, values in told]


def bought(seat: int, after: Traders, events: Sequence[Event], language: str) -> Iterator[Told]:
    """T3.3: what the goods of a purchase are worth at home and what is kept; a payday tells the rest by itself."""
    purchase = next((event for event in events if event["kind"] == "bought"), None)
    if purchase is None:
        return
    if not any(event["kind"] == "arrived" for event in events):
        yield from sets(seat, after, purchase["cards"], language)
    yield "keep", {"coins": after.coins_of(seat)}


def sets(seat: int, after: Traders, cards: Sequence[str], language: str) -> Iterator[Told]:
    """T6.1 for the colours bought, T6.4 for all that could be lost."""
    for colour, name in enumerate(COLOURS):
        if any(card.startswith(name) for card in cards):
            worth = {"count": after.set_size_of(seat, colour), "vp": after.set_vp_of(seat, colour)}
            yield "set", {"good": story.good(name, language), **worth}
    lost = {name: unstored(after, seat, colour) for colour, name in enumerate(COLOURS) if in_danger(after, colour)}
    goods = [name for name, count in lost.items() if count]
    if goods:
        said = words.listed((words.say(f"traders-good-{name}", language) for name in goods), language)
        yield "danger", {"count": sum(lost.values()), "goods": said}


def in_danger(board: Traders, colour: int) -> bool:
    return board.is_raided_at(board.ship[colour])


def unstored(board: Traders, seat: int, colour: int) -> int:
    return sum(board.stock[seat][colour * RANKS + rank] for rank in range(RANKS))


def take(seat: int, after: Traders, events: Sequence[Event]) -> Iterator[Told]:
    """T3.2: what the hand is worth then, and what is left for the next player, unless the farm moves up."""
    yield "hold", {"coins": after.coins_of(seat), "amphoras": after.icons_of(seat)}
    count = sum(after.market)
    if count and not is_refilled(events):
        yield "left", {"count": count, "worth": after.market_worth}


def reserve(seat: int, after: Traders, events: Sequence[Event]) -> Iterator[Told]:
    """T3.5."""
    yield "reserve", {}


def refill(events: Sequence[Event]) -> Iterator[Told]:
    """T3.1: the farm moves up only when the next turn begins with it."""
    if is_refilled(events):
        yield "refill", {}


def is_refilled(events: Sequence[Event]) -> bool:
    return any(event["kind"] == "refilled" for event in events)


WORDS: dict[str, Callable[[int, Traders, Sequence[Event]], Iterator[Told]]] = {
    "take": take,
    "take-own": take,
    "reserve-market": reserve,
    "reserve-farm": reserve,
}
