"""Everything that lies on the table. Each trade card and ship exists once, so each has one place."""

from __future__ import annotations

from typing import Annotated

from cothon.core.fields import Grid, Row, copy_fields, put_field
from cothon.core.sizes import COMPILED
from cothon.core.state import State
from cothon.games.guilds.rules.cards import (
    COLUMNS,
    EFFECTS,
    GOODS,
    HALL,
    HEIGHT,
    LARGEST_SET,
    MIDDLE,
    MOST_DOCKS,
    MOST_SPENT,
    PLACES,
    SEATS,
    SHIPS,
    SPACES,
    TILE_SPACES,
    TILES,
    TRADE_CARDS,
)


class Board(State):
    rule_set: int  # its place in RULE_SETS
    every_different_set: bool  # G-R4
    card_set: int  # its place in the list of card sets

    # the printed and reconstructed data (G10), from cards.toml
    card_good: Annotated[Row, TRADE_CARDS]
    card_action: Annotated[Row, TRADE_CARDS]
    card_coins: Annotated[Row, TRADE_CARDS]
    ship_good: Annotated[Row, SHIPS]
    ship_effect: Annotated[Row, SHIPS]
    ship_coins: Annotated[Row, SHIPS]
    ship_danger: Annotated[Row, SHIPS]
    base_cards: Annotated[Row, SPACES]  # of each action, a player
    next_space: Annotated[Row, SPACES]  # clockwise
    strength_of: Annotated[Row, HEIGHT[1] + 1]  # by freed spaces of the middle column
    bonus_of: Annotated[Row, HEIGHT[0] + 1]  # by freed spaces of the left column
    warship_docks: int
    seats_beside: Annotated[Row, HALL]  # a bit for each small seat that touches this one
    forum_cost: int
    tile_cost: Annotated[Row, TILE_SPACES]
    tile_each: Annotated[Row, TILES]  # points for each thing a tile counts; on Coins, coins a point
    position_points: Annotated[Row, TILE_SPACES]
    ship_set_points: Annotated[Row, LARGEST_SET + 1]
    goods_set_points: Annotated[Row, LARGEST_SET + 1]

    active: int  # whose turn it is
    start: int  # the start player of the decade
    decade: int
    round: int
    ending: int
    space: int  # chosen in this turn
    guild: bool  # a guild action was taken in this turn

    place: Annotated[Row, TRADE_CARDS]
    unseen: Annotated[Row, TRADE_CARDS]  # G11.2: in a hand, not seen by others: 1 + the draw pile it is from
    draw_size: int
    discard_size: int
    market_size: int
    reshuffles: int  # how often the discards became the draw pile

    # of the hands, kept in step with `place`
    trade_cards: Annotated[Row, SEATS]
    coins: Annotated[Row, SEATS]
    goods: Annotated[Grid, SEATS, GOODS]
    actions: Annotated[Grid, SEATS, SPACES]  # trade and base cards that show the action
    base: Annotated[Grid, SEATS, SPACES]  # base cards in hand
    hand_size: Annotated[Row, SEATS]

    disc: Annotated[Row, SEATS]  # the space of the action disc
    marker: Annotated[Row, SPACES]
    neutral: Annotated[Row, SPACES]
    available: Annotated[Row, SEATS]
    freed: Annotated[Grid, SEATS, COLUMNS]

    harbour_size: int  # places filled: shorter while a ship is still to join
    harbour: Annotated[Row, PLACES]  # from the front: docks, then outside
    dock: Annotated[Row, MOST_DOCKS]
    warship: Annotated[Row, SEATS]  # discs at the warship docks
    anchor: Annotated[Row, SEATS]

    ship_place: Annotated[Row, SHIPS]
    unknown_ships: int  # in the pile, above its known bottom
    bottom_size: int
    bottom: Annotated[Row, SHIPS]  # top to bottom
    face_up: Annotated[Grid, SEATS, EFFECTS]  # ships, kept in step with `ship_place`
    face_down: Annotated[Grid, SEATS, EFFECTS]

    hall: Annotated[Row, HALL]
    forum: Annotated[Row, SEATS]
    in_game: Annotated[Row, TILES]
    tile_discs: Annotated[Row, TILES]
    tile: Annotated[Grid, TILES, TILE_SPACES]  # owners from the top

    spent_count: int  # the payment under way, in the order it was named
    spent: Annotated[Row, MOST_SPENT]
    later: Annotated[Row, GOODS]  # goods that can still follow in the payment that is being listed
    order_size: int  # cards that are being redealt
    order: Annotated[Row, TRADE_CARDS]

    def copy_from(self, other: State) -> None:
        if not COMPILED:
            copy_fields(self, other)

    def put(self, name: str, value: int, i: int = 0, j: int = 0) -> None:
        put_field(self, name, value, i, j)


def docks(board: Board) -> int:
    """G1.1: of the trading harbour."""
    return board.seats + 1


def seat_after(board: Board, seat: int, places: int) -> int:
    seat += places
    return seat - board.seats if seat >= board.seats else seat


def strength(board: Board, seat: int) -> int:
    """G4.2, G10"""
    return board.strength_of[board.freed[seat][MIDDLE]]


def discs_on(board: Board, space: int) -> int:
    """Action discs, neutral ones included."""
    count = board.neutral[space]
    for seat in range(board.seats):
        if board.disc[seat] == space:
            count += 1
    return count


def spend(board: Board, card: int) -> None:
    board.spent[board.spent_count] = card
    board.spent_count += 1


def last_spent(board: Board) -> int:
    """The card named last in this payment, or -1 as if before the first card."""
    return board.spent[board.spent_count - 1] if board.spent_count > 0 else -1
