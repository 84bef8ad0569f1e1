"""What a seat may know, as numbers. Must agree with layout.py; a test reads both against the view."""

from typing import Annotated

from cothon.core.fields import Reals, Row
from cothon.core.numbers import write_choice, write_number, write_row, write_zeros
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step, step_number
from cothon.games.guilds.rules.board import Board, seat_after
from cothon.games.guilds.rules.cards import (
    ANY_PAY,
    CARDS,
    COLUMNS,
    DECADES,
    DELIVER_STEP,
    DOCK_STEP,
    EXPEDITION_STEP,
    FACE_DOWN,
    FACE_UP,
    FREE,
    FRONT_STEP,
    GIVE_STEP,
    HALL,
    HAND,
    IN_MARKET,
    MOST_DOCKS,
    NEUTRAL,
    NO_SHIP,
    OWNER,
    PAY_COINS_STEP,
    PAY_COLUMN_STEP,
    PAY_SHIP_STEP,
    PLAY_STEP,
    PLAYED,
    RESIDENCE_STEP,
    ROUNDS,
    SEAT,
    SEATS,
    SHIP_PILE,
    SHIPS,
    SPACES,
    THIRD_DECADE,
    TILES,
    TRADE_CARDS,
    TRADING,
    TURN_STEP,
    WARSHIP,
)
from cothon.games.guilds.rules.scoring import score
from cothon.games.guilds.rules.turn import who_decides

FEWEST_PLAYERS = 2
TABLE_SIZE = 854  # numbers that the table takes
SEAT_SIZE = 240  # numbers that one seat takes
# where in a seat's numbers its known cards begin, the counts of its other cards, and so on
KNOWN = 1
HIDDEN = KNOWN + TRADE_CARDS
BASE_CARDS_AT = HIDDEN + 2
PLAYED_AT = BASE_CARDS_AT + SPACES + 1
DISC_AT = PLAYED_AT + TRADE_CARDS
SHIPS_AT = DISC_AT + SPACES + 1 + COLUMNS
DISCS_AT = SHIPS_AT + 2 * SHIPS
# where the numbers of the trade cards begin that lie at a place, for each number of seats and each seat that looks:
# nobody could guess where the next card lies, so it is looked up and no branch is taken
CARDS_AT = 61  # in the table's numbers; market, discards and the draw pile stand in this order
CARD_PLACES = PLAYED + SEATS
CARDS_OF: Annotated[Row, (SEATS + 1) * SEATS * CARD_PLACES] = [
    CARDS_AT + (IN_MARKET - place) * TRADE_CARDS
    if place < HAND
    else TABLE_SIZE
    + ((place - HAND) % SEATS - seat) % max(seats, 1) * SEAT_SIZE
    + (KNOWN if place < PLAYED else PLAYED_AT)
    for seats in range(SEATS + 1)
    for seat in range(SEATS)
    for place in range(CARD_PLACES)
]


def observe_board(board: Board, seat: int, into: Reals) -> None:
    write_zeros(into, 0, TABLE_SIZE + SEATS * SEAT_SIZE)
    write_table(board, seat, into)
    at = write_cards(board, seat, into)
    at = write_ships(board, seat, into, at)
    at = write_places(board, seat, into, at)
    write_decision(board, into, at)
    for places in range(board.seats):
        write_seat(board, seat_after(board, seat, places), into, TABLE_SIZE + places * SEAT_SIZE)


def places_to(board: Board, seat: int, other: int) -> int:
    """How many places clockwise from the seat the other sits; below 0 if nobody does."""
    if other < 0:
        return other
    return other - seat if other >= seat else other - seat + board.seats


def kind_now(board: Board) -> int:
    return kind_of_step(board) if board.ending == 0 else 0


def write_table(board: Board, seat: int, into: Reals) -> int:
    """Rules, players, time, who decides what."""
    over: bool = board.ending != 0
    at = write_number(into, 0, 1 if board.every_different_set else 0)
    at = write_choice(into, at, board.seats - FEWEST_PLAYERS, SEATS - FEWEST_PLAYERS + 1)
    at = write_choice(into, at, board.ending - 1, THIRD_DECADE)
    at = write_choice(into, at, places_to(board, seat, who_decides(board)), SEATS)
    at = write_choice(into, at, places_to(board, seat, NOBODY if over else board.active), SEATS)
    at = write_choice(into, at, places_to(board, seat, board.start), SEATS)
    at = write_choice(into, at, board.decade - 1, DECADES)
    at = write_choice(into, at, board.round - 1, ROUNDS)
    at = write_choice(into, at, kind_now(board) - TURN_STEP, FRONT_STEP - TURN_STEP)
    at = write_choice(into, at, SPACES if over else board.space, SPACES)
    at = write_number(into, at, 1 if board.guild and not over else 0)
    return write_number(into, at, score(board, seat))


def numbers_of(board: Board, seat: int, other: int) -> int:
    """Where the numbers of another seat begin."""
    return TABLE_SIZE + places_to(board, seat, other) * SEAT_SIZE


def write_cards(board: Board, seat: int, into: Reals) -> int:
    """Every trade card once: in the market or the discards, unseen (of the present pile, of older ones), and so on."""
    here = (board.seats * SEATS + seat) * CARD_PLACES
    for card in range(TRADE_CARDS):
        into[CARDS_OF[here + board.place[card]] + card] = 1
        if board.unseen[card] > 0:  # only in a hand
            write_unseen(board, seat, card, into, CARDS_AT)
    at = write_number(into, CARDS_AT + 5 * TRADE_CARDS, board.draw_size)
    return write_number(into, at, board.reshuffles)


