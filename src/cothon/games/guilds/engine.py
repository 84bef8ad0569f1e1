"""Guilds as a state that tables and bots can use."""

from __future__ import annotations

from typing import final

from cothon.core.fields import Bits, RealTable, row_of
from cothon.core.random import below, reseed
from cothon.core.state import Features, Moves, State
from cothon.core.steps import kind_of_step, step_number
from cothon.games.guilds.acting import cards_needed, guild_action_is_open
from cothon.games.guilds.appeal import appeal_of
from cothon.games.guilds.board import Board
from cothon.games.guilds.cards import DEAL_STEP, TURN_STEP
from cothon.games.guilds.chance import case_move, cases
from cothon.games.guilds.decades import push_turn
from cothon.games.guilds.guild import tile_is_open, tile_price
from cothon.games.guilds.hands import enter_hand, put_base
from cothon.games.guilds.observation import observe_board
from cothon.games.guilds.redeal import redeal_unseen
from cothon.games.guilds.scoring import (
    bonus_seats,
    empty_columns,
    hall_discs,
    score,
    share_of_win,
    ship_count,
    tile_points,
)
from cothon.games.guilds.setup import clear, set_up
from cothon.games.guilds.standing import forecast_of, standing_of
from cothon.games.guilds.turn import carry_out, list_decisions, run, who_decides


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

    def observe(self, seat: int, into: RealTable, row: int) -> None:
        observe_board(self, seat, row_of(into, row))

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

    def forecast(self, seat: int, features: Features) -> float:
        return forecast_of(self, seat, features)

    # for reading positions and giving reasons
    def put_in_hand(self, seat: int, card: int) -> None:
        enter_hand(self, seat, card)

    def put_base_cards(self, seat: int, action: int, count: int) -> None:
        put_base(self, seat, action, count)

    def tile_can_take(self, seat: int, tile: int) -> bool:
        return tile_is_open(self, seat, tile)

    def cards_for(self, seat: int, space: int) -> int:
        return cards_needed(self, seat, space)

    def guild_is_open(self, seat: int) -> bool:
        return guild_action_is_open(self, seat)

    def price_of_tile(self, tile: int) -> int:
        return tile_price(self, tile)

    # the parts of the score (G9)
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
