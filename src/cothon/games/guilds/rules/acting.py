"""Beginning a turn, paying for the action space, and what follows the main action (G3)."""

from cothon.core.journal import tell
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push, set_step_number, step_number
from cothon.games.guilds.rules.board import Board, discs_on, last_spent, spend
from cothon.games.guilds.rules.cards import (
    ACT,
    AFTER_STEP,
    BASE,
    CARDS,
    DEAL_STEP,
    DELIVER_STEP,
    DELIVERY,
    DOCK_STEP,
    DONE,
    FAVOUR,
    HAND,
    INTRIGUE,
    LEGACY,
    MARKET,
    PASS,
    PLAY,
    PLAY_STEP,
    READY_STEP,
    RESIDENCE,
    RESIDENCE_STEP,
    SPACES,
    SWAP_STEP,
    TAKE_STEP,
    TRADE_CARDS,
    TRADING,
    USE,
)
from cothon.games.guilds.rules.delivery import any_delivered
from cothon.games.guilds.rules.effects import can_use_any, list_effects, use_effect
from cothon.games.guilds.rules.events import (
    ACTED,
    ACTION_WASTED,
    G3_1,
    G3_4,
    G4_2,
    G4_3,
    G4_4,
    G4_5,
    G_R7,
    PASSED,
)
from cothon.games.guilds.rules.guild import choose_place, list_guild_actions
from cothon.games.guilds.rules.hands import in_hand, lay_beside
from cothon.games.guilds.rules.ships import kinds_down, turn_down


def cards_needed(board: Board, seat: int, space: int) -> int:
    """G3.1: one, and one more for every other action disc on the space."""
    others = discs_on(board, space)
    return others if board.disc[seat] == space else others + 1


def others_in_hand(board: Board, seat: int, space: int) -> int:
    """Cards that do not show the action."""
    return board.hand_size[seat] - board.actions[seat][space]


def can_pay_space(board: Board, seat: int, space: int, needed: int) -> bool:
    """G3.1, G8 Favour"""
    if board.actions[seat][space] > 0 and board.hand_size[seat] >= needed:
        return True
    return board.face_up[seat][FAVOUR] > 0 and others_in_hand(board, seat, space) >= needed


def list_beginnings(board: Board, seat: int, moves: Moves) -> None:
    for space in range(SPACES):
        if can_pay_space(board, seat, space, cards_needed(board, seat, space)):
            add(moves, ACT + space)
    add(moves, PASS)
    list_effects(board, seat, moves)


def begin(board: Board, seat: int, move: int) -> None:
    if move >= USE:
        use_effect(board, seat, move - USE)
        return
    pop(board)
    if move == PASS:  # G3.4
        tell(board, PASSED, G3_4, seat, 0, 0, 0, 0)
        push(board, DEAL_STEP, seat, 1, 0)
    else:
        act(board, seat, move - ACT)


def act(board: Board, seat: int, space: int) -> None:
    """G3.1, G3.2; the steps are pushed last to first. G-R8: all that follows the payment may be declined."""
    needed = cards_needed(board, seat, space)
    tell(board, ACTED, G3_1, seat, space, needed, 0, 0)
    board.disc[seat] = space
    board.space = space
    board.spent_count = 0
    push(board, AFTER_STEP, 0, 0, 0)
    push_main_action(board, space)
    push(board, PLAY_STEP, needed, 0, 0)


def push_main_action(board: Board, space: int) -> None:
    """G4"""
    if space == MARKET:
        push(board, READY_STEP, 0, 0, 0)
        push(board, SWAP_STEP, 0, 0, 0)
        push(board, TAKE_STEP, 0, 0, 0)
    elif space == RESIDENCE:
        push(board, RESIDENCE_STEP, 0, 0, 0)
    elif space == DELIVERY:
        push(board, DELIVER_STEP, 0, 0, 0)
    else:
        push(board, DOCK_STEP, space, 0, 0)


def tell_waste(board: Board, kind: int, seat: int) -> None:
    """A main action that can bring nothing, and why."""
    if kind == TAKE_STEP and kinds_down(board, seat) == 0:
        tell(board, ACTION_WASTED, G_R7, seat, board.space, 0, 0, 0)
    elif kind == RESIDENCE_STEP:
        tell(board, ACTION_WASTED, G4_2, seat, board.space, 0, 0, 0)
    elif kind == DOCK_STEP:
        rule = G4_3 if step_number(board, 1) == TRADING else G4_4
        tell(board, ACTION_WASTED, rule, seat, board.space, 0, 0, 0)
    elif kind == DELIVER_STEP and not any_delivered(board):
        tell(board, ACTION_WASTED, G4_5, seat, board.space, 0, 0, 0)


