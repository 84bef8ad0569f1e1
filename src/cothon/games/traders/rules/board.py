"""Everything that lies on the table. Cards are counted, not listed: `board.hand[seat][card]`.

T1.2: the same card is a coin in a hand, a good in market, farm and stock, and a VP in a VP pile.
"""

from __future__ import annotations

from typing import Annotated

from cothon.core.fields import Grid, Row, copy_fields, put_field
from cothon.core.journal import tell
from cothon.core.sizes import COMPILED, NOBODY
from cothon.core.state import State
from cothon.games.traders.rules.cards import CARDS, COLOURS, DECK, SEATS, SWITCHES, VALUE
from cothon.games.traders.rules.events import RESHUFFLED, T5_3


class Board(State):
    rule_set: int  # its place in RULE_SETS
    # its switches (T0)
    normal_cards_only: bool
    colour_hands: bool
    token_of_hand: bool
    random_start: bool
    market_at_start: int
    farm_at_start: int
    new_market: int
    new_farm: int
    double_action: bool
    discount: bool
    own_reservation_stops_refill: bool
    buyer_stores_first: bool
    store_raided_only: bool
    store_any_colour: bool
    pirates_from: int
    switch: Annotated[Row, SWITCHES]  # all of them once more, in the order of RuleSet, for observations

    active: int  # whose turn it is
    start: int  # the start player
    passes: int  # in a row
    ending: int
    pile: int  # how often the discards became the draw pile
    draw_size: int
    discard_size: int
    draw: Annotated[Row, CARDS]
    bag: Annotated[Row, DECK]  # the draw pile once more, card by card, so that a blind draw is one step
    discard: Annotated[Row, CARDS]
    market: Annotated[Row, CARDS]
    market_worth: int  # the sum of the market's values, kept by to_market and from_market
    farm: Annotated[Row, CARDS]
    market_pieces: Annotated[Row, CARDS]  # Reservation pieces that lie on such cards
    farm_pieces: Annotated[Row, CARDS]
    ship: Annotated[Row, COLOURS]

    hand: Annotated[Grid, SEATS, CARDS]
    coins: Annotated[Row, SEATS]  # what each hand is worth, kept by to_hand and from_hand
    stock: Annotated[Grid, SEATS, CARDS]  # not stored
    stored: Annotated[Grid, SEATS, CARDS]
    vp: Annotated[Grid, SEATS, CARDS]  # sold face up, so everyone saw them
    unseen_vp: Annotated[Row, SEATS]  # off the draw pile
    substitutes: Annotated[Row, SEATS]  # T-R6: VP for which no card was left
    tokens: Annotated[Grid, SEATS, COLOURS]  # face up
    flipped: Annotated[Grid, SEATS, COLOURS]
    piece: Annotated[Row, SEATS]  # the Double-action or Reservation piece is at hand
    reserved_row: Annotated[Row, SEATS]
    reserved_card: Annotated[Row, SEATS]

    # the VP off draw piles, one by one: card, seat and pile in one number
    unseen_count: int
    unseen: Annotated[Row, DECK]  # a number of 16 bits: see MOST_PILES

    # the purchase under way
    due: int  # still to be paid
    pay_place: int  # the place of the last card paid in the order of payments
    flips: Annotated[Row, COLOURS]
    paid: Annotated[Row, CARDS]
    bought: Annotated[Row, COLOURS]
    # the payday under way
    sold: Annotated[Row, COLOURS]  # a bit for each seat that sold
    chosen: Annotated[Row, CARDS]  # stored by the seat that decides
    spent: Annotated[Row, CARDS]

    def copy_from(self, other: State) -> None:
        if not COMPILED:
            copy_fields(self, other)

    def put(self, name: str, value: int, i: int = 0, j: int = 0) -> None:
        put_field(self, name, value, i, j)


def next_seat(board: Board, seat: int) -> int:
    return seat + 1 if seat + 1 < board.seats else 0


def seat_after(board: Board, seat: int, places: int) -> int:
    seat += places
    return seat - board.seats if seat >= board.seats else seat


def to_hand(board: Board, seat: int, card: int) -> None:
    board.hand[seat][card] += 1
    board.coins[seat] += VALUE[card]


def from_hand(board: Board, seat: int, card: int) -> None:
    board.hand[seat][card] -= 1
    board.coins[seat] -= VALUE[card]


def to_market(board: Board, card: int, count: int) -> None:
    board.market[card] += count
    board.market_worth += count * VALUE[card]


def from_market(board: Board, card: int, count: int) -> None:
    board.market[card] -= count
    board.market_worth -= count * VALUE[card]


def token_count(board: Board, seat: int) -> int:
    """Face up and flipped (T3.6)."""
    total = 0
    for colour in range(COLOURS):
        total += board.tokens[seat][colour] + board.flipped[seat][colour]
    return total


def vp_count(board: Board, seat: int) -> int:
    total = board.unseen_vp[seat] + board.substitutes[seat]
    for card in range(CARDS):
        total += board.vp[seat][card]
    return total


def put_away(board: Board, card: int, count: int) -> None:
    board.discard[card] += count
    board.discard_size += count


def can_draw(board: Board) -> bool:
    """Whether a card is left to draw; T5.3: when one is needed, the discards become the draw pile."""
    if board.draw_size == 0 and board.discard_size > 0:
        board.draw[:] = board.discard
        board.draw_size = board.discard_size
        board.pile += 1
        for card in range(CARDS):
            board.discard[card] = 0
        board.discard_size = 0
        fill_bag(board)
        tell(board, RESHUFFLED, T5_3, NOBODY, board.draw_size, 0, 0, 0)
    return board.draw_size > 0


def count_up(board: Board) -> None:
    """The sums kept beside the rows, of a board that was laid out from outside."""
    board.market_worth = 0
    board.discard_size = 0
    board.draw_size = 0
    for seat in range(board.seats):
        board.coins[seat] = 0
    for card in range(CARDS):
        board.market_worth += board.market[card] * VALUE[card]
        board.discard_size += board.discard[card]
        board.draw_size += board.draw[card]
        for seat in range(board.seats):
            board.coins[seat] += board.hand[seat][card] * VALUE[card]
    fill_bag(board)


def fill_bag(board: Board) -> None:
    place = 0
    for card in range(CARDS):
        for _ in range(board.draw[card]):
            board.bag[place] = card
            place += 1


def draw_at(board: Board, place: int) -> int:
    """Take the card at this place of the bag out of the draw pile."""
    card = board.bag[place]
    board.draw_size -= 1
    board.bag[place] = board.bag[board.draw_size]
    board.draw[card] -= 1
    return card


def draw_card(board: Board, card: int) -> None:
    """Take such a card out of the draw pile."""
    place = 0
    while board.bag[place] != card:
        place += 1
    draw_at(board, place)


def drawn_case(board: Board, case: int) -> int:
    """The card at this place of the draw pile, as if it lay sorted (T-R8)."""
    card = 0
    while case >= board.draw[card]:
        case -= board.draw[card]
        card += 1
    return card
