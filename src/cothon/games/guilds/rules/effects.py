"""Effects before and after the main action: Embargo, Palette, Intrigue (G8)."""

from cothon.core.journal import is_told, tell, tell_thing
from cothon.core.sizes import NOBODY
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, push, step_number
from cothon.games.guilds.rules.board import Board, docks
from cothon.games.guilds.rules.cards import (
    AFTER_STEP,
    COMMANDO,
    DISCARDS,
    DOCK_STEP,
    EMBARGO,
    EXPEDITION_STEP,
    FAVOUR,
    FILL_STEP,
    FRONT_STEP,
    IN_MARKET,
    INTRIGUE,
    LEGACY,
    LUXURY,
    MARKER,
    MARKER_STEP,
    OPULENCE,
    PALETTE,
    PAY_SHIP_STEP,
    PLAY_STEP,
    RESIDENCE_STEP,
    RETURNED_STEP,
    SPACES,
    SWAP_STEP,
    TRADE_CARDS,
    TURN_STEP,
    USE,
    WARSHIP,
)
from cothon.games.guilds.rules.events import G8, MARKER_MOVED, MARKET_CLEARED
from cothon.games.guilds.rules.ships import front_place, turn_down


def is_moment_of(board: Board, effect: int) -> bool:
    """G8: whether the effect belongs to the step under way."""
    kind = kind_of_step(board)
    if effect == COMMANDO:
        return kind == DOCK_STEP and step_number(board, 1) == WARSHIP
    if effect == EMBARGO or effect == INTRIGUE:
        return kind == TURN_STEP or kind == AFTER_STEP
    if effect == PALETTE:
        return kind == TURN_STEP or kind == AFTER_STEP or kind == SWAP_STEP
    if effect == LEGACY:
        return kind == RETURNED_STEP or kind == AFTER_STEP
    if effect == FAVOUR:
        return kind == PLAY_STEP
    if effect == OPULENCE:
        return kind == RESIDENCE_STEP
    return kind == (PAY_SHIP_STEP if effect == LUXURY else EXPEDITION_STEP)


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
        clear_market(board, G8)
        push(board, FILL_STEP, 0, 0, 0)
    else:
        push(board, MARKER_STEP, 0, 0, 0)


def tell_market(board: Board, rule: int) -> None:
    """The cards that are discarded."""
    tell(board, MARKET_CLEARED, rule, NOBODY, 0, 0, 0, 0)
    for card in range(TRADE_CARDS):
        if board.place[card] == IN_MARKET:
            tell_thing(board, card)


def clear_market(board: Board, rule: int) -> None:
    """G2, G8 Palette"""
    if is_told(board):
        tell_market(board, rule)
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
    tell(board, MARKER_MOVED, G8, board.active, source, target, 0, 0)
    board.marker[source] = 0
    board.marker[target] = 1
