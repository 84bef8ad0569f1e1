"""What a choice is about: two choices that differ only in what is paid are one idea, in games that say so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cothon.core.game import Game
from cothon.review.scale import mistake_at
from cothon.review.weighing import Weighed

Idea = tuple[int, ...]


def idea_of(game: Game, moves: Iterable[int]) -> Idea:
    return tuple(move for move in moves if game.kinds[move] not in game.payments)


def kin_of(game: Game, weighed: Sequence[Weighed]) -> list[Weighed]:
    """The best choice and those of the same idea, the best first."""
    idea = idea_of(game, weighed[0].moves)
    return [one for one in weighed if idea_of(game, one.moves) == idea]


def strangers_of(game: Game, weighed: Sequence[Weighed]) -> list[Weighed]:
    """The best of every other idea, the best first."""
    best = {idea_of(game, one.moves): one for one in reversed(weighed)}
    del best[idea_of(game, weighed[0].moves)]
    return sorted(best.values(), key=lambda one: (-one.win.mean, one.moves))


def lead_of(game: Game, weighed: Sequence[Weighed], seats: int) -> float:
    """Of the best choice before the best one of another idea, in mistakes."""
    others = strangers_of(game, weighed)
    return (weighed[0].win.mean - others[0].win.mean) / mistake_at(seats) if others else 0.0
