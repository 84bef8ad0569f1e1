"""Discs on the docks of both harbours (G4.3, G4.4, Commando, and G1.6 when setting up)."""

from cothon.core.state import Moves
from cothon.core.steps import add, pop, step_number
from cothon.games.guilds.board import Board, docks
from cothon.games.guilds.cards import (
    COMMANDO,
    DECLINE,
    DOCK_TRADING,
    DOCK_WARSHIP,
    FREE,
    NO_SHIP,
    OWNER,
    TRADING,
    USE,
)
from cothon.games.guilds.ships import pile_size, turn_down


def own_docks(board: Board, seat: int) -> int:
    count = 0
    for i in range(docks(board)):
        if board.dock[i] == OWNER + seat:
            count += 1
    return count


def is_free_dock(board: Board, i: int) -> bool:
    """G6.4: not beside an empty place."""
    return board.dock[i] == FREE and board.harbour[i] != NO_SHIP


def can_dock_trading(board: Board, seat: int) -> bool:
    """G4.3: never on all docks."""
    if own_docks(board, seat) + 1 >= docks(board):
        return False
    for i in range(docks(board)):
        if is_free_dock(board, i):
            return True
    return False


def warships_taken(board: Board) -> int:
    count = 0
    for seat in range(board.seats):
        count += board.warship[seat]
    return count


def can_dock_warship(board: Board, seat: int) -> bool:
    """G4.4: never on all docks; G6.4: never with an empty pile."""
    if pile_size(board) == 0 or board.warship[seat] + 1 >= board.warship_docks:
        return False
    return warships_taken(board) < board.warship_docks


def can_use_anchor(board: Board, seat: int) -> bool:
    """G8 Commando, G-R3: only when all docks are taken."""
    if board.face_up[seat][COMMANDO] == 0 or pile_size(board) == 0:
        return False
    return warships_taken(board) >= board.warship_docks


def dock_is_asked(board: Board, seat: int) -> bool:
    if board.available[seat] == 0:
        return False
    if step_number(board, 1) == TRADING:
        return can_dock_trading(board, seat)
    return can_dock_warship(board, seat) or can_use_anchor(board, seat)


def list_trading_docks(board: Board, seat: int, moves: Moves) -> None:
    if can_dock_trading(board, seat):
        for i in range(docks(board)):
            if is_free_dock(board, i):
                add(moves, DOCK_TRADING + i)


def list_docks(board: Board, seat: int, moves: Moves) -> None:
    if step_number(board, 1) == TRADING:
        list_trading_docks(board, seat, moves)
    else:
        if can_dock_warship(board, seat):
            add(moves, DOCK_WARSHIP)
        if can_use_anchor(board, seat):
            add(moves, USE + COMMANDO)
    add(moves, DECLINE)


def list_setup_docks(board: Board, seat: int, moves: Moves) -> None:
    list_trading_docks(board, seat, moves)
    if can_dock_warship(board, seat):
        add(moves, DOCK_WARSHIP)


def place_on_dock(board: Board, seat: int, move: int) -> None:
    pop(board)
    if move == DECLINE:
        return
    board.available[seat] -= 1
    if move == USE + COMMANDO:
        turn_down(board, seat, COMMANDO)
        board.anchor[seat] += 1
    elif move == DOCK_WARSHIP:
        board.warship[seat] += 1
    else:
        board.dock[move - DOCK_TRADING] = OWNER + seat
