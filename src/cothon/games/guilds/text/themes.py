"""What puzzles are about; their words are `guilds-page-theme-…` with the name of the theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.themes import Theme
from cothon.games.guilds.rules.decades import rounds_in_all, rounds_played

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

LAST_ROUNDS = 3  # what is begun now just comes to its end

THEMES = (
    Theme("tiles", moves=("tile",), events=("tile",), reasons=("tile",)),
    Theme("guild", moves=("seat",), events=("seat",), reasons=("seat",)),
    Theme("delivery", moves=("deliver", "dock", "act delivery", "act trading"), events=("delivered",)),
    Theme("danger", moves=("act warship",), events=("met", "warship")),
    Theme("effects", moves=("use", "ready", "marker"), events=("effect",)),
    Theme("residence", moves=("act residence", "free"), events=("freed",)),
    Theme("market", moves=("act market", "swap", "take", "take-pile", "give"), rest=True),
    Theme("denying", others=True),
    Theme("end", ending=True),
    Theme("passing", moves=("pass",), rest=True),
)


def is_ending(board: Guilds) -> bool:
    """G0.1: nobody can hasten the end or put it off, so it is the rounds that are left."""
    return rounds_in_all() - rounds_played(board) <= LAST_ROUNDS
