"""What the rules say about a table, for those who draw it: the route, and what each set would sell for now."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cothon.games.traders.rules import cards as c
from cothon.games.traders.rules.printed import (
    home_place,
    icons_on,
    payday_place,
    points_a_vp,
    refuge_place,
    tokens_to_end,
)
from cothon.games.traders.text.notation import CARDS, COLOURS

if TYPE_CHECKING:
    from cothon.games.traders.engine import Traders
    from cothon.games.traders.text.shapes import Colour, TradersBoard, TradersSale


@cache
def icons() -> dict[str, int]:
    """T1.3, by value."""
    return {CARDS[card][1:]: icons_on(card) for card in range(c.RANKS)}


def board_shown(board: Traders) -> TradersBoard:
    ships = board.ship
    pirates = [place for place in range(c.PLACES) if board.is_raided_at(place)]
    return {
        "places": c.PLACES,
        "home": home_place(),
        "refuge": refuge_place(),
        "pirates": pirates,
        "payday": payday_place(),
        "tokens_to_end": tokens_to_end(),
        "points_a_vp": points_a_vp(),
        "icons": icons().copy(),
        "double_action": bool(board.double_action),
        "discount": bool(board.discount),
        "danger": [name for name, place in zip(COLOURS, ships, strict=True) if place in pirates],
        "sales": [sales(board, seat) for seat in range(board.seats)],
    }


def with_prices(shown: TradersBoard, board: Traders, viewer: int) -> TradersBoard:
    """T3.3, T3.6: what the market would cost the viewer, and with tokens flipped for it."""
    return {**shown, "price": board.price_for(viewer), "best_price": board.best_price_for(viewer)}


def sales(board: Traders, seat: int) -> dict[Colour, TradersSale]:
    """T6.1: of the colours in a seat's stock."""
    sets = [(colour, size) for colour in range(c.COLOURS) if (size := board.set_size_of(seat, colour))]
    return {COLOURS[colour]: sale(board, seat, colour, size) for colour, size in sets}


def sale(board: Traders, seat: int, colour: int, size: int) -> TradersSale:
    return {
        "cards": size,
        "price": board.sales_price_of(seat, colour),
        "points": board.set_points_of(seat, colour),
        "vp": board.set_vp_of(seat, colour),
    }