def write_unseen(board: Board, seat: int, card: int, into: Reals, at: int) -> None:
    """A card in a hand that only its holder has seen; others know only its draw pile."""
    first = numbers_of(board, seat, board.place[card] - HAND)
    older = age(board, board.unseen[card])
    if board.place[card] - HAND == seat:  # G11.2
        into[at + 4 * TRADE_CARDS + card] = 1
    else:  # G11.3
        into[first + KNOWN + card] = 0
        into[at + (2 + older) * TRADE_CARDS + card] = 1
        into[first + HIDDEN + older] += 1


def age(board: Board, pile: int) -> int:
    """0 for the present draw pile, 1 for an older one."""
    return 0 if pile == board.reshuffles + 1 else 1


def write_ships(board: Board, seat: int, into: Reals, at: int) -> int:
    """Every ship once, and the docks."""
    for i in range(board.harbour_size):
        if board.harbour[i] != NO_SHIP:
            into[at + board.harbour[i]] = i + 1
    for i in range(board.bottom_size):
        into[at + SHIPS + board.bottom[i]] = i + 1
    for ship in range(SHIPS):
        place = board.ship_place[ship]
        if place == SHIP_PILE:
            into[at + 2 * SHIPS + ship] = 1
        elif place >= FACE_DOWN:
            into[numbers_of(board, seat, place - FACE_DOWN) + SHIPS_AT + SHIPS + ship] = 1
        elif place >= FACE_UP:
            into[numbers_of(board, seat, place - FACE_UP) + SHIPS_AT + ship] = 1
    at += 3 * SHIPS
    at = write_choice(into, at, step_number(board, 1) if kind_now(board) == EXPEDITION_STEP else SHIPS, SHIPS)
    for i in range(MOST_DOCKS):
        at = write_owner(board, seat, board.dock[i], into, at)
    return at


def write_owner(board: Board, seat: int, disc: int, into: Reals, at: int) -> int:
    """Whose disc lies on a place for one, in places clockwise from the seat; the last number is a neutral one."""
    if disc == FREE:
        return at + SEATS + 1
    return write_choice(into, at, SEATS if disc == NEUTRAL else places_to(board, seat, disc - OWNER), SEATS + 1)


def write_places(board: Board, seat: int, into: Reals, at: int) -> int:
    """Spaces, the guild hall, and which tiles are in the game."""
    at = write_row(into, at, board.marker, SPACES)
    at = write_row(into, at, board.neutral, SPACES)
    for i in range(HALL):
        at = write_owner(board, seat, board.hall[i], into, at)
    return write_row(into, at, board.in_game, TILES)


def write_decision(board: Board, into: Reals, at: int) -> int:
    """What is under way, step by step as in cards.py."""
    kind = kind_now(board)
    a = step_number(board, 1) if kind > 0 else 0
    b = step_number(board, 2) if kind > 0 else 0
    at = write_spent(board, kind, into, at)
    at = write_choice(into, at, a if kind == GIVE_STEP else TRADE_CARDS, TRADE_CARDS)
    at = write_choice(into, at, a if kind == PAY_COLUMN_STEP else COLUMNS, COLUMNS)
    at = write_choice(into, at, a if kind == PAY_SHIP_STEP else MOST_DOCKS, MOST_DOCKS)
    at = write_choice(into, at, a - SEAT if kind == PAY_COINS_STEP else ANY_PAY, ANY_PAY)
    at = write_number(into, at, a if kind == PLAY_STEP else 0)
    at = write_number(into, at, step_number(board, 3) if kind == PAY_COINS_STEP else 0)
    at = write_number(into, at, effects_used(kind, a, b))
    at = write_number(into, at, 1 if kind == DOCK_STEP and a == TRADING else 0)
    at = write_number(into, at, 1 if kind == DOCK_STEP and a == WARSHIP else 0)
    at = write_number(into, at, 1 if kind == DELIVER_STEP and (a == TRADING or b == TRADING) else 0)
    return write_number(into, at, 1 if kind == DELIVER_STEP and (a == WARSHIP or b == WARSHIP) else 0)


def effects_used(kind: int, a: int, b: int) -> int:
    """Favour, Opulence or Luxury, for what is under way."""
    if kind == RESIDENCE_STEP:
        return a
    return b if kind == PLAY_STEP or kind == PAY_COLUMN_STEP or kind == PAY_SHIP_STEP else 0


def write_spent(board: Board, kind: int, into: Reals, at: int) -> int:
    """Cards played or paid so far."""
    if kind == PLAY_STEP or kind == PAY_COLUMN_STEP or kind == PAY_COINS_STEP:
        for i in range(board.spent_count):
            into[at + board.spent[i]] += 1
    return at + CARDS


def write_seat(board: Board, seat: int, into: Reals, at: int) -> None:
    """All but its trade cards and ships, which `write_cards` and `write_ships` write."""
    into[at] = 1
    end = write_row(into, at + BASE_CARDS_AT, board.base[seat], SPACES)
    into[end] = board.hand_size[seat]
    end = write_choice(into, at + DISC_AT, board.disc[seat], SPACES)
    end = write_number(into, end, board.available[seat])
    write_row(into, end, board.freed[seat], COLUMNS)
    end = write_number(into, at + DISCS_AT, board.warship[seat])
    end = write_number(into, end, board.anchor[seat])
    end = write_number(into, end, board.forum[seat])
    write_tiles(board, seat, into, end)


def write_tiles(board: Board, seat: int, into: Reals, at: int) -> None:
    """Where on each tile the seat's disc lies, counted from the top; 0 is nowhere."""
    for tile in range(TILES):
        for i in range(board.tile_discs[tile]):
            if board.tile[tile][i] == OWNER + seat:
                into[at + tile] = i + 1
