"""Redealing what a seat cannot know (G11.3): the unseen cards of each draw pile separately."""

from cothon.core.random import below
from cothon.core.steps import kind_of_step
from cothon.games.guilds.rules.acting import can_play_on
from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import (
    DRAW_PILE,
    HAND,
    LEGACY_STEP,
    PAY_COINS_STEP,
    PAY_COLUMN_STEP,
    PAY_SHIP_STEP,
    PLAY_STEP,
    RESIDENCE_STEP,
    TRADE_CARDS,
)
from cothon.games.guilds.rules.delivery import can_pay_on_ship
from cothon.games.guilds.rules.guild import any_earlier_place, can_pay_on_coins
from cothon.games.guilds.rules.hands import count_card
from cothon.games.guilds.rules.residence import can_go_on_residence, can_pay_on_goods
from cothon.games.guilds.rules.turn import who_decides

MOST_TRIES = 1000000  # only data that fit no deal at all come near it


def pile_of(board: Board, seat: int, card: int) -> int:
    """1 + the draw pile of a card that the seat has not seen, else 0."""
    if board.place[card] == DRAW_PILE:
        return 1 + board.reshuffles
    return 0 if board.place[card] == HAND + seat else board.unseen[card]


def can_go_on(board: Board, seat: int) -> bool:
    """Whether the seat can complete what it has begun."""
    kind = kind_of_step(board)
    if kind == PLAY_STEP:
        return can_play_on(board, seat)
    if kind == RESIDENCE_STEP:
        return can_go_on_residence(board, seat)
    if kind == PAY_COLUMN_STEP:
        return can_pay_on_goods(board, seat)
    if kind == PAY_SHIP_STEP:
        return can_pay_on_ship(board, seat)
    if kind == PAY_COINS_STEP:
        return can_pay_on_coins(board, seat)
    return any_earlier_place(board, seat) if kind == LEGACY_STEP else True


def line_up(board: Board, seat: int, first: int, pile: int) -> int:
    """Write the pile's unseen cards into `order`, those of the first seat in front; the number of these."""
    board.order_size = 0
    for card in range(TRADE_CARDS):
        if board.place[card] == HAND + first and pile_of(board, seat, card) == pile:
            board.order[board.order_size] = card
            board.order_size += 1
    own = board.order_size
    for card in range(TRADE_CARDS):
        if board.place[card] != HAND + first and pile_of(board, seat, card) == pile:
            board.order[board.order_size] = card
            board.order_size += 1
    return own


def exchange(board: Board, i: int, j: int) -> None:
    """Let two cards of the order trade places."""
    first = board.order[i]
    second = board.order[j]
    place = board.place[first]
    unseen = board.unseen[first]
    move_card(board, first, board.place[second], board.unseen[second])
    move_card(board, second, place, unseen)
    board.order[i] = second
    board.order[j] = first


def move_card(board: Board, card: int, place: int, unseen: int) -> None:
    if board.place[card] >= HAND:
        count_card(board, board.place[card] - HAND, card, -1)
    board.place[card] = place
    board.unseen[card] = unseen
    if place >= HAND:
        count_card(board, place - HAND, card, 1)


def deal_to(board: Board, seat: int, mover: int) -> None:
    """Redeal the mover's unseen cards."""
    for pile in range(1, board.reshuffles + 2):
        own = line_up(board, seat, mover, pile)
        for i in range(own):
            exchange(board, i, i + below(board, board.order_size - i))


def deal_rest(board: Board, seat: int, mover: int) -> None:
    """Redeal all other unseen cards."""
    for pile in range(1, board.reshuffles + 2):
        first = line_up(board, seat, mover, pile)  # before the size is read
        for i in range(first, board.order_size):
            exchange(board, i, i + below(board, board.order_size - i))


def redeal_unseen(board: Board, seat: int) -> None:
    """Every deal with which the mover can complete what it has begun is equally likely.

    For each hand of the mover there are equally many deals of the rest, so the mover's is dealt first.
    """
    mover = who_decides(board)
    if mover >= 0 and mover != seat:
        deal_to(board, seat, mover)
        tries = 0
        while tries < MOST_TRIES and not can_go_on(board, mover):
            deal_to(board, seat, mover)
            tries += 1
    deal_rest(board, seat, mover)
