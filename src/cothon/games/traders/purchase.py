"""Buying goods: the price, tokens flipped for a discount, the payment (T3.3, T3.4, T3.6)."""

from cothon.core.state import Moves
from cothon.core.steps import add, pop, push
from cothon.games.traders.board import Board, from_hand, from_market, put_away, to_hand, to_market
from cothon.games.traders.cards import (
    CARDS,
    COLOURS,
    DONE,
    FLIP,
    FLIP_STEP,
    IN_MARKET,
    PAY,
    PAY_STEP,
    PAYING,
    PLACE_OF,
    RANKS,
    SHIPS_STEP,
    TAKE,
    VALUE,
)
from cothon.games.traders.market import may_have, price, replenish, take_back_piece


def goods_of(board: Board, seat: int, colour: int) -> int:
    """How many goods of the colour the purchase has."""
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        if board.market[card] > 0:
            total += may_have(board, seat, card)
    return total


def saving(board: Board, seat: int, colour: int, tokens: int) -> int:
    """T3.6: what the cheapest goods of the colour cost, one for each token."""
    total = 0
    if tokens == 0:
        return 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
        free = min(tokens, may_have(board, seat, card))
        total += free * VALUE[card]
        tokens -= free
    return total


def most_flips(board: Board, seat: int, colour: int) -> int:
    """T-R2: flipped so far in this purchase and still to be flipped, at most one for each good."""
    tokens = board.flips[colour] + board.tokens[seat][colour]
    return min(tokens, goods_of(board, seat, colour)) if tokens > 0 else 0


def price_now(board: Board, seat: int) -> int:
    """With the tokens flipped so far."""
    total = price(board, seat)
    for colour in range(COLOURS):
        total -= saving(board, seat, colour, board.flips[colour])
    return total


def best_price(board: Board, seat: int, first: int) -> int:
    """With every token flipped that can be, of this colour and the later ones."""
    total = price(board, seat)
    if not board.discount:
        return total
    for colour in range(COLOURS):
        if colour < first:
            total -= saving(board, seat, colour, board.flips[colour])
        else:
            total -= saving(board, seat, colour, most_flips(board, seat, colour))
    return total


def can_flip(board: Board, seat: int) -> bool:
    for colour in range(COLOURS):
        if most_flips(board, seat, colour) > board.flips[colour]:
            return True
    return False


def can_buy(board: Board, seat: int) -> bool:
    """At least one good, and a hand that can pay for all."""
    cost = price(board, seat)
    if cost == 0:
        return False
    worth = board.coins[seat]
    if cost <= worth:
        return True
    return board.discount and best_price(board, seat, 0) <= worth


def can_buy_after_taking(board: Board, seat: int, card: int) -> bool:
    """T-R3: a Double Action may only take a card that leaves a purchase one can pay for."""
    if board.market[card] == 0 or may_have(board, seat, card) == 0:
        return False
    from_market(board, card, 1)
    to_hand(board, seat, card)
    possible: bool = can_buy(board, seat)
    to_market(board, card, 1)
    from_hand(board, seat, card)
    return possible


def can_double(board: Board, seat: int) -> bool:
    """T3.4 Double Action, once a game."""
    if not board.double_action or board.piece[seat] == 0:
        return False
    for card in range(CARDS):
        if can_buy_after_taking(board, seat, card):
            return True
    return False


def list_double_takes(board: Board, seat: int, moves: Moves) -> None:
    for card in range(CARDS):
        if can_buy_after_taking(board, seat, card):
            add(moves, TAKE + card)


def start_purchase(board: Board) -> None:
    if board.discount and can_flip(board, board.active):
        push(board, FLIP_STEP, 0, 0, 0)
    else:
        start_payment(board)


def list_flips(board: Board, seat: int, moves: Moves) -> None:
    """T3.6; colours in order, and only flips after which the goods can still be paid for."""
    worth = board.coins[seat]
    first = 0
    for colour in range(COLOURS):
        if board.flips[colour] > 0:
            first = colour
    for colour in range(first, COLOURS):
        if most_flips(board, seat, colour) > board.flips[colour] and best_price(board, seat, colour) <= worth:
            add(moves, FLIP + colour)
    if price_now(board, seat) <= worth:
        add(moves, DONE)


def flip(board: Board, seat: int, colour: int) -> None:
    board.flips[colour] += 1
    board.tokens[seat][colour] -= 1
    board.flipped[seat][colour] += 1


def start_payment(board: Board) -> None:
    """T-R2: the price may have fallen to 0; then nothing is paid."""
    board.due = price_now(board, board.active)
    if board.due > 0:
        push(board, PAY_STEP, 0, 0, 0)
    else:
        take_goods(board)


def list_payments(board: Board, seat: int, moves: Moves) -> None:
    """T-R1: dearest cards first and stop as soon as it suffices, so no card could be kept.

    A card is offered if it and those after it in the order are enough.
    """
    hand = board.hand[seat]
    left = 0
    count: int = moves.count
    for place in reversed(range(board.pay_place, CARDS)):
        card = PAYING[place]
        left += hand[card] * VALUE[card]
        moves.move[count] = PAY + card
        count += (hand[card] > 0) & (left >= board.due)
    moves.count = count


def pay(board: Board, seat: int, card: int) -> None:
    from_hand(board, seat, card)
    board.paid[card] += 1
    board.pay_place = PLACE_OF[card]
    put_away(board, card, 1)
    board.due -= VALUE[card]
    if board.due <= 0:
        pop(board)
        take_goods(board)


def take_goods(board: Board) -> None:
    """T3.3 The goods go to the stock; T5.1, T-R4: the market is replenished before the ships advance (T4.1)."""
    seat = board.active
    for colour in range(COLOURS):
        board.bought[colour] = 0
        board.flips[colour] = 0
    for card in range(CARDS):
        board.paid[card] = 0
        if board.market[card] > 0:
            goods = may_have(board, seat, card)
            board.stock[seat][card] += goods
            board.bought[card // RANKS] += goods
            from_market(board, card, goods)
    if board.reserved_row[seat] == IN_MARKET:
        take_back_piece(board, seat)
    board.pay_place = 0
    push(board, SHIPS_STEP, 0, 0, 0)
    replenish(board)
