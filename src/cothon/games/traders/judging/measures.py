"""Measures of a position that bots weigh: what stock is worth, what the market would add."""

from cothon.games.traders.rules.board import Board
from cothon.games.traders.rules.cards import COLOURS
from cothon.games.traders.rules.payday import unstored_of
from cothon.games.traders.rules.sales import set_size, set_vp, set_vp_with_market


def stored_of(board: Board, seat: int, colour: int) -> int:
    return set_size(board, seat, colour) - unstored_of(board, seat, colour)


def unstored_vp(board: Board, seat: int, colour: int) -> int:
    size = set_size(board, seat, colour)
    if size == 0:
        return 0
    return set_vp(board, seat, colour) * unstored_of(board, seat, colour) // size


def market_gain(board: Board, seat: int) -> int:
    """VP that buying the market would add to the stock."""
    total = 0
    for colour in range(COLOURS):
        total += set_vp_with_market(board, seat, colour) - set_vp(board, seat, colour)
    return total
