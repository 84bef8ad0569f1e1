"""Traders as a state that tables and bots can use."""

from __future__ import annotations

from typing import final

from cothon.core.fields import Bits, RealTable, row_of
from cothon.core.random import below, reseed
from cothon.core.state import Features, Moves, State
from cothon.core.steps import kind_of_step
from cothon.games.traders.appeal import appeal_of
from cothon.games.traders.board import Board, fill_bag, token_count, vp_count
from cothon.games.traders.cards import CARDS, DEAL_STEP, DRAW, SEATS, START_STEP, TURN_STEP, VP_STEP
from cothon.games.traders.chance import case_move, cases
from cothon.games.traders.market import price
from cothon.games.traders.observation import observe_board
from cothon.games.traders.purchase import best_price, goods_of, price_now
from cothon.games.traders.setup import set_up
from cothon.games.traders.standing import forecast_of, strength_of
from cothon.games.traders.turn import begin_turn, carry_out, list_decisions, run, who_decides


@final
class Traders(Board):
    def fresh(self) -> State:
        return Traders()

    def begin(self) -> None:
        """Set up and go on to the first decision."""
        set_up(self)
        run(self)

    def begin_turn_of(self, seat: int) -> None:
        """Go on from a set-up board; T3.1: a due refill is made."""
        begin_turn(self, seat)
        run(self)

    def shuffle(self) -> None:
        """Make the bag from a draw pile that was put there from outside."""
        fill_bag(self)

    def go_on(self) -> None:
        """Carry out what follows by itself."""
        run(self)

    def mover(self) -> int:
        return who_decides(self)

    def list_moves(self, moves: Moves) -> None:
        list_decisions(self, moves)

    def play(self, move: int) -> None:
        carry_out(self, move)
        run(self)

    def chance_cases(self) -> int:
        return cases(self)

    def chance_case(self, case: int) -> int:
        return case_move(self, case)

    def chance_weight(self, move: int) -> int:
        kind = kind_of_step(self)
        return 1 if kind == DEAL_STEP or kind == START_STEP else self.draw[move - DRAW]

    def reseed(self, seed: Bits) -> None:
        reseed(self, seed)

    def below(self, n: int) -> int:
        return below(self, n)

    def redeal(self, seat: int) -> None:
        redeal_unseen(self)

    def coins_of(self, seat: int) -> int:
        return self.coins[seat]

    def tokens_of(self, seat: int) -> int:
        return token_count(self, seat)

    def price_for(self, seat: int) -> int:
        return price(self, seat)

    def price_left(self, seat: int) -> int:
        """With the tokens flipped so far."""
        return price_now(self, seat)

    def best_price_for(self, seat: int) -> int:
        """With every token flipped that can be."""
        return best_price(self, seat, 0)

    def goods_for(self, seat: int, colour: int) -> int:
        return goods_of(self, seat, colour)

    def points(self, seat: int) -> int:
        return vp_count(self, seat)

    def share(self, seat: int) -> float:
        return share_of_win(self, seat)

    def observe(self, seat: int, into: RealTable, row: int) -> None:
        observe_board(self, seat, row_of(into, row))

    def shows(self, move: int, seat: int) -> bool:
        return kind_of_step(self) != VP_STEP  # T8.1: nobody sees VP that come off the draw pile

    def is_quiet(self) -> bool:
        return kind_of_step(self) == TURN_STEP

    def horizon(self) -> int:
        return 6

    def appeal(self, move: int, features: Features) -> float:
        return appeal_of(self, move, features)

    def strength(self, seat: int, features: Features) -> float:
        return strength_of(self, seat, features)

    def forecast(self, seat: int, features: Features) -> float:
        return forecast_of(self, seat, features)


def redeal_unseen(board: Board) -> None:
    """T8.3: the VP off a pile trade places with each other, those off the present one also with the pile."""
    for i in range(board.unseen_count):
        pile = board.unseen[i] // (CARDS * SEATS)
        if pile == board.pile:
            swap_with_pile(board, i)
        else:
            swap_cards(board, i, random_of_pile(board, i, pile))


def swap_with_pile(board: Board, i: int) -> None:
    """One of the pile's cards and of the VP off it up to this one, each equally likely, comes here."""
    earlier = count_of_pile(board, i)
    case = below(board, board.draw_size + earlier + 1)
    if case < board.draw_size:
        card = board.unseen[i] % CARDS
        drawn = board.bag[case]
        board.bag[case] = card
        board.draw[drawn] -= 1
        board.draw[card] += 1
        board.unseen[i] += drawn - card
    else:
        swap_cards(board, i, random_of_pile(board, i, board.pile))


def count_of_pile(board: Board, last: int) -> int:
    """VP off the present pile before this one."""
    count = 0
    for i in range(last):
        if board.unseen[i] // (CARDS * SEATS) == board.pile:
            count += 1
    return count


def random_of_pile(board: Board, last: int, pile: int) -> int:
    """One of the VP off the pile up to this one, each equally likely."""
    found = 0
    picked = last
    for i in range(last + 1):
        if board.unseen[i] // (CARDS * SEATS) == pile:
            found += 1
            if below(board, found) == 0:
                picked = i
    return picked


def swap_cards(board: Board, i: int, j: int) -> None:
    first = board.unseen[i] % CARDS
    second = board.unseen[j] % CARDS
    board.unseen[i] += second - first
    board.unseen[j] += first - second


def rank_key(board: Board, seat: int) -> int:
    """T7.1: most VP, then most tokens."""
    return vp_count(board, seat) * 1024 + token_count(board, seat)


def share_of_win(board: Board, seat: int) -> float:
    """Tied players share the win."""
    winners = 0
    for other in range(board.seats):
        if rank_key(board, other) > rank_key(board, seat):
            return 0.0
        if rank_key(board, other) == rank_key(board, seat):
            winners += 1
    return 1.0 / winners
