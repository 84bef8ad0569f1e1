"""Setting up (T2): all cards, hands, market and farm, the start player, tokens."""

from cothon.core.journal import tell
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, step_number
from cothon.games.traders.rules.board import Board, draw_card, fill_bag, seat_after, to_hand
from cothon.games.traders.rules.cards import (
    CARDS,
    COLOURS,
    COPIES,
    DEAL,
    DEAL_STEP,
    FIRST_STEP,
    HAND_STEP,
    OPENING,
    RANKS,
    START,
    START_STEP,
    TOKEN,
    TOKEN_STEP,
)
from cothon.games.traders.rules.events import DEALT, STARTED, T2_2, TOKEN_GAINED
from cothon.games.traders.rules.market import lay_out_rows
from cothon.games.traders.rules.telling import tell_cards


def set_up(board: Board) -> None:
    """T2.1–T2.3. The steps are pushed last to first."""
    for card in range(CARDS):
        rank = card % RANKS
        apart = OPENING[rank] if board.normal_cards_only else 0
        board.draw[card] = COPIES[rank] - apart
        board.draw_size += board.draw[card]
        board.discard[card] = apart  # T2.2: opening hands that nobody gets stay there
        board.discard_size += apart
    fill_bag(board)
    for seat in range(board.seats):
        board.piece[seat] = 1
    push(board, FIRST_STEP, 0, 0, 0)
    if not board.colour_hands:
        for seat in range(board.seats):
            push(board, HAND_STEP, board.seats - 1 - seat, 0, 0)
    lay_out_rows(board, board.market_at_start, board.farm_at_start)
    if board.colour_hands:
        for seat in range(board.seats):
            push(board, DEAL_STEP, board.seats - 1 - seat, 0, 0)


def is_dealt(board: Board, colour: int) -> bool:
    """Whether a seat dealt to before has the colour's opening hand."""
    for seat in range(step_number(board, 1)):
        if board.hand[seat][colour * RANKS] > 0:
            return True
    return False


def colours_left(board: Board) -> int:
    count = 0
    for colour in range(COLOURS):
        if not is_dealt(board, colour):
            count += 1
    return count


def colour_case(board: Board, case: int) -> int:
    """The colour at this place among those not dealt yet."""
    colour = 0
    while case > 0 or is_dealt(board, colour):
        if not is_dealt(board, colour):
            case -= 1
        colour += 1
    return colour


def list_deals(board: Board, moves: Moves) -> None:
    for colour in range(COLOURS):
        if not is_dealt(board, colour):
            add(moves, DEAL + colour)


def can_deal(board: Board) -> bool:
    """Whether every opening hand that nobody has yet lies ready."""
    for colour in range(COLOURS):
        for rank in range(RANKS):
            card = colour * RANKS + rank
            ready = board.discard[card] if board.normal_cards_only else board.draw[card]
            if not is_dealt(board, colour) and ready < OPENING[rank]:
                return False
    return True


def deal(board: Board, colour: int) -> None:
    """T2.2: one colour's 5, 3, 2, 2, and a token of it."""
    seat = step_number(board, 1)
    pop(board)
    for rank in range(RANKS):
        card = colour * RANKS + rank
        for _ in range(OPENING[rank]):
            to_hand(board, seat, card)
            if board.normal_cards_only:
                board.discard[card] -= 1
                board.discard_size -= 1
            else:
                draw_card(board, card)
    tell(board, DEALT, T2_2, seat, colour, 0, 0, 0)
    tell_cards(board, board.hand[seat])
    if board.token_of_hand:
        board.tokens[seat][colour] += 1
        tell(board, TOKEN_GAINED, T2_2, seat, colour, 0, 0, 0)


def start_key(board: Board, seat: int) -> int:
    """T0: smallest opening sum, then fewest cards; every key is the same where the start is random."""
    if board.random_start:
        return 0
    size = 0
    for card in range(CARDS):
        size += board.hand[seat][card]
    return board.coins[seat] * 128 + size


def is_first(board: Board, seat: int) -> bool:
    """Whether nobody comes before the seat."""
    for other in range(board.seats):
        if start_key(board, other) < start_key(board, seat):
            return False
    return True


def count_first(board: Board) -> int:
    count = 0
    for seat in range(board.seats):
        if is_first(board, seat):
            count += 1
    return count


def first_case(board: Board, case: int) -> int:
    """The seat at this place among those that may start."""
    seat = 0
    while case > 0 or not is_first(board, seat):
        if is_first(board, seat):
            case -= 1
        seat += 1
    return seat


def list_starts(board: Board, moves: Moves) -> None:
    for seat in range(board.seats):
        if is_first(board, seat):
            add(moves, START + seat)


def find_first(board: Board) -> None:
    """The smallest opening hand starts; chance is asked only on a tie."""
    pop(board)
    if count_first(board) == 1:
        start(board, first_case(board, 0))
    else:
        push(board, START_STEP, 0, 0, 0)


def start(board: Board, seat: int) -> None:
    """Whoever starts, also chooses a token first (2008)."""
    board.start = seat
    tell(board, STARTED, T2_2, seat, 0, 0, 0, 0)
    board.active = seat_after(board, seat, board.seats - 1)  # the next turn is the start player's
    if not board.token_of_hand:
        for places in range(board.seats):
            push(board, TOKEN_STEP, seat_after(board, seat, board.seats - 1 - places), 0, 0)


def list_tokens(moves: Moves) -> None:
    for colour in range(COLOURS):
        add(moves, TOKEN + colour)
