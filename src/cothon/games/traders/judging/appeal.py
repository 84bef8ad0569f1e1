"""What speaks for a move at a glance: features, weighed by the numbers in weights.json."""

from cothon.core.judging import note, weighed_move
from cothon.core.state import Features
from cothon.core.steps import kind_of_step, step_number
from cothon.games.traders.judging.expecting import arrives, colours_sold, vp_raided, vp_sold
from cothon.games.traders.judging.measures import market_gain
from cothon.games.traders.rules.board import Board, next_seat, seat_after, token_count, vp_count
from cothon.games.traders.rules.cards import (
    BUY,
    CARDS,
    COLOURS,
    DONE,
    DOUBLE,
    FLIP,
    FLIP_STEP,
    PASS,
    PAY,
    RANKS,
    RESERVE_FARM,
    RESERVE_MARKET,
    SPEND,
    STORE,
    TAKE_OWN,
    TOKEN,
    TURN_STEP,
    VALUE,
)
from cothon.games.traders.rules.market import price
from cothon.games.traders.rules.payday import ends_with, raided
from cothon.games.traders.rules.printed import icons_on
from cothon.games.traders.rules.purchase import best_price, goods_of, saving
from cothon.games.traders.rules.sales import set_size, set_vp
from cothon.games.traders.rules.storing import icons_missing_for

# features of a move
TAKE_3_MOVE = 0
TAKE_5_MOVE = 1
TAKE_OWN_MOVE = 2
THEN_CAN_BUY_MOVE = 3
NEXT_CAN_BUY_MOVE = 4  # the next player, what this take leaves
LAST_CARD_MOVE = 5
RICH_MOVE = 6  # coins in hand already, when taking
ICONS_MOVE = 7  # icons taken, times unstored goods
BUY_MOVE = 8
GAIN_MOVE = 9  # VP that the goods add to the stock
PRICE_MOVE = 10
GOODS_MOVE = 11
LEFT_MOVE = 12  # coins left
SOLD_MOVE = 13  # VP sold at once
OTHERS_SOLD_MOVE = 14
WINS_MOVE = 15  # the game would end, won
LOSES_MOVE = 16
RIVAL_MOVE = 17  # the next player could pay for it too
DOUBLE_MOVE = 18
RESERVE_MOVE = 19
RESERVE_FARM_MOVE = 20
RESERVE_VALUE_MOVE = 21
RESERVE_SET_MOVE = 22
FLIP_MOVE = 23
FLIP_SAVING_MOVE = 24
PAY_5_MOVE = 25
PAY_3_MOVE = 26
EXACT_MOVE = 27
WASTE_MOVE = 28
PAY_ICONS_MOVE = 29
STORE_MOVE = 30
STORE_VALUE_MOVE = 31
STORE_DONE_MOVE = 32
SPEND_ICONS_MOVE = 33
SPEND_WASTE_MOVE = 34
TOKEN_HAND_MOVE = 35
TOKEN_MARKET_MOVE = 36
RAIDED_MOVE = 37  # VP of one's own among pirates when a ship arrives
OTHERS_RAIDED_MOVE = 38


def note_take(board: Board, seat: int, card: int, features: Features) -> None:
    value = VALUE[card]
    if value == 3:
        note(features, TAKE_3_MOVE, 1.0)
    elif value == 5:
        note(features, TAKE_5_MOVE, 1.0)
    worth = board.coins[seat]
    left = price(board, seat) - value
    rival = next_seat(board, seat)
    if left == 0:
        note(features, LAST_CARD_MOVE, 1.0)
    else:
        if worth + value >= left:
            note(features, THEN_CAN_BUY_MOVE, 1.0)
        if board.coins[rival] >= left:
            note(features, NEXT_CAN_BUY_MOVE, 1.0)
    note(features, RICH_MOVE, 0.02 * worth * value)
    if icons_on(card) > 0:
        note(features, ICONS_MOVE, 0.1 * icons_on(card) * unstored(board, seat))


def unstored(board: Board, seat: int) -> int:
    """Goods that pirates could take."""
    total = 0
    for card in range(CARDS):
        total += board.stock[seat][card]
    return total


def note_purchase(board: Board, seat: int, features: Features) -> None:
    cost = best_price(board, seat, 0)
    worth = board.coins[seat]
    goods = 0
    for colour in range(COLOURS):
        goods += goods_of(board, seat, colour)
    note(features, GAIN_MOVE, market_gain(board, seat))
    note(features, PRICE_MOVE, 0.1 * cost)
    note(features, GOODS_MOVE, goods)
    note(features, LEFT_MOVE, 0.1 * (worth - cost))
    rival = next_seat(board, seat)
    if board.coins[rival] >= best_price(board, rival, 0):
        note(features, RIVAL_MOVE, 1.0)
    note_arrivals(board, seat, features)


