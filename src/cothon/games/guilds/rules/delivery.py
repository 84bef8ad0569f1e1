"""Harbour Delivery: a ship of the trading harbour, an expedition, or both (G4.5, G5, G6.1)."""

from cothon.core.journal import tell
from cothon.core.sizes import NOBODY
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, set_step_number, step_number
from cothon.games.guilds.rules.board import Board, docks, strength
from cothon.games.guilds.rules.cards import (
    DEAL_STEP,
    DECLINE,
    DELIVER_ANCHOR,
    DELIVER_TRADING,
    DELIVER_WARSHIP,
    DELIVERY,
    ESCORT_STRENGTH,
    ESCORTS,
    EXPEDITION_STEP,
    FREE,
    HAND,
    LUXURY,
    NO_SHIP,
    OWNER,
    PAY,
    PAY_EXPEDITION_STEP,
    PAY_SHIP_STEP,
    RETURNED_STEP,
    REVEAL_STEP,
    REVEALED,
    REWARD_STEP,
    TRADE_CARDS,
    TRADING,
    USE,
    WARSHIP,
)
from cothon.games.guilds.rules.events import (
    ACTION_WASTED,
    CARD_PAID,
    DELIVERED,
    DISC_RETURNED,
    EXPEDITION_OVER,
    G5,
    G6_1,
    G_R8,
    LEFT_OUT,
    SHIP_MET,
    SHIP_SENT_AWAY,
)
from cothon.games.guilds.rules.hands import put_away
from cothon.games.guilds.rules.ships import (
    clear_warships,
    draw_ship,
    leave_harbour,
    pile_size,
    put_to_bottom,
    take_ship,
    turn_down,
    win_ship,
)


def is_delivered(board: Board, harbour: int) -> bool:
    """G4.5: at most one delivery to each harbour."""
    return step_number(board, 1) == harbour or step_number(board, 2) == harbour


def any_delivered(board: Board) -> bool:
    """In this action, as its step tells."""
    return step_number(board, 1) != 0


def has_own_ship(board: Board, seat: int, i: int) -> bool:
    """A ship beside the dock, and one's own disc on it."""
    return board.dock[i] == OWNER + seat and board.harbour[i] != NO_SHIP


def trading_is_left(board: Board, seat: int) -> bool:
    if is_delivered(board, TRADING):
        return False
    for i in range(docks(board)):
        if has_own_ship(board, seat, i):
            return True
    return False


def warship_is_left(board: Board, seat: int) -> bool:
    """G6.4: with an empty pile the delivery is lost."""
    if is_delivered(board, WARSHIP) or pile_size(board) == 0:
        return False
    return board.warship[seat] > 0 or board.anchor[seat] > 0


def deliver_is_asked(board: Board, seat: int) -> bool:
    return trading_is_left(board, seat) or warship_is_left(board, seat)


def other_goods(board: Board, seat: int, good: int) -> int:
    return board.trade_cards[seat] - board.goods[seat][good]


def can_use_luxury(board: Board, seat: int, good: int) -> bool:
    """G8 Luxury: only for a card that does not match."""
    return board.face_up[seat][LUXURY] > 0 and other_goods(board, seat, good) > 0


def can_pay_ship(board: Board, seat: int, ship: int) -> bool:
    good = board.ship_good[ship]
    return board.goods[seat][good] > 0 or can_use_luxury(board, seat, good)


def list_deliveries(board: Board, seat: int, moves: Moves) -> None:
    if not is_delivered(board, TRADING):
        for i in range(docks(board)):
            if has_own_ship(board, seat, i) and can_pay_ship(board, seat, board.harbour[i]):
                add(moves, DELIVER_TRADING + i)
    if warship_is_left(board, seat) and board.trade_cards[seat] > 0:
        if board.warship[seat] > 0:
            add(moves, DELIVER_WARSHIP)
        if board.anchor[seat] > 0:
            add(moves, DELIVER_ANCHOR)
    add(moves, DECLINE)


def deliver(board: Board, seat: int, move: int) -> None:
    if move == DECLINE:
        give_up_delivery(board, seat)
    elif move < DELIVER_WARSHIP:
        note_delivery(board, TRADING)
        push(board, PAY_SHIP_STEP, move - DELIVER_TRADING, 0, 0)
    else:
        note_delivery(board, WARSHIP)
        take_warship_disc(board, seat, move)
        push(board, PAY_EXPEDITION_STEP, 0, 0, 0)


def give_up_delivery(board: Board, seat: int) -> None:
    """G-R8, unless something was delivered."""
    if not any_delivered(board):
        tell(board, ACTION_WASTED, G_R8, seat, DELIVERY, 0, 0, 0)
    pop(board)


def note_delivery(board: Board, harbour: int) -> None:
    set_step_number(board, 2 if any_delivered(board) else 1, harbour)


def take_warship_disc(board: Board, seat: int, move: int) -> None:
    """G6.1: the disc comes back before the payment."""
    tell(board, DELIVERED, G6_1, seat, move, LEFT_OUT, 0, 0)
    tell(board, DISC_RETURNED, G6_1, seat, move, 0, 0, 0)
    board.available[seat] += 1
    if move == DELIVER_ANCHOR:
        board.anchor[seat] -= 1
    else:
        board.warship[seat] -= 1


