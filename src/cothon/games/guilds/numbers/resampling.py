"""What was dealt face down, told as it would have been had other cards come (G11.2)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from cothon.games.guilds.rules.cards import DRAW, HAND, TRADE_CARDS

if TYPE_CHECKING:
    from cothon.games.guilds.engine import Guilds

Heaps = dict[tuple[int, int], list[int]]


def unseen_hands(board: Guilds, seat: int) -> Heaps:
    """The cards in others' hands that the seat has not seen, by hand and by the draw pile they are from."""
    heaps: Heaps = defaultdict(list)
    places, unseen = board.place, board.unseen
    for card in range(TRADE_CARDS):
        if places[card] >= HAND and places[card] != HAND + seat and unseen[card]:
            heaps[places[card], unseen[card]].append(card)
    return heaps


def resampled(before: Guilds, after: Guilds, seat: int, moves: Sequence[int], chooser: Random) -> list[int]:
    """The draws that the seat did not see. A card shown since stays; of the others the last draw is another's now."""
    becomes: dict[int, int] = {}
    then, now = unseen_hands(before, seat), unseen_hands(after, seat)
    for heap, cards in then.items():
        becomes.update(zip(cards, chooser.sample(now[heap], len(cards)), strict=True))
    told = list(moves)
    for index in reversed(range(len(told))):
        told[index] = DRAW + becomes.pop(told[index] - DRAW, told[index] - DRAW)
    return told
