"""What the things of the notation are called in a language: the same words that the page uses."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core import words
from cothon.core.words import Thing
from cothon.games.guilds.text.symbols import COLUMN_NAMES, TILE_NAMES

NAMES = "guilds-name"  # how the messages begin that are names


def player(seat: int, names: Sequence[str]) -> Thing:
    return Thing("player", str(seat), names[seat])


def space(name: str, language: str) -> Thing:
    return Thing("space", name, words.say(f"{NAMES}-action", language, action=name))


def good(name: str, language: str) -> Thing:
    return Thing("good", name, words.say(f"{NAMES}-good", language, good=name))


def effect(name: str, language: str) -> Thing:
    return Thing("effect", name, words.say(f"{NAMES}-effect", language, effect=name))


def about_effect(name: str, language: str) -> str:
    return words.say(f"{NAMES}-effect-about", language, effect=name)


def tile(name: str, language: str) -> Thing:
    return Thing("tile", name, words.say(f"{NAMES}-tile", language, tile=name))


def card(name: str, language: str) -> Thing:
    """`oils/market/5` or `base:market`."""
    if name.startswith("base:"):
        action = space(name.removeprefix("base:"), language).text
        return Thing("card", name, words.say(f"{NAMES}-base", language, action=action))
    kind, action, coins = name.split("/")
    values = {"good": good(kind, language).text, "action": space(action, language).text}
    return Thing("card", name, words.say(f"{NAMES}-trade", language, **values, coins=int(coins)))


def ship(name: str, language: str) -> Thing:
    """`glass/palette/5/1`."""
    kind, power, coins, danger = name.split("/")
    values = {"good": good(kind, language).text, "effect": effect(power, language).text}
    return Thing("ship", name, words.say(f"{NAMES}-ship", language, **values, coins=int(coins), danger=int(danger)))


def coins_of(ship_name: str) -> int:
    """G5: cards are drawn up to these."""
    return int(ship_name.split("/")[2])


def place(name: str, language: str) -> Thing:
    """Of a disc: a trading dock, a column, a seat in the hall, the forum or a tile."""
    if name in TILE_NAMES:
        return tile(name, language)
    if name in COLUMN_NAMES:
        return Thing("place", name, words.say(f"{NAMES}-column", language, column=name))
    if name.startswith("trading "):
        return Thing("place", name, words.say(f"{NAMES}-dock", language, number=int(name.split()[1])))
    seat = name if name == "forum" else name.rstrip("ab")
    return Thing("place", name, words.say(f"{NAMES}-seat", language, seat=seat))
