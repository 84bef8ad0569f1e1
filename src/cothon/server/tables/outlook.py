"""What a choice would lead to, as far as anyone can tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from cothon.core.dealer import Dealer
from cothon.core.events import Event
from cothon.core.foresight import DEALS, play_on, shared
from cothon.core.game import Json
from cothon.core.refusal import IllegalMove
from cothon.core.table import Table
from cothon.core.words import Words, text_of
from cothon.server.tables.answers import ErrorDetail, Happening, Outlook
from cothon.server.tables.hosted import Hosted
from cothon.server.tables.imagined import imagined, seat_of
from cothon.server.tables.log_shown import with_words
from cothon.server.tables.moment import view_for
from cothon.server.tables.refusals import error_detail


class Future(NamedTuple):
    """One way in which it could go on."""

    view: Json
    turn: int | None
    over: bool
    foretold: list[Words]  # what the choice would bring, beside what happens
    happened: list[Happening]
    in_vain: bool
    ahead: list[str]

    def sentences(self) -> list[Words]:
        return self.foretold + [event["words"] for event in self.happened if "words" in event]


def outlook(hosted: Hosted, seat: int, moves: Sequence[str], language: str) -> Outlook:
    """Up to the next decision of a seat, through chance: only what comes out the same however it is dealt."""
    try:
        return foreseen([future(hosted, seat, moves, language, deal) for deal in range(DEALS)], None)
    except IllegalMove as refusal:
        return foreseen([future(hosted, seat, [], language, 0)], error_detail(refusal, language))


def foreseen(futures: Sequence[Future], refused: ErrorDetail | None) -> Outlook:
    told = shared([future.sentences() for future in futures])
    return {
        "view": agreed([future.view for future in futures]),
        "turn": agreed([future.turn for future in futures]),
        "over": all(future.over for future in futures),
        "events": [text_of(sentence) for sentence in told],
        "parts": told,
        "happened": shared([future.happened for future in futures], without_step),
        "in_vain": all(future.in_vain for future in futures),
        "ahead": shared([future.ahead for future in futures]),
        "refused": refused,
    }


def future(hosted: Hosted, seat: int, moves: Sequence[str], language: str, deal: int) -> Future:
    table = imagined(hosted, seat)
    decisions = play_on(table, seat, moves, Dealer.apart(deal))
    events = table.events(0, seat)
    return Future(
        view_for(hosted, table.state, seat),
        seat_of(table.turn),
        table.turn is None,
        table.game.foretold(decisions, table.state, events, language),
        [happening(hosted, table, event, language) for event in events],
        bool(decisions) and table.game.in_vain(*decisions[0], table.state),
        table.game.ahead(table.state, seat),
    )


def happening(hosted: Hosted, table: Table, event: Event, language: str) -> Happening:
    """Its step is counted on from those of the real table."""
    words = table.game.tell(event, table.names, language)
    return with_words({**event, "step": len(hosted.entries) + event["step"]}, words)


def without_step(event: Happening) -> Json:
    """The same may happen after more or fewer cards are drawn."""
    return {key: value for key, value in event.items() if key != "step"}


def agreed(values: list[Any]) -> Any:
    """What all say; null where they differ, part by part."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) for value in values):
        return {key: agreed([value.get(key) for value in values]) for key in dict.fromkeys(chain(*values))}
    if all(isinstance(value, list) and len(value) == len(first) for value in values) and isinstance(first[0], dict):
        return [agreed(list(parts)) for parts in zip(*values, strict=True)]
    return None
