"""Where a player's eleven discs are (G0.5)."""

from cothon.games.guilds.rules.board import Board
from cothon.games.guilds.rules.cards import DISCS
from cothon.games.guilds.rules.docks import own_docks
from cothon.games.guilds.rules.residence import discs_in_residence
from cothon.games.guilds.rules.scoring import hall_discs, tile_discs_of


def discs_placed(board: Board, seat: int) -> int:
    """All but those that are available."""
    harbours = own_docks(board, seat) + board.warship[seat] + board.anchor[seat]
    return discs_in_residence(board, seat) + harbours + hall_discs(board, seat) + tile_discs_of(board, seat)


def discs_left(board: Board, seat: int) -> int:
    """That are available, or below zero for more than there are."""
    return DISCS - discs_placed(board, seat)
