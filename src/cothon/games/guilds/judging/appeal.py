"""What speaks for a move at a glance: features, weighed by the numbers in weights.json."""

from cothon.core.judging import note, weighed_move
from cothon.core.state import Features
from cothon.core.steps import kind_of_step, step_number
from cothon.games.guilds.judging.standing import columns_payable, docked, ships_payable
from cothon.games.guilds.rules.acting import cards_needed
from cothon.games.guilds.rules.board import Board, docks, strength
from cothon.games.guilds.rules.cards import (
    AFTER_STEP,
    BASE,
    DECLINE,
    DELIVER_ANCHOR,
    DELIVER_TRADING,
    DELIVER_WARSHIP,
    DELIVERY,
    DOCK_TRADING,
    DOCK_WARSHIP,
    DONE,
    EFFECTS,
    FREE_COLUMN,
    GIVE,
    MARKER,
    PASS,
    PAY,
    PAY_COINS_STEP,
    PAY_COLUMN_STEP,
    PLAY,
    READY,
    RESIDENCE,
    SEAT,
    SEAT_FORUM,
    SETUP_STEP,
    SPACES,
    SWAP,
    TAKE,
    TAKE_PILE,
    TILE,
    TRADING,
    USE,
    WARSHIP,
)
from cothon.games.guilds.rules.delivery import has_own_ship
from cothon.games.guilds.rules.docks import can_dock_trading, can_dock_warship
from cothon.games.guilds.rules.guild import lowest_seat_cost, seat_cost, tile_price
from cothon.games.guilds.rules.residence import is_last_space
from cothon.games.guilds.rules.scoring import full_points, guild_seats, ship_count

ACT_MOVE = 0  # and the fourteen after it: a space in a decade
PASS_MOVE = 15
EXTRA_CARDS_MOVE = 16  # beyond the first
MARKER_HERE_MOVE = 17  # a guild action can be paid for there
COLUMNS_MOVE = 18  # that can be paid for, going to the residence
NO_COLUMN_MOVE = 19
PAYABLE_MOVE = 20  # going to deliver: ships that can be paid for
WAITING_MOVE = 21  # discs at warship docks
NOTHING_MOVE = 22  # nothing to deliver, or no dock to be had
CARDS_LEFT_MOVE = 23
USE_MOVE = 24  # and the eight after it: an effect
SHIFT_MOVE = 33  # a marker, to a space that can be used
PLAY_BASE_MOVE = 34
PLAY_COINS_MOVE = 35
PLAY_GOOD_MOVE = 36  # others of its good in hand
PLAY_ACTION_MOVE = 37  # others of its action in hand
TAKE_COINS_MOVE = 38
TAKE_GOOD_MOVE = 39
TAKE_WANTED_MOVE = 40  # a ship beside one's own disc wants the good
TAKE_ACTION_MOVE = 41
TAKE_PILE_MOVE = 42
SWAP_MOVE = 43
GIVE_COINS_MOVE = 44
GIVE_GOOD_MOVE = 45
GIVE_WANTED_MOVE = 46
READY_MOVE = 47  # and the eight after it
FREE_MOVE = 56  # and the two after it: a column
FREE_LAST_MOVE = 59
PAY_COINS_MOVE = 60
PAY_EXACT_MOVE = 61
PAY_WASTE_MOVE = 62
PAY_GOOD_MOVE = 63  # others of its good in hand
PAY_WANTED_MOVE = 64
DOCK_COINS_MOVE = 65
DOCK_GOOD_MOVE = 66  # its good is in hand
DOCK_FRONT_MOVE = 67
DOCK_WARSHIP_MOVE = 68
DOCK_STRENGTH_MOVE = 69
DELIVER_MOVE = 70
DELIVER_COINS_MOVE = 71
EXPEDITION_MOVE = 72
EXPEDITION_STRENGTH_MOVE = 73
SEAT_MOVE = 74
SEAT_COST_MOVE = 75
SEAT_SHIPS_MOVE = 76  # each seat counts for every ship
FORUM_MOVE = 77
TILE_MOVE = 78
TILE_POINTS_MOVE = 79
TILE_LATE_MOVE = 80  # points to come grow with time
TILE_PRICE_MOVE = 81
DECLINE_MOVE = 82
DECLINE_TILE_MOVE = 83
DONE_MOVE = 84
SETUP_DECLINE_MOVE = 85
SEAT_LATE_MOVE = 86


