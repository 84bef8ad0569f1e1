"""What the goods of a colour sell for (T6.1), now or with the market bought before."""

from cothon.games.traders.rules.board import Board
from cothon.games.traders.rules.cards import POINTS_A_VP, RANKS, VALUE
from cothon.games.traders.rules.market import may_have


def price_of_set(board: Board, seat: int, colour: int, highest: int) -> int:
    """The highest value in the set; where tokens give no discount, plus one for each own token."""
    return highest if board.discount else highest + board.tokens[seat][colour]


def sales_price(board: Board, seat: int, colour: int) -> int:
    """T6.1"""
    highest = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        if board.stock[seat][card] + board.stored[seat][card] > 0:
            highest = VALUE[card]
    return price_of_set(board, seat, colour, highest)


def set_size(board: Board, seat: int, colour: int) -> int:
    """Stored or not."""
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        total += board.stock[seat][card] + board.stored[seat][card]
    return total


def vp_for(points: int) -> int:
    """T6.1: one for every five, rounded up."""
    return (points + POINTS_A_VP - 1) // POINTS_A_VP


def set_points(board: Board, seat: int, colour: int) -> int:
    """T6.1: price times cards."""
    return sales_price(board, seat, colour) * set_size(board, seat, colour)


def set_vp(board: Board, seat: int, colour: int) -> int:
    """VP that the stock of a colour would bring if its ship arrived now."""
    return vp_for(set_points(board, seat, colour))


def set_vp_with_market(board: Board, seat: int, colour: int) -> int:
    """The same, with the goods of the market that the seat could buy."""
    highest = 0
    size = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        count = board.stock[seat][card] + board.stored[seat][card] + may_have(board, seat, card)
        size += count
        if count > 0:
            highest = VALUE[card]
    return vp_for(price_of_set(board, seat, colour, highest) * size)
