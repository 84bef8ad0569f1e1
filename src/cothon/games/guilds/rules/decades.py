"""The end of a turn and of a decade (G2, G3.3)."""

from cothon.core.journal import tell
from cothon.core.sizes import NOBODY
from cothon.core.steps import pop, push
from cothon.games.guilds.rules.board import Board, seat_after
from cothon.games.guilds.rules.cards import (
    DEAL_STEP,
    DECADE_STEP,
    DECADES,
    END_STEP,
    FILL_STEP,
    FRONT_STEP,
    NO_SPACE,
    ROUNDS,
    THIRD_DECADE,
    TURN_STEP,
)
from cothon.games.guilds.rules.effects import clear_market
from cothon.games.guilds.rules.events import DECADE_BEGUN, ENDED, G0_1, G2, G3_3, MARKER_MOVED, NEUTRAL_MOVED, STARTED
from cothon.games.guilds.rules.hands import take_back


def end_turn(board: Board) -> None:
    pop(board)
    if board.space != NO_SPACE:
        if board.guild and board.marker[board.space] > 0:
            move_on_marker(board)
        if board.neutral[board.space] > 0:
            move_on_neutral(board)
    board.space = NO_SPACE
    board.guild = False
    next_turn(board)


def move_on_marker(board: Board) -> None:
    """G3.3: clockwise to the next space without a guild marker."""
    space = board.next_space[board.space]
    while board.marker[space] > 0:
        space = board.next_space[space]
    tell(board, MARKER_MOVED, G3_3, NOBODY, board.space, space, 0, 0)
    board.marker[board.space] = 0
    board.marker[space] = 1


def move_on_neutral(board: Board) -> None:
    """G3.3: clockwise to the next space without a neutral disc."""
    space = board.next_space[board.space]
    while board.neutral[space] > 0:
        space = board.next_space[space]
    tell(board, NEUTRAL_MOVED, G3_3, NOBODY, board.space, space, 0, 0)
    board.neutral[board.space] = 0
    board.neutral[space] = 1


def next_turn(board: Board) -> None:
    """G0.1: five rounds a decade, one turn a round for each player."""
    board.active = seat_after(board, board.active, 1)
    if board.active == board.start:
        board.round += 1
    if board.round > ROUNDS:
        next_decade(board)
    else:
        push_turn(board)


def rounds_in_all() -> int:
    """G0.1"""
    return DECADES * ROUNDS


def rounds_played(board: Board) -> int:
    return (board.decade - 1) * ROUNDS + board.round - 1


def push_turn(board: Board) -> None:
    push(board, END_STEP, 0, 0, 0)
    push(board, TURN_STEP, 0, 0, 0)


def next_decade(board: Board) -> None:
    """G2, in its order; G0.1: the game ends after the third decade."""
    if board.decade == DECADES:
        board.round = ROUNDS
        board.ending = THIRD_DECADE
        tell(board, ENDED, G0_1, NOBODY, THIRD_DECADE, 0, 0, 0)
        return
    board.decade += 1
    board.round = 1
    tell(board, DECADE_BEGUN, G2, NOBODY, board.decade, 0, 0, 0)
    clear_market(board, G2)
    push_turn(board)
    push(board, DECADE_STEP, 0, 0, 0)
    push(board, FRONT_STEP, 0, 0, 0)
    push(board, FILL_STEP, 0, 0, 0)


def next_start(board: Board) -> int:
    """G2, G-R11: most available discs; on a tie the first to the left of the old start player."""
    best = seat_after(board, board.start, 1)
    for places in range(2, board.seats + 1):
        seat = seat_after(board, board.start, places)
        if board.available[seat] > board.available[best]:
            best = seat
    return best


def begin_decade(board: Board) -> None:
    """G2: start player, cards back, income, action discs off the board."""
    pop(board)
    board.start = next_start(board)
    tell(board, STARTED, G2, board.start, 0, 0, 0, 0)
    board.active = board.start
    for seat in range(board.seats):
        take_back(board, seat)
        board.disc[seat] = NO_SPACE
    for places in range(board.seats):
        seat = seat_after(board, board.start, board.seats - 1 - places)
        push(board, DEAL_STEP, seat, DECADES + 1 - board.decade, 0)