def note_act(board: Board, seat: int, space: int, features: Features) -> None:
    extra = cards_needed(board, seat, space) - 1
    note(features, ACT_MOVE + SPACES * (board.decade - 1) + space, 1.0)
    note(features, EXTRA_CARDS_MOVE, extra)
    note(features, CARDS_LEFT_MOVE, 0.1 * extra * board.hand_size[seat])
    if board.marker[space] > 0 and board.available[seat] > 0 and board.coins[seat] >= lowest_seat_cost():
        note(features, MARKER_HERE_MOVE, 1.0)
    if space == RESIDENCE:
        columns = columns_payable(board, seat)
        note(features, COLUMNS_MOVE if columns > 0 else NO_COLUMN_MOVE, max(1, columns))
    elif space == DELIVERY:
        note_harbour(board, seat, features)
    elif space == TRADING or space == WARSHIP:
        possible: bool = can_dock_trading(board, seat) if space == TRADING else can_dock_warship(board, seat)
        if not possible or board.available[seat] == 0:
            note(features, NOTHING_MOVE, 1.0)


def note_harbour(board: Board, seat: int, features: Features) -> None:
    """What going to deliver could bring."""
    payable = ships_payable(board, seat)
    waiting = board.warship[seat] + board.anchor[seat]
    note(features, PAYABLE_MOVE, min(1, payable))
    note(features, WAITING_MOVE, min(1, waiting))
    if payable + waiting == 0:
        note(features, NOTHING_MOVE, 2.0)
    elif docked(board, seat) + waiting == 1:
        note(features, NOTHING_MOVE, 0.2)


def wanted(board: Board, seat: int, good: int) -> bool:
    """A ship beside one's own disc wants the good, and there is no other card of it."""
    if board.goods[seat][good] > 1:
        return False
    for i in range(docks(board)):
        if has_own_ship(board, seat, i) and board.ship_good[board.harbour[i]] == good:
            return True
    return False


def note_play(board: Board, seat: int, card: int, features: Features) -> None:
    if card >= BASE:
        note(features, PLAY_BASE_MOVE, 1.0)
        note(features, PLAY_ACTION_MOVE, board.actions[seat][card - BASE] - 1)
        return
    note(features, PLAY_COINS_MOVE, board.card_coins[card])
    note(features, PLAY_GOOD_MOVE, board.goods[seat][board.card_good[card]] - 1)
    note(features, PLAY_ACTION_MOVE, board.actions[seat][board.card_action[card]] - 1)


def note_wish(board: Board, seat: int, card: int, features: Features) -> None:
    """A card to be had."""
    good = board.card_good[card]
    note(features, TAKE_COINS_MOVE, board.card_coins[card])
    note(features, TAKE_GOOD_MOVE, board.goods[seat][good])
    note(features, TAKE_ACTION_MOVE, board.actions[seat][board.card_action[card]])
    if board.goods[seat][good] == 0 and wanted(board, seat, good):
        note(features, TAKE_WANTED_MOVE, 1.0)


def note_gift(board: Board, seat: int, card: int, features: Features) -> None:
    good = board.card_good[card]
    note(features, GIVE_COINS_MOVE, board.card_coins[card])
    note(features, GIVE_GOOD_MOVE, board.goods[seat][good])
    if wanted(board, seat, good):
        note(features, GIVE_WANTED_MOVE, 1.0)


def note_payment(board: Board, seat: int, card: int, features: Features) -> None:
    kind = kind_of_step(board)
    good = board.card_good[card]
    coins = board.card_coins[card]
    if kind == PAY_COINS_STEP:
        due = step_number(board, 3)
        if coins == due:
            note(features, PAY_EXACT_MOVE, 1.0)
        note(features, PAY_WASTE_MOVE, max(0, coins - due))
    else:
        note(features, PAY_COINS_MOVE, coins)
    if kind != PAY_COLUMN_STEP:
        note(features, PAY_GOOD_MOVE, board.goods[seat][good])
        if wanted(board, seat, good):
            note(features, PAY_WANTED_MOVE, 1.0)


def note_dock(board: Board, seat: int, i: int, features: Features) -> None:
    ship = board.harbour[i]
    note(features, DOCK_COINS_MOVE, board.ship_coins[ship])
    note(features, DOCK_FRONT_MOVE, i)
    if board.goods[seat][board.ship_good[ship]] > 0:
        note(features, DOCK_GOOD_MOVE, 1.0)