def action_of(board: Board, card: int) -> int:
    return card - BASE if card >= BASE else board.card_action[card]


def list_plays(board: Board, seat: int, moves: Moves) -> None:
    """G3.1, G8 Favour"""
    needed = step_number(board, 1)
    favour: bool = step_number(board, 2) > 0
    if favour or board.spent_count > 0:
        list_further_cards(board, seat, moves)
        return
    list_first_cards(board, seat, moves)
    if board.face_up[seat][FAVOUR] > 0 and others_in_hand(board, seat, board.space) >= needed:
        add(moves, USE + FAVOUR)


def list_first_cards(board: Board, seat: int, moves: Moves) -> None:
    """Cards that show the action; of two that do, the first in the order pays."""
    enough = step_number(board, 1)
    left = others_in_hand(board, seat, board.space)
    left += board.base[seat][board.space]
    if board.base[seat][board.space] > 0 and left >= enough:
        add(moves, PLAY + BASE + board.space)
    card = TRADE_CARDS
    unfound = board.actions[seat][board.space] - board.base[seat][board.space]
    while unfound > 0:
        card -= 1
        if board.place[card] == HAND + seat and board.card_action[card] == board.space:
            unfound -= 1
            left += 1
            if left >= enough:
                add(moves, PLAY + card)


def may_follow(board: Board, card: int) -> bool:
    """A further card that shows the action comes after the first; with Favour none does."""
    if action_of(board, card) != board.space:
        return True
    return step_number(board, 2) == 0 and card >= board.spent[0]


def first_further(board: Board) -> int:
    """From where on in the order further cards are named."""
    if step_number(board, 2) == 0 and board.spent_count == 1:
        return 0
    return max(0, last_spent(board))


def list_further_cards(board: Board, seat: int, moves: Moves) -> None:
    """In the order of cards, so from the last card back to count what can follow each."""
    left = 0
    card = CARDS
    first = first_further(board)
    unfound = board.hand_size[seat]
    while card > first and unfound > 0:
        card -= 1
        count = in_hand(board, seat, card)
        unfound -= count
        if count > 0 and may_follow(board, card):
            left += count
            if left >= step_number(board, 1) - board.spent_count:
                add(moves, PLAY + card)


def can_play_on(board: Board, seat: int) -> bool:
    """Whether the seat can still play all cards that the space needs."""
    needed = step_number(board, 1) - board.spent_count
    if step_number(board, 2) == 0 and board.spent_count == 0:
        return can_pay_space(board, seat, board.space, needed)
    left = 0
    for card in range(first_further(board), CARDS):
        if may_follow(board, card):
            left += in_hand(board, seat, card)
    return left >= needed


def play_card(board: Board, seat: int, move: int) -> None:
    if move == USE + FAVOUR:
        turn_down(board, seat, FAVOUR)
        set_step_number(board, 2, 1)
        return
    lay_beside(board, seat, move - PLAY)
    spend(board, move - PLAY)
    if board.spent_count == step_number(board, 1):
        pop(board)


def guild_action_is_open(board: Board, seat: int) -> bool:
    """G3.2, G7: a marker on the space, an available disc, and none taken in this turn."""
    return board.marker[board.space] > 0 and board.available[seat] > 0 and not board.guild


def after_is_asked(board: Board, seat: int) -> bool:
    return guild_action_is_open(board, seat) or can_use_any(board, seat)


def list_afterwards(board: Board, seat: int, moves: Moves) -> None:
    if guild_action_is_open(board, seat):
        list_guild_actions(board, seat, moves)
    list_effects(board, seat, moves)
    add(moves, DONE)


def go_on_after(board: Board, seat: int, move: int) -> None:
    """G3.2: the guild action, or an effect; asked again afterwards."""
    if move == DONE:
        pop(board)
    elif USE <= move <= USE + INTRIGUE and move != USE + LEGACY:
        use_effect(board, seat, move - USE)
    else:
        board.guild = True
        choose_place(board, seat, move)
