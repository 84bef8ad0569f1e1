"""Discs in the guild hall and on achievement tiles, and their price in coins (G7, G6.2, Legacy)."""

from cothon.core.journal import tell
from cothon.core.state import Moves
from cothon.core.steps import add, kind_of_step, pop, push, set_step_number, step_number
from cothon.games.guilds.rules.board import Board, last_spent, spend
from cothon.games.guilds.rules.cards import (
    AFTER_STEP,
    DECLINE,
    FREE,
    HALL,
    HAND,
    LEGACY,
    LEGACY_STEP,
    LOWEST_COST,
    OWNER,
    PAY,
    PAY_COINS_STEP,
    SEAT,
    SEAT_FORUM,
    SEATS,
    TILE,
    TILE_SPACES,
    TILES_A_DECADE,
    TRADE_CARDS,
    USE,
)
from cothon.games.guilds.rules.events import CARD_PAID, G6_2, G7_1, G7_2, G_R1, LEFT_OUT, SEAT_TAKEN, TILE_TAKEN
from cothon.games.guilds.rules.hands import put_away
from cothon.games.guilds.rules.ships import turn_down


def decade_of(tile: int) -> int:
    """G0.4"""
    return tile // TILES_A_DECADE + 1


def tile_spaces(board: Board) -> int:
    """G7.2: two a tile, three with four players."""
    return TILE_SPACES if board.seats == SEATS else TILE_SPACES - 1


def is_on_tile(board: Board, seat: int, tile: int) -> bool:
    for i in range(board.tile_discs[tile]):
        if board.tile[tile][i] == OWNER + seat:
            return True
    return False


def tile_is_open(board: Board, seat: int, tile: int) -> bool:
    """G7.2: a free space, and one disc a player a tile."""
    if board.in_game[tile] == 0 or board.tile_discs[tile] >= tile_spaces(board):
        return False
    return not is_on_tile(board, seat, tile)


def tile_price(board: Board, tile: int) -> int:
    """The cheapest free space."""
    return board.tile_cost[board.tile_discs[tile]]


def can_place(board: Board, seat: int, tile: int) -> bool:
    return tile_is_open(board, seat, tile) and tile_price(board, tile) <= board.coins[seat]


def first_tile(board: Board) -> int:
    """Of this decade; those before it are of earlier ones."""
    return (board.decade - 1) * TILES_A_DECADE


def any_open(board: Board, seat: int, first: int, last: int) -> bool:
    for tile in range(first, last):
        if tile_is_open(board, seat, tile):
            return True
    return False


def returned_is_asked(board: Board, seat: int) -> bool:
    """G6.2"""
    first = first_tile(board)
    if any_open(board, seat, first, first + TILES_A_DECADE):
        return True
    return board.face_up[seat][LEGACY] > 0 and any_open(board, seat, 0, first)


def any_earlier_place(board: Board, seat: int) -> bool:
    for tile in range(first_tile(board)):
        if can_place(board, seat, tile):
            return True
    return False


def can_use_legacy(board: Board, seat: int) -> bool:
    """G8 Legacy, G-R2: a tile of an earlier decade that can be paid for."""
    return board.face_up[seat][LEGACY] > 0 and any_earlier_place(board, seat)


def list_tiles(board: Board, seat: int, moves: Moves) -> None:
    first = first_tile(board)
    for tile in range(first, first + TILES_A_DECADE):
        if can_place(board, seat, tile):
            add(moves, TILE + tile)
    if can_use_legacy(board, seat):
        add(moves, USE + LEGACY)


def list_earlier_tiles(board: Board, seat: int, moves: Moves) -> None:
    for tile in range(first_tile(board)):
        if can_place(board, seat, tile):
            add(moves, TILE + tile)


def list_returned(board: Board, seat: int, moves: Moves) -> None:
    list_tiles(board, seat, moves)
    add(moves, DECLINE)


def place_returned(board: Board, seat: int, move: int) -> None:
    """G6.2: no guild action."""
    pop(board)
    if move != DECLINE:
        choose_place(board, seat, move)


def seat_cost(i: int) -> int:
    """G7.1, G10: of a small seat."""
    return LOWEST_COST + i // 2


def lowest_seat_cost() -> int:
    """The cheapest seat that a hall has."""
    return seat_cost(0)


def list_guild_actions(board: Board, seat: int, moves: Moves) -> None:
    """G7.1, G7.2"""
    for i in range(HALL):
        if board.hall[i] == FREE and seat_cost(i) <= board.coins[seat]:
            add(moves, SEAT + i)
    if board.forum_cost <= board.coins[seat]:
        add(moves, SEAT_FORUM)
    list_tiles(board, seat, moves)


def choose_place(board: Board, seat: int, move: int) -> None:
    """Of a disc, or Legacy for more to choose from."""
    if move == USE + LEGACY:
        turn_down(board, seat, LEGACY)
        push(board, LEGACY_STEP, 0, 0, 0)
        return
    cost = price_of(board, move)
    board.spent_count = 0
    push(board, PAY_COINS_STEP, move, cost, cost)


def choose_earlier_tile(board: Board, seat: int, move: int) -> None:
    pop(board)
    choose_place(board, seat, move)


def price_of(board: Board, move: int) -> int:
    if move >= TILE:
        return tile_price(board, move - TILE)
    return board.forum_cost if move == SEAT_FORUM else seat_cost(move - SEAT)


def list_coins(board: Board, seat: int, moves: Moves) -> None:
    """G-R1: dearest first and stop as soon as it suffices, so no card could be kept."""
    due = step_number(board, 3)
    left = 0
    for i in range(TRADE_CARDS - 1 - last_spent(board)):
        card = TRADE_CARDS - 1 - i
        if board.place[card] == HAND + seat:
            left += board.card_coins[card]
            if left >= due:
                add(moves, PAY + card)


def can_pay_on_coins(board: Board, seat: int) -> bool:
    left = 0
    for card in range(last_spent(board) + 1, TRADE_CARDS):
        if board.place[card] == HAND + seat:
            left += board.card_coins[card]
    return left >= step_number(board, 3)


def pay_coins(board: Board, seat: int, card: int) -> None:
    tell(board, CARD_PAID, G_R1, seat, card, PAY_COINS_STEP, step_number(board, 1), LEFT_OUT)
    put_away(board, seat, card)
    spend(board, card)
    due = step_number(board, 3) - board.card_coins[card]
    set_step_number(board, 3, due)
    if due <= 0:
        place = step_number(board, 1)
        cost = step_number(board, 2)
        pop(board)
        place_disc(board, seat, place, cost)


def place_disc(board: Board, seat: int, move: int, cost: int) -> None:
    """G7.1, G7.2; G6.2 after an expedition."""
    board.available[seat] -= 1
    if move >= TILE:
        rule = G7_2 if kind_of_step(board) == AFTER_STEP else G6_2
        tell(board, TILE_TAKEN, rule, seat, move - TILE, board.tile_discs[move - TILE] + 1, cost, 0)
        board.tile[move - TILE][board.tile_discs[move - TILE]] = OWNER + seat
        board.tile_discs[move - TILE] += 1
        return
    tell(board, SEAT_TAKEN, G7_1, seat, move, cost, 0, 0)
    if move == SEAT_FORUM:
        board.forum[seat] += 1
    else:
        board.hall[move - SEAT] = OWNER + seat
