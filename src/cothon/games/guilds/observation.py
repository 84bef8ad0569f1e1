"""What a seat may know, as numbers. Must agree with layout.py; a test reads both against the view."""

from cothon.core.fields import Reals
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step, step_number
from cothon.core.writing import write_choice, write_nothing, write_number, write_row
from cothon.games.guilds.board import Board, seat_after
from cothon.games.guilds.cards import (
    ANY_PAY,
    CARDS,
    COLUMNS,
    DECADES,
    DELIVER_STEP,
    DISCARDS,
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
from cothon.games.guilds.redeal import pile_of
from cothon.games.guilds.scoring import score
from cothon.games.guilds.turn import who_decides

FEWEST_PLAYERS = 2
SEAT_SIZE = 240  # numbers that one seat takes
OLDER = 2  # which unseen cards: of the present draw pile, or of older ones
PRESENT = 1


def observe_board(board: Board, seat: int, into: Reals) -> None:
    at = write_table(board, seat, into)
    at = write_cards(board, seat, into, at)
    at = write_ships(board, seat, into, at)
    at = write_places(board, seat, into, at)
    at = write_decision(board, into, at)
    for places in range(SEATS):
        if places < board.seats:
            at = write_seat(board, seat, seat_after(board, seat, places), into, at)
        else:
            at = write_nothing(into, at, SEAT_SIZE)


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


def write_cards(board: Board, seat: int, into: Reals, at: int) -> int:
    """Trade cards that are in nobody's hand, or nobody knows in whose."""
    at = write_cards_at(board, IN_MARKET, into, at)
    at = write_cards_at(board, DISCARDS, into, at)
    at = write_unseen(board, seat, PRESENT, into, at)
    at = write_unseen(board, seat, OLDER, into, at)
    at = write_secret(board, seat, into, at)
    at = write_number(into, at, board.draw_size)
    return write_number(into, at, board.reshuffles)


def write_cards_at(board: Board, place: int, into: Reals, at: int) -> int:
    for card in range(TRADE_CARDS):
        into[at + card] = 1 if board.place[card] == place else 0
    return at + TRADE_CARDS


def age(board: Board, pile: int) -> int:
    """Of a draw pile's number, counted from 1: 0 is no pile."""
    if pile == 0:
        return 0
    return PRESENT if pile == board.reshuffles + 1 else OLDER


def write_unseen(board: Board, seat: int, which: int, into: Reals, at: int) -> int:
    """G11.3: what the seat has not seen."""
    for card in range(TRADE_CARDS):
        into[at + card] = 1 if age(board, pile_of(board, seat, card)) == which else 0
    return at + TRADE_CARDS


def write_secret(board: Board, seat: int, into: Reals, at: int) -> int:
    """G11.2: own cards that no other has seen."""
    for card in range(TRADE_CARDS):
        into[at + card] = 1 if board.place[card] == HAND + seat and board.unseen[card] > 0 else 0
    return at + TRADE_CARDS


def write_ships(board: Board, seat: int, into: Reals, at: int) -> int:
    """Ships that are nobody's, and the docks beside them."""
    end = write_nothing(into, at, 2 * SHIPS)
    for i in range(board.harbour_size):
        if board.harbour[i] != NO_SHIP:
            into[at + board.harbour[i]] = i + 1
    for i in range(board.bottom_size):
        into[at + SHIPS + board.bottom[i]] = i + 1
    at = write_ships_at(board, SHIP_PILE, into, end)
    kind = kind_now(board)
    at = write_choice(into, at, step_number(board, 1) if kind == EXPEDITION_STEP else SHIPS, SHIPS)
    for i in range(MOST_DOCKS):
        at = write_owner(board, seat, board.dock[i], into, at)
    return at


def write_ships_at(board: Board, place: int, into: Reals, at: int) -> int:
    for ship in range(SHIPS):
        into[at + ship] = 1 if board.ship_place[ship] == place else 0
    return at + SHIPS


def write_owner(board: Board, seat: int, disc: int, into: Reals, at: int) -> int:
    """Whose disc lies on a place for one, in places clockwise from the seat; the last number is a neutral one."""
    if disc == FREE:
        return write_nothing(into, at, SEATS + 1)
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
    end = write_nothing(into, at, CARDS)
    if kind == PLAY_STEP or kind == PAY_COLUMN_STEP or kind == PAY_COINS_STEP:
        for i in range(board.spent_count):
            into[at + board.spent[i]] += 1
    return end


def write_seat(board: Board, viewer: int, seat: int, into: Reals, at: int) -> int:
    at = write_number(into, at, 1)
    at = write_hand(board, viewer, seat, into, at)
    at = write_row(into, at, board.base[seat], SPACES)
    at = write_number(into, at, board.hand_size[seat])
    at = write_cards_at(board, PLAYED + seat, into, at)
    at = write_choice(into, at, board.disc[seat], SPACES)
    at = write_number(into, at, board.available[seat])
    at = write_row(into, at, board.freed[seat], COLUMNS)
    at = write_ships_at(board, FACE_UP + seat, into, at)
    at = write_ships_at(board, FACE_DOWN + seat, into, at)
    at = write_number(into, at, board.warship[seat])
    at = write_number(into, at, board.anchor[seat])
    at = write_number(into, at, board.forum[seat])
    return write_tiles(board, seat, into, at)


def write_hand(board: Board, viewer: int, seat: int, into: Reals, at: int) -> int:
    """The cards that the viewer knows, then how many there are of which only the draw pile is known."""
    end = write_nothing(into, at, TRADE_CARDS + 2)
    for card in range(TRADE_CARDS):
        if board.place[card] == HAND + seat:
            pile = pile_of(board, viewer, card)
            into[at + card if pile == 0 else at + TRADE_CARDS + age(board, pile) - 1] += 1
    return end


def write_tiles(board: Board, seat: int, into: Reals, at: int) -> int:
    """Where on each tile the seat's disc lies, counted from the top; 0 is nowhere."""
    end = write_nothing(into, at, TILES)
    for tile in range(TILES):
        for i in range(board.tile_discs[tile]):
            if board.tile[tile][i] == OWNER + seat:
                into[at + tile] = i + 1
    return end
