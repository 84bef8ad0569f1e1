"""Ships and payday: sales, tokens, the raid and the way back (T4, T6)."""

from cothon.core.journal import is_told, tell
from cothon.core.sizes import NOBODY
from cothon.core.steps import pop, push, set_step_number, step_number
from cothon.games.traders.rules.board import Board, put_away, seat_after, token_count
from cothon.games.traders.rules.cards import (
    ALEXANDRIA,
    CARDS,
    CARTHAGE,
    COLOURS,
    CYRENAICA,
    EIGHT_TOKENS,
    LAST_PIRATES,
    LAST_TOKENS,
    RANKS,
    SALES_STEP,
    STORING_STEP,
    TOKENS_STEP,
    VP_STEP,
)
from cothon.games.traders.rules.events import (
    ARRIVED,
    ENDED,
    RAIDED,
    RETREATED,
    RETURNED,
    SAILED,
    SOLD,
    SUBSTITUTED,
    T4_1,
    T4_3,
    T6_1,
    T6_2,
    T6_3,
    T6_4,
    T6_5,
    T_R6,
    TOKEN_GAINED,
)
from cothon.games.traders.rules.sales import sales_price, set_size, vp_for
from cothon.games.traders.rules.telling import tell_set, tell_unstored


def is_raided_at(board: Board, place: int) -> bool:
    """T6.4: the waters where pirates wait."""
    return board.pirates_from <= place <= LAST_PIRATES


def raided(board: Board, colour: int) -> bool:
    """T6.4"""
    return is_raided_at(board, board.ship[colour])


def has_arrived_at(place: int) -> bool:
    """T4.3"""
    return place == CARTHAGE


def arrived(board: Board, colour: int) -> bool:
    """T4.3"""
    return has_arrived_at(board.ship[colour])


def place_after(board: Board, colour: int, goods: int) -> int:
    """T4.1, T4.2: where a ship is once this many goods of its colour have been bought."""
    return min(CARTHAGE, board.ship[colour] + min(2, goods))


def tell_voyages(board: Board) -> None:
    """T4.1, T4.3: before the ships move."""
    for colour in range(COLOURS):
        place = place_after(board, colour, board.bought[colour])
        if place > board.ship[colour]:
            tell(board, SAILED, T4_1, NOBODY, colour, board.ship[colour], place, 0)
    for colour in range(COLOURS):
        if has_arrived_at(place_after(board, colour, board.bought[colour])):
            tell(board, ARRIVED, T4_3, NOBODY, colour, 0, 0, 0)


def advance_ships(board: Board) -> None:
    """T4.1, T4.2; T4.3 a ship at Carthage means a payday, its steps in the order of T6."""
    pop(board)
    if is_told(board):
        tell_voyages(board)
    arrivals = 0
    for colour in range(COLOURS):
        board.ship[colour] = place_after(board, colour, board.bought[colour])
        board.bought[colour] = 0
        board.sold[colour] = 0
        if arrived(board, colour):
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
        if not arrived(board, colour):
            sale = (colour + 1) * board.seats
            continue
        sale += 1
        set_step_number(board, 1, sale)
        if sell(board, seat_after(board, board.active, (sale - 1) % board.seats), colour) > 0:
            return
    pop(board)


def sell(board: Board, seat: int, colour: int) -> int:
    """T6.1: price times cards, rounded up; a VP for every 5, the lowest cards first; VP still owed."""
    size = set_size(board, seat, colour)
    if size == 0:
        return 0
    price = sales_price(board, seat, colour)
    points = price * size
    vp = vp_for(points)
    tell(board, SOLD, T6_1, seat, colour, price, points, vp)
    tell_set(board, seat, colour)
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
    tell(board, SUBSTITUTED, T_R6, step_number(board, 1), step_number(board, 2), 0, 0, 0)


def ends_with(tokens: int) -> bool:
    """T6.3: whether this many tokens of one player end the game."""
    return tokens >= LAST_TOKENS


def tell_tokens(board: Board) -> None:
    """T6.2"""
    for colour in range(COLOURS):
        for seat in range(board.seats):
            if board.sold[colour] >> seat & 1:
                tell(board, TOKEN_GAINED, T6_2, seat, colour, 0, 0, 0)


def hand_out_tokens(board: Board) -> None:
    """T6.2, without any limit (T1.5), and T6.3: eight tokens end the game at once."""
    pop(board)
    if is_told(board):
        tell_tokens(board)
    for colour in range(COLOURS):
        for seat in range(board.seats):
            if board.sold[colour] >> seat & 1:
                board.tokens[seat][colour] += 1
    for seat in range(board.seats):
        if ends_with(token_count(board, seat)):
            board.ending = EIGHT_TOKENS
    if board.ending != 0:
        tell(board, ENDED, T6_3, NOBODY, EIGHT_TOKENS, 0, 0, 0)


def unstored_of(board: Board, seat: int, colour: int) -> int:
    """Goods of the colour that are not stored."""
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        total += board.stock[seat][card]
    return total


def tell_losses(board: Board) -> None:
    for seat in range(board.seats):
        for colour in range(COLOURS):
            if raided(board, colour) and unstored_of(board, seat, colour) > 0:
                tell(board, RAIDED, T6_4, seat, colour, 0, 0, 0)
                tell_unstored(board, seat, colour)


def raid(board: Board) -> None:
    """T6.4: all unstored stock of raided colours is discarded, everyone's."""
    if is_told(board):
        tell_losses(board)
    for card in range(CARDS):
        if raided(board, card // RANKS):
            for seat in range(board.seats):
                put_away(board, card, board.stock[seat][card])
                board.stock[seat][card] = 0


def return_ships(board: Board) -> None:
    """T6.5"""
    for colour in range(COLOURS):
        if raided(board, colour):
            tell(board, RETREATED, T6_5, NOBODY, colour, board.ship[colour], CYRENAICA, 0)
            board.ship[colour] = CYRENAICA
        elif arrived(board, colour):
            tell(board, RETURNED, T6_5, NOBODY, colour, CARTHAGE, ALEXANDRIA, 0)
            board.ship[colour] = ALEXANDRIA
