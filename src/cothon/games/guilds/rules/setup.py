"""Setting up (G1)."""

from cothon.core.journal import tell
from cothon.core.sizes import NOBODY
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, step_number
from cothon.games.guilds.rules.board import Board, seat_after
from cothon.games.guilds.rules.cards import (
    COLUMNS,
    COVERED_SEATS,
    DEAL_STEP,
    DECADES,
    DECLINE,
    FILL_STEP,
    FIRST_DISCS,
    FREE_COLUMN,
    HALL,
    MARKERS,
    MARKERS_STEP,
    NEUTRAL,
    NEUTRAL_STEP,
    NO_SHIP,
    NO_SPACE,
    OPENING_HAND,
    PLACES,
    SEATS,
    SETUP_DOCK_STEP,
    SETUP_STEP,
    SHIPS,
    SHIPS_STEP,
    SPACES,
    START,
    START_STEP,
    TILES_A_DECADE,
    TRADE_CARDS,
    UNUSED,
    UNUSED_STEP,
)
from cothon.games.guilds.rules.decades import push_turn
from cothon.games.guilds.rules.docks import can_dock_trading, can_dock_warship
from cothon.games.guilds.rules.events import (
    G0_4,
    G1_2,
    G1_5,
    G1_6,
    LEFT_OUT,
    MARKER_MOVED,
    NEUTRAL_MOVED,
    STARTED,
    TILE_LEFT_OUT,
)
from cothon.games.guilds.rules.hands import put_base
from cothon.games.guilds.rules.residence import is_column_empty, remove_top


def clear(board: Board) -> None:
    """A table with all cards and ships in their piles and nothing else on it."""
    board.space = NO_SPACE
    board.decade = 1
    board.round = 1
    board.draw_size = TRADE_CARDS
    board.unknown_ships = SHIPS
    for place in range(PLACES):
        board.harbour[place] = NO_SHIP
    for seat in range(SEATS):
        board.disc[seat] = NO_SPACE


def is_covered(board: Board, i: int) -> bool:
    """G1.5: 6b and 7b with three players, 6a and 7a too with two."""
    if i >= COVERED_SEATS or board.seats == SEATS:
        return False
    return i % 2 == 1 or board.seats < SEATS - 1


def cover_seats(board: Board) -> None:
    """G1.5"""
    for i in range(HALL):
        if is_covered(board, i):
            board.hall[i] = NEUTRAL


def set_up(board: Board) -> None:
    """G1.7: the order; the steps are pushed last to first."""
    clear(board)
    cover_seats(board)
    for seat in range(board.seats):
        board.available[seat] = FIRST_DISCS
        for action in range(SPACES):
            put_base(board, seat, action, board.base_cards[action])
    push_turn(board)
    push(board, START_STEP, 0, 0, 0)
    for seat in range(board.seats):
        push(board, DEAL_STEP, board.seats - 1 - seat, OPENING_HAND, 0)
    for decade in range(DECADES):
        push(board, UNUSED_STEP, DECADES - decade, 0, 0)
    if board.seats < SEATS:
        push(board, NEUTRAL_STEP, 0, 0, 0)
    push(board, MARKERS_STEP, 0, 0, 0)
    push(board, SHIPS_STEP, 0, 0, 0)
    push(board, FILL_STEP, 0, 0, 0)


def mark(board: Board, action: int) -> None:
    """G1.2"""
    if board.marker[action] == 0:
        tell(board, MARKER_MOVED, G1_2, NOBODY, LEFT_OUT, action, 0, 0)
    board.marker[action] = 1
    if marker_count(board) >= MARKERS:
        pop(board)


def marker_count(board: Board) -> int:
    count = 0
    for space in range(SPACES):
        count += board.marker[space]
    return count


def put_neutral(board: Board, action: int) -> None:
    """G1.5: a neutral disc for each player missing."""
    if board.neutral[action] == 0:
        tell(board, NEUTRAL_MOVED, G1_5, NOBODY, LEFT_OUT, action, 0, 0)
    board.neutral[action] = 1
    count = 0
    for space in range(SPACES):
        count += board.neutral[space]
    if count >= SEATS - board.seats:
        pop(board)


def list_unused(board: Board, moves: Moves) -> None:
    for i in range(TILES_A_DECADE):
        add(moves, UNUSED + first_of_decade(board) + i)


def first_of_decade(board: Board) -> int:
    return (step_number(board, 1) - 1) * TILES_A_DECADE


def leave_out(board: Board, unused: int) -> None:
    """G0.4: two tiles a decade are in the game."""
    tell(board, TILE_LEFT_OUT, G0_4, NOBODY, unused, step_number(board, 1), 0, 0)
    first = first_of_decade(board)
    for tile in range(first, first + TILES_A_DECADE):
        board.in_game[tile] = 0 if tile == unused else 1
    pop(board)


def list_starts(board: Board, moves: Moves) -> None:
    for seat in range(board.seats):
        add(moves, START + seat)


def start_with(board: Board, seat: int) -> None:
    """G1.6: then the last player is asked first."""
    pop(board)
    tell(board, STARTED, G1_6, seat, 0, 0, 0, 0)
    board.start = seat
    board.active = seat
    for places in range(board.seats):
        push(board, SETUP_STEP, seat_after(board, seat, places), 0, 0)


def list_first_discs(board: Board, seat: int, moves: Moves) -> None:
    """G1.6, G-R10: the topmost disc of a column, for nothing."""
    if can_dock_trading(board, seat) or can_dock_warship(board, seat):
        for column in range(COLUMNS):
            if not is_column_empty(board, seat, column):
                add(moves, FREE_COLUMN + column)
    add(moves, DECLINE)


def move_first_disc(board: Board, seat: int, move: int) -> None:
    """G-R10: it goes to a dock, so it is counted as available only on the way."""
    pop(board)
    if move != DECLINE:
        remove_top(board, seat, move - FREE_COLUMN, G1_6)
        board.available[seat] += 1
        push(board, SETUP_DOCK_STEP, seat, 0, 0)
