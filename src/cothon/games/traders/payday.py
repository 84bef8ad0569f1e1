"""Ships and payday: sales, tokens, the raid and the way back (T4, T6)."""

from cothon.core.steps import pop, push, set_step_number, step_number
from cothon.games.traders.board import Board, put_away, seat_after, token_count
from cothon.games.traders.cards import (
    ALEXANDRIA,
    CARDS,
    CARTHAGE,
    COLOURS,
    CYRENAICA,
    EIGHT_TOKENS,
    FIRST_PIRATES,
    LAST_PIRATES,
    LAST_TOKENS,
    POINTS_A_VP,
    RANKS,
    SALES_STEP,
    STORING_STEP,
    TOKENS_STEP,
    VALUE,
    VP_STEP,
)


def raided(board: Board, colour: int) -> bool:
    """T6.4"""
    return FIRST_PIRATES <= board.ship[colour] <= LAST_PIRATES


def advance_ships(board: Board) -> None:
    """T4.1, T4.2; T4.3 a ship at Carthage means a payday, its steps in the order of T6."""
    pop(board)
    arrivals = 0
    for colour in range(COLOURS):
        board.ship[colour] = min(CARTHAGE, board.ship[colour] + min(2, board.bought[colour]))
        board.bought[colour] = 0
        board.sold[colour] = 0
        if board.ship[colour] == CARTHAGE:
            arrivals += 1
    if arrivals > 0:
        push(board, STORING_STEP, 0, 0, 0)
        push(board, TOKENS_STEP, 0, 0, 0)
        push(board, SALES_STEP, 0, 0, 0)


def next_sales(board: Board) -> None:
    """T-R5: colours in the order R B Y G, within a colour clockwise from the buyer; stops for VP off the pile."""
    sale = step_number(board, 1)
    last = COLOURS * board.seats
    while sale < last:
        colour = sale // board.seats
        if board.ship[colour] != CARTHAGE:
            sale = (colour + 1) * board.seats
            continue
        sale += 1
        set_step_number(board, 1, sale)
        if sell(board, seat_after(board, board.active, (sale - 1) % board.seats), colour) > 0:
            return
    pop(board)


def sales_price(board: Board, seat: int, colour: int) -> int:
    """T6.1: the highest value in the set; but for `standard`, plus one for each own token."""
    highest = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        if board.stock[seat][card] + board.stored[seat][card] > 0:
            highest = VALUE[card]
    return highest if board.discount else highest + board.tokens[seat][colour]


def set_size(board: Board, seat: int, colour: int) -> int:
    """Stored or not."""
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        total += board.stock[seat][card] + board.stored[seat][card]
    return total


def sell(board: Board, seat: int, colour: int) -> int:
    """T6.1: price times cards, rounded up; a VP for every 5, the lowest cards first; VP still owed."""
    size = set_size(board, seat, colour)
    if size == 0:
        return 0
    vp = (sales_price(board, seat, colour) * size + POINTS_A_VP - 1) // POINTS_A_VP
    board.sold[colour] |= 1 << seat
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        count = board.stock[seat][card] + board.stored[seat][card]
        kept = min(vp, count)
        board.vp[seat][card] += kept
        put_away(board, card, count - kept)
        vp -= kept
        board.stock[seat][card] = 0
        board.stored[seat][card] = 0
    if vp > 0:
        push(board, VP_STEP, seat, vp, 0)
    return vp


def take_unseen_vp(board: Board, seat: int, card: int) -> None:
    """T6.1, T8.3: off the draw pile; nobody sees the card, but everyone knows which pile it came from."""
    board.unseen[board.unseen_count] = card + CARDS * (seat + 4 * board.pile)
    board.unseen_count += 1
    board.unseen_vp[seat] += 1


def owe_substitutes(board: Board) -> None:
    """T-R6: no card is left, the VP are counted all the same."""
    board.substitutes[step_number(board, 1)] += step_number(board, 2)


def hand_out_tokens(board: Board) -> None:
    """T6.2, without any limit (T1.5), and T6.3: eight tokens end the game at once."""
    pop(board)
    for colour in range(COLOURS):
        for seat in range(board.seats):
            if board.sold[colour] >> seat & 1:
                board.tokens[seat][colour] += 1
    for seat in range(board.seats):
        if token_count(board, seat) >= LAST_TOKENS:
            board.ending = EIGHT_TOKENS


def raid(board: Board) -> None:
    """T6.4: all unstored stock of raided colours is discarded, everyone's."""
    for card in range(CARDS):
        if raided(board, card // RANKS):
            for seat in range(board.seats):
                put_away(board, card, board.stock[seat][card])
                board.stock[seat][card] = 0


def return_ships(board: Board) -> None:
    """T6.5"""
    for colour in range(COLOURS):
        if raided(board, colour):
            board.ship[colour] = CYRENAICA
        elif board.ship[colour] == CARTHAGE:
            board.ship[colour] = ALEXANDRIA
