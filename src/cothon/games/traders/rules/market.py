"""Market and farm: taking coins, reserving, replenishing (T3, T5)."""

from cothon.core.journal import tell
from cothon.core.sizes import NOBODY
from cothon.core.steps import push
from cothon.games.traders.rules.board import Board, from_market, to_hand, to_market
from cothon.games.traders.rules.cards import (
    CARDS,
    FARM_STEP,
    IN_FARM,
    IN_MARKET,
    MARKET_STEP,
    NOWHERE,
    VALUE,
)
from cothon.games.traders.rules.events import REFILLED, RESERVED, T3_5, T5_2, TAKEN
from cothon.games.traders.rules.telling import tell_cards


def free_in_market(board: Board, card: int) -> int:
    """Such cards without a piece on them."""
    return board.market[card] - board.market_pieces[card]


def has_reserved(board: Board, seat: int, card: int) -> bool:
    """The seat's piece lies on such a card in the market."""
    return (board.reserved_row[seat] == IN_MARKET) & (board.reserved_card[seat] == card)


def may_have(board: Board, seat: int, card: int) -> int:
    """Such market cards that nobody else has reserved (T3.2, T3.3)."""
    return free_in_market(board, card) + has_reserved(board, seat, card)


def price(board: Board, seat: int) -> int:
    """T3.3: of everything in the market that nobody else has reserved."""
    total = board.market_worth
    for other in range(board.seats):
        if other != seat and board.reserved_row[other] == IN_MARKET:
            total -= VALUE[board.reserved_card[other]]
    return total


def take(board: Board, seat: int, card: int, rule: int) -> None:
    """T3.2 Take coins; T3.5 a free card leaves one's piece where it is."""
    from_market(board, card, 1)
    to_hand(board, seat, card)
    tell(board, TAKEN, rule, seat, card, 0, 0, 0)


def take_back_piece(board: Board, seat: int) -> None:
    """T3.5 Taking or buying the reserved card brings the piece back."""
    card = board.reserved_card[seat]
    board.market_pieces[card] -= 1
    board.reserved_row[seat] = NOWHERE
    board.piece[seat] = 1


def reserve(board: Board, seat: int, row: int, card: int) -> None:
    """T3.5"""
    board.piece[seat] = 0
    board.reserved_row[seat] = row
    board.reserved_card[seat] = card
    if row == IN_MARKET:
        board.market_pieces[card] += 1
    else:
        board.farm_pieces[card] += 1
    tell(board, RESERVED, T3_5, seat, card, row, 0, 0)


def refill_is_due(board: Board, seat: int) -> bool:
    """T3.1, at the start of a turn. T-R10: with `forum` one's own reserved card does not hinder it."""
    if board.own_reservation_stops_refill:
        return price(board, seat) == 0
    own = VALUE[board.reserved_card[seat]] if board.reserved_row[seat] == IN_MARKET else 0
    return price(board, seat) == own


def refill_would_help(board: Board, seat: int) -> bool:
    """Whether another refill now would bring cards: where few are laid out at once, one need not be enough."""
    if not refill_is_due(board, seat):
        return False
    for card in range(CARDS):
        if board.farm[card] > 0:
            return True
    return board.draw_size + board.discard_size > 0


def replenish(board: Board) -> None:
    """T5.2: the farm goes to market, pieces on their cards; then draws to the market, then to the farm."""
    tell(board, REFILLED, T5_2, NOBODY, 0, 0, 0, 0)
    tell_cards(board, board.farm)
    for card in range(CARDS):
        if board.farm[card] > 0:
            to_market(board, card, board.farm[card])
            board.market_pieces[card] += board.farm_pieces[card]
            board.farm[card] = 0
            board.farm_pieces[card] = 0
    for seat in range(board.seats):
        if board.reserved_row[seat] == IN_FARM:
            board.reserved_row[seat] = IN_MARKET
    lay_out_rows(board, board.new_market, board.new_farm)


def lay_out_rows(board: Board, market: int, farm: int) -> None:
    """Cards to the market, then cards to the farm."""
    if farm > 0:
        push(board, FARM_STEP, farm, 0, 0)
    if market > 0:
        push(board, MARKET_STEP, market, 0, 0)
