"""Who wins (T7)."""

from cothon.games.traders.rules.board import Board, token_count, vp_count


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
