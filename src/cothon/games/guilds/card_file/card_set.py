"""The printed and reconstructed data of Guilds (G0, G10): read from a file, checked, laid on a board."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cothon.core.brief import brief
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.games.guilds.card_file.checking import Checker
from cothon.games.guilds.card_file.lines import lines_of
from cothon.games.guilds.rules.guild import decade_of
from cothon.games.guilds.text.symbols import EFFECT_NAMES, GOOD_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class CardSet:
    """One file's data, cards and ships in their orders."""

    trade: tuple[tuple[int, int, int], ...]  # good, action, coins
    ships: tuple[tuple[int, int, int, int], ...]  # good, effect, coins, danger
    base: Numbers
    clockwise: Numbers
    strength: Numbers
    bonus: Numbers
    warship_docks: int
    hall: tuple[tuple[str, ...], ...]
    forum_cost: int
    tile_costs: Numbers
    tile_each: Numbers
    positions: Numbers
    ship_sets: Numbers
    goods_sets: Numbers

    @cached_property
    def beside(self) -> Numbers:
        """For each small seat a bit for each that it touches."""
        places = {seat: (y, x) for y, row in enumerate(self.hall) for x, seat in enumerate(row)}
        return tuple(
            sum(1 << i for i, other in enumerate(SEAT_NAMES) if touch(places, seat, other)) for seat in SEAT_NAMES
        )

    def next_space(self) -> Numbers:
        """Clockwise, for each space."""
        ring = self.clockwise
        return tuple(ring[(ring.index(space) + 1) % len(ring)] for space in range(len(ring)))

    def lay(self, board: Guilds) -> None:
        """Put the data where the rules find them."""
        trade, ships = list(zip(*self.trade, strict=True)), list(zip(*self.ships, strict=True))
        rows: dict[str, Numbers] = {
            "card_good": trade[0],
            "card_action": trade[1],
            "card_coins": trade[2],
            "ship_good": ships[0],
            "ship_effect": ships[1],
            "ship_coins": ships[2],
            "ship_danger": ships[3],
            "base_cards": self.base,
            "next_space": self.next_space(),
            "strength_of": self.strength,
            "bonus_of": self.bonus,
            "seats_beside": self.beside,
            "tile_cost": self.tile_costs,
            "tile_each": self.tile_each,
            "position_points": self.positions,
            "ship_set_points": self.ship_sets,
            "goods_set_points": self.goods_sets,
        }
        for name, row in rows.items():
            for i, value in enumerate(row):
                board.put(name, value, i)
        board.put("warship_docks", self.warship_docks)
        board.put("forum_cost", self.forum_cost)

    def as_data(self) -> Json:
        """In the shape of the file, for records and positions."""
        return {
            "action_board": {"clockwise": [SPACE_NAMES[space] for space in self.clockwise]},
            "base_cards": dict(zip(SPACE_NAMES, self.base, strict=True)),
            "strength": {"values": list(self.strength)},
            "bonus_seats": {"values": list(self.bonus)},
            "warship_harbour": {"docks": self.warship_docks},
            "guild_hall": {"rows": [" ".join(row) for row in self.hall]},
            "forum": {"cost": self.forum_cost},
            "tile_spaces": {"costs": list(self.tile_costs)},
            "tiles": [self.tile_data(tile) for tile in range(len(TILE_NAMES))],
            "ships": [
                {"good": GOOD_NAMES[g], "effect": EFFECT_NAMES[e], "coins": coins, "danger": danger}
                for g, e, coins, danger in self.ships
            ],
            "trade_cards": [
                {"good": GOOD_NAMES[g], "action": SPACE_NAMES[a], "coins": coins} for g, a, coins in self.trade
            ],
        }

    def tile_data(self, tile: int) -> Json:
        name = TILE_NAMES[tile]
        data: Json = {"tile": name, "decade": decade_of(tile)}
        value = {
            "victory-points": ("positions", list(self.positions)),
            "ship-cards": ("sets", list(self.ship_sets)),
            "goods": ("sets", list(self.goods_sets)),
            "coins": ("coins_a_point", self.tile_each[tile]),
        }.get(name, ("each", self.tile_each[tile]))
        return data | dict([value])


def touch(places: dict[str, tuple[int, int]], seat: str, other: str) -> bool:
    """Orthogonally adjacent."""
    (y, x), (v, u) = places[seat], places[other]
    return abs(y - v) + abs(x - u) == 1


def checked(data: Any, lines: dict[tuple[str, int], int], file: str) -> CardSet:
    """The card set of a file's data; refuses what is not one."""
    check = Checker(data, lines, file)
    tiles = check.tiles()
    return CardSet(
        trade=check.trade_cards(),
        ships=check.ships(),
        base=check.base_cards(),
        clockwise=check.clockwise(),
        strength=check.numbers("strength", "values", 3, 0, 20),
        bonus=check.numbers("bonus_seats", "values", 4, 0, 20),
        warship_docks=check.number("warship_harbour", "docks", 2, 9),
        hall=check.hall(),
        forum_cost=check.number("forum", "cost", 1, 99),
        tile_costs=check.numbers("tile_spaces", "costs", 3, 1, 99),
        tile_each=tuple(tiles[name] if isinstance(tiles[name], int) else 0 for name in TILE_NAMES),
        positions=tiles["victory-points"],
        ship_sets=tiles["ship-cards"],
        goods_sets=tiles["goods"],
    )


def parsed(text: str, file: str) -> CardSet:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        at = int(line.group(1)) if line else text.count("\n") + 1
        raise BadRequest("bad-cards", key="cards-not-toml", file=file, line=at, error=str(error)) from error
    except RecursionError as error:
        raise BadRequest("bad-cards", key="file-too-deep", path=file) from error
    return checked(data, lines_of(text), file)


@cache
def standard() -> CardSet:
    return parsed(
        resources.files("cothon.games.guilds.card_file").joinpath("cards.toml").read_text("utf-8"), "cards.toml"
    )


SETS: list[CardSet] = []  # every card set in use; a board holds its place in this list


def place_of(cards: CardSet) -> int:
    if not SETS:
        SETS.append(standard())
    if cards not in SETS:
        SETS.append(cards)
    return SETS.index(cards)


def loaded(cards: Any) -> CardSet:
    """Of a file, or of the data that a record or position holds; None is the standard one."""
    if cards is None:
        return standard()
    if isinstance(cards, dict):
        return checked(cards, {}, "cards")
    if not isinstance(cards, str | Path):
        raise BadRequest("bad-cards", key="cards-no-file", file=brief(cards), error="")
    try:
        text = Path(cards).read_text("utf-8")
    except (OSError, ValueError) as error:  # no file, no text, or a name that no file can have
        raise BadRequest("bad-cards", key="cards-no-file", file=str(cards), error=str(error)) from error
    return parsed(text, str(cards))
