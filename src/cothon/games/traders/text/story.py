"""What happens at a table in words: the rule behind a move, what a move is, and what its events tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.events import Event
from cothon.core.words import Argument, Thing, Words
from cothon.games.traders.rules import cards as c
from cothon.games.traders.rules.printed import payday_place
from cothon.games.traders.text.notation import CARDS, COLOURS, kind_of

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

RULES = {
    "take": "T3.2",
    "take-own": "T3.5",
    "buy": "T3.3",
    "double": "T3.4",
    "reserve-market": "T3.5",
    "reserve-farm": "T3.5",
    "pass": "T-R7",
    "flip": "T3.6",
    "pay": "T-R1",
    "store": "T6.4",
    "spend": "T-R9",
    "token": "T2.2",
    "deal": "T2.2",
    "draw": "T5.2",
    "start": "T2.2",
}
OTHER_RULES = {c.VP_STEP: "T6.1", c.HAND_STEP: "T-R11", c.STORE_STEP: "T6.4", c.FLIP_STEP: "T3.6"}
# drawing a card means something else at each step
DRAWN = {
    c.MARKET_STEP: "draw-market",
    c.FARM_STEP: "draw-farm",
    c.HAND_STEP: "draw-hand",
    c.VP_STEP: "draw-vp",
}


def rule_of(board: Traders, move: int) -> str:
    step = board.step[board.depth - 1][0]
    return OTHER_RULES.get(step) or RULES[kind_of(move)[0]]


def player(seat: int, names: Sequence[str]) -> Thing:
    return Thing("player", str(seat), names[seat])


def card(name: str) -> Thing:
    return Thing("card", name, name)


def good(colour: str, language: str) -> Thing:
    return Thing("good", colour, words.say(f"traders-good-{colour}", language))


def hue(colour: str, language: str) -> Thing:
    """The same as a colour, as ships, tokens and opening hands are called."""
    return Thing("good", colour, words.say(f"traders-colour-{colour}", language))


def describe(board: Traders, move: int, names: Sequence[str], language: str) -> Words:
    """A move as a sentence that everyone may read."""
    kind, thing = kind_of(move)
    step, first = board.step[board.depth - 1][:2]
    seat = thing if kind == "start" else board.mover() if board.mover() >= 0 else first
    key = (
        "store-nothing" if kind == "done" and step == c.STORE_STEP and not any(board.chosen) else DRAWN.get(step, kind)
    )
    return [*described(key, move, step, seat, names[seat] if seat < len(names) else None, language)]


@lru_cache(maxsize=8192)  # a server says the same of every table
def described(key: str, move: int, step: int, seat: int, name: str | None, language: str) -> Words:
    kind, thing = kind_of(move)
    values: dict[str, Argument] = {"name": "" if name is None else Thing("player", str(seat), name)}
    if kind in ("flip", "token", "deal"):
        values["what"] = hue(COLOURS[thing], language)
    elif kind != "start" and step != c.VP_STEP:  # T8.1: nobody sees VP off the draw pile
        values["what"] = card(CARDS[thing])
    return words.parts(f"traders-{key}", language, **values)


def tell(event: Event, names: Sequence[str], language: str) -> Words:
    """What followed a move by itself; what the move itself says is not told twice."""
    key = event["kind"]
    if key not in TOLD or is_told_otherwise(event):
        return []
    values: dict[str, Argument] = {"name": player(event["seat"], names)} if "seat" in event else {}
    return words.parts(f"traders-event-{key}", language, **values, **TOLD[key](event))


def is_told_otherwise(event: Event) -> bool:
    """Opening tokens by the deal or the choice of them, the last leg of a voyage by the arrival."""
    if event["kind"] == "token":
        return event["rule"] == "T2.2"
    return event["kind"] == "sailed" and event["to"] == payday_place()


def by_ship(event: Event) -> Mapping[str, Argument]:
    return {"colour": event["colour"]}


TOLD: dict[str, Callable[[Event], Mapping[str, Argument]]] = {
    "sailed": lambda event: {"colour": event["colour"], "place": event["to"]},
    "arrived": by_ship,
    "sold": lambda event: {
        "colour": event["colour"],
        "count": len(event["cards"]),
        "price": event["price"],
        "points": event["points"],
        "vp": event["vp"],
    },
    "substituted": lambda event: {"count": event["count"]},
    "token": by_ship,
    "raided": lambda event: {"colour": event["colour"], "count": len(event["cards"])},
    "returned": by_ship,
    "retreated": by_ship,
    "reshuffled": lambda event: {"count": event["count"]},
    "ended": lambda event: {"ending": event["ending"].replace(" ", "-")},
}
