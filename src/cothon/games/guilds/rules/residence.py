"""The Residence action: freeing a space for goods (G4.2, Opulence)."""

from cothon.core.journal import is_told, tell
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, set_step_number, step_number
from cothon.games.guilds.rules.board import Board, last_spent, spend, strength
from cothon.games.guilds.rules.cards import (
    COLUMNS,
    DECLINE,
    FIRST_GOOD,
    FREE_COLUMN,
    GOODS,
    HAND,
    HEIGHT,
    LAST_GOOD,
    LEFT,
    MIDDLE,
    OPULENCE,
    PAY,
    PAY_COLUMN_STEP,
    PRICE,
    RESIDENCE,
    RIGHT,
    TRADE_CARDS,
    USE,
)
from cothon.games.guilds.rules.events import (
    ACTION_WASTED,
    BONUS_GROWN,
    CARD_PAID,
    COLUMN_EMPTIED,
    G4_2,
    G9_1,
    G_R8,
    LEFT_OUT,
    SPACE_FREED,
    STRENGTH_GROWN,
)
from cothon.games.guilds.rules.hands import put_away
from cothon.games.guilds.rules.ships import turn_down


def column_height(column: int) -> int:
    """G1.3: spaces."""
    return HEIGHT[column]


def column_price(column: int) -> int:
    """G4.2: goods for a space."""
    return PRICE[column]


def is_column_empty(board: Board, seat: int, column: int) -> bool:
    return board.freed[seat][column] == HEIGHT[column]


def is_last_space(board: Board, seat: int, column: int) -> bool:
    """The next space to be freed is the column's last."""
    return board.freed[seat][column] + 1 == HEIGHT[column]


def bonus_seats(board: Board, seat: int) -> int:
    """G4.2: of the left column."""
    return board.bonus_of[board.freed[seat][LEFT]]


def discs_on_space(column: int, space: int) -> int:
    """G1.3: on a space that is not freed, counted from the top: two on the right column's lower one."""
    return 2 if column == RIGHT and space == HEIGHT[RIGHT] - 1 else 1


def discs_in_residence(board: Board, seat: int) -> int:
    count = 0
    for column in range(COLUMNS):
        for space in range(board.freed[seat][column], HEIGHT[column]):
            count += discs_on_space(column, space)
    return count


def residence_is_asked(board: Board, seat: int) -> bool:
    for column in range(COLUMNS):
        if not is_column_empty(board, seat, column):
            return True
    return False


def is_good_of(good: int, column: int) -> bool:
    return FIRST_GOOD[column] <= good <= LAST_GOOD[column]


def spent_of(board: Board, good: int) -> int:
    """Cards with this good in the payment so far."""
    count = 0
    for i in range(board.spent_count):
        if board.card_good[board.spent[i]] == good:
            count += 1
    return count


def can_follow(board: Board, good: int, column: int, matching: int) -> int:
    """How many more cards with this good fit, if no good of the column may match better than wanted."""
    if not is_good_of(good, column):
        return board.later[good]
    return max(0, min(board.later[good], matching - spent_of(board, good)))


def can_complete_with(board: Board, chosen: int, column: int, opulence: int) -> bool:
    """Whether `later` can complete the payment with this good as the one that matches."""
    matching = PRICE[column] - opulence
    missing = matching - spent_of(board, chosen)
    others = PRICE[column] - board.spent_count - missing
    if missing < 0 or missing > board.later[chosen] or others < 0:
        return False
    room = 0
    for good in range(GOODS):
        if good != chosen:
            if is_good_of(good, column) and spent_of(board, good) > matching:
                return False
            room += can_follow(board, good, column, matching)
    return room >= others


def can_complete_column(board: Board, column: int, opulence: int) -> bool:
    """G8, G-R9: exactly this many goods do not match the one paid most, so no Opulence is in vain."""
    if opulence > PRICE[column]:
        return False
    for good in range(FIRST_GOOD[column], LAST_GOOD[column] + 1):
        if can_complete_with(board, good, column, opulence):
            return True
    return False


def can_pay_column(board: Board, seat: int, column: int) -> bool:
    """G4.2: with goods of one kind, so without Opulence."""
    if is_column_empty(board, seat, column):
        return False
    for good in range(FIRST_GOOD[column], LAST_GOOD[column] + 1):
        if board.goods[seat][good] >= PRICE[column]:
            return True
    return False


