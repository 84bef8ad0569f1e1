"""Whether puzzles hold: their answers with other deals, and that they tell nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cothon.puzzles import standards
from cothon.puzzles.ideas import idea_of, strangers_of
from cothon.puzzles.making import CONTEXT, leave_interrupts
from cothon.puzzles.proving import beside_answer
from cothon.puzzles.puzzle import Puzzle, dealt
from cothon.review.effort import Plan
from cothon.review.scale import mistake_at
from cothon.review.weighing import weigh

RIVALS = 2  # the nearest of a fresh search, beside the tempting choice


@dataclass(frozen=True)
class Check:
    """One puzzle looked at again."""

    puzzle: str
    gap: float  # in mistakes, to the rival that came nearest
    low: float  # the low end of its 95 % interval
    leaks: bool

    @property
    def holds(self) -> bool:
        """No rival did better than the answer."""
        return self.gap > 0.0


def check_all(puzzles: Sequence[Puzzle], effort: float, seed: int, processes: int) -> Iterator[Check]:
    """One after the other, as they come."""
    jobs = [(puzzle, effort, seed) for puzzle in puzzles]
    if processes == 1 or len(jobs) < 2:
        yield from map(check_job, jobs)
        return
    with CONTEXT.Pool(min(processes, len(jobs)), leave_interrupts) as pool:
        yield from pool.imap_unordered(check_job, jobs)


def check_job(job: tuple[Puzzle, float, int]) -> Check:
    return check(*job)


def check(puzzle: Puzzle, effort: float = 1.0, seed: int = standards.CHECK_SEED) -> Check:
    """The nearest rivals of a fresh search and the tempting choice, each searched and played on beside the answer."""
    game, decision, plan = puzzle.game, puzzle.decision(), Plan(effort)
    answer = puzzle.numbers(puzzle.answer)
    idea = idea_of(game, answer)
    weighed = sorted(weigh(game, decision, plan, seed), key=lambda one: idea_of(game, one.moves) != idea)
    rivals = [puzzle.numbers(puzzle.tempting), *(one.moves for one in strangers_of(game, weighed)[:RIVALS])]
    compared = [
        beside_answer(game, replace(decision, played=moves), answer, plan, seed) for moves in dict.fromkeys(rivals)
    ]
    nearest, unit = min((one.gap for one in compared), key=lambda gap: gap.mean), mistake_at(puzzle.players)
    return Check(puzzle.id, nearest.mean / unit, nearest.low / unit, leaks(puzzle))


def leaks(puzzle: Puzzle) -> bool:
    """Whether anything in its position does not follow from the seat's view and the published seed of the deal."""
    return dealt(puzzle.game, puzzle.view(), puzzle.seat, puzzle.deal) != puzzle.position
