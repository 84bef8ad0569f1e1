"""The order of play: what is offered at each step, what a move does, what follows by itself."""

from cothon.core.journal import is_told, tell
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, push, step_number
from cothon.games.traders.rules.board import Board, next_seat
from cothon.games.traders.rules.cards import (
    ALL_PASS,
    BUY,
    CARDS,
    DEAL_STEP,
    DONE,
    DOUBLE,
    DOUBLE_STEP,
    DRAW,
    FARM_STEP,
    FIRST_STEP,
    FLIP,
    FLIP_STEP,
    IN_FARM,
    IN_MARKET,
    MARKET_STEP,
    PASS,
    PAY,
    PAY_STEP,
    RESERVE_FARM,
    RESERVE_MARKET,
    SALES_STEP,
    SHIPS_STEP,
    SPEND,
    SPEND_STEP,
    START_STEP,
    STORE,
    STORE_STEP,
    STORING_STEP,
    TAKE,
    TAKE_OWN,
    TOKEN,
    TOKEN_STEP,
    TOKENS_STEP,
    TURN_STEP,
)
from cothon.games.traders.rules.chance import can_be_settled, deal_out, fill_row, settle
from cothon.games.traders.rules.events import DOUBLED, ENDED, PASSED, T2_2, T3_2, T3_4, T3_5, T_R7, TOKEN_GAINED
from cothon.games.traders.rules.market import free_in_market, refill_is_due, replenish, reserve, take, take_back_piece
from cothon.games.traders.rules.payday import advance_ships, hand_out_tokens, next_sales
from cothon.games.traders.rules.purchase import (
    can_buy,
    can_double,
    flip,
    list_double_takes,
    list_flips,
    list_payments,
    pay,
    start_payment,
    start_purchase,
)
from cothon.games.traders.rules.setup import find_first, list_deals, list_starts, list_tokens
from cothon.games.traders.rules.storing import finish_choosing, list_spends, list_stores, next_to_store, spend, store


def who_decides(board: Board) -> int:
    if board.ending != 0:
        return NOBODY
    kind = kind_of_step(board)
    if kind >= DEAL_STEP:
        return CHANCE
    return step_number(board, 1) if kind >= STORE_STEP else board.active


def list_actions(board: Board, seat: int, moves: Moves) -> None:
    """T3.1: exactly one action. T-R7: whoever can do nothing passes."""
    list_takes(board, moves)
    if board.reserved_row[seat] == IN_MARKET:
        add(moves, TAKE_OWN + board.reserved_card[seat])
    if not board.double_action and board.piece[seat] > 0:
        list_reservations(board, moves)
    if can_buy(board, seat):
        add(moves, BUY)
    if can_double(board, seat):
        add(moves, DOUBLE)
    if moves.count == 0:
        add(moves, PASS)


# These lists count up without a branch: which cards lie there is a coin toss for the processor.


def list_takes(board: Board, moves: Moves) -> None:
    count: int = moves.count
    for card in range(CARDS):
        moves.move[count] = TAKE + card
        count += free_in_market(board, card) > 0
    moves.count = count


def list_reservations(board: Board, moves: Moves) -> None:
    count: int = moves.count
    for card in range(CARDS):
        moves.move[count] = RESERVE_MARKET + card
        count += free_in_market(board, card) > 0
    for card in range(CARDS):
        moves.move[count] = RESERVE_FARM + card
        count += board.farm[card] > board.farm_pieces[card]
    moves.count = count


def list_decisions(board: Board, moves: Moves) -> None:
    """Every legal move of the seat that decides, or every outcome of chance."""
    moves.count = 0
    if board.ending != 0:
        return
    kind = kind_of_step(board)
    if kind == TURN_STEP:
        list_actions(board, board.active, moves)
    elif kind == PAY_STEP:
        list_payments(board, board.active, moves)
    elif kind == FLIP_STEP:
        list_flips(board, board.active, moves)
    elif kind == DOUBLE_STEP:
        list_double_takes(board, board.active, moves)
    elif kind == STORE_STEP:
        list_stores(board, step_number(board, 1), moves)
    elif kind == SPEND_STEP:
        list_spends(board, step_number(board, 1), moves)
    elif kind == TOKEN_STEP:
        list_tokens(moves)
    elif kind == DEAL_STEP:
        list_deals(board, moves)
    elif kind == START_STEP:
        list_starts(board, moves)
    else:
        for card in range(CARDS):
            if board.draw[card] > 0:
                add(moves, DRAW + card)


