"""Every move as a sentence that everyone may read: which one depends on the step in which the move is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.guilds import called
from cothon.games.guilds import cards as c
from cothon.games.guilds.guild import price_of
from cothon.games.guilds.notation import kind_of
from cothon.games.guilds.steps import NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

Values = dict[str, str | int]
# kinds whose sentence depends on the step, too
BY_STEP = {
    ("free", c.SETUP_STEP): "free-setup",
    ("pay", c.PAY_COLUMN_STEP): "pay-column",
    ("pay", c.PAY_SHIP_STEP): "pay-ship",
    ("pay", c.PAY_EXPEDITION_STEP): "pay-expedition",
    ("pay", c.PAY_COINS_STEP): "pay-coins",
    ("draw", c.FILL_STEP): "draw-market",
    ("draw", c.MARKERS_STEP): "draw-markers",
    ("draw", c.NEUTRAL_STEP): "draw-neutral",
    ("draw", c.DEAL_STEP): "deal",  # G11.2: nobody else sees the card
    ("draw", c.REWARD_STEP): "draw-reward",
    ("ship", c.SHIPS_STEP): "ship-joins",
    ("ship", c.REVEAL_STEP): "ship-met",
}
BY_MOVE = {
    c.DOCK_WARSHIP: "dock-warship",
    c.DELIVER_WARSHIP: "deliver-warship",
    c.DELIVER_ANCHOR: "deliver-anchor",
}


def describe(board: Guilds, move: int, name: str, language: str) -> str:
    key = key_of(board, move)
    return words.say(f"guilds-{key}", language, name=name, **values_of(board, key, move, language))


def key_of(board: Guilds, move: int) -> str:
    kind, _ = kind_of(move)
    step = board.step[board.depth - 1][0]
    if kind == "decline":
        return f"decline-{NAMES[step]}"
    return BY_STEP.get((kind, step)) or BY_MOVE.get(move) or kind


def values_of(board: Guilds, key: str, move: int, language: str) -> Values:
    """What the sentence names beside the player."""
    kind, thing = kind_of(move)
    if key == "deal":
        return {}
    values: Values = {"what": THINGS[kind](board, thing, language)} if kind in THINGS else {}
    if key in MORE:
        values |= MORE[key](board, move, language)
    return values


def card(board: Guilds, thing: int, language: str) -> str:
    return called.card(board, thing, language)


def with_ship(board: Guilds, move: int, language: str) -> Values:
    kind, dock = kind_of(move)
    number = board.step[board.depth - 1][1] if kind == "pay" else dock
    return {"dock": called.dock(number, language), "ship": called.ship(board, board.harbour[number], language)}


def with_markers(board: Guilds, move: int, language: str) -> Values:
    source, target = divmod(move - c.MARKER, c.SPACES)
    return {"source": called.space(source, language), "target": called.space(target, language)}


def with_place(board: Guilds, move: int, language: str) -> Values:
    return {"place": called.place(move, language), "cost": price_of(board, move)}


def with_place_paid(board: Guilds, move: int, language: str) -> Values:
    return {"place": called.place(board.step[board.depth - 1][1], language)}


def with_column(board: Guilds, move: int, language: str) -> Values:
    return {"column": called.column(board.step[board.depth - 1][1], language)}


THINGS: dict[str, Callable[[Guilds, int, str], str]] = {
    "act": lambda _, thing, language: called.space(thing, language),
    "use": lambda _, thing, language: called.effect(thing, language),
    "ready": lambda _, thing, language: called.effect(thing, language),
    "free": lambda _, thing, language: called.column(thing, language),
    "unused": lambda _, thing, language: called.tile(thing, language),
    "ship": called.ship,
    **dict.fromkeys(("play", "take", "swap", "give", "pay", "draw"), card),
}
MORE: dict[str, Callable[[Guilds, int, str], Values]] = {
    "marker": with_markers,
    "dock": with_ship,
    "deliver": with_ship,
    "pay-ship": with_ship,
    "pay-column": with_column,
    "pay-coins": with_place_paid,
    "seat": with_place,
    "tile": with_place,
}
