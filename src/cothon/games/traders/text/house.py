"""The house rules of a table: those of its switches that are not as printed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cothon.games.traders.rule_sets import RULE_SETS

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders

PRINTED = tuple(RULE_SETS.values())


@cache
def printed(rule_set: int, players: int) -> dict[str, int]:
    return PRINTED[rule_set].switches(players)


def house_of(board: Traders) -> dict[str, bool | int]:
    """By name; counts are those for the table's number of players."""
    usual = printed(board.rule_set, board.seats)
    values = board.switch[: len(usual)]
    if values == list(usual.values()):
        return {}
    pairs = zip(usual, values, strict=True)
    return {name: as_read(board.rule_set, name, value) for name, value in pairs if value != usual[name]}


def as_read(rule_set: int, name: str, value: int) -> bool | int:
    return bool(value) if isinstance(getattr(PRINTED[rule_set], name), bool) else value
