"""What a seat may know, as numbers. Must agree with layout.py; a test reads both against the view."""

from cothon.core.fields import Reals, Row
from cothon.core.numbers import write_choice, write_number, write_row, write_zeros
from cothon.core.sizes import NOBODY
from cothon.core.steps import kind_of_step, step_number
from cothon.games.guilds.numbers.places import (
    BASE_CARDS_AT,
    CARD_CASES,
    CARD_PLACES,
    CARDS_AT,
    CARDS_OF,
    CARDS_TOO,
    COUNT_BITS,
    DISC_AT,
    DISC_KINDS,
    DISCS_AT,
    HIDDEN,
    HIDDEN_OF,
    MOST_COUNTED,
    OLDER_OF,
    OWNERS_OF,
    SEAT_SIZE,
    SHIP_PLACES,
    SHIPS_FROM,
    SHIPS_OF,
    SHIPS_SHOWN,
    TABLE_SIZE,
    TILES_OF,
)
from cothon.games.guilds.rules.board import Board, seat_after
from cothon.games.guilds.rules.cards import (
    ANY_PAY,
    CARDS,
    COLUMNS,
    DECADES,
    DELIVER_STEP,
    DOCK_STEP,
    EXPEDITION_STEP,
    FREE,
    FRONT_STEP,
    GIVE_STEP,
    HALL,
    MOST_DOCKS,
    NO_SHIP,
    PAY_COINS_STEP,
    PAY_COLUMN_STEP,
    PAY_SHIP_STEP,
    PLAY_STEP,
    RESIDENCE_STEP,
    ROUNDS,
    SEAT,
    SEATS,
    SHIPS,
    SPACES,
    THIRD_DECADE,
    TILE_SPACES,
    TILES,
    TRADE_CARDS,
    TRADING,
    TURN_STEP,
    WARSHIP,
)
from cothon.games.guilds.rules.scoring import score
from cothon.games.guilds.rules.turn import who_decides

FEWEST_PLAYERS = 2


def observe_board(board: Board, seat: int, into: Reals, by: Reals) -> None:
    write_zeros(into, 0, TABLE_SIZE + SEATS * SEAT_SIZE)
    write_table(board, seat, into, by)
    write_cards(board, seat, into, by)
    at = write_ships(board, seat, into, by)
    at = write_places(board, seat, into, by, at)
    write_decision(board, into, by, at)
    write_tiles(board, seat, into, by)
    for places in range(board.seats):
        write_seat(board, seat_after(board, seat, places), into, by, TABLE_SIZE + places * SEAT_SIZE)


def places_to(board: Board, seat: int, other: int) -> int:
    """How many places clockwise from the seat the other sits; below 0 if nobody does."""
    if other < 0:
        return other
    return other - seat if other >= seat else other - seat + board.seats


def kind_now(board: Board) -> int:
    return kind_of_step(board) if board.ending == 0 else 0


def write_table(board: Board, seat: int, into: Reals, by: Reals) -> int:
    """Rules, players, time, who decides what."""
    over: bool = board.ending != 0
    at = write_number(into, by, 0, 1 if board.every_different_set else 0)
    at = write_choice(into, at, board.seats - FEWEST_PLAYERS, SEATS - FEWEST_PLAYERS + 1)
    at = write_choice(into, at, board.ending - 1, THIRD_DECADE)
    at = write_choice(into, at, places_to(board, seat, who_decides(board)), SEATS)
    at = write_choice(into, at, places_to(board, seat, NOBODY if over else board.active), SEATS)
    at = write_choice(into, at, places_to(board, seat, board.start), SEATS)
    at = write_choice(into, at, board.decade - 1, DECADES)
    at = write_choice(into, at, board.round - 1, ROUNDS)
    at = write_choice(into, at, kind_now(board) - TURN_STEP, FRONT_STEP - TURN_STEP)
    at = write_choice(into, at, SPACES if over else board.space, SPACES)
    at = write_number(into, by, at, 1 if board.guild and not over else 0)
    return write_number(into, by, at, score(board, seat))


def write_cards(board: Board, seat: int, into: Reals, by: Reals) -> int:
    """Every trade card once: in the market or the discards, unseen (of the present pile, of older ones), and so on."""
    here = (board.seats * SEATS + seat) * CARD_CASES
    hidden: int = 0
    older: int = 0
    for card in range(TRADE_CARDS):
        case = here + board.place[card] + age(board, board.unseen[card]) * CARD_PLACES
        into[CARDS_OF[case] + card] = 1
        into[CARDS_TOO[case] + card] = 1
        hidden += HIDDEN_OF[case]
        older += OLDER_OF[case]
    write_hidden(board, into, by, hidden - older, older)
    at = write_number(into, by, CARDS_AT + 5 * TRADE_CARDS, board.draw_size)
    return write_number(into, by, at, board.reshuffles)


def age(board: Board, pile: int) -> int:
    """0 for a card that everyone saw, 1 for one of the present draw pile, 2 for one of an older pile."""
    return (1 if pile > 0 else 0) + (1 if 0 < pile <= board.reshuffles else 0)


def write_hidden(board: Board, into: Reals, by: Reals, present: int, older: int) -> None:
    """How many cards of each other seat the observer has not seen (G11.3)."""
    for places in range(1, board.seats):
        at = TABLE_SIZE + places * SEAT_SIZE + HIDDEN
        write_number(into, by, at, present >> COUNT_BITS * (places - 1) & MOST_COUNTED)
        write_number(into, by, at + 1, older >> COUNT_BITS * (places - 1) & MOST_COUNTED)


