"""Buying goods: the price, tokens flipped for a discount, the payment (T3.3, T3.4, T3.6)."""

from cothon.core.journal import is_told, tell, tell_thing
from cothon.core.state import Moves
from cothon.core.steps import add, pop, push
from cothon.games.traders.rules.board import Board, from_hand, from_market, put_away, to_hand, to_market
from cothon.games.traders.rules.cards import (
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
from cothon.games.traders.rules.events import BOUGHT, FLIPPED, PAID, T3_3, T3_6, T_R1
from cothon.games.traders.rules.market import may_have, price, replenish, take_back_piece


def goods_of(board: Board, seat: int, colour: int) -> int:
    """How many goods of the colour the purchase has."""
    total = 0
    for card in range(colour * RANKS, colour * RANKS + RANKS):
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
    tell(board, FLIPPED, T3_6, seat, colour, 0, 0, 0)


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
    tell(board, PAID, T_R1, seat, card, 0, 0, 0)
    if board.due <= 0:
        pop(board)
        take_goods(board)


def held_of(board: Board, seat: int, rank: int) -> int:
    """Hand cards of a value, whatever their colour."""
    total = 0
    for colour in range(COLOURS):
        total += board.hand[seat][colour * RANKS + rank]
    return total


def is_lean(due: int, twos: int, threes: int, fives: int) -> bool:
    """T-R1: a payment that suffices, and would not without its cheapest card."""
    total = twos * VALUE[0] + threes * VALUE[1] + fives * VALUE[2]
    cheapest = VALUE[0] if twos > 0 else VALUE[1] if threes > 0 else VALUE[2]
    return due <= total < due + cheapest


def can_pay_with(board: Board, seat: int, card: int) -> bool:
    """T-R1: whether some payment of what is due has the card and none that could be kept."""
    rank = card % RANKS
    for twos in range(1 if rank == 0 else 0, held_of(board, seat, 0) + 1):
        for threes in range(1 if rank == 1 else 0, held_of(board, seat, 1) + 1):
            for fives in range(1 if rank == 2 else 0, held_of(board, seat, 2) + 1):
                if is_lean(board.due, twos, threes, fives):
                    return True
    return False


def resume_payment(board: Board) -> None:
    """Of a payment that was begun: what is still due, and where in the order it goes on."""
    board.due = price_now(board, board.active) - coins_paid(board)
    board.pay_place = 0
    for place in range(CARDS):
        if board.paid[PAYING[place]] > 0:
            board.pay_place = place


def coins_paid(board: Board) -> int:
    """For the purchase under way."""
    total = 0
    for card in range(CARDS):
        total += board.paid[card] * VALUE[card]
    return total


def tell_purchase(board: Board, seat: int) -> None:
    """T3.3: the goods, their price with the discount (T3.6), and the coins paid for them."""
    if is_told(board):
        paid = coins_paid(board)
        tell(board, BOUGHT, T3_3, seat, paid + board.due, paid, 0, 0)
        for card in range(CARDS):
            tell_thing(board, may_have(board, seat, card))


def take_goods(board: Board) -> None:
    """T3.3 The goods go to the stock; T5.1, T-R4: the market is replenished before the ships advance (T4.1)."""
    seat = board.active
    tell_purchase(board, seat)
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
