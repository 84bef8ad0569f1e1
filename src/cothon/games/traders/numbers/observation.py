"""What a seat may know, as numbers. Must agree with layout.py; a test reads both against the view."""

from cothon.core.fields import Reals
from cothon.core.numbers import scale, write_number, write_one_of, write_row, write_zeros
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step
from cothon.games.traders.rules.board import Board, seat_after, token_count, vp_count
from cothon.games.traders.rules.cards import (
    ALL_PASS,
    CARDS,
    COLOURS,
    FIRST_STEP,
    FLIP_STEP,
    IN_FARM,
    PAY_STEP,
    PLACES,
    SEATS,
    SPEND_STEP,
    STORE_STEP,
    SWITCHES,
    TURN_STEP,
)
from cothon.games.traders.rules.market import price
from cothon.games.traders.rules.turn import who_decides

FEWEST_PLAYERS = 2
SEAT_SIZE = 77  # numbers that one seat takes


def observe_board(board: Board, seat: int, into: Reals, by: Reals) -> None:
    at = write_row(into, by, 0, board.switch, SWITCHES)
    at = write_table(board, seat, into, by, at)
    at = write_rows(board, seat, into, by, at)
    at = write_decision(board, into, by, at)
    for places in range(board.seats):
        at = write_seat(board, seat_after(board, seat, places), into, by, at)
    write_zeros(into, at, (SEATS - board.seats) * SEAT_SIZE)


def places_to(board: Board, seat: int, other: int) -> int:
    """How many places clockwise from the seat the other sits; none if nobody does."""
    if other < 0:
        return other
    return other - seat if other >= seat else other - seat + board.seats


def write_table(board: Board, seat: int, into: Reals, by: Reals, at: int) -> int:
    """Players, ending, who decides what."""
    at = write_one_of(into, at, board.seats - FEWEST_PLAYERS, SEATS - FEWEST_PLAYERS + 1)
    at = write_one_of(into, at, board.ending - 1, ALL_PASS)
    at = write_one_of(into, at, places_to(board, seat, who_decides(board)), SEATS)
    at = write_one_of(into, at, places_to(board, seat, board.active if board.ending == 0 else NOBODY), SEATS)
    at = write_one_of(into, at, places_to(board, seat, board.start), SEATS)
    kind = kind_of_step(board) if board.ending == 0 else 0
    return write_one_of(into, at, kind - TURN_STEP, FIRST_STEP - TURN_STEP)


def write_rows(board: Board, seat: int, into: Reals, by: Reals, at: int) -> int:
    """Ships and cards that belong to nobody."""
    for colour in range(COLOURS):
        at = write_one_of(into, at, board.ship[colour], PLACES)
    at = write_row(into, by, at, board.market, CARDS)
    at = write_row(into, by, at, board.farm, CARDS)
    at = write_row(into, by, at, board.discard, CARDS)
    at = write_unseen(board, into, by, at)
    at = write_number(into, by, at, board.draw_size)
    at = write_number(into, by, at, board.pile)
    at = write_number(into, by, at, board.passes)
    return write_number(into, by, at, price(board, seat))


def write_unseen(board: Board, into: Reals, by: Reals, at: int) -> int:
    """T8.3: of the present pile with the VP that came off it, then the VP off earlier piles. Counted before they are
    scaled: eleven elevenths, added one by one, are more than one."""
    for card in range(CARDS):
        into[at + card] = board.draw[card]
    older = at + CARDS
    write_zeros(into, older, CARDS)
    for i in range(board.unseen_count):
        pile = board.unseen[i] // (CARDS * SEATS)
        first = at if pile == board.pile else older
        into[first + board.unseen[i] % CARDS] += 1
    return scale(into, by, at, 2 * CARDS)


def write_decision(board: Board, into: Reals, by: Reals, at: int) -> int:
    """What is under way: a purchase, or a seat's storing."""
    kind = kind_of_step(board) if board.ending == 0 else 0
    buying: bool = kind == FLIP_STEP or kind == PAY_STEP
    storing: bool = kind == STORE_STEP or kind == SPEND_STEP
    at = write_number(into, by, at, board.due if kind == PAY_STEP else 0)
    at = write_row(into, by, at, board.flips, COLOURS) if buying else write_zeros(into, at, COLOURS)
    at = write_row(into, by, at, board.paid, CARDS) if kind == PAY_STEP else write_zeros(into, at, CARDS)
    at = write_row(into, by, at, board.chosen, CARDS) if storing else write_zeros(into, at, CARDS)
    return write_row(into, by, at, board.spent, CARDS) if kind == SPEND_STEP else write_zeros(into, at, CARDS)


def write_seat(board: Board, seat: int, into: Reals, by: Reals, at: int) -> int:
    at = write_number(into, by, at, 1)
    at = write_row(into, by, at, board.hand[seat], CARDS)
    at = write_row(into, by, at, board.stock[seat], CARDS)
    at = write_row(into, by, at, board.stored[seat], CARDS)
    at = write_row(into, by, at, board.vp[seat], CARDS)
    at = write_number(into, by, at, board.unseen_vp[seat])
    at = write_number(into, by, at, board.substitutes[seat])
    at = write_number(into, by, at, vp_count(board, seat))
    at = write_row(into, by, at, board.tokens[seat], COLOURS)
    at = write_row(into, by, at, board.flipped[seat], COLOURS)
    at = write_number(into, by, at, token_count(board, seat))
    at = write_number(into, by, at, board.coins[seat])
    at = write_number(into, by, at, board.piece[seat])
    at = write_one_of(into, at, board.reserved_row[seat] - 1, IN_FARM)
    card = board.reserved_card[seat] if board.reserved_row[seat] > 0 else CARDS
    return write_one_of(into, at, card, CARDS)
