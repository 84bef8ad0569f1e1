"""The order of play: what is offered at each step, what a move does, what follows by itself."""

from cothon.core.journal import is_told
from cothon.core.random import below
from cothon.core.sizes import CHANCE, NOBODY
from cothon.core.state import Moves
from cothon.core.steps import kind_of_step, pop, step_number
from cothon.games.guilds.rules.acting import (
    after_is_asked,
    begin,
    go_on_after,
    list_afterwards,
    list_beginnings,
    list_plays,
    play_card,
    tell_waste,
)
from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import (
    AFTER_STEP,
    DECADE_STEP,
    DELIVER_STEP,
    DOCK_STEP,
    EXPEDITION_STEP,
    FILL_STEP,
    FRONT_STEP,
    GIVE,
    GIVE_STEP,
    MARKER,
    PAY,
    PAY_COLUMN_STEP,
    PAY_EXPEDITION_STEP,
    PAY_SHIP_STEP,
    PLAY_STEP,
    READY,
    READY_STEP,
    RESIDENCE_STEP,
    RETURNED_STEP,
    SETUP_DOCK_STEP,
    SETUP_STEP,
    SPACES,
    SWAP_STEP,
    TAKE_STEP,
    TURN_STEP,
)
from cothon.games.guilds.rules.chance import can_be_settled, case_move, cases, list_outcomes, settle
from cothon.games.guilds.rules.decades import begin_decade, end_turn
from cothon.games.guilds.rules.delivery import (
    deliver,
    deliver_is_asked,
    escort,
    expedition_is_asked,
    list_deliveries,
    list_escorts,
    list_expedition_payments,
    list_ship_payments,
    pay_expedition,
    pay_ship,
    resolve_expedition,
)
from cothon.games.guilds.rules.docks import dock_is_asked, list_docks, list_setup_docks, place_on_dock
from cothon.games.guilds.rules.effects import list_marker_moves, move_marker
from cothon.games.guilds.rules.guild import (
    choose_earlier_tile,
    list_coins,
    list_earlier_tiles,
    list_returned,
    pay_coins,
    place_returned,
    returned_is_asked,
)
from cothon.games.guilds.rules.market import (
    give,
    list_gifts,
    list_ready,
    list_swaps,
    list_takes,
    make_only_kind_ready,
    make_ready,
    swap,
    swap_is_asked,
    take,
    take_is_asked,
)
from cothon.games.guilds.rules.residence import (
    choose_column,
    list_columns,
    list_goods,
    pay_good,
    residence_is_asked,
)
from cothon.games.guilds.rules.setup import list_first_discs, move_first_disc
from cothon.games.guilds.rules.ships import kinds_down, send_front_away


def who_decides(board: Board) -> int:
    if board.ending != 0:
        return NOBODY
    kind = kind_of_step(board)
    if kind >= FILL_STEP:
        return CHANCE
    return step_number(board, 1) if kind >= SETUP_STEP else board.active


def list_decisions(board: Board, moves: Moves) -> None:
    """Every legal move of the seat that decides, or every outcome of chance."""
    moves.count = 0
    if board.ending != 0:
        return
    kind = kind_of_step(board)
    if kind >= FILL_STEP:
        list_outcomes(board, moves)
    elif kind >= SETUP_STEP:
        list_setup(board, kind, step_number(board, 1), moves)
    elif kind == TURN_STEP:
        list_beginnings(board, board.active, moves)
    elif kind == PLAY_STEP:
        list_plays(board, board.active, moves)
    elif kind == AFTER_STEP:
        list_afterwards(board, board.active, moves)
    elif kind < RESIDENCE_STEP:
        list_market(board, kind, board.active, moves)
    elif kind < PAY_COLUMN_STEP:
        list_actions(board, kind, board.active, moves)
    elif kind < EXPEDITION_STEP:
        list_payments(board, kind, board.active, moves)
    else:
        list_results(board, kind, board.active, moves)


def list_setup(board: Board, kind: int, seat: int, moves: Moves) -> None:
    """G1.6"""
    if kind == SETUP_STEP:
        list_first_discs(board, seat, moves)
    else:
        list_setup_docks(board, seat, moves)


def list_market(board: Board, kind: int, seat: int, moves: Moves) -> None:
    """G4.1, and Intrigue's marker (G8)."""
    if kind == TAKE_STEP:
        list_takes(board, moves)
    elif kind == SWAP_STEP:
        list_swaps(board, seat, moves)
    elif kind == GIVE_STEP:
        list_gifts(board, seat, moves)
    elif kind == READY_STEP:
        list_ready(board, seat, moves)
    else:
        list_marker_moves(board, moves)


def list_actions(board: Board, kind: int, seat: int, moves: Moves) -> None:
    """G4.2–G4.5"""
    if kind == RESIDENCE_STEP:
        list_columns(board, seat, moves)
    elif kind == DOCK_STEP:
        list_docks(board, seat, moves)
    else:
        list_deliveries(board, seat, moves)


