"""Every move as a sentence that everyone may read: which one depends on the step in which the move is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cothon.core import words
from cothon.core.words import Argument, Words
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.delivery import any_delivered
from cothon.games.guilds.rules.guild import price_of
from cothon.games.guilds.text import spoken
from cothon.games.guilds.text.notation import kind_of, notation
from cothon.games.guilds.text.pending import NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

Values = dict[str, Argument]
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


def describe(board: Guilds, move: int, seat: int, names: Sequence[str], language: str) -> Words:
    key = key_of(board, move)
    name: Argument = spoken.player(seat, names) if seat < len(names) else ""
    return words.parts(f"guilds-{key}", language, name=name, **values_of(board, key, move, language))


def key_of(board: Guilds, move: int) -> str:
    kind, _ = kind_of(move)
    step = board.step[board.depth - 1][0]
    if kind == "decline":
        further = step == c.DELIVER_STEP and any_delivered(board)
        return f"decline-{NAMES[step]}{'-further' if further else ''}"
    return BY_STEP.get((kind, step)) or BY_MOVE.get(move) or kind


def values_of(board: Guilds, key: str, move: int, language: str) -> Values:
    """What the sentence names beside the player."""
    kind, _ = kind_of(move)
    if key == "deal":
        return {}
    thing = notation(board.card_set).moves[move].partition(" ")[2]
    values: Values = {"what": THINGS[kind](thing, language)} if kind in THINGS else {}
    if key in MORE:
        values |= MORE[key](board, move, language)
    return values


def with_ship(board: Guilds, move: int, language: str) -> Values:
    kind, dock = kind_of(move)
    number = board.step[board.depth - 1][1] if kind == "pay" else dock
    ship = notation(board.card_set).ships[board.harbour[number]]
    return {"dock": spoken.place(f"trading {number + 1}", language), "ship": spoken.ship(ship, language)}


def with_markers(board: Guilds, move: int, language: str) -> Values:
    source, target = notation(board.card_set).moves[move].split()[1:]
    return {"source": spoken.space(source, language), "target": spoken.space(target, language)}


def place_of(board: Guilds, move: int, language: str) -> Argument:
    return spoken.place(notation(board.card_set).moves[move].partition(" ")[2], language)


def with_place(board: Guilds, move: int, language: str) -> Values:
    return {"place": place_of(board, move, language), "cost": price_of(board, move)}


def with_place_paid(board: Guilds, move: int, language: str) -> Values:
    return {"place": place_of(board, board.step[board.depth - 1][1], language)}


def with_column(board: Guilds, move: int, language: str) -> Values:
    return {"column": place_of(board, c.FREE_COLUMN + board.step[board.depth - 1][1], language)}


THINGS: dict[str, Callable[[str, str], Argument]] = {
    "act": spoken.space,
    "use": spoken.effect,
    "ready": spoken.effect,
    "free": spoken.place,
    "unused": spoken.tile,
    "ship": spoken.ship,
    **dict.fromkeys(("play", "take", "swap", "give", "pay", "draw"), spoken.card),
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
