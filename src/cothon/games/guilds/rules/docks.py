"""Discs on the docks of both harbours (G4.3, G4.4, Commando, and G1.6 when setting up)."""

from cothon.core.journal import is_told, tell
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, step_number
from cothon.games.guilds.rules.board import Board, docks
from cothon.games.guilds.rules.cards import (
    COMMANDO,
    DECLINE,
    DELIVER_ANCHOR,
    DOCK_TRADING,
    DOCK_WARSHIP,
    FREE,
    NO_SHIP,
    OWNER,
    SETUP_DOCK_STEP,
    TRADING,
    USE,
)
from cothon.games.guilds.rules.events import ACTION_WASTED, DISC_PLACED, G1_6, G4_3, G4_4, G8, G_R8, LEFT_OUT
from cothon.games.guilds.rules.ships import pile_size, turn_down


def own_docks(board: Board, seat: int) -> int:
    count = 0
    for i in range(docks(board)):
        if board.dock[i] == OWNER + seat:
            count += 1
    return count


def holds_all_but(board: Board, seat: int, docks_left: int) -> bool:
    """G4.3: of the trading harbour."""
    return own_docks(board, seat) + docks_left >= docks(board)


def holds_all_warships_but(board: Board, seat: int, docks_left: int) -> bool:
    """G4.4: the anchor does not count."""
    return board.warship[seat] + docks_left >= board.warship_docks


def is_free_dock(board: Board, i: int) -> bool:
    """G6.4: not beside an empty place."""
    return board.dock[i] == FREE and board.harbour[i] != NO_SHIP


def can_dock_trading(board: Board, seat: int) -> bool:
    """G4.3: never on all docks."""
    if holds_all_but(board, seat, 1):
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
    if pile_size(board) == 0 or holds_all_warships_but(board, seat, 1):
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


def tell_disc(board: Board, seat: int, move: int) -> None:
    """Where it goes, and beside which ship."""
    rule = G1_6 if kind_of_step(board) == SETUP_DOCK_STEP else G4_3
    if move == USE + COMMANDO:
        tell(board, DISC_PLACED, G8, seat, DELIVER_ANCHOR, LEFT_OUT, 0, 0)
    elif move == DOCK_WARSHIP:
        tell(board, DISC_PLACED, G4_4 if rule == G4_3 else rule, seat, DOCK_WARSHIP, LEFT_OUT, 0, 0)
    else:
        tell(board, DISC_PLACED, rule, seat, move, board.harbour[move - DOCK_TRADING], 0, 0)


def place_on_dock(board: Board, seat: int, move: int) -> None:
    if move == DECLINE:
        tell(board, ACTION_WASTED, G_R8, seat, board.space, 0, 0, 0)
        pop(board)
        return
    if is_told(board):
        tell_disc(board, seat, move)
    pop(board)
    board.available[seat] -= 1
    if move == USE + COMMANDO:
        turn_down(board, seat, COMMANDO)
        board.anchor[seat] += 1
    elif move == DOCK_WARSHIP:
        board.warship[seat] += 1
    else:
        board.dock[move - DOCK_TRADING] = OWNER + seat
