"""The Market action: take a card, swap one, turn a ship up (G4.1)."""

from cothon.core.journal import tell, tell_thing
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, push, step_number
from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import (
    DEAL_STEP,
    DECLINE,
    EFFECTS,
    FILL_STEP,
    GIVE,
    GIVE_STEP,
    HAND,
    IN_MARKET,
    MARKET,
    PALETTE,
    READY,
    READY_STEP,
    SWAP,
    SWAP_STEP,
    TAKE,
    TAKE_PILE,
    TRADE_CARDS,
    USE,
)
from cothon.games.guilds.rules.effects import can_palette, use_effect
from cothon.games.guilds.rules.events import ACTION_WASTED, CARD_SWAPPED, CARD_TAKEN, G4_1, G_R8, G_R12
from cothon.games.guilds.rules.hands import enter_hand, leave_hand
from cothon.games.guilds.rules.ships import kinds_down, turn_up


def any_in_piles(board: Board) -> bool:
    return board.draw_size > 0 or board.discard_size > 0


def take_is_asked(board: Board) -> bool:
    """G-R7: with nothing to take the first part is skipped."""
    return board.market_size > 0 or any_in_piles(board)


def list_takes(board: Board, moves: Moves) -> None:
    for card in range(TRADE_CARDS):
        if board.place[card] == IN_MARKET:
            add(moves, TAKE + card)
    if any_in_piles(board):
        add(moves, TAKE_PILE)
    add(moves, DECLINE)


def take(board: Board, seat: int, move: int) -> None:
    pop(board)
    if move == DECLINE:
        tell(board, ACTION_WASTED, G_R8, seat, MARKET, 0, 0, 0)
        give_up_market(board)
    elif move == TAKE_PILE:
        push(board, DEAL_STEP, seat, 1, 0)
    else:
        tell_taken(board, seat, MARKET, move - TAKE)
        board.market_size -= 1
        enter_hand(board, seat, move - TAKE)
        push(board, FILL_STEP, 0, 0, 0)


def tell_taken(board: Board, seat: int, source: int, card: int) -> None:
    """G4.1: from the market, or (as the move is called) from the pile."""
    tell(board, CARD_TAKEN, G4_1, seat, source, 0, 0, 0)
    tell_thing(board, card)


def give_up_market(board: Board) -> None:
    """Declining the first part declines the whole action."""
    while kind_of_step(board) == SWAP_STEP or kind_of_step(board) == READY_STEP:
        pop(board)


def swap_is_asked(board: Board, seat: int) -> bool:
    return board.market_size > 0 and board.trade_cards[seat] > 0


def list_swaps(board: Board, seat: int, moves: Moves) -> None:
    """G-R2: Palette during the action is here, between its parts."""
    for card in range(TRADE_CARDS):
        if board.place[card] == IN_MARKET:
            add(moves, SWAP + card)
    if can_palette(board, seat):
        add(moves, USE + PALETTE)
    add(moves, DECLINE)


def swap(board: Board, seat: int, move: int) -> None:
    if move == USE + PALETTE:
        use_effect(board, seat, PALETTE)
        return
    pop(board)
    if move != DECLINE:
        push(board, GIVE_STEP, move - SWAP, 0, 0)


def list_gifts(board: Board, seat: int, moves: Moves) -> None:
    for card in range(TRADE_CARDS):
        if board.place[card] == HAND + seat:
            add(moves, GIVE + card)


def give(board: Board, seat: int, card: int) -> None:
    wanted = step_number(board, 1)
    pop(board)
    tell(board, CARD_SWAPPED, G4_1, seat, wanted, card, 0, 0)
    leave_hand(board, seat, card, IN_MARKET)
    enter_hand(board, seat, wanted)


def list_ready(board: Board, seat: int, moves: Moves) -> None:
    for effect in range(EFFECTS):
        if board.face_down[seat][effect] > 0:
            add(moves, READY + effect)


def make_ready(board: Board, seat: int, effect: int) -> None:
    pop(board)
    turn_up(board, seat, effect, G4_1)


def make_only_kind_ready(board: Board, seat: int) -> None:
    """G-R12: ships of one effect are alike, so there is nothing to choose."""
    pop(board)
    if kinds_down(board, seat) > 0:
        effect = 0
        while board.face_down[seat][effect] == 0:
            effect += 1
        turn_up(board, seat, effect, G_R12)
