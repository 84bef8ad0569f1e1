"""Storing stock before the pirates come (T6.4, T-R9)."""

from cothon.core.journal import tell
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, set_step_number, step_number
from cothon.games.traders.rules.board import Board, from_hand, put_away, seat_after
from cothon.games.traders.rules.cards import (
    CARDS,
    COLOURS,
    DONE,
    ICONS,
    RANKS,
    SPEND,
    SPEND_STEP,
    SPENDING,
    STORE,
    STORE_STEP,
)
from cothon.games.traders.rules.events import SPENT, STORED, T6_4, T_R9
from cothon.games.traders.rules.payday import raid, raided, return_ships


def may_store(board: Board, colour: int) -> bool:
    """T0: raided colours only, or in 2008 any."""
    return not board.store_raided_only or raided(board, colour)


def can_serve(board: Board, card: int, colour: int) -> bool:
    """T0: whether a hand card can store goods of the colour; in 2008 only its own."""
    return board.store_any_colour or card // RANKS == colour


def icon_pools(board: Board) -> int:
    """How many colours need icons of their own: with cards that store any colour, all share one pool."""
    return 1 if board.store_any_colour else COLOURS


def hand_icons(board: Board, seat: int) -> int:
    """Of all hand cards."""
    total = 0
    for card in range(CARDS):
        total += board.hand[seat][card] * ICONS[card]
    return total


def icons(board: Board, seat: int, colour: int) -> int:
    """Of the hand cards that can store goods of the colour."""
    total = 0
    for card in range(CARDS):
        if board.hand[seat][card] > 0 and can_serve(board, card, colour):
            total += board.hand[seat][card] * ICONS[card]
    return total


def chosen_beside(board: Board, colour: int) -> int:
    """Goods stored in this decision that want the same icons as the colour does."""
    total = 0
    for card in range(CARDS):
        if can_serve(board, card, colour):
            total += board.chosen[card]
    return total


def can_store_more(board: Board, seat: int, card: int) -> bool:
    colour = card // RANKS
    if board.stock[seat][card] == 0 or not may_store(board, colour):
        return False
    return chosen_beside(board, colour) < icons(board, seat, colour)


def can_store(board: Board, seat: int) -> bool:
    if board.coins[seat] == 0:
        return False
    for card in range(CARDS):
        if can_store_more(board, seat, card):
            return True
    return False


def next_to_store(board: Board) -> None:
    """Ask the next seat that can store something; after the last one the pirates come."""
    first = board.active if board.buyer_stores_first else board.start  # T-R10
    for asked in range(step_number(board, 1), board.seats):
        seat = seat_after(board, first, asked)
        if can_store(board, seat):
            set_step_number(board, 1, asked + 1)
            push(board, STORE_STEP, seat, 0, 0)
            return
    pop(board)
    raid(board)
    return_ships(board)


def list_stores(board: Board, seat: int, moves: Moves) -> None:
    """One good after the other, in the order of cards."""
    for card in range(CARDS):
        if board.chosen[card] > 0:
            moves.count = 0
        if can_store_more(board, seat, card):
            add(moves, STORE + card)
    add(moves, DONE)


def store(board: Board, seat: int, card: int) -> None:
    board.chosen[card] += 1
    board.stock[seat][card] -= 1
    board.stored[seat][card] += 1
    tell(board, STORED, T6_4, seat, card, 0, 0, 0)


def finish_choosing(board: Board) -> None:
    seat = step_number(board, 1)
    pop(board)
    for card in range(CARDS):
        if board.chosen[card] > 0:
            push(board, SPEND_STEP, seat, 0, 0)
            return


def icons_missing_for(board: Board, colour: int) -> int:
    """Icons still to be spent on goods of the colour, and of all that share its icons."""
    missing = chosen_beside(board, colour)
    for card in range(CARDS):
        if can_serve(board, card, colour):
            missing -= board.spent[card] * ICONS[card]
    return max(0, missing)


def icons_missing(board: Board) -> int:
    """The most that any colour misses: 0 when everything is paid for."""
    missing = 0
    for colour in range(icon_pools(board)):
        missing = max(missing, icons_missing_for(board, colour))
    return missing


def can_complete(board: Board, seat: int, first: int) -> bool:
    """Whether the hand cards from this place of the order on have all the icons that are missing."""
    for colour in range(icon_pools(board)):
        left = 0
        for place in range(first, 8):
            card = SPENDING[place]
            if can_serve(board, card, colour):
                left += board.hand[seat][card] * ICONS[card]
        if left < icons_missing_for(board, colour):
            return False
    return True


def list_spends(board: Board, seat: int, moves: Moves) -> None:
    """T-R9: most icons first and only while icons are missing, so no card could be kept."""
    for place in range(8):
        card = SPENDING[place]
        if board.spent[card] > 0:
            moves.count = 0
        if board.hand[seat][card] > 0 and icons_missing_for(board, card // RANKS) > 0:
            if can_complete(board, seat, place):
                add(moves, SPEND + card)


def spend(board: Board, seat: int, card: int) -> None:
    board.spent[card] += 1
    from_hand(board, seat, card)
    put_away(board, card, 1)
    tell(board, SPENT, T_R9, seat, card, 0, 0, 0)
    if icons_missing(board) == 0:
        pop(board)
        for other in range(CARDS):
            board.chosen[other] = 0
            board.spent[other] = 0