def list_ship_payments(board: Board, seat: int, moves: Moves) -> None:
    """G5: a card with the ship's good; with Luxury one with another good."""
    good = board.ship_good[board.harbour[step_number(board, 1)]]
    luxury: bool = step_number(board, 2) > 0
    for card in range(TRADE_CARDS):
        if board.place[card] == HAND + seat:
            matches: bool = board.card_good[card] == good
            if matches != luxury:
                add(moves, PAY + card)
    if not luxury and can_use_luxury(board, seat, good):
        add(moves, USE + LUXURY)


def can_pay_on_ship(board: Board, seat: int) -> bool:
    ship = board.harbour[step_number(board, 1)]
    if step_number(board, 2) > 0:
        return other_goods(board, seat, board.ship_good[ship]) > 0
    return can_pay_ship(board, seat, ship)


def pay_ship(board: Board, seat: int, move: int) -> None:
    """G5; all cards are drawn before the next ship joins."""
    if move == USE + LUXURY:
        turn_down(board, seat, LUXURY)
        set_step_number(board, 2, 1)
        return
    place = step_number(board, 1)
    ship = board.harbour[place]
    pop(board)
    tell(board, CARD_PAID, G5, seat, move - PAY, PAY_SHIP_STEP, DELIVER_TRADING + place, ship)
    tell(board, DELIVERED, G5, seat, DELIVER_TRADING + place, ship, 0, 0)
    tell(board, DISC_RETURNED, G5, seat, DELIVER_TRADING + place, 0, 0, 0)
    put_away(board, seat, move - PAY)
    board.dock[place] = FREE
    board.available[seat] += 1
    take_ship(board, seat, ship)
    leave_harbour(board, place)
    push(board, REWARD_STEP, seat, board.ship_coins[ship], 0)


def list_expedition_payments(board: Board, seat: int, moves: Moves) -> None:
    """G6.1: any trade card."""
    for card in range(TRADE_CARDS):
        if board.place[card] == HAND + seat:
            add(moves, PAY + card)


def pay_expedition(board: Board, seat: int, card: int) -> None:
    pop(board)
    tell(board, CARD_PAID, G6_1, seat, card, PAY_EXPEDITION_STEP, LEFT_OUT, LEFT_OUT)
    put_away(board, seat, card)
    push(board, RETURNED_STEP, 0, 0, 0)
    push(board, REVEAL_STEP, 0, 0, 0)


def reveal(board: Board, ship: int) -> None:
    pop(board)
    draw_ship(board, ship, REVEALED)
    tell(board, SHIP_MET, G6_1, board.active, ship, board.ship_danger[ship], strength(board, board.active), 0)
    push(board, EXPEDITION_STEP, ship, 0, 0)


def escorts_needed(board: Board, seat: int) -> int:
    """G8 Escorts, G-R9: how many make the expedition succeed."""
    missing = board.ship_danger[step_number(board, 1)] - strength(board, seat)
    return max(0, (missing + ESCORT_STRENGTH - 1) // ESCORT_STRENGTH)


def expedition_is_asked(board: Board, seat: int) -> bool:
    needed = escorts_needed(board, seat)
    return 0 < needed <= board.face_up[seat][ESCORTS]


def list_escorts(moves: Moves) -> None:
    add(moves, USE + ESCORTS)
    add(moves, DECLINE)


def escort(board: Board, seat: int, move: int) -> None:
    needed = escorts_needed(board, seat)
    if move == DECLINE:
        fail(board, seat)
        return
    for _ in range(needed):
        turn_down(board, seat, ESCORTS)
    succeed(board, seat, needed)


def resolve_expedition(board: Board, seat: int) -> None:
    """G6.1: strength against danger, where Escorts cannot change it."""
    if escorts_needed(board, seat) == 0:
        succeed(board, seat, 0)
    else:
        fail(board, seat)


def tell_expedition(board: Board, seat: int, ship: int, escorts: int, won: int) -> None:
    """G6.1, G8 Escorts"""
    full = strength(board, seat) + escorts * ESCORT_STRENGTH
    tell(board, EXPEDITION_OVER, G6_1, seat, ship, board.ship_danger[ship], full, won)


def succeed(board: Board, seat: int, escorts: int) -> None:
    ship = step_number(board, 1)
    pop(board)
    tell_expedition(board, seat, ship, escorts, 1)
    win_ship(board, seat, ship)
    if pile_size(board) == 0:  # G6.4
        clear_warships(board)
    push(board, REWARD_STEP, seat, board.ship_coins[ship], 0)


def fail(board: Board, seat: int) -> None:
    ship = step_number(board, 1)
    pop(board)
    tell_expedition(board, seat, ship, 0, 0)
    tell(board, SHIP_SENT_AWAY, G6_1, NOBODY, ship, LEFT_OUT, 0, 0)
    put_to_bottom(board, ship)
    push(board, DEAL_STEP, seat, 1, 0)