def write_ships(board: Board, seat: int, into: Reals, by: Reals) -> int:
    """Every ship once, and the docks."""
    here = (board.seats * SEATS + seat) * SHIP_PLACES
    at = SHIPS_FROM
    for ship in range(SHIPS):
        write_number(into, by, SHIPS_OF[here + board.ship_place[ship]] + ship, SHIPS_SHOWN[board.ship_place[ship]])
    for i in range(board.harbour_size):
        if board.harbour[i] != NO_SHIP:
            write_number(into, by, at + board.harbour[i], i + 1)
    for i in range(board.bottom_size):
        write_number(into, by, at + SHIPS + board.bottom[i], i + 1)
    at += 3 * SHIPS
    at = write_choice(into, at, step_number(board, 1) if kind_now(board) == EXPEDITION_STEP else SHIPS, SHIPS)
    return write_owners(board, seat, board.dock, MOST_DOCKS, into, at)


def write_owners(board: Board, seat: int, discs: Row, size: int, into: Reals, at: int) -> int:
    """Whose disc lies on each place for one, in places clockwise from the seat; the last number is a neutral one."""
    here = (board.seats * SEATS + seat) * DISC_KINDS
    for i in range(size):
        into[at + i * (SEATS + 1) + OWNERS_OF[here + discs[i]]] = 1 if discs[i] != FREE else 0
    return at + size * (SEATS + 1)


def write_places(board: Board, seat: int, into: Reals, by: Reals, at: int) -> int:
    """Spaces, the guild hall, and which tiles are in the game."""
    at = write_row(into, by, at, board.marker, SPACES)
    at = write_row(into, by, at, board.neutral, SPACES)
    at = write_owners(board, seat, board.hall, HALL, into, at)
    return write_row(into, by, at, board.in_game, TILES)


def write_decision(board: Board, into: Reals, by: Reals, at: int) -> int:
    """What is under way, step by step as in cards.py."""
    kind = kind_now(board)
    a = step_number(board, 1) if kind > 0 else 0
    b = step_number(board, 2) if kind > 0 else 0
    at = write_spent(board, kind, into, by, at)
    at = write_choice(into, at, a if kind == GIVE_STEP else TRADE_CARDS, TRADE_CARDS)
    at = write_choice(into, at, a if kind == PAY_COLUMN_STEP else COLUMNS, COLUMNS)
    at = write_choice(into, at, a if kind == PAY_SHIP_STEP else MOST_DOCKS, MOST_DOCKS)
    at = write_choice(into, at, a - SEAT if kind == PAY_COINS_STEP else ANY_PAY, ANY_PAY)
    at = write_number(into, by, at, a if kind == PLAY_STEP else 0)
    at = write_number(into, by, at, step_number(board, 3) if kind == PAY_COINS_STEP else 0)
    at = write_number(into, by, at, effects_used(kind, a, b))
    at = write_number(into, by, at, 1 if kind == DOCK_STEP and a == TRADING else 0)
    at = write_number(into, by, at, 1 if kind == DOCK_STEP and a == WARSHIP else 0)
    at = write_number(into, by, at, 1 if kind == DELIVER_STEP and (a == TRADING or b == TRADING) else 0)
    return write_number(into, by, at, 1 if kind == DELIVER_STEP and (a == WARSHIP or b == WARSHIP) else 0)


def effects_used(kind: int, a: int, b: int) -> int:
    """Favour, Opulence or Luxury, for what is under way."""
    if kind == RESIDENCE_STEP:
        return a
    return b if kind == PLAY_STEP or kind == PAY_COLUMN_STEP or kind == PAY_SHIP_STEP else 0


def write_spent(board: Board, kind: int, into: Reals, by: Reals, at: int) -> int:
    """Cards played or paid so far."""
    if kind == PLAY_STEP or kind == PAY_COLUMN_STEP or kind == PAY_COINS_STEP:
        for i in range(board.spent_count):
            into[at + board.spent[i]] += by[at + board.spent[i]]
    return at + CARDS


def write_seat(board: Board, seat: int, into: Reals, by: Reals, at: int) -> None:
    """All but its trade cards, ships and tiles, which are written for all seats at once."""
    into[at] = 1
    end = write_row(into, by, at + BASE_CARDS_AT, board.base[seat], SPACES)
    write_number(into, by, end, board.hand_size[seat])
    end = write_choice(into, at + DISC_AT, board.disc[seat], SPACES)
    end = write_number(into, by, end, board.available[seat])
    write_row(into, by, end, board.freed[seat], COLUMNS)
    end = write_number(into, by, at + DISCS_AT, board.warship[seat])
    end = write_number(into, by, end, board.anchor[seat])
    write_number(into, by, end, board.forum[seat])


def write_tiles(board: Board, seat: int, into: Reals, by: Reals) -> None:
    """Where on each tile each seat's disc lies, counted from the top; 0 is nowhere. Upwards, because a free place
    writes a zero that a disc may overwrite: discs fill a tile from the top."""
    here = (board.seats * SEATS + seat) * DISC_KINDS
    for tile in range(TILES):
        for i in range(TILE_SPACES):
            place = TILE_SPACES - 1 - i
            disc = board.tile[tile][place]
            write_number(into, by, TILES_OF[here + disc] + tile, place + 1 if disc != FREE else 0)
