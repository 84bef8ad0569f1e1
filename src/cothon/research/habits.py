"""What the scripted policy `careful` thinks of each move: kinds of moves from best to worst, and dear cards first.

It knows a game only by the names of its moves.
"""

from __future__ import annotations

from cothon.core.game import Game

ORDERS = {
    # store what the pirates would take, buy when possible, else take the dearest card
    "traders": ("store", "flip", "buy", "double", "take-own", "take", "token", "reserve-market", "reserve-farm"),
    # sit in the guild hall and on tiles, deliver, dock, free the residence, and fill the hand
    "guilds": ("seat", "tile", "deliver", "dock", "free", "use", "take", "swap", "act", "play", "ready"),
}
RANK = 100
LAST = ("pass", "decline", "done")


def worths(game: Game) -> list[int]:
    """The worth of every move, at the place of its number."""
    order = ORDERS.get(game.name, ())
    return [worth(kind, game.move_names[move], order) for move, kind in enumerate(game.kinds)]


def worth(kind: str, text: str, order: tuple[str, ...]) -> int:
    rank = 0 if kind in LAST else len(order) - order.index(kind) + 1 if kind in order else 1
    return rank * RANK + value(text) if kind in ("take", "take-own", "store", "swap") else rank * RANK


def value(text: str) -> int:
    """The number that the last word of a move ends with: a card's value."""
    last = text.rstrip("*")[-1:]
    return int(last) if last.isdigit() else 0
