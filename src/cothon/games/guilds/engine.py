"""Guilds as a state that tables and bots can use."""

from __future__ import annotations

from typing import final

from cothon.core.fields import Bits, RealTable, row_of
from cothon.core.random import below, reseed
from cothon.core.state import Features, Moves, State
from cothon.core.steps import kind_of_step, step_number
from cothon.games.guilds.judging.appeal import appeal_of
from cothon.games.guilds.judging.standing import standing_of
from cothon.games.guilds.numbers.observation import observe_board
from cothon.games.guilds.rules.acting import cards_needed
from cothon.games.guilds.rules.board import Board, strength
from cothon.games.guilds.rules.cards import DEAL_STEP, TURN_STEP
from cothon.games.guilds.rules.chance import case_move, cases
from cothon.games.guilds.rules.decades import push_turn
from cothon.games.guilds.rules.discs import discs_left
from cothon.games.guilds.rules.hands import enter_hand, played_of, put_base
from cothon.games.guilds.rules.redeal import redeal_unseen
from cothon.games.guilds.rules.residence import bonus_seats
from cothon.games.guilds.rules.scoring import (
    empty_columns,
    guild_seats,
    hall_discs,
    score,
    share_of_win,
    ship_count,
    tile_points,
)
from cothon.games.guilds.rules.setup import clear, set_up
from cothon.games.guilds.rules.turn import carry_out, list_decisions, run, who_decides


@final
class Guilds(Board):
    def fresh(self) -> State:
        return Guilds()

    def begin(self) -> None:
        """Set up and go on to the first decision."""
        set_up(self)
        run(self)

    def begin_turn_of(self, seat: int) -> None:
        """Go on from a set-up board."""
        self.active = seat
        push_turn(self)
        run(self)

    def clear(self) -> None:
        """Lay nothing out: all cards and ships are in their piles."""
        clear(self)

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
        return 1  # every card, ship, tile and seat exists once

    def reseed(self, seed: Bits) -> None:
        reseed(self, seed)

    def below(self, n: int) -> int:
        return below(self, n)

    def redeal(self, seat: int) -> None:
        redeal_unseen(self, seat)

    def points(self, seat: int) -> int:
        return score(self, seat)

    def share(self, seat: int) -> float:
        return share_of_win(self, seat)

    def observe(self, seat: int, into: RealTable, row: int, scale: RealTable) -> None:
        observe_board(self, seat, row_of(into, row), row_of(scale, 0))

    def shows(self, move: int, seat: int) -> bool:
        return kind_of_step(self) != DEAL_STEP or step_number(self, 1) == seat  # G11.2

    def is_quiet(self) -> bool:
        return kind_of_step(self) == TURN_STEP

    def horizon(self) -> int:
        return 50

    def appeal(self, move: int, features: Features) -> float:
        return appeal_of(self, move, features)

    def strength(self, seat: int, features: Features) -> float:
        return standing_of(self, seat, features)

    # for reading positions and giving reasons
    def put_in_hand(self, seat: int, card: int) -> None:
        enter_hand(self, seat, card)

    def put_base_cards(self, seat: int, action: int, count: int) -> None:
        put_base(self, seat, action, count)

    def discs_to_place(self, seat: int) -> int:
        """Eleven less all others."""
        return discs_left(self, seat)

    def cards_for(self, seat: int, space: int) -> int:
        return cards_needed(self, seat, space)

    # what is in sight, and the parts of the score (G9)
    def played_count(self, seat: int, card: int) -> int:
        return played_of(self, seat, card)

    def strength_now(self, seat: int) -> int:
        return strength(self, seat)

    def guild_seats_of(self, seat: int) -> int:
        return guild_seats(self, seat)

    def discs_in_hall(self, seat: int) -> int:
        return hall_discs(self, seat)

    def bonus(self, seat: int) -> int:
        return bonus_seats(self, seat)

    def columns_empty(self, seat: int) -> int:
        return empty_columns(self, seat)

    def ships_of(self, seat: int) -> int:
        return ship_count(self, seat)

    def points_of_tile(self, seat: int, tile: int) -> int:
        return tile_points(self, seat, tile)
