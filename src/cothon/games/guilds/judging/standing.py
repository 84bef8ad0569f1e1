"""How a seat stands in an unfinished game: features, weighed by the numbers in weights.json.

A glance, not a proof: the search corrects it.
"""

from cothon.core.judging import note, weighed_seat
from cothon.core.state import Features
from cothon.games.guilds.rules.board import Board, docks, strength
from cothon.games.guilds.rules.cards import COLUMNS, EFFECTS, GOODS, SPACES, TILES
from cothon.games.guilds.rules.decades import rounds_in_all, rounds_played
from cothon.games.guilds.rules.delivery import has_own_ship
from cothon.games.guilds.rules.guild import first_tile, lowest_seat_cost, tile_is_open
from cothon.games.guilds.rules.residence import can_pay_column
from cothon.games.guilds.rules.scoring import full_points, guild_seats, score, ship_count, tile_discs_of

# features of a seat; each counts twice, the second time in proportion to the part of the game that is left
SCORE_FEATURE = 0
SEATS_FEATURE = 1
SHIPS_FEATURE = 2
PRODUCT_FEATURE = 3
HAND_FEATURE = 4
TRADE_CARDS_FEATURE = 5
COINS_FEATURE = 6
AVAILABLE_FEATURE = 7
DOCKED_FEATURE = 8
PAYABLE_FEATURE = 9  # ships at own discs whose good is in hand
WARSHIP_FEATURE = 10
FREED_FEATURE = 11  # and the two after it: a column
COLUMN_FEATURE = 14  # columns that can be paid for
FACE_UP_FEATURE = 15
TILES_FEATURE = 16
OPEN_TILES_FEATURE = 17  # what tiles that are still to be had would bring
SEAT_MONEY_FEATURE = 18  # coins for a seat in the hall, and a disc
ON_TURN_FEATURE = 19
MARKET_CARDS_FEATURE = 20  # and the four after it: cards that show an action
ALIKE_FEATURE = 25  # the most goods of one kind
STRENGTH_FEATURE = 26
READY_COINS_FEATURE = 27  # that deliveries which could be made now would bring
EXPEDITIONS_FEATURE = 28  # discs that wait for warships, each as good as the seat is strong
HALF_SEAT_FEATURES = 29


def left_of_game(board: Board) -> float:
    """From 1 to 0."""
    rounds = rounds_in_all()
    return 1.0 - rounds_played(board) / rounds


def note_seat(features: Features, index: int, amount: float, left: float) -> None:
    """For the whole game, and in proportion to what is left of it."""
    note(features, index, amount)
    note(features, index + HALF_SEAT_FEATURES, amount * left)


def most_alike_in_hand(board: Board, seat: int) -> int:
    """Trade cards in hand of the good that is most common."""
    most = 0
    for good in range(GOODS):
        most = max(most, board.goods[seat][good])
    return most


def columns_payable(board: Board, seat: int) -> int:
    count = 0
    for column in range(COLUMNS):
        if can_pay_column(board, seat, column):
            count += 1
    return count


def docked(board: Board, seat: int) -> int:
    """Own discs beside ships of the trading harbour."""
    count = 0
    for i in range(docks(board)):
        if has_own_ship(board, seat, i):
            count += 1
    return count


def ships_payable(board: Board, seat: int) -> int:
    """Of these, ships whose good is in hand."""
    count = 0
    for i in range(docks(board)):
        if has_own_ship(board, seat, i) and board.goods[seat][board.ship_good[board.harbour[i]]] > 0:
            count += 1
    return count


def ready_coins(board: Board, seat: int) -> int:
    """Of the ships that could be delivered to now."""
    total = 0
    for i in range(docks(board)):
        if has_own_ship(board, seat, i) and board.goods[seat][board.ship_good[board.harbour[i]]] > 0:
            total += board.ship_coins[board.harbour[i]]
    return total


def tiles_promise(board: Board, seat: int) -> int:
    """Points that tiles of this and later decades would bring now, where a space is free."""
    total = 0
    for tile in range(first_tile(board), TILES):
        if tile_is_open(board, seat, tile):
            total += full_points(board, seat, tile)
    return total


def note_possessions(board: Board, seat: int, features: Features, left: float) -> None:
    note_seat(features, HAND_FEATURE, 0.1 * board.hand_size[seat], left)
    note_seat(features, TRADE_CARDS_FEATURE, 0.1 * board.trade_cards[seat], left)
    note_seat(features, COINS_FEATURE, 0.02 * board.coins[seat], left)
    note_seat(features, AVAILABLE_FEATURE, 0.1 * board.available[seat], left)
    note_seat(features, COLUMN_FEATURE, 0.1 * columns_payable(board, seat), left)
    note_seat(features, ALIKE_FEATURE, 0.1 * most_alike_in_hand(board, seat), left)
    if board.available[seat] > 0 and board.coins[seat] >= lowest_seat_cost():
        note_seat(features, SEAT_MONEY_FEATURE, 0.1, left)
    for action in range(SPACES):
        note_seat(features, MARKET_CARDS_FEATURE + action, 0.1 * board.actions[seat][action], left)


def note_harbours(board: Board, seat: int, features: Features, left: float) -> None:
    face_up = 0
    for effect in range(EFFECTS):
        face_up += board.face_up[seat][effect]
    note_seat(features, DOCKED_FEATURE, 0.1 * docked(board, seat), left)
    note_seat(features, PAYABLE_FEATURE, 0.1 * ships_payable(board, seat), left)
    note_seat(features, WARSHIP_FEATURE, 0.1 * (board.warship[seat] + board.anchor[seat]), left)
    note_seat(features, FACE_UP_FEATURE, 0.1 * face_up, left)
    note_seat(features, READY_COINS_FEATURE, 0.02 * ready_coins(board, seat), left)
    waiting = board.warship[seat] + board.anchor[seat]
    note_seat(features, EXPEDITIONS_FEATURE, 0.02 * waiting * strength(board, seat), left)


def note_standing(board: Board, seat: int, features: Features) -> None:
    """All that speaks for a seat."""
    features.count = 0
    left: float = left_of_game(board)
    seats = guild_seats(board, seat)
    ships = ship_count(board, seat)
    note_seat(features, SCORE_FEATURE, 0.1 * score(board, seat), left)
    note_seat(features, SEATS_FEATURE, 0.1 * seats, left)
    note_seat(features, SHIPS_FEATURE, 0.1 * ships, left)
    note_seat(features, PRODUCT_FEATURE, 0.1 * seats * ships, left)
    for column in range(COLUMNS):
        note_seat(features, FREED_FEATURE + column, 0.1 * board.freed[seat][column], left)
    note_seat(features, STRENGTH_FEATURE, 0.1 * strength(board, seat), left)
    note_seat(features, TILES_FEATURE, 0.1 * tile_discs_of(board, seat), left)
    note_seat(features, OPEN_TILES_FEATURE, 0.1 * tiles_promise(board, seat), left)
    if seat == board.active:
        note_seat(features, ON_TURN_FEATURE, 0.1, left)
    note_possessions(board, seat, features, left)
    note_harbours(board, seat, features, left)


def standing_of(board: Board, seat: int, features: Features) -> float:
    note_standing(board, seat, features)
    return weighed_seat(features, score(board, seat))
