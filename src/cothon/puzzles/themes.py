"""What a puzzle is about, by what its game declares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from cothon.core.build import part_for
from cothon.core.game import Game
from cothon.core.sizes import CHANCE
from cothon.review.decisions import Decision, asked
from cothon.review.reasons import Reason

T = TypeVar("T")


def themes_of(
    game: Game, decision: Decision, answer: Sequence[int], tempting: Sequence[int], reasons: Sequence[Reason]
) -> tuple[str, ...]:
    """Those that show in what tells the answer from the tempting choice, in the order in which the game has them."""
    moves = unlike(answer, tempting)
    named = {game.kinds[move] for move in moves} | {game.text(decision.root, move) for move in moves}
    events = unlike(caused(game, decision, answer), caused(game, decision, tempting))
    why = [reason.kind for reason in reasons[:1]]
    others = any(reason.seat != decision.seat for reason in reasons[:1])
    ending = game.is_ending(decision.root)
    found = [theme for theme in game.themes if theme.shows(named, events, why, others, ending)]
    telling = [theme for theme in found if not theme.rest]
    return tuple(theme.name for theme in telling or found)


def unlike(some: Iterable[T], others: Iterable[T]) -> set[T]:
    """What one has more of than the other."""
    first, second = Counter(some), Counter(others)
    return set((first - second) + (second - first))


def caused(game: Game, decision: Decision, moves: Sequence[int]) -> list[str]:
    """The kinds of what a choice brings about until somebody decides again. Chance deals in between, one card as good
    as another: in Traders the market is refilled before ships arrive (T-R4)."""
    state = asked(decision.root)
    journal = part_for(state, "core", "cothon.core.state").Journal()
    state.tell(journal)
    for move in moves:
        state.play(move)
    while state.mover() == CHANCE:
        state.play(state.chance_case(state.chance_cases() // 2))
    return [game.event_kinds[row[0]].name for row in journal.rows()]
