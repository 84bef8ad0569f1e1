"""Measures of a position that bots weigh: what stock is worth, what the market would add."""

from cothon.games.traders.board import Board
from cothon.games.traders.cards import COLOURS, POINTS_A_VP, RANKS, VALUE
from cothon.games.traders.market import may_have
from cothon.games.traders.payday import sales_price, set_size


def set_vp(board: Board, seat: int, colour: int) -> int:
    """VP that the stock of a colour would bring if its ship arrived now."""
    return (sales_price(board, seat, colour) * set_size(board, seat, colour) + POINTS_A_VP - 1) // POINTS_A_VP


def stored_of(board: Board, seat: int, colour: int) -> int:
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        total += board.stored[seat][card]
    return total


def unstored_vp(board: Board, seat: int, colour: int) -> int:
    size = set_size(board, seat, colour)
    if size == 0:
        return 0
    return set_vp(board, seat, colour) * (size - stored_of(board, seat, colour)) // size


def set_vp_after(board: Board, seat: int, colour: int) -> int:
    """The same, with the goods of the market that the seat could buy."""
    highest = 0
    size = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        count = board.stock[seat][card] + board.stored[seat][card] + may_have(board, seat, card)
        size += count
        if count > 0:
            highest = VALUE[card]
    if not board.discount:
        highest += board.tokens[seat][colour]
    return (highest * size + POINTS_A_VP - 1) // POINTS_A_VP


def market_gain(board: Board, seat: int) -> int:
    """VP that buying the market would add to the stock."""
    total = 0
    for colour in range(COLOURS):
        total += set_vp_after(board, seat, colour) - set_vp(board, seat, colour)
    return total
