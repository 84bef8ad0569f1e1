"""Checking a card file (G0): every mistake is refused with its line and the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cothon.core.brief import brief, plainly
from cothon.core.refusal import BadRequest
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.guild import decade_of
from cothon.games.guilds.text.symbols import EFFECT_NAMES, GOOD_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

KEYS = (
    "action_board",
    "base_cards",
    "strength",
    "bonus_seats",
    "warship_harbour",
    "guild_hall",
    "forum",
    "tile_spaces",
    "tiles",
    "ships",
    "trade_cards",
)
CODE = "bad-cards"
SHIPS_A_GOOD = 6
SETS = c.LARGEST_SET + 1


def is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


class Checker:
    def __init__(self, data: Any, lines: dict[tuple[str, int], int], file: str) -> None:
        self.data = data
        self.lines = lines
        self.file = file
        if not isinstance(data, dict):
            raise self.refusal("cards-entry", "", what=brief(data))
        for key in data:
            if key not in KEYS:
                raise self.refusal("cards-unknown-key", key, what=key)
        for key in KEYS:
            if key not in data:
                raise self.refusal("cards-missing-key", key, what=key)

    def refusal(self, message: str, key: str, index: int = -1, **arguments: str | int) -> BadRequest:
        line = self.lines.get((key, index)) or self.lines.get((key, -1)) or self.lines.get(("", -1), 0)
        return BadRequest(CODE, key=message, rule="G10", file=self.file, line=line, **arguments)

    def entry(self, key: str, keys: Sequence[str]) -> dict[str, Any]:
        return self.table(self.data[key], key, -1, keys)

    def table(self, table: Any, key: str, index: int, keys: Sequence[str]) -> dict[str, Any]:
        """A table with exactly these keys, and perhaps the mark."""
        if not isinstance(table, dict):
            raise self.refusal("cards-entry", key, index, what=brief(table))
        for name in keys:
            if name not in table:
                raise self.refusal("cards-missing-key", key, index, what=name)
        for name in table:
            if name not in keys and name != "reconstructed":
                raise self.refusal("cards-unknown-key", key, index, what=name)
        if not isinstance(table.get("reconstructed", False), bool):
            raise self.refusal("cards-entry", key, index, what=brief(table["reconstructed"]))
        return table

    def entries(self, key: str, count: int) -> list[Any]:
        entries = self.data[key]
        if not isinstance(entries, list) or len(entries) != count:
            found = len(entries) if isinstance(entries, list) else 0
            raise self.refusal("cards-count", key, what=key, count=found, wanted=count)
        return entries

    def name(self, names: Sequence[str], value: Any, key: str, index: int, what: str) -> int:
        if value not in names:
            raise self.refusal("cards-unknown-name", key, index, what=what, value=plainly(value))
        return names.index(value)

    def in_range(self, value: Any, least: int, most: int, key: str, index: int, what: str) -> int:
        if not is_number(value, least, most):
            raise self.refusal("cards-range", key, index, what=what, value=brief(value), least=least, most=most)
        return int(value)

    def number(self, key: str, what: str, least: int, most: int) -> int:
        return self.in_range(self.entry(key, [what])[what], least, most, key, -1, what)

    def numbers(self, key: str, what: str, count: int, least: int, most: int) -> tuple[int, ...]:
        return self.row(self.entry(key, [what])[what], count, least, most, key, -1, what)

    def row(self, row: Any, count: int, least: int, most: int, key: str, index: int, what: str) -> tuple[int, ...]:
        if not isinstance(row, list) or len(row) != count:
            found = len(row) if isinstance(row, list) else 0
            raise self.refusal("cards-count", key, index, what=what, count=found, wanted=count)
        return tuple(self.in_range(value, least, most, key, index, what) for value in row)

    def once(self, key: str, things: Sequence[Any]) -> None:
        """G0.3: each card and ship exists once."""
        seen: dict[Any, int] = {}
        for index, thing in enumerate(things):
            if thing in seen:
                first = self.lines.get((key, seen[thing]), 0)
                raise self.refusal("cards-twice", key, index, first=first)
            seen[thing] = index

    def trade_cards(self) -> tuple[tuple[int, int, int], ...]:
        """In the order of cards."""
        cards = [self.trade_card(entry, i) for i, entry in enumerate(self.entries("trade_cards", c.TRADE_CARDS))]
        self.once("trade_cards", cards)
        for action, name in enumerate(SPACE_NAMES):
            count = sum(card[1] == action for card in cards)
            if count <= c.MARKET_CARDS:  # G1.2: the lots could not be drawn with all of them in the market
                raise self.refusal("cards-action-rare", "trade_cards", action=name, count=count)
        return tuple(sorted(cards, key=lambda card: (-card[2], card[0], card[1])))

    def trade_card(self, entry: Any, i: int) -> tuple[int, int, int]:
        card = self.table(entry, "trade_cards", i, ["good", "action", "coins"])
        return (
            self.name(GOOD_NAMES, card["good"], "trade_cards", i, "good"),
            self.name(SPACE_NAMES, card["action"], "trade_cards", i, "action"),
            self.in_range(card["coins"], 2, 6, "trade_cards", i, "coins"),
        )

    def ships(self) -> tuple[tuple[int, int, int, int], ...]:
        """In the order of ships."""
        ships = [self.ship(entry, i) for i, entry in enumerate(self.entries("ships", c.SHIPS))]
        self.once("ships", ships)
        for good, count in Counter(ship[0] for ship in ships).items():
            if count != SHIPS_A_GOOD:
                raise self.refusal("cards-ships-a-good", "ships", good=GOOD_NAMES[good], count=count)
        return tuple(sorted(ships, key=lambda ship: (ship[3], ship[0], ship[1], ship[2])))

    def ship(self, entry: Any, i: int) -> tuple[int, int, int, int]:
        ship = self.table(entry, "ships", i, ["good", "effect", "coins", "danger"])
        return (
            self.name(GOOD_NAMES, ship["good"], "ships", i, "good"),
            self.name(EFFECT_NAMES, ship["effect"], "ships", i, "effect"),
            self.in_range(ship["coins"], 5, 9, "ships", i, "coins"),
            self.in_range(ship["danger"], 1, 6, "ships", i, "danger"),
        )

    def base_cards(self) -> tuple[int, ...]:
        table = self.entry("base_cards", SPACE_NAMES)
        counts = tuple(self.in_range(table[name], 0, c.BASE_CARDS, "base_cards", -1, name) for name in SPACE_NAMES)
        if sum(counts) != c.BASE_CARDS:
            raise self.refusal("cards-count", "base_cards", what="base_cards", count=sum(counts), wanted=c.BASE_CARDS)
        return counts

    def clockwise(self) -> tuple[int, ...]:
        spaces = self.entry("action_board", ["clockwise"])["clockwise"]
        if not isinstance(spaces, list) or sorted(map(str, spaces)) != sorted(SPACE_NAMES):
            raise self.refusal("cards-clockwise", "action_board")
        return tuple(SPACE_NAMES.index(space) for space in spaces)

    def hall(self) -> tuple[tuple[str, ...], ...]:
        """G10: every small seat once; a dot is not a seat."""
        rows = self.entry("guild_hall", ["rows"])["rows"]
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise self.refusal("cards-hall", "guild_hall", seats=" ".join(SEAT_NAMES))
        hall = tuple(tuple(row.split()) for row in rows)
        if sorted(seat for row in hall for seat in row if seat != ".") != sorted(SEAT_NAMES):
            raise self.refusal("cards-hall", "guild_hall", seats=" ".join(SEAT_NAMES))
        return hall

    def tiles(self) -> dict[str, Any]:
        """What each tile counts; G0.4: three a decade."""
        tiles = dict(self.tile(entry, i) for i, entry in enumerate(self.entries("tiles", c.TILES)))
        for name in TILE_NAMES:
            if name not in tiles:
                raise self.refusal("cards-missing-key", "tiles", what=name)
        return tiles

    def tile(self, entry: Any, i: int) -> tuple[str, Any]:
        name = entry.get("tile") if isinstance(entry, dict) else None
        number = self.name(TILE_NAMES, name, "tiles", i, "tile")
        value = {"victory-points": "positions", "ship-cards": "sets", "goods": "sets", "coins": "coins_a_point"}
        what = value.get(str(name), "each")
        tile = self.table(entry, "tiles", i, ["tile", "decade", what])
        decade = decade_of(number)
        self.in_range(tile["decade"], decade, decade, "tiles", i, "decade")
        if what in ("each", "coins_a_point"):
            return str(name), self.in_range(tile[what], 1, c.MOST_POINTS, "tiles", i, what)
        count = c.TILE_SPACES if what == "positions" else SETS
        return str(name), self.row(tile[what], count, 0, 99, "tiles", i, what)
