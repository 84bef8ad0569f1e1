"""What puzzles are about; their words are `traders-page-theme-…` with the name of the theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cothon.core.themes import Theme
from cothon.games.traders.rules import cards as c
from cothon.games.traders.text.notation import kind_of

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

THEMES = (
    Theme("end", events=("ended",), reasons=("turns", "ends")),
    Theme("storing", moves=("store", "spend"), reasons=("raided",)),
    Theme("payday", events=("arrived",)),
    Theme("discount", moves=("flip",)),
    Theme("reservation", moves=("reserve-market", "reserve-farm", "take-own")),
    Theme("double", moves=("double",)),
    Theme("denying", others=True),
    Theme("buying", moves=("buy", "pay"), rest=True),
    Theme("taking", moves=("take",), rest=True),
)
TAKES = ("take", "take-own")


def is_dearest(board: Traders, moves: Sequence[int]) -> bool:
    """To take a card that is dearer than every other that could be taken."""
    kind, card = kind_of(moves[0])
    offered = [c.VALUE[kind_of(move)[1]] for move in board.legal() if kind_of(move)[0] in TAKES]
    return kind in TAKES and offered.count(max(offered)) == 1 and c.VALUE[card] == max(offered)
