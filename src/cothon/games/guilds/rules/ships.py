"""The ship pile, the trading harbour and the players' ships (G6.3, G6.4, G-R6, G-R12)."""

from cothon.core.journal import is_told, tell
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step, pop, push
from cothon.games.guilds.rules.board import Board, docks
from cothon.games.guilds.rules.cards import (
    BOTTOM,
    DECADE_STEP,
    DELIVER_ANCHOR,
    DOCK_TRADING,
    DOCK_WARSHIP,
    EFFECTS,
    FACE_DOWN,
    FACE_UP,
    FREE,
    IN_HARBOUR,
    NO_SHIP,
    OWNER,
    SHIP_PILE,
    SHIPS_STEP,
    WAITING,
)
from cothon.games.guilds.rules.events import (
    DISC_RETURNED,
    EFFECT_USED,
    G2,
    G3_5,
    G6_3,
    G6_4,
    G8,
    GAP_LEFT,
    LEFT_OUT,
    SHIP_JOINED,
    SHIP_SENT_AWAY,
    SHIP_TURNED,
)


def pile_size(board: Board) -> int:
    return board.unknown_ships + board.bottom_size


def ship_cases(board: Board) -> int:
    """G-R6: any of the unknown ships; with none, the first of the known bottom."""
    return board.unknown_ships if board.unknown_ships > 0 else 1


def ship_case(board: Board, case: int) -> int:
    if board.unknown_ships == 0:
        return board.bottom[0]
    ship = 0
    while case > 0 or board.ship_place[ship] != SHIP_PILE:
        if board.ship_place[ship] == SHIP_PILE:
            case -= 1
        ship += 1
    return ship


def draw_ship(board: Board, ship: int, place: int) -> None:
    board.ship_place[ship] = place
    if board.unknown_ships > 0:
        board.unknown_ships -= 1
        return
    board.bottom_size -= 1
    for i in range(board.bottom_size):
        board.bottom[i] = board.bottom[i + 1]


def put_to_bottom(board: Board, ship: int) -> None:
    board.ship_place[ship] = BOTTOM
    board.bottom[board.bottom_size] = ship
    board.bottom_size += 1


def harbour_places(board: Board) -> int:
    """G1.1: docks, and places outside."""
    return docks(board) + WAITING


def harbour_is_full(board: Board) -> bool:
    return board.harbour_size >= harbour_places(board)


def join_harbour(board: Board, ship: int) -> None:
    """G6.3: a new ship outside."""
    draw_ship(board, ship, IN_HARBOUR)
    board.harbour[board.harbour_size] = ship
    board.harbour_size += 1
    tell(board, SHIP_JOINED, G6_3, NOBODY, ship, board.harbour_size, 0, 0)
    if harbour_is_full(board):
        pop(board)
        clear_docks(board)


def stay_short(board: Board) -> None:
    """No ship is left to join: the places stay empty."""
    pop(board)
    while not harbour_is_full(board):
        board.harbour[board.harbour_size] = NO_SHIP
        board.harbour_size += 1
        tell(board, GAP_LEFT, G6_4, NOBODY, board.harbour_size, LEFT_OUT, 0, 0)
    clear_docks(board)


def leave_harbour(board: Board, place: int) -> None:
    """G6.3: the ships behind move up; G6.4: with an empty pile nothing does."""
    if pile_size(board) == 0:
        tell(board, GAP_LEFT, G6_4, NOBODY, place + 1, board.harbour[place], 0, 0)
        board.harbour[place] = NO_SHIP
        return
    tell(board, GAP_LEFT, G6_3, NOBODY, place + 1, board.harbour[place], 0, 0)
    board.harbour_size -= 1
    for i in range(place, board.harbour_size):
        board.harbour[i] = board.harbour[i + 1]
    push(board, SHIPS_STEP, 0, 0, 0)


def clear_docks(board: Board) -> None:
    """G6.4: discs beside an empty place go back, with an empty pile also those of the warship harbour."""
    for i in range(docks(board)):
        if board.dock[i] != FREE and board.harbour[i] == NO_SHIP:
            tell(board, DISC_RETURNED, G6_4, board.dock[i] - OWNER, DOCK_TRADING + i, 0, 0, 0)
            board.available[board.dock[i] - OWNER] += 1
            board.dock[i] = FREE
    if pile_size(board) == 0:
        clear_warships(board)


def tell_warships(board: Board, seat: int) -> None:
    for _ in range(board.warship[seat]):
        tell(board, DISC_RETURNED, G6_4, seat, DOCK_WARSHIP, 0, 0, 0)
    for _ in range(board.anchor[seat]):
        tell(board, DISC_RETURNED, G6_4, seat, DELIVER_ANCHOR, 0, 0, 0)


def clear_warships(board: Board) -> None:
    """G6.4"""
    for seat in range(board.seats):
        if is_told(board):
            tell_warships(board, seat)
        board.available[seat] += board.warship[seat] + board.anchor[seat]
        board.warship[seat] = 0
        board.anchor[seat] = 0


def front_place(board: Board) -> int:
    """Of the front ship of the trading harbour; behind the last dock if there is none."""
    place = 0
    while place < docks(board) and board.harbour[place] == NO_SHIP:
        place += 1
    return place


def send_front_away(board: Board) -> None:
    """G2, G8 Embargo; G6.4: it is in the pile before the others move up."""
    pop(board)
    place = front_place(board)
    if place < docks(board):
        rule = G2 if kind_of_step(board) == DECADE_STEP else G8
        tell(board, SHIP_SENT_AWAY, rule, NOBODY, board.harbour[place], place + 1, 0, 0)
        put_to_bottom(board, board.harbour[place])
        leave_harbour(board, place)


def take_ship(board: Board, seat: int, ship: int) -> None:
    """G5: face up."""
    board.ship_place[ship] = FACE_UP + seat
    board.face_up[seat][board.ship_effect[ship]] += 1


def win_ship(board: Board, seat: int, ship: int) -> None:
    """G6.1: face down."""
    board.ship_place[ship] = FACE_DOWN + seat
    board.face_down[seat][board.ship_effect[ship]] += 1


def first_ship(board: Board, place: int, effect: int) -> int:
    """G-R12: ships of one effect are alike, so the first in the order of ships."""
    ship = 0
    while board.ship_place[ship] != place or board.ship_effect[ship] != effect:
        ship += 1
    return ship


def turn_down(board: Board, seat: int, effect: int) -> None:
    """G3.5: a used ship."""
    ship = first_ship(board, FACE_UP + seat, effect)
    tell(board, EFFECT_USED, G8, seat, effect, ship, 0, 0)
    tell(board, SHIP_TURNED, G3_5, seat, ship, 0, 0, 0)
    board.ship_place[ship] = FACE_DOWN + seat
    board.face_up[seat][effect] -= 1
    board.face_down[seat][effect] += 1


def turn_up(board: Board, seat: int, effect: int, rule: int) -> None:
    """G4.1, by choice or not (G-R12)."""
    ship = first_ship(board, FACE_DOWN + seat, effect)
    tell(board, SHIP_TURNED, rule, seat, ship, 1, 0, 0)
    board.ship_place[ship] = FACE_UP + seat
    board.face_down[seat][effect] -= 1
    board.face_up[seat][effect] += 1


def kinds_down(board: Board, seat: int) -> int:
    """Different effects among the seat's face-down ships."""
    kinds = 0
    for effect in range(EFFECTS):
        if board.face_down[seat][effect] > 0:
            kinds += 1
    return kinds
