"""What the next purchase would bring each seat, if the one who can make it does."""

from cothon.games.traders.judging.measures import unstored_vp
from cothon.games.traders.rules.board import Board, seat_after, token_count, vp_count
from cothon.games.traders.rules.cards import COLOURS
from cothon.games.traders.rules.payday import ends_with, has_arrived_at, is_raided_at, place_after
from cothon.games.traders.rules.purchase import can_buy, goods_of
from cothon.games.traders.rules.sales import set_size, set_vp, set_vp_with_market

NO_BUYER = -1


def ship_after(board: Board, seat: int, colour: int) -> int:
    """Where the ship would be if the seat bought the market."""
    return place_after(board, colour, goods_of(board, seat, colour))


def arrives(board: Board, seat: int, colour: int) -> bool:
    """Whether the ship would reach Carthage if the seat bought the market."""
    return has_arrived_at(ship_after(board, seat, colour))


def vp_sold(board: Board, buyer: int, seat: int) -> int:
    total = 0
    for colour in range(COLOURS):
        if arrives(board, buyer, colour):
            total += set_vp_with_market(board, seat, colour) if seat == buyer else set_vp(board, seat, colour)
    return total


def colours_sold(board: Board, buyer: int, seat: int) -> int:
    total = 0
    for colour in range(COLOURS):
        if arrives(board, buyer, colour):
            if set_size(board, seat, colour) > 0 or (seat == buyer and goods_of(board, seat, colour) > 0):
                total += 1
    return total


def vp_raided(board: Board, buyer: int, seat: int) -> int:
    total = 0
    for colour in range(COLOURS):
        if is_raided_at(board, ship_after(board, buyer, colour)):
            total += unstored_vp(board, seat, colour)
    return total


def pays_out(board: Board, buyer: int) -> bool:
    """Whether the purchase would bring a ship to Carthage."""
    for colour in range(COLOURS):
        if arrives(board, buyer, colour):
            return True
    return False


def next_buyer(board: Board) -> int:
    """The first seat from the one on turn that could pay for the market as it lies."""
    for i in range(board.seats):
        seat = seat_after(board, board.active, i)
        if can_buy(board, seat):
            return seat
    return NO_BUYER


def would_end(board: Board, buyer: int) -> bool:
    """Whether the payday that the purchase causes would be the last."""
    for seat in range(board.seats):
        if ends_with(token_count(board, seat) + colours_sold(board, buyer, seat)):
            return True
    return False


def lead_after(board: Board, buyer: int, seat: int) -> int:
    """VP that the seat would have more than the best of the others."""
    most = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, vp_count(board, other) + vp_sold(board, buyer, other))
    return vp_count(board, seat) + vp_sold(board, buyer, seat) - most
