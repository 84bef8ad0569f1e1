"""How a seat stands in an unfinished game: features, weighed by the numbers in weights.py.

A glance, not a proof: the search corrects it. Rule sets where tokens give a discount and those where
they raise prices are weighed apart.
"""

from cothon.core.judging import note
from cothon.core.state import Features
from cothon.games.traders.judging.measures import market_gain, stored_of
from cothon.games.traders.judging.weights import FORECAST_WEIGHTS, SEAT_WEIGHTS
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
HALF_SEAT_FEATURES = 24


def note_seat(board: Board, features: Features, index: int, amount: float, progress: float) -> None:
    """For the whole game, and in proportion to its progress."""
    place = index if board.discount else index + 2 * HALF_SEAT_FEATURES
    note(features, place, amount)
    note(features, place + HALF_SEAT_FEATURES, amount * progress)


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
        note_seat(board, features, STOCK_FEATURE + place, vp - safe, progress)
        note_seat(board, features, STORED_FEATURE + place, safe, progress)
        near = NEAR_COLOURS_FEATURE if raided(board, colour) else COLOURS_FEATURE
        note_seat(board, features, near, 1.0, progress)


def note_means(board: Board, seat: int, features: Features, progress: float) -> None:
    """Coins, and what they can buy."""
    worth = board.coins[seat]
    cost = best_price(board, seat, 0)
    note_seat(board, features, COINS_FEATURE, 0.1 * worth, progress)
    note_seat(board, features, HAND_FEATURE, 0.1 * hand_size(board, seat), progress)
    note_seat(board, features, ICONS_FEATURE, 0.1 * hand_icons(board, seat), progress)
    if cost <= worth:
        note_seat(board, features, MARKET_FEATURE, 0.1 * market_gain(board, seat), progress)
    else:
        note_seat(board, features, SHORT_FEATURE, 0.1 * (cost - worth), progress)


def note_standing(board: Board, seat: int, features: Features) -> None:
    """All that speaks for a seat."""
    features.count = 0
    progress: float = progress_of(board)
    tokens = token_count(board, seat)
    face_up = 0
    for colour in range(COLOURS):
        face_up += board.tokens[seat][colour]
    note_seat(board, features, VP_FEATURE, vp_count(board, seat), progress)
    note_seat(board, features, TOKENS_FEATURE, tokens, progress)
    note_seat(board, features, PIECE_FEATURE, board.piece[seat], progress)
    note_seat(board, features, FACE_UP_FEATURE, face_up, progress)
    if tokens >= tokens_to_end() - 2:
        note_seat(board, features, NEARLY_DONE_FEATURE, 1.0, progress)
    if seat == board.active:
        note_seat(board, features, ON_TURN_FEATURE, 1.0, progress)
    elif seat == next_seat(board, board.active):
        note_seat(board, features, NEXT_FEATURE, 1.0, progress)
    note_means(board, seat, features, progress)
    note_stock(board, seat, features, progress)


def strength_of(board: Board, seat: int, features: Features) -> float:
    note_standing(board, seat, features)
    total: float = 0.0
    for i in range(features.count):
        total += SEAT_WEIGHTS[features.index[i]] * features.amount[i]
    return total


def forecast_of(board: Board, seat: int, features: Features) -> float:
    note_standing(board, seat, features)
    total: float = vp_count(board, seat)
    for i in range(features.count):
        total += FORECAST_WEIGHTS[features.index[i]] * features.amount[i]
    return total