def note_arrivals(board: Board, seat: int, features: Features) -> None:
    """What the payday would bring that a purchase causes, if it causes one."""
    arrived: bool = False
    for colour in range(COLOURS):
        if raided(board, colour) and arrives(board, seat, colour):
            arrived = True
    if not arrived:
        return
    most = 0
    mine = 0
    ends: bool = False
    for i in range(board.seats):
        other = seat_after(board, seat, i)
        sold = vp_sold(board, seat, other)
        ends = ends or ends_with(token_count(board, other) + colours_sold(board, seat, other))
        if other == seat:
            mine = vp_count(board, other) + sold
            note(features, SOLD_MOVE, sold)
            note(features, RAIDED_MOVE, vp_raided(board, seat, other))
        else:
            most = max(most, vp_count(board, other) + sold)
            note(features, OTHERS_SOLD_MOVE, sold)
            note(features, OTHERS_RAIDED_MOVE, vp_raided(board, seat, other))
    if ends:
        note(features, WINS_MOVE if mine >= most else LOSES_MOVE, 1.0)


def note_payment(board: Board, card: int, features: Features) -> None:
    value = VALUE[card]
    note(features, PAY_ICONS_MOVE, icons_on(card))
    if value == 5:
        note(features, PAY_5_MOVE, 1.0)
    elif value == 3:
        note(features, PAY_3_MOVE, 1.0)
    if value == board.due:
        note(features, EXACT_MOVE, 1.0)
    elif value > board.due:
        note(features, WASTE_MOVE, value - board.due)


def note_flip(board: Board, colour: int, features: Features) -> None:
    seat = board.active
    flips = board.flips[colour]
    note(features, FLIP_MOVE, 1.0)
    saved = saving(board, seat, colour, flips + 1) - saving(board, seat, colour, flips)
    note(features, FLIP_SAVING_MOVE, saved)


def note_store(board: Board, card: int, features: Features) -> None:
    seat = step_number(board, 1)
    note(features, STORE_MOVE, 1.0)
    colour = card // RANKS
    each: float = set_vp(board, seat, colour)
    each = each / set_size(board, seat, colour)
    note(features, STORE_VALUE_MOVE, each * board.ship[colour])


def note_spend(board: Board, card: int, features: Features) -> None:
    missing = icons_missing_for(board, card // RANKS)
    note(features, SPEND_ICONS_MOVE, icons_on(card))
    note(features, SPEND_WASTE_MOVE, max(0, icons_on(card) - missing))


def note_token(board: Board, colour: int, features: Features) -> None:
    seat = step_number(board, 1)
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        note(features, TOKEN_HAND_MOVE, board.hand[seat][card])
        note(features, TOKEN_MARKET_MOVE, board.market[card] + board.farm[card])


def note_reserve(board: Board, seat: int, card: int, features: Features) -> None:
    note(features, RESERVE_VALUE_MOVE, VALUE[card])
    note(features, RESERVE_SET_MOVE, set_size(board, seat, card // RANKS))


def note_action(board: Board, move: int, features: Features) -> None:
    """What speaks for an action of the turn (T3)."""
    seat = board.active
    if move < TAKE_OWN:
        note_take(board, seat, move, features)
    elif move < BUY:
        note(features, TAKE_OWN_MOVE, 1.0)
        note_take(board, seat, move - TAKE_OWN, features)
    elif move <= DOUBLE:
        note(features, BUY_MOVE if move == BUY else DOUBLE_MOVE, 1.0)
        note_purchase(board, seat, features)
    elif move < RESERVE_FARM:
        note(features, RESERVE_MOVE, 1.0)
        note_reserve(board, seat, move - RESERVE_MARKET, features)
    elif move < PASS:
        note(features, RESERVE_FARM_MOVE, 1.0)
        note_reserve(board, seat, move - RESERVE_FARM, features)


def note_reasons(board: Board, move: int, features: Features) -> None:
    """All that speaks for a move."""
    features.count = 0
    kind = kind_of_step(board)
    if kind == TURN_STEP:
        note_action(board, move, features)
    elif move < TAKE_OWN:
        note_take(board, board.active, move, features)
    elif move == DONE:
        if kind != FLIP_STEP:
            note(features, STORE_DONE_MOVE, 1.0)
    elif move < DONE:
        note_flip(board, move - FLIP, features)
    elif move < STORE:
        note_payment(board, move - PAY, features)
    elif move < SPEND:
        note_store(board, move - STORE, features)
    elif move < TOKEN:
        note_spend(board, move - SPEND, features)
    else:
        note_token(board, move - TOKEN, features)


def appeal_of(board: Board, move: int, features: Features) -> float:
    note_reasons(board, move, features)
    return weighed_move(features)
