"""What cards, ships and places are called in a language: the same words that the page uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core import words
from cothon.games.guilds import cards as c
from cothon.games.guilds.names import COLUMN_NAMES, EFFECT_NAMES, GOOD_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds


def space(number: int, language: str) -> str:
    return words.say("web-g-action", language, action=SPACE_NAMES[number])


def good(number: int, language: str) -> str:
    return words.say("web-good", language, good=GOOD_NAMES[number])


def effect(number: int, language: str) -> str:
    return words.say("web-g-effect", language, effect=EFFECT_NAMES[number])


def column(number: int, language: str) -> str:
    return words.say("web-g-column", language, column=COLUMN_NAMES[number])


def tile(number: int, language: str) -> str:
    return words.say("web-g-tile", language, tile=TILE_NAMES[number])


def dock(number: int, language: str) -> str:
    return words.say("web-g-dock", language, number=number + 1)


def card(board: Guilds, number: int, language: str) -> str:
    if number >= c.TRADE_CARDS:
        return words.say("web-g-base", language, action=space(number - c.TRADE_CARDS, language))
    kind, action, coins = board.card_good[number], board.card_action[number], board.card_coins[number]
    return words.say("web-g-trade", language, good=good(kind, language), action=space(action, language), coins=coins)


def ship(board: Guilds, number: int, language: str) -> str:
    return words.say(
        "web-g-ship",
        language,
        good=good(board.ship_good[number], language),
        effect=effect(board.ship_effect[number], language),
        coins=board.ship_coins[number],
        danger=board.ship_danger[number],
    )


def place(move: int, language: str) -> str:
    """What is paid for with coins: a seat, the forum or a tile."""
    if move >= c.TILE:
        return tile(move - c.TILE, language)
    seat = "forum" if move == c.SEAT_FORUM else str(c.LOWEST_COST + (move - c.SEAT) // 2)
    return words.say("web-g-seat", language, seat=seat)
