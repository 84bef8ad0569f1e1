"""Cards drawn, ships revealed, lots cast: each is a move of chance, dealt or left to the caller (G-R6)."""

from cothon.core.journal import is_told, show_only, tell, tell_thing
from cothon.core.sizes import NOBODY
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, set_step_number, step_number
from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import (
    AFTER_STEP,
    DEAL_STEP,
    DISCARDS,
    DRAW,
    DRAW_PILE,
    END_STEP,
    FILL_STEP,
    FRONT_STEP,
    IN_MARKET,
    MARKERS_STEP,
    MARKET_CARDS,
    RETURNED_STEP,
    REVEAL_STEP,
    REWARD_STEP,
    SHIP,
    SHIP_PILE,
    SHIPS,
    SHIPS_STEP,
    START,
    START_STEP,
    SWAP_STEP,
    TAKE_PILE,
    TILES_A_DECADE,
    TRADE_CARDS,
    TURN_STEP,
    UNUSED,
    UNUSED_STEP,
)
from cothon.games.guilds.rules.delivery import reveal
from cothon.games.guilds.rules.events import (
    CARD_DEALT,
    CARD_GAINED,
    G1_1,
    G1_2,
    G1_4,
    G1_5,
    G2,
    G3_4,
    G4_1,
    G5,
    G6_1,
    G8,
    G11_2,
    LOT_DRAWN,
    MARKET_FILLED,
)
from cothon.games.guilds.rules.hands import can_draw, drawn_case, enter_hand, enter_hand_unseen
from cothon.games.guilds.rules.market import tell_taken
from cothon.games.guilds.rules.setup import (
    first_of_decade,
    leave_out,
    list_starts,
    list_unused,
    mark,
    put_neutral,
    start_with,
)
from cothon.games.guilds.rules.ships import (
    harbour_is_full,
    join_harbour,
    pile_size,
    ship_case,
    ship_cases,
    stay_short,
)


def can_be_settled(board: Board) -> bool:
    """Whether chance has anything to decide; G-R7: with no cards left, drawing stops."""
    kind = kind_of_step(board)
    if kind >= UNUSED_STEP:
        return True
    if kind >= SHIPS_STEP:
        return a_ship_can_come(board, kind)
    if can_draw(board) and not (kind == FILL_STEP and board.market_size >= MARKET_CARDS):
        return True
    pop(board)
    return False


def a_ship_can_come(board: Board, kind: int) -> bool:
    if pile_size(board) > 0 and not (kind == SHIPS_STEP and harbour_is_full(board)):
        return True
    if kind == SHIPS_STEP:
        stay_short(board)
    else:
        pop(board)
    return False


def cases(board: Board) -> int:
    kind = kind_of_step(board)
    if kind < SHIPS_STEP:
        return board.draw_size
    if kind < UNUSED_STEP:
        return ship_cases(board)
    return TILES_A_DECADE if kind == UNUSED_STEP else board.seats


def case_move(board: Board, case: int) -> int:
    kind = kind_of_step(board)
    if kind < SHIPS_STEP:
        return DRAW + drawn_case(board, case)
    if kind < UNUSED_STEP:
        return SHIP + ship_case(board, case)
    return UNUSED + first_of_decade(board) + case if kind == UNUSED_STEP else START + case


def list_outcomes(board: Board, moves: Moves) -> None:
    kind = kind_of_step(board)
    if kind < SHIPS_STEP:
        list_draws(board, moves)
    elif kind < UNUSED_STEP:
        list_ships(board, moves)
    elif kind == UNUSED_STEP:
        list_unused(board, moves)
    else:
        list_starts(board, moves)


def list_draws(board: Board, moves: Moves) -> None:
    for card in range(TRADE_CARDS):
        if board.place[card] == DRAW_PILE:
            add(moves, DRAW + card)


