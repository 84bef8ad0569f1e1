"""How a seat stands in an unfinished game: features, weighed by the numbers in weights.json.

A glance, not a proof: the search corrects it.
"""

from cothon.core.judging import note, weighed_seat
from cothon.core.state import Features
from cothon.games.traders.judging.expecting import (
    NO_BUYER,
    lead_after,
    next_buyer,
    pays_out,
    vp_raided,
    vp_sold,
    would_end,
)
from cothon.games.traders.judging.measures import market_gain, stored_of
from cothon.games.traders.rules.board import Board, next_seat, token_count, vp_count
from cothon.games.traders.rules.cards import CARDS, COLOURS
from cothon.games.traders.rules.payday import arrived, raided
from cothon.games.traders.rules.printed import tokens_to_end
from cothon.games.traders.rules.purchase import best_price
from cothon.games.traders.rules.sales import set_size, set_vp
from cothon.games.traders.rules.storing import hand_icons

# features of a seat; each counts twice, the second time in proportion to how near the end is
VP_FEATURE = 0
TOKENS_FEATURE = 1
COINS_FEATURE = 2
HAND_FEATURE = 3
ICONS_FEATURE = 4
PIECE_FEATURE = 5
FACE_UP_FEATURE = 6
ON_TURN_FEATURE = 7
NEXT_FEATURE = 8
STOCK_FEATURE = 9  # and the four after it: by the place of the ship
STORED_FEATURE = 14  # the same
COLOURS_FEATURE = 19  # colours in stock, the ship not yet among pirates
NEAR_COLOURS_FEATURE = 20  # the ship among pirates
MARKET_FEATURE = 21  # VP that the market would bring to a seat that can pay for it
SHORT_FEATURE = 22  # coins that the market costs more than the seat has
NEARLY_DONE_FEATURE = 23  # one or two tokens before the end
BUYS_NEXT_FEATURE = 24  # of those who could buy, it is the next
BUYS_NOW_FEATURE = 25  # and it is on turn
NEXT_GAIN_FEATURE = 26  # VP that the market would then add to its stock
DUE_FEATURE = 27  # VP that it would sell if the next who can buy does
DANGER_FEATURE = 28  # VP that pirates would then take, unless they are stored
LAST_LEAD_FEATURE = 29  # the game would then end: by how much the seat would lead
HALF_SEAT_FEATURES = 30


def note_seat(features: Features, index: int, amount: float, progress: float) -> None:
    """For the whole game, and in proportion to its progress."""
    note(features, index, amount)
    note(features, index + HALF_SEAT_FEATURES, amount * progress)


def progress_of(board: Board) -> float:
    """From 0 to 1: the most tokens anyone has."""
    most = 0
    for seat in range(board.seats):
        most = max(most, token_count(board, seat))
    return most / tokens_to_end()


def hand_size(board: Board, seat: int) -> int:
    total = 0
    for card in range(CARDS):
        total += board.hand[seat][card]
    return total


def note_stock(board: Board, seat: int, features: Features, progress: float) -> None:
    for colour in range(COLOURS):
        size = set_size(board, seat, colour)
        place = board.ship[colour]
        if size == 0 or arrived(board, colour):
            continue
        vp: float = set_vp(board, seat, colour)
        safe: float = vp * stored_of(board, seat, colour) / size
        note_seat(features, STOCK_FEATURE + place, vp - safe, progress)
        note_seat(features, STORED_FEATURE + place, safe, progress)
        near = NEAR_COLOURS_FEATURE if raided(board, colour) else COLOURS_FEATURE
        note_seat(features, near, 1.0, progress)


def note_means(board: Board, seat: int, features: Features, progress: float) -> None:
    """Coins, and what they can buy."""
    worth = board.coins[seat]
    cost = best_price(board, seat, 0)
    note_seat(features, COINS_FEATURE, 0.1 * worth, progress)
    note_seat(features, HAND_FEATURE, 0.1 * hand_size(board, seat), progress)
    note_seat(features, ICONS_FEATURE, 0.1 * hand_icons(board, seat), progress)
    if cost <= worth:
        note_seat(features, MARKET_FEATURE, 0.1 * market_gain(board, seat), progress)
    else:
        note_seat(features, SHORT_FEATURE, 0.1 * (cost - worth), progress)


def note_next_purchase(board: Board, seat: int, features: Features, progress: float) -> None:
    """What is about to happen."""
    buyer = next_buyer(board)
    if buyer == NO_BUYER:
        return
    if seat == buyer:
        note_seat(features, BUYS_NEXT_FEATURE, 1.0, progress)
        note_seat(features, NEXT_GAIN_FEATURE, 0.1 * market_gain(board, seat), progress)
        if seat == board.active:
            note_seat(features, BUYS_NOW_FEATURE, 1.0, progress)
    if pays_out(board, buyer):
        note_seat(features, DUE_FEATURE, 0.1 * vp_sold(board, buyer, seat), progress)
        note_seat(features, DANGER_FEATURE, 0.1 * vp_raided(board, buyer, seat), progress)
        if would_end(board, buyer):
            note_seat(features, LAST_LEAD_FEATURE, 0.1 * min(5, max(-5, lead_after(board, buyer, seat))), progress)


def note_standing(board: Board, seat: int, features: Features) -> None:
    """All that speaks for a seat."""
    features.count = 0
    progress: float = progress_of(board)
    tokens = token_count(board, seat)
    face_up = 0
    for colour in range(COLOURS):
        face_up += board.tokens[seat][colour]
    note_seat(features, VP_FEATURE, vp_count(board, seat), progress)
    note_seat(features, TOKENS_FEATURE, tokens, progress)
    note_seat(features, PIECE_FEATURE, board.piece[seat], progress)
    note_seat(features, FACE_UP_FEATURE, face_up, progress)
    if tokens >= tokens_to_end() - 2:
        note_seat(features, NEARLY_DONE_FEATURE, 1.0, progress)
    if seat == board.active:
        note_seat(features, ON_TURN_FEATURE, 1.0, progress)
    elif seat == next_seat(board, board.active):
        note_seat(features, NEXT_FEATURE, 1.0, progress)
    note_means(board, seat, features, progress)
    note_stock(board, seat, features, progress)
    note_next_purchase(board, seat, features, progress)


def strength_of(board: Board, seat: int, features: Features) -> float:
    note_standing(board, seat, features)
    return weighed_seat(features, vp_count(board, seat))