def note_place(board: Board, seat: int, move: int, features: Features) -> None:
    """For a disc: a seat in the hall, or a tile."""
    late = board.decade - 1
    if move >= TILE:
        tile = move - TILE
        points = full_points(board, seat, tile)
        note(features, TILE_MOVE, 1.0)
        note(features, TILE_POINTS_MOVE, points)
        note(features, TILE_LATE_MOVE, points * late)
        note(features, TILE_PRICE_MOVE, tile_price(board, tile))
        return
    note(features, SEAT_MOVE, 1.0)
    note(features, SEAT_SHIPS_MOVE, ship_count(board, seat))
    note(features, SEAT_LATE_MOVE, late)
    if move == SEAT_FORUM:
        note(features, FORUM_MOVE, 1.0)
    else:
        note(features, SEAT_COST_MOVE, seat_cost(move - SEAT))


def note_delivery_choice(board: Board, seat: int, move: int, features: Features) -> None:
    if move < DELIVER_WARSHIP:
        note(features, DELIVER_MOVE, 1.0)
        note(features, DELIVER_COINS_MOVE, board.ship_coins[board.harbour[move - DELIVER_TRADING]])
    else:
        note(features, EXPEDITION_MOVE, 1.0)
        note(features, EXPEDITION_STRENGTH_MOVE, strength(board, seat))


def note_column(board: Board, seat: int, column: int, features: Features) -> None:
    note(features, FREE_MOVE + column, 1.0)
    if is_last_space(board, seat, column):
        note(features, FREE_LAST_MOVE, 0.1 * (ship_count(board, seat) + guild_seats(board, seat)))


def note_refusal(board: Board, features: Features) -> None:
    kind = kind_of_step(board)
    if kind == SETUP_STEP:
        note(features, SETUP_DECLINE_MOVE, 1.0)
    else:
        note(features, DECLINE_MOVE, 1.0)
    if kind == AFTER_STEP:
        note(features, DONE_MOVE, 1.0)


def note_early(board: Board, seat: int, move: int, features: Features) -> None:
    """Moves up to those of the market."""
    if move < PASS:
        note_act(board, seat, move, features)
    elif move == PASS:
        note(features, PASS_MOVE, 1.0)
    elif move < USE + EFFECTS:
        note(features, USE_MOVE + move - USE, 1.0)
    elif move < PLAY:
        if cards_needed(board, seat, (move - MARKER) % SPACES) == 1:
            note(features, SHIFT_MOVE, 1.0)
    elif move < TAKE:
        note_play(board, seat, move - PLAY, features)
    elif move < TAKE_PILE:
        note_wish(board, seat, move - TAKE, features)
    elif move == TAKE_PILE:
        note(features, TAKE_PILE_MOVE, 1.0)
    elif move < GIVE:
        note(features, SWAP_MOVE, 1.0)
        note_wish(board, seat, move - SWAP, features)
    else:
        note_gift(board, seat, move - GIVE, features)


def note_late(board: Board, seat: int, move: int, features: Features) -> None:
    """Moves after those of the market."""
    if move < FREE_COLUMN:
        note(features, READY_MOVE + move - READY, 1.0)
    elif move < PAY:
        note_column(board, seat, move - FREE_COLUMN, features)
    elif move < DOCK_TRADING:
        note_payment(board, seat, move - PAY, features)
    elif move < DOCK_WARSHIP:
        note_dock(board, seat, move - DOCK_TRADING, features)
    elif move == DOCK_WARSHIP:
        note(features, DOCK_WARSHIP_MOVE, 1.0)
        note(features, DOCK_STRENGTH_MOVE, strength(board, seat))
    elif move <= DELIVER_ANCHOR:
        note_delivery_choice(board, seat, move, features)
    elif move < DECLINE:
        note_place(board, seat, move, features)
    elif move <= DONE:
        note_refusal(board, features)


def appeal_of(board: Board, move: int, features: Features) -> float:
    features.count = 0
    seat = step_number(board, 1) if kind_of_step(board) >= SETUP_STEP else board.active
    if move < READY:
        note_early(board, seat, move, features)
    else:
        note_late(board, seat, move, features)
    return weighed_move(features)