def list_ships(board: Board, moves: Moves) -> None:
    if board.unknown_ships == 0:
        add(moves, SHIP + board.bottom[0])
        return
    for ship in range(SHIPS):
        if board.ship_place[ship] == SHIP_PILE:
            add(moves, SHIP + ship)


def settle(board: Board, move: int) -> None:
    """An outcome of chance."""
    kind = kind_of_step(board)
    if kind < SHIPS_STEP:
        draw(board, kind, move - DRAW)
    elif kind == SHIPS_STEP:
        join_harbour(board, move - SHIP)
    elif kind == REVEAL_STEP:
        reveal(board, move - SHIP)
    elif kind == UNUSED_STEP:
        leave_out(board, move - UNUSED)
    else:
        start_with(board, move - START)


def draw(board: Board, kind: int, card: int) -> None:
    """A card off the draw pile to where the step wants it."""
    board.draw_size -= 1
    if kind == FILL_STEP:
        fill_market(board, card)
    elif kind == DEAL_STEP:
        if is_told(board):
            tell_deal(board, step_number(board, 1), card)
        enter_hand_unseen(board, step_number(board, 1), card)
        count_down(board, 1)
    elif kind == REWARD_STEP:
        if is_told(board):
            tell_reward(board, step_number(board, 1), card)
        enter_hand(board, step_number(board, 1), card)
        count_down(board, board.card_coins[card])
    else:
        draw_for_lot(board, kind, card)


def step_below(board: Board) -> int:
    """What goes on when all these cards are dealt."""
    at = board.depth - 2
    while at > 0 and board.step[at][0] == DEAL_STEP:
        at -= 1
    return board.step[at][0]


def rule_of_deal(kind: int) -> int:
    """Why a card is dealt, told by what goes on afterwards."""
    if kind == START_STEP:
        return G1_4
    if kind == TURN_STEP:
        return G2
    if kind == END_STEP:
        return G3_4
    return G6_1 if kind == RETURNED_STEP else G11_2


def tell_deal(board: Board, seat: int, card: int) -> None:
    """G11.2: only the seat that gets the card sees it."""
    kind = step_below(board)
    if kind == SWAP_STEP:
        tell_taken(board, seat, TAKE_PILE, card)
    else:
        tell(board, CARD_DEALT, rule_of_deal(kind), seat, 0, 0, 0, 0)
        tell_thing(board, card)
    show_only(board, seat)


def tell_reward(board: Board, seat: int, card: int) -> None:
    rule = G6_1 if step_below(board) == RETURNED_STEP else G5
    tell(board, CARD_GAINED, rule, seat, card, board.card_coins[card], 0, 0)


def rule_of_filling(kind: int) -> int:
    """Why the market is filled, told by what goes on afterwards."""
    if kind == FRONT_STEP:
        return G2
    if kind == SWAP_STEP:
        return G4_1
    return G8 if kind == TURN_STEP or kind == AFTER_STEP else G1_1


def fill_market(board: Board, card: int) -> None:
    """G1.1, G4.1"""
    if is_told(board):
        tell(board, MARKET_FILLED, rule_of_filling(step_below(board)), NOBODY, card, 0, 0, 0)
    board.place[card] = IN_MARKET
    board.market_size += 1
    if board.market_size == MARKET_CARDS:
        pop(board)


def draw_for_lot(board: Board, kind: int, card: int) -> None:
    """G1.2, G1.5: the card only shows an action."""
    tell(board, LOT_DRAWN, G1_2 if kind == MARKERS_STEP else G1_5, NOBODY, card, 0, 0, 0)
    board.place[card] = DISCARDS
    board.discard_size += 1
    if kind == MARKERS_STEP:
        mark(board, board.card_action[card])
    else:
        put_neutral(board, board.card_action[card])


def count_down(board: Board, by: int) -> None:
    """Cards, or coins: a reward ends as soon as they suffice (G5)."""
    left = step_number(board, 2) - by
    set_step_number(board, 2, left)
    if left <= 0:
        pop(board)
