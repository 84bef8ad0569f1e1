"""How a seat stands in Pearls and how a move looks: features, weighed by weights.json, which `cothon fit` makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.judgement import Judgement
from cothon.core.judging import note, weighed_move, weighed_seat
from cothon.core.state import Features
from cothon.core.weights import FeatureNames, names_in, twice
from pearls import numbers as n

if TYPE_CHECKING:
    from pearls.rules import Pearls

# of a seat; each counts twice, the second time in proportion to the rounds that are left
SCORE_FEATURE = 0
BREATH_FEATURE = 1  # the sum of its hand
BEST_FEATURE = 2  # its highest card
DEEPEST_FEATURE = 3  # it is the deepest so far: the pearl
SEAT_FEATURES = 4
# of a move
PASS_MOVE = 0
PASSED_PEARL_MOVE = 1  # the pearl that is let go
CARD_MOVE = 2  # what is laid
PEARL_MOVE = 3  # the pearl, if the card makes one the deepest
DONE_MOVE = 4  # the pearl, if one is the deepest already


def breath(board: Pearls, seat: int) -> list[int]:
    return [card + 1 for card in board.cards_at(n.HAND + seat)]


def is_deepest(board: Pearls, seat: int, more: int = 0) -> bool:
    depth = board.depth_of(seat) + more
    return depth > 0 and all(board.depth_of(other) < depth for other in range(board.seats) if other != seat)


def strength(board: Pearls, seat: int, features: Features) -> float:
    features.count = 0
    left = 1 - board.round / board.rounds
    hand = breath(board, seat)
    amounts = {
        SCORE_FEATURE: 0.1 * board.score[seat],
        BREATH_FEATURE: 0.02 * sum(hand),
        BEST_FEATURE: 0.05 * max(hand, default=0),
        DEEPEST_FEATURE: 0.2 * board.pearl * is_deepest(board, seat),
    }
    for feature, amount in amounts.items():
        note(features, feature, amount)
        note(features, feature + SEAT_FEATURES, amount * left)
    return weighed_seat(features, board.score[seat])


def appeal(board: Pearls, move: int, features: Features) -> float:
    features.count = 0
    seat = board.mover()
    if move == n.PASS:
        note(features, PASS_MOVE, 1.0)
        note(features, PASSED_PEARL_MOVE, 0.2 * board.pearl)
    elif move == n.DONE:
        note(features, DONE_MOVE, 0.2 * board.pearl * is_deepest(board, seat))
    elif move < n.DONE:
        note(features, CARD_MOVE, 0.05 * (move + 1))
        note(features, PEARL_MOVE, 0.2 * board.pearl * is_deepest(board, seat, move + 1))
    return weighed_move(features)


NAMES = FeatureNames(twice(names_in(globals(), "_FEATURE")), names_in(globals(), "_MOVE"))
JUDGEMENT = Judgement("pearls", "pearls", NAMES)