def list_payments(board: Board, kind: int, seat: int, moves: Moves) -> None:
    if kind == PAY_COLUMN_STEP:
        list_goods(board, seat, moves)
    elif kind == PAY_SHIP_STEP:
        list_ship_payments(board, seat, moves)
    elif kind == PAY_EXPEDITION_STEP:
        list_expedition_payments(board, seat, moves)
    else:
        list_coins(board, seat, moves)


def list_results(board: Board, kind: int, seat: int, moves: Moves) -> None:
    """G6.1, G6.2, and Legacy's tile (G8)."""
    if kind == EXPEDITION_STEP:
        list_escorts(moves)
    elif kind == RETURNED_STEP:
        list_returned(board, seat, moves)
    else:
        list_earlier_tiles(board, seat, moves)


def carry_out(board: Board, move: int) -> None:
    """The move itself, without what follows."""
    kind = kind_of_step(board)
    if kind >= FILL_STEP:
        settle(board, move)
    elif kind == SETUP_STEP:
        move_first_disc(board, step_number(board, 1), move)
    elif kind == SETUP_DOCK_STEP:
        place_on_dock(board, step_number(board, 1), move)
    elif kind == TURN_STEP:
        begin(board, board.active, move)
    elif kind == PLAY_STEP:
        play_card(board, board.active, move)
    elif kind == AFTER_STEP:
        go_on_after(board, board.active, move)
    elif kind < RESIDENCE_STEP:
        act_in_market(board, kind, board.active, move)
    elif kind < PAY_COLUMN_STEP:
        take_action(board, kind, board.active, move)
    elif kind < EXPEDITION_STEP:
        pay(board, kind, board.active, move)
    else:
        take_result(board, kind, board.active, move)


def act_in_market(board: Board, kind: int, seat: int, move: int) -> None:
    if kind == TAKE_STEP:
        take(board, seat, move)
    elif kind == SWAP_STEP:
        swap(board, seat, move)
    elif kind == GIVE_STEP:
        give(board, seat, move - GIVE)
    elif kind == READY_STEP:
        make_ready(board, seat, move - READY)
    else:
        move_marker(board, (move - MARKER) // SPACES, (move - MARKER) % SPACES)


def take_action(board: Board, kind: int, seat: int, move: int) -> None:
    if kind == RESIDENCE_STEP:
        choose_column(board, seat, move)
    elif kind == DOCK_STEP:
        place_on_dock(board, seat, move)
    else:
        deliver(board, seat, move)


def pay(board: Board, kind: int, seat: int, move: int) -> None:
    if kind == PAY_COLUMN_STEP:
        pay_good(board, seat, move - PAY)
    elif kind == PAY_SHIP_STEP:
        pay_ship(board, seat, move)
    elif kind == PAY_EXPEDITION_STEP:
        pay_expedition(board, seat, move - PAY)
    else:
        pay_coins(board, seat, move - PAY)


def take_result(board: Board, kind: int, seat: int, move: int) -> None:
    if kind == EXPEDITION_STEP:
        escort(board, seat, move)
    elif kind == RETURNED_STEP:
        place_returned(board, seat, move)
    else:
        choose_earlier_tile(board, seat, move)


def is_asked(board: Board, kind: int, seat: int) -> bool:
    """Whether what is in sight leaves something to decide; cards that others cannot see never count."""
    if kind == AFTER_STEP:
        return after_is_asked(board, seat)
    if kind == TAKE_STEP:
        return take_is_asked(board)
    if kind == SWAP_STEP:
        return swap_is_asked(board, seat)
    if kind == READY_STEP:
        return kinds_down(board, seat) > 1
    if kind == RESIDENCE_STEP:
        return residence_is_asked(board, seat)
    if kind == DOCK_STEP:
        return dock_is_asked(board, seat)
    if kind == DELIVER_STEP:
        return deliver_is_asked(board, seat)
    if kind == EXPEDITION_STEP:
        return expedition_is_asked(board, seat)
    return returned_is_asked(board, seat) if kind == RETURNED_STEP else True


def skip(board: Board, kind: int, seat: int) -> None:
    """What happens by itself where nothing is to be decided."""
    if kind == READY_STEP:
        make_only_kind_ready(board, seat)
    elif kind == EXPEDITION_STEP:
        resolve_expedition(board, seat)
    else:
        if is_told(board):
            tell_waste(board, kind, seat)
        pop(board)


def go_by_itself(board: Board, kind: int) -> None:
    """A step of the table."""
    if kind == FRONT_STEP:
        send_front_away(board)
    elif kind == DECADE_STEP:
        begin_decade(board)
    else:
        end_turn(board)


def run(board: Board) -> None:
    """Carry out what follows by itself, until a seat, or open chance, has to decide."""
    while board.ending == 0:
        kind = kind_of_step(board)
        if kind < FILL_STEP:
            if is_asked(board, kind, board.active):
                return
            skip(board, kind, board.active)
        elif kind >= FRONT_STEP:
            go_by_itself(board, kind)
        elif can_be_settled(board):
            if board.open:
                return
            settle(board, case_move(board, below(board, cases(board))))
