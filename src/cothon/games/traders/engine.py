"""Traders as a state that tables and bots can use."""

from __future__ import annotations

from typing import final

from cothon.core.fields import Bits, RealTable, row_of
from cothon.core.random import below, reseed
from cothon.core.state import Features, Moves, State
from cothon.core.steps import kind_of_step
from cothon.games.traders.judging.appeal import appeal_of
from cothon.games.traders.judging.standing import strength_of
from cothon.games.traders.numbers.observation import observe_board
from cothon.games.traders.rules.board import Board, count_up, token_count, vp_count
from cothon.games.traders.rules.cards import DEAL_STEP, DRAW, START_STEP, TURN_STEP, VP_STEP
from cothon.games.traders.rules.chance import case_move, cases
from cothon.games.traders.rules.ending import rank_key, share_of_win
from cothon.games.traders.rules.market import price, refill_would_help
from cothon.games.traders.rules.payday import is_raided_at
from cothon.games.traders.rules.purchase import best_price, can_pay_with, goods_of, price_now, resume_payment
from cothon.games.traders.rules.redeal import redeal_unseen
from cothon.games.traders.rules.sales import sales_price, set_points, set_size, set_vp
from cothon.games.traders.rules.setup import can_deal, set_up
from cothon.games.traders.rules.storing import hand_icons, may_store
from cothon.games.traders.rules.turn import begin_turn, carry_out, list_decisions, run, who_decides


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

    def count_up(self) -> None:
        """Sums and bag of a board that was laid out from outside."""
        count_up(self)

    def resume_payment(self) -> None:
        resume_payment(self)

    def can_deal(self) -> bool:
        return can_deal(self)

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

    def refill_would_help(self, seat: int) -> bool:
        return refill_would_help(self, seat)

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

    def can_pay_with(self, seat: int, card: int) -> bool:
        """T-R1"""
        return can_pay_with(self, seat, card)

    def can_be_stored(self, colour: int) -> bool:
        return may_store(self, colour)

    def icons_of(self, seat: int) -> int:
        return hand_icons(self, seat)

    def is_raided_at(self, place: int) -> bool:
        return is_raided_at(self, place)

    def set_size_of(self, seat: int, colour: int) -> int:
        return set_size(self, seat, colour)

    def sales_price_of(self, seat: int, colour: int) -> int:
        return sales_price(self, seat, colour)

    def set_points_of(self, seat: int, colour: int) -> int:
        return set_points(self, seat, colour)

    def set_vp_of(self, seat: int, colour: int) -> int:
        return set_vp(self, seat, colour)

    def points(self, seat: int) -> int:
        return vp_count(self, seat)

    def share(self, seat: int) -> float:
        return share_of_win(self, seat)

    def rank(self, seat: int) -> int:
        return rank_key(self, seat)

    def observe(self, seat: int, into: RealTable, row: int, scale: RealTable) -> None:
        observe_board(self, seat, row_of(into, row), row_of(scale, 0))

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
