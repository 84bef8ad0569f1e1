"""Trade cards on their way: drawing, hands, playing and paying, and who has seen what (G3.6, G11)."""

from cothon.core.journal import is_told, tell, tell_thing
from cothon.core.sizes import EVENT_THINGS, NOBODY
from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import BASE, CARDS, DISCARDS, DRAW_PILE, HAND, PLAYED, SPACES, TRADE_CARDS
from cothon.games.guilds.rules.events import CARD_PLAYED, CARDS_REGAINED, G2, G3_1, G_R6, RESHUFFLED


def count_card(board: Board, seat: int, card: int, change: int) -> None:
    board.trade_cards[seat] += change
    board.hand_size[seat] += change
    board.coins[seat] += change * board.card_coins[card]
    board.goods[seat][board.card_good[card]] += change
    board.actions[seat][board.card_action[card]] += change


def enter_hand(board: Board, seat: int, card: int) -> None:
    """G11.1: a card that everyone sees come."""
    board.place[card] = HAND + seat
    board.unseen[card] = 0
    count_card(board, seat, card, 1)


def enter_hand_unseen(board: Board, seat: int, card: int) -> None:
    """G11.2, G11.3: only the draw pile it came from is known."""
    enter_hand(board, seat, card)
    board.unseen[card] = 1 + board.reshuffles


def leave_hand(board: Board, seat: int, card: int, place: int) -> None:
    board.place[card] = place
    board.unseen[card] = 0
    count_card(board, seat, card, -1)


def put_base(board: Board, seat: int, action: int, change: int) -> None:
    board.base[seat][action] += change
    board.hand_size[seat] += change
    board.actions[seat][action] += change


def put_away(board: Board, seat: int, card: int) -> None:
    """G3.6: what is paid is discarded."""
    leave_hand(board, seat, card, DISCARDS)
    board.discard_size += 1


def lay_beside(board: Board, seat: int, card: int) -> None:
    """G3.1: played cards stay beside the residence."""
    tell(board, CARD_PLAYED, G3_1, seat, card, board.space, 0, 0)
    if card >= BASE:
        put_base(board, seat, card - BASE, -1)
    else:
        leave_hand(board, seat, card, PLAYED + seat)


def played_of(board: Board, seat: int, card: int) -> int:
    """How many such cards lie beside the residence."""
    if card >= BASE:
        return board.base_cards[card - BASE] - board.base[seat][card - BASE]
    return 1 if board.place[card] == PLAYED + seat else 0


def tell_played(board: Board, seat: int) -> None:
    """The cards beside a residence, in as many events as they need."""
    told = 0
    for card in range(CARDS):
        for _ in range(played_of(board, seat, card)):
            if told % EVENT_THINGS == 0:
                tell(board, CARDS_REGAINED, G2, seat, 0, 0, 0, 0)
            tell_thing(board, card)
            told += 1


def take_back(board: Board, seat: int) -> None:
    """G2: everything played comes back into the hand; all have seen it."""
    if is_told(board):
        tell_played(board, seat)
    for card in range(TRADE_CARDS):
        if board.place[card] == PLAYED + seat:
            enter_hand(board, seat, card)
    for action in range(SPACES):
        put_base(board, seat, action, board.base_cards[action] - board.base[seat][action])


def in_hand(board: Board, seat: int, card: int) -> int:
    """How many such cards: base cards of one action are alike."""
    if card >= BASE:
        return board.base[seat][card - BASE]
    return 1 if board.place[card] == HAND + seat else 0


def can_draw(board: Board) -> bool:
    """Whether a card is left; when one is needed, the discards become the draw pile (G-R6, G-R7)."""
    if board.draw_size == 0 and board.discard_size > 0:
        tell(board, RESHUFFLED, G_R6, NOBODY, board.discard_size, 0, 0, 0)
        for card in range(TRADE_CARDS):
            if board.place[card] == DISCARDS:
                board.place[card] = DRAW_PILE
        board.draw_size = board.discard_size
        board.discard_size = 0
        board.reshuffles += 1
    return board.draw_size > 0


def drawn_case(board: Board, case: int) -> int:
    """The card at this place of the draw pile, as if it lay sorted."""
    card = 0
    while case > 0 or board.place[card] != DRAW_PILE:
        if board.place[card] == DRAW_PILE:
            case -= 1
        card += 1
    return card
