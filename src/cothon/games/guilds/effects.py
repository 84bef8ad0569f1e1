"""Effects before and after the main action: Embargo, Palette, Intrigue (G8)."""

from cothon.core.state import Moves
from cothon.core.steps import add, pop, push
from cothon.games.guilds.board import Board, docks
from cothon.games.guilds.cards import (
    DISCARDS,
    EMBARGO,
    FILL_STEP,
    FRONT_STEP,
    IN_MARKET,
    INTRIGUE,
    MARKER,
    MARKER_STEP,
    PALETTE,
    SPACES,
    TRADE_CARDS,
    USE,
)
from cothon.games.guilds.ships import front_place, turn_down


def can_embargo(board: Board, seat: int) -> bool:
    return board.face_up[seat][EMBARGO] > 0 and front_place(board) < docks(board)


def can_palette(board: Board, seat: int) -> bool:
    return board.face_up[seat][PALETTE] > 0 and board.market_size > 0


def can_intrigue(board: Board, seat: int) -> bool:
    return board.face_up[seat][INTRIGUE] > 0 and any_marker(board)


def any_marker(board: Board) -> bool:
    for space in range(SPACES):
        if board.marker[space] > 0:
            return True
    return False


def can_use_any(board: Board, seat: int) -> bool:
    return can_embargo(board, seat) or can_palette(board, seat) or can_intrigue(board, seat)


def list_effects(board: Board, seat: int, moves: Moves) -> None:
    if can_embargo(board, seat):
        add(moves, USE + EMBARGO)
    if can_palette(board, seat):
        add(moves, USE + PALETTE)
    if can_intrigue(board, seat):
        add(moves, USE + INTRIGUE)


def use_effect(board: Board, seat: int, effect: int) -> None:
    """The step that offered it is asked again afterwards."""
    turn_down(board, seat, effect)
    if effect == EMBARGO:
        push(board, FRONT_STEP, 0, 0, 0)
    elif effect == PALETTE:
        clear_market(board)
        push(board, FILL_STEP, 0, 0, 0)
    else:
        push(board, MARKER_STEP, 0, 0, 0)


def clear_market(board: Board) -> None:
    """G2, G8 Palette"""
    for card in range(TRADE_CARDS):
        if board.place[card] == IN_MARKET:
            board.place[card] = DISCARDS
    board.discard_size += board.market_size
    board.market_size = 0


def list_marker_moves(board: Board, moves: Moves) -> None:
    """G8 Intrigue: to a space without a guild marker."""
    for source in range(SPACES):
        for target in range(SPACES):
            if board.marker[source] > 0 and board.marker[target] == 0:
                add(moves, MARKER + source * SPACES + target)


def move_marker(board: Board, source: int, target: int) -> None:
    pop(board)
    board.marker[source] = 0
    board.marker[target] = 1