def can_free(board: Board, seat: int, column: int, opulence: int) -> bool:
    if is_column_empty(board, seat, column):
        return False
    board.spent_count = 0
    for good in range(GOODS):
        board.later[good] = board.goods[seat][good]
    return can_complete_column(board, column, opulence)


def can_free_any(board: Board, seat: int, opulence: int) -> bool:
    for column in range(COLUMNS):
        if can_free(board, seat, column, opulence):
            return True
    return False


def list_columns(board: Board, seat: int, moves: Moves) -> None:
    opulence = step_number(board, 1)
    for column in range(COLUMNS):
        if can_free(board, seat, column, opulence):
            add(moves, FREE_COLUMN + column)
    if board.face_up[seat][OPULENCE] > 0 and can_free_any(board, seat, opulence + 1):
        add(moves, USE + OPULENCE)
    if opulence == 0:
        add(moves, DECLINE)


def choose_column(board: Board, seat: int, move: int) -> None:
    opulence = step_number(board, 1)
    if move == USE + OPULENCE:
        turn_down(board, seat, OPULENCE)
        set_step_number(board, 1, opulence + 1)
        return
    pop(board)
    if move == DECLINE:
        tell(board, ACTION_WASTED, G_R8, seat, RESIDENCE, 0, 0, 0)
    else:
        board.spent_count = 0
        push(board, PAY_COLUMN_STEP, move - FREE_COLUMN, opulence, 0)


def completes(board: Board, card: int, column: int, opulence: int) -> bool:
    """Whether the payment can be completed with this card and those in `later`."""
    spend(board, card)
    possible: bool = can_complete_column(board, column, opulence)
    board.spent_count -= 1
    return possible


def list_goods(board: Board, seat: int, moves: Moves) -> None:
    """In the order of cards, so from the last card back to find what can follow each."""
    column = step_number(board, 1)
    opulence = step_number(board, 2)
    for good in range(GOODS):
        board.later[good] = 0
    for i in range(TRADE_CARDS - 1 - last_spent(board)):
        card = TRADE_CARDS - 1 - i
        if board.place[card] == HAND + seat:
            if completes(board, card, column, opulence):
                add(moves, PAY + card)
            board.later[board.card_good[card]] += 1


def can_pay_on_goods(board: Board, seat: int) -> bool:
    """Whether the seat can complete the payment that is under way."""
    for good in range(GOODS):
        board.later[good] = 0
    for card in range(last_spent(board) + 1, TRADE_CARDS):
        if board.place[card] == HAND + seat:
            board.later[board.card_good[card]] += 1
    return can_complete_column(board, step_number(board, 1), step_number(board, 2))


def can_go_on_residence(board: Board, seat: int) -> bool:
    """An Opulence was used only for goods that are at hand."""
    opulence = step_number(board, 1)
    return opulence == 0 or can_free_any(board, seat, opulence)


def pay_good(board: Board, seat: int, card: int) -> None:
    column = step_number(board, 1)
    tell(board, CARD_PAID, G4_2, seat, card, PAY_COLUMN_STEP, FREE_COLUMN + column, LEFT_OUT)
    put_away(board, seat, card)
    spend(board, card)
    if board.spent_count == PRICE[column]:
        pop(board)
        free_space(board, seat, column)


def free_space(board: Board, seat: int, column: int) -> None:
    """G4.2"""
    board.available[seat] += discs_on_space(column, board.freed[seat][column])
    remove_top(board, seat, column, G4_2)


def remove_top(board: Board, seat: int, column: int, rule: int) -> None:
    """G4.2, G-R10: the space is free for good."""
    board.freed[seat][column] += 1
    if is_told(board):
        tell_freed(board, seat, column, rule)


def tell_freed(board: Board, seat: int, column: int, rule: int) -> None:
    """The space, and what it brings: seats (G9.1) or strength."""
    freed = board.freed[seat][column]
    tell(board, SPACE_FREED, rule, seat, column, discs_on_space(column, freed - 1), 0, 0)
    if column == LEFT and board.bonus_of[freed] > board.bonus_of[freed - 1]:
        tell(board, BONUS_GROWN, G4_2, seat, bonus_seats(board, seat), 0, 0, 0)
    if column == MIDDLE:
        tell(board, STRENGTH_GROWN, G4_2, seat, strength(board, seat), 0, 0, 0)
    if is_column_empty(board, seat, column):
        tell(board, COLUMN_EMPTIED, G9_1, seat, column, 0, 0, 0)
