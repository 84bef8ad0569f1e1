"""The cards that an event is about, counted."""

from cothon.core.fields import Row
from cothon.core.journal import is_told, tell_thing
from cothon.games.traders.rules.board import Board
from cothon.games.traders.rules.cards import CARDS, RANKS


def tell_cards(board: Board, row: Row) -> None:
    """How many of each card the last event is about."""
    if is_told(board):
        for card in range(CARDS):
            tell_thing(board, row[card])


def tell_set(board: Board, seat: int, colour: int) -> None:
    """The goods of a colour in a seat's stock, stored or not."""
    if is_told(board):
        for card in range(CARDS):
            goods = board.stock[seat][card] + board.stored[seat][card]
            tell_thing(board, goods if card // RANKS == colour else 0)


def tell_unstored(board: Board, seat: int, colour: int) -> None:
    """The goods of a colour in a seat's stock that are not stored."""
    if is_told(board):
        for card in range(CARDS):
            tell_thing(board, board.stock[seat][card] if card // RANKS == colour else 0)
