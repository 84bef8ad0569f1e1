"""What is said to an answer: right, or what it gives away and why, from measured differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cothon.core import words
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.core.words import Words
from cothon.puzzles.puzzle import Puzzle
from cothon.review.hinting import reasons_between
from cothon.review.reasons import Reason

Moves = tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """On one answer."""

    puzzle: Puzzle
    moves: Moves
    is_right: bool
    loss: float  # of the win
    reasons: tuple[Json, ...]  # figures; what games after the answer have more or less of

    def words(self, names: Sequence[str], language: str = words.DEFAULT) -> list[Words]:
        """Why; that no single reason is certain is said as well."""
        found = [Reason.read(one).words(self.puzzle.game, names, language) for one in self.reasons]
        return found or [words.parts("review-no-single-reason", language)]


def judge(puzzle: Puzzle, moves: Sequence[str]) -> Verdict:
    """A whole decision; refuses what cannot be played, and what is only a part of one."""
    chosen = whole_decision(puzzle, moves)
    if chosen in (puzzle.answer, *puzzle.also):
        return Verdict(puzzle, chosen, True, 0.0, reasons_of(puzzle, puzzle.tempting))
    loss = next((other.loss for other in puzzle.others if other.moves == chosen), 0.0)
    return Verdict(puzzle, chosen, False, loss, reasons_of(puzzle, chosen))


def whole_decision(puzzle: Puzzle, moves: Sequence[str]) -> Moves:
    table = puzzle.table(0)
    table.chance = "open"
    numbers = table.check_all(moves, puzzle.seat)
    chosen = tuple(puzzle.game.text(table.state, number) for number in numbers)
    if chosen not in (puzzle.answer, *puzzle.also, *(other.moves for other in puzzle.others)):
        raise BadRequest("puzzle-part", moves=", ".join(chosen))
    return chosen


def reasons_of(puzzle: Puzzle, moves: Moves) -> tuple[Json, ...]:
    """Measured when the puzzle was made, otherwise now."""
    known = next((other.reasons for other in puzzle.others if other.moves == moves), ())
    return known or measured(puzzle, moves)


@lru_cache(512)
def measured(puzzle: Puzzle, moves: Moves) -> tuple[Json, ...]:
    decision = puzzle.decision()
    other, better = puzzle.numbers(moves), puzzle.numbers(puzzle.answer)
    found = reasons_between(puzzle.game, decision.root, puzzle.seat, other, better)
    return tuple(reason.figures() for reason in found)
