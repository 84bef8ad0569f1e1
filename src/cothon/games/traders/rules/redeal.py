"""Redealing what nobody can know: the VP off draw piles and the draw pile itself (T8.3)."""

from cothon.core.random import below
from cothon.games.traders.rules.board import Board
from cothon.games.traders.rules.cards import CARDS, SEATS


def redeal_unseen(board: Board) -> None:
    """T8.3: the VP off a pile trade places with each other, those off the present one also with the pile."""
    for i in range(board.unseen_count):
        pile = board.unseen[i] // (CARDS * SEATS)
        if pile == board.pile:
            swap_with_pile(board, i)
        else:
            swap_cards(board, i, random_of_pile(board, i, pile))


def swap_with_pile(board: Board, i: int) -> None:
    """One of the pile's cards and of the VP off it up to this one, each equally likely, comes here."""
    earlier = count_of_pile(board, i)
    case = below(board, board.draw_size + earlier + 1)
    if case < board.draw_size:
        card = board.unseen[i] % CARDS
        drawn = board.bag[case]
        board.bag[case] = card
        board.draw[drawn] -= 1
        board.draw[card] += 1
        board.unseen[i] += drawn - card
    else:
        swap_cards(board, i, random_of_pile(board, i, board.pile))


def count_of_pile(board: Board, last: int) -> int:
    """VP off the present pile before this one."""
    count = 0
    for i in range(last):
        if board.unseen[i] // (CARDS * SEATS) == board.pile:
            count += 1
    return count


def random_of_pile(board: Board, last: int, pile: int) -> int:
    """One of the VP off the pile up to this one, each equally likely."""
    found = 0
    picked = last
    for i in range(last + 1):
        if board.unseen[i] // (CARDS * SEATS) == pile:
            found += 1
            if below(board, found) == 0:
                picked = i
    return picked


def swap_cards(board: Board, i: int, j: int) -> None:
    first = board.unseen[i] % CARDS
    second = board.unseen[j] % CARDS
    board.unseen[i] += second - first
    board.unseen[j] += first - second
