"""What the rules say about a table, for those who draw it: docks, prices, columns, and what each seat is worth now."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cothon.games.guilds.card_file.card_set import SETS
from cothon.games.guilds.rules import cards as c
from cothon.games.guilds.rules.board import docks
from cothon.games.guilds.rules.guild import decade_of, seat_cost, tile_spaces
from cothon.games.guilds.rules.residence import column_height, column_price, discs_on_space, is_good_of
from cothon.games.guilds.rules.ships import harbour_places
from cothon.games.guilds.text.shapes import GuildsBoard, GuildsColumn, GuildsStanding
from cothon.games.guilds.text.symbols import GOOD_NAMES, SEAT_NAMES, SPACE_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds


def board_shown(board: Guilds) -> GuildsBoard:
    printed = SETS[board.card_set]
    return {
        "decades": c.DECADES,
        "rounds": c.ROUNDS,
        "spaces": [SPACE_NAMES[space] for space in printed.clockwise],
        "market_cards": c.MARKET_CARDS,
        "docks": docks(board),
        "harbour_places": harbour_places(board),
        "warship_docks": board.warship_docks,
        "hall": seat_costs().copy(),
        "forum": board.forum_cost,
        "tiles": tile_decades().copy(),
        "tile_costs": list(printed.tile_costs[: tile_spaces(board)]),
        "columns": {"left": column(c.LEFT), "middle": column(c.MIDDLE), "right": column(c.RIGHT)},
        "strength": list(printed.strength),
        "bonus": list(printed.bonus),
        "seats": [standing(board, seat) for seat in range(board.seats)],
    }


@cache
def seat_costs() -> dict[str, int]:
    """G7.1"""
    return {name: seat_cost(i) for i, name in enumerate(SEAT_NAMES)}


@cache
def tile_decades() -> dict[str, int]:
    """G0.4"""
    return {name: decade_of(tile) for tile, name in enumerate(TILE_NAMES)}


def column(number: int) -> GuildsColumn:
    """G1.3, G4.2"""
    return {
        "discs": [discs_on_space(number, space) for space in range(column_height(number))],
        "price": column_price(number),
        "goods": [name for good, name in enumerate(GOOD_NAMES) if is_good_of(good, number)],
    }


def standing(board: Guilds, seat: int) -> GuildsStanding:
    """G9.1 and G3.1, as things are; of the score only what everyone sees."""
    return {
        "strength": board.strength_now(seat),
        "bonus": board.bonus(seat),
        "guild_seats": board.guild_seats_of(seat),
        "ships": board.ships_of(seat),
        "needs": {name: board.cards_for(seat, space) for space, name in enumerate(SPACE_NAMES)},
    }