def carry_out(board: Board, move: int) -> None:
    """The move itself, without what follows."""
    kind = kind_of_step(board)
    if kind == TURN_STEP:
        act(board, board.active, move)
    elif kind == PAY_STEP:
        pay(board, board.active, move - PAY)
    elif kind == FLIP_STEP:
        if move == DONE:
            pop(board)
            start_payment(board)
        else:
            flip(board, board.active, move - FLIP)
    elif kind == DOUBLE_STEP:
        pop(board)
        take(board, board.active, move - TAKE, T3_4)
        start_purchase(board)
    elif kind == STORE_STEP:
        if move == DONE:
            finish_choosing(board)
        else:
            store(board, step_number(board, 1), move - STORE)
    elif kind == SPEND_STEP:
        spend(board, step_number(board, 1), move - SPEND)
    elif kind == TOKEN_STEP:
        board.tokens[step_number(board, 1)][move - TOKEN] += 1
        tell(board, TOKEN_GAINED, T2_2, step_number(board, 1), move - TOKEN, 0, 0, 0)
        pop(board)
    else:
        settle(board, move)


def act(board: Board, seat: int, move: int) -> None:
    """T3: the action of the turn."""
    pop(board)
    if move == PASS:
        pass_turn(board, seat)
        return
    board.passes = 0
    if move == BUY:
        start_purchase(board)
    elif move == DOUBLE:
        board.piece[seat] = 0
        tell(board, DOUBLED, T3_4, seat, 0, 0, 0, 0)
        push(board, DOUBLE_STEP, 0, 0, 0)
    elif move < TAKE_OWN:
        take(board, seat, move - TAKE, T3_2)
    elif move < BUY:
        take(board, seat, move - TAKE_OWN, T3_5)
        take_back_piece(board, seat)
    elif move < RESERVE_FARM:
        reserve(board, seat, IN_MARKET, move - RESERVE_MARKET)
    else:
        reserve(board, seat, IN_FARM, move - RESERVE_FARM)


def pass_turn(board: Board, seat: int) -> None:
    """T-R7: when all pass in a row the game is over."""
    board.passes += 1
    tell(board, PASSED, T_R7, seat, 0, 0, 0, 0)
    if board.passes == board.seats:
        board.ending = ALL_PASS
        tell(board, ENDED, T_R7, NOBODY, ALL_PASS, 0, 0, 0)


def begin_turn(board: Board, seat: int) -> None:
    """T3.1"""
    board.active = seat
    push(board, TURN_STEP, 0, 0, 0)
    if refill_is_due(board, seat):
        replenish(board)


def run(board: Board) -> None:
    """Carry out what follows by itself, until a seat, or open chance, has to decide."""
    while board.ending == 0:
        if board.depth == 0:
            begin_turn(board, next_seat(board, board.active))
            continue
        kind = kind_of_step(board)
        if kind < DEAL_STEP:
            return
        if kind < FIRST_STEP:
            if not board.open and not is_told(board) and (kind == MARKET_STEP or kind == FARM_STEP):
                fill_row(board, kind)
            elif can_be_settled(board):
                if board.open:
                    return
                deal_out(board, kind)
        elif kind == SHIPS_STEP:
            advance_ships(board)
        elif kind == SALES_STEP:
            next_sales(board)
        elif kind == TOKENS_STEP:
            hand_out_tokens(board)
        elif kind == STORING_STEP:
            next_to_store(board)
        elif kind == FIRST_STEP:
            find_first(board)
