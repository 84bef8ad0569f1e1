"""What chance decides: what is dealt and drawn, which cases there are, and where a card goes."""

from cothon.core.journal import is_told, show_only, tell, tell_thing
from cothon.core.random import below
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step, pop, set_step_number, step_number
from cothon.games.traders.rules.board import Board, can_draw, draw_at, draw_card, drawn_case, to_hand, to_market
from cothon.games.traders.rules.cards import (
    DEAL,
    DEAL_STEP,
    DRAW,
    FARM_STEP,
    MARKET_STEP,
    OPENING_COINS,
    START,
    START_STEP,
    VP_STEP,
)
from cothon.games.traders.rules.events import DRAWN, T5_2, T6_1, T_R11, TO_FARM, TO_HAND, TO_MARKET, TO_VP
from cothon.games.traders.rules.payday import owe_substitutes, take_unseen_vp
from cothon.games.traders.rules.setup import colour_case, colours_left, count_first, deal, first_case, start


def settle(board: Board, move: int) -> None:
    """An outcome of chance."""
    kind = kind_of_step(board)
    if kind == DEAL_STEP:
        deal(board, move - DEAL)
    elif kind == START_STEP:
        pop(board)
        start(board, move - START)
    else:
        draw_card(board, move - DRAW)
        draw(board, kind, move - DRAW)


def draw(board: Board, kind: int, card: int) -> None:
    """A card off the draw pile goes where the step wants it."""
    if kind == MARKET_STEP or kind == FARM_STEP:
        lay_down(board, kind, card)
        count_down(board, 1)
    elif kind == VP_STEP:
        tell_draw(board, T6_1, step_number(board, 1), TO_VP, card)
        show_only(board, NOBODY)
        take_unseen_vp(board, step_number(board, 1), card)
        count_down(board, 2)
    else:
        seat = step_number(board, 1)
        to_hand(board, seat, card)  # T-R11: in sight of all
        tell_draw(board, T_R11, seat, TO_HAND, card)
        if board.coins[seat] >= OPENING_COINS:
            pop(board)


def lay_down(board: Board, kind: int, card: int) -> None:
    """T2.1, T5.2: a card off the draw pile, face up in the market or the farm."""
    if kind == MARKET_STEP:
        to_market(board, card, 1)
        tell_draw(board, T5_2, NOBODY, TO_MARKET, card)
    else:
        board.farm[card] += 1
        tell_draw(board, T5_2, NOBODY, TO_FARM, card)


def tell_draw(board: Board, rule: int, seat: int, place: int, card: int) -> None:
    if is_told(board):
        tell(board, DRAWN, rule, seat, place, 0, 0, 0)
        tell_thing(board, card)


def count_down(board: Board, place: int) -> None:
    left = step_number(board, place) - 1
    set_step_number(board, place, left)
    if left == 0:
        pop(board)


def can_be_settled(board: Board) -> bool:
    """Whether chance has anything to decide; T-R6: with no cards left, drawing stops."""
    kind = kind_of_step(board)
    if kind == DEAL_STEP or kind == START_STEP or can_draw(board):
        return True
    if kind == VP_STEP:
        owe_substitutes(board)
    pop(board)
    return False


def deal_out(board: Board, kind: int) -> None:
    """Let the board's own generator decide."""
    if kind == DEAL_STEP or kind == START_STEP:
        settle(board, case_move(board, below(board, cases(board))))
    else:
        draw(board, kind, draw_at(board, below(board, board.draw_size)))


def fill_row(board: Board, kind: int) -> None:
    """All cards of a market or farm step at once, without stopping at each or telling of it."""
    for _ in range(step_number(board, 1)):
        if can_draw(board):
            card = draw_at(board, below(board, board.draw_size))
            if kind == MARKET_STEP:
                to_market(board, card, 1)
            else:
                board.farm[card] += 1
    pop(board)


def cases(board: Board) -> int:
    kind = kind_of_step(board)
    if kind == DEAL_STEP:
        return colours_left(board)
    return count_first(board) if kind == START_STEP else board.draw_size


def case_move(board: Board, case: int) -> int:
    kind = kind_of_step(board)
    if kind == DEAL_STEP:
        return DEAL + colour_case(board, case)
    if kind == START_STEP:
        return START + first_case(board, case)
    return DRAW + drawn_case(board, case)
