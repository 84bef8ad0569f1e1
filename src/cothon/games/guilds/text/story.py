"""What happens at a table in words: the rule behind a move, and what its events tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.events import Event
from cothon.core.words import Argument, Words
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.text import spoken
from cothon.games.guilds.text.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

RULES = {
    c.MARKER_STEP: "G8",
    c.PLAY_STEP: "G3.1",
    c.TAKE_STEP: "G4.1",
    c.SWAP_STEP: "G4.1",
    c.GIVE_STEP: "G4.1",
    c.READY_STEP: "G4.1",
    c.RESIDENCE_STEP: "G4.2",
    c.PAY_COLUMN_STEP: "G4.2",
    c.DELIVER_STEP: "G4.5",
    c.PAY_SHIP_STEP: "G5",
    c.PAY_EXPEDITION_STEP: "G6.1",
    c.PAY_COINS_STEP: "G-R1",
    c.EXPEDITION_STEP: "G6.1",
    c.RETURNED_STEP: "G6.2",
    c.LEGACY_STEP: "G-R2",
    c.SETUP_STEP: "G1.6",
    c.SETUP_DOCK_STEP: "G1.6",
    c.FILL_STEP: "G1.1",
    c.MARKERS_STEP: "G1.2",
    c.NEUTRAL_STEP: "G1.5",
    c.DEAL_STEP: "G11.2",
    c.REWARD_STEP: "G5",
    c.SHIPS_STEP: "G6.3",
    c.REVEAL_STEP: "G6.1",
    c.UNUSED_STEP: "G0.4",
    c.START_STEP: "G1.6",
}
# where one step has several rules
BY_KIND = {"act": "G3.1", "pass": "G3.4", "use": "G3.5", "seat": "G7.1", "tile": "G7.2", "done": "G3.3"}


def rule_of(board: Guilds, move: int) -> str | None:
    step = board.step[board.depth - 1]
    if step[0] == c.DOCK_STEP:
        return "G4.3" if step[1] == c.TRADING else "G4.4"
    return RULES.get(step[0]) or BY_KIND.get(kind_of(move)[0])


def tell(event: Event, names: Sequence[str], language: str) -> Words:
    """What followed a move by itself; what the move itself says is not told twice."""
    kind, rules = event["kind"], ONLY_BY.get(event["kind"])
    if kind not in TOLD or (rules and event["rule"] not in rules):
        return []
    values: dict[str, Argument] = {"name": spoken.player(event["seat"], names)} if "seat" in event else {}
    return words.parts(f"guilds-event-{kind}", language, **values, **TOLD[kind](event, language))


# kinds of which only some need telling, by their rules: the others the move has told
ONLY_BY = {
    "disc": {"G8"},  # on the anchor, where no move names it
    "returned": {"G6.4"},
    "turned": {"G-R12"},
    "gap": {"G6.4"},
    "bottom": {"G2", "G8"},
    "started": {"G2"},
    "marker": {"G3.3"},
    "neutral": {"G3.3"},
    "wasted": {"G-R7", "G4.2", "G4.3", "G4.4", "G4.5"},  # not declined
}


def nothing(event: Event, language: str) -> Mapping[str, Argument]:
    return {}


def with_ship(event: Event, language: str) -> Mapping[str, Argument]:
    return {"ship": spoken.ship(event["ship"], language)}


def with_spaces(event: Event, language: str) -> Mapping[str, Argument]:
    return {"source": spoken.space(event["from"], language), "target": spoken.space(event["to"], language)}


def with_expedition(event: Event, language: str) -> Mapping[str, Argument]:
    return {
        "won": "yes" if event["won"] else "no",
        "danger": event["danger"],
        "strength": event["strength"],
        "coins": spoken.coins_of(event["ship"]),
    }


TOLD: dict[str, Callable[[Event, str], Mapping[str, Argument]]] = {
    "disc": nothing,
    "returned": nothing,
    "turned": with_ship,
    "bonus": lambda event, _: {"bonus": event["bonus"]},
    "strength": lambda event, _: {"strength": event["strength"]},
    "emptied": lambda event, language: {"column": spoken.place(event["column"], language)},
    "warship": with_expedition,
    "gap": lambda event, _: {"place": event["place"]},
    "bottom": with_ship,
    "wasted": lambda event, language: {"space": spoken.space(event["space"], language)},
    "marker": with_spaces,
    "neutral": with_spaces,
    "reshuffled": lambda event, _: {"count": event["count"]},
    "decade": lambda event, _: {"decade": event["decade"]},
    "started": nothing,
    "ended": nothing,
}
