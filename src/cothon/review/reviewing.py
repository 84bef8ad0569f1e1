"""Reviewing a game: a quick look at every decision, then a long one at those that may have cost the most."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import isfinite
from typing import TypeVar

from cothon.core.brief import brief
from cothon.core.game import Json
from cothon.core.refusal import BadRequest
from cothon.core.table import Table
from cothon.games import replay
from cothon.review.course import course_of, result_of
from cothon.review.decisions import Decision, decisions_of
from cothon.review.effort import Plan
from cothon.review.examined import Examined
from cothon.review.examining import (
    confirm,
    give_reasons,
    glance_at,
    hunch_of,
    look_closely,
    measure_again,
    praise,
    temper,
)
from cothon.review.report import Review
from cothon.review.scale import mistake_at
from cothon.review.turning import swings
from cothon.review.weighing import weigh

CORES = 2
T = TypeVar("T")


@dataclass(frozen=True)
class Progress:
    """How far a review is, and what it has found so far."""

    share: float  # from 0 to 1
    make: Callable[[], Review]

    def review(self) -> Review:
        return self.make()


def review(
    record: Json,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    effort: float = 1.0,
    progress: Callable[[Progress], None] | None = None,
    threads: int | None = None,
) -> Review:
    """What the decisions of a recorded game were worth, what luck did, and why the turning points were turning points.

    `seats`: whose decisions, otherwise everyone's. Same record, seed and effort: same review, whatever the threads.
    `progress` is called again and again with how far it is; a record that is not over is reviewed as far as it goes.
    """
    check_request(seed, effort, threads)
    table = replay(record, seed=0)
    asked = checked_seats(table, seats)
    return Reviewing(table, record, asked, seed, effort, threads or cores()).run(progress)


def cores() -> int:
    return min(CORES, os.cpu_count() or 1)


def check_request(seed: object, effort: object, threads: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadRequest("bad-seed", seed=brief(seed))
    if isinstance(effort, bool) or not isinstance(effort, (int, float)) or not isfinite(effort) or effort <= 0:
        raise BadRequest("bad-effort", effort=brief(effort))
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
        raise BadRequest("bad-threads", number=brief(threads))


def checked_seats(table: Table, seats: Sequence[int] | None) -> tuple[int, ...]:
    if seats is None:
        return tuple(range(table.players))
    for seat in seats:
        table.checked_viewer(seat)
    return tuple(sorted(set(seats)))


class Reviewing:
    """One review under way. What is done in which order follows from the record, the seed and the effort alone."""

    def __init__(
        self, table: Table, record: Json, seats: tuple[int, ...], seed: int, effort: float, threads: int
    ) -> None:
        played = len(record["moves"])
        self.result = result_of(table) if len(table.log) == played else None
        del table.log[played:]  # what reading an unfinished record dealt on was never played
        self.table = table
        self.game = table.game
        self.seats = seats
        self.seed = seed
        self.plan = Plan(effort)
        self.threads = threads
        self.decisions: list[Decision] = decisions_of(table)
        self.early: dict[int, Examined] = {}  # by step: looked at closely before all others
        self.examined: list[Examined] = []  # in order
        self.is_complete = False

    def run(self, progress: Callable[[Progress], None] | None) -> Review:
        pool = ThreadPoolExecutor(self.threads)
        try:
            for share in self.work(pool):
                if progress:
                    progress(Progress(share, self.review))
        finally:
            pool.shutdown(cancel_futures=True)
        self.is_complete = True
        return self.review()

    def work(self, pool: ThreadPoolExecutor) -> Iterator[float]:
        """How much is done, after every piece of it."""
        yield from self.guesses(pool)
        for one in pool.map(self.glance, self.decisions):
            self.examined.append(one)
            yield 0.08 + 0.22 * len(self.examined) / len(self.decisions)
        yield from self.suspicions(pool)
        fine = sorted((one for one in self.examined if self.may_shine(one)), key=lambda one: -one.gain.mean)
        for _ in pool.map(self.admire, fine[: self.plan.most_praised]):
            pass
        yield 0.85
        for _ in pool.map(self.look_again, self.around_luck()):
            pass
        yield 0.9
        for _ in pool.map(self.explain, self.unexplained()):
            pass
        yield 0.97
        for _ in pool.map(self.weigh, self.turning()):
            pass
        yield 1.0

    def guesses(self, pool: ThreadPoolExecutor) -> Iterator[float]:
        """The decisions that seem worst at once, so that there is something to read while all are looked at."""
        own = [decision for decision in self.decisions if decision.seat in self.seats]
        hunches = list(zip(pool.map(self.hunch, own), own, strict=True))
        yield 0.03
        worst = sorted(hunches, key=lambda hunch: (-hunch[0], hunch[1].step))[: self.plan.guesses]
        for one in pool.map(self.look_first, [decision for cost, decision in worst if cost > 0.0]):
            self.early[one.decision.step] = one
            yield 0.03 + 0.05 * len(self.early) / self.plan.guesses

    def suspicions(self, pool: ThreadPoolExecutor) -> Iterator[float]:
        """Those that may have cost the most first, a few at a time; the first mistakes with their reasons."""
        left = [one for one in self.examined if one.decision.step not in self.early and self.is_suspect(one)]
        suspects = sorted(left, key=lambda one: -one.gap.mean)[: self.plan.most_suspects]
        done = 0
        for chunk in chunks(suspects, self.plan.chunk):
            for _ in pool.map(self.examine, chunk):
                done += 1
                yield 0.3 + 0.5 * (done - 0.5) / len(suspects)
            wanted = self.plan.early_reasons - sum(one.reasons_measured for one in self.examined)
            for _ in pool.map(self.explain, self.unexplained()[: max(0, wanted)]):
                pass
            yield 0.3 + 0.5 * done / len(suspects)

    def hunch(self, decision: Decision) -> float:
        return hunch_of(self.game, decision, self.plan, self.seed)

    def glance(self, decision: Decision) -> Examined:
        return self.early.get(decision.step) or glance_at(self.game, decision, self.plan, self.seed)

    def look_first(self, decision: Decision) -> Examined:
        one = self.glance(decision)
        if self.is_suspect(one):
            self.examine(one)
        return one

    def examine(self, one: Examined) -> None:
        look_closely(self.game, one, self.plan, self.seed)
        confirm(self.game, one, self.plan, self.seed)
        temper(self.game, one, self.plan, self.seed)

    def explain(self, one: Examined) -> None:
        give_reasons(self.game, one, one.compared, self.plan, self.seed)

    def admire(self, one: Examined) -> None:
        praise(self.game, one, self.plan, self.seed)

    def weigh(self, one: Examined) -> None:
        one.weighed = weigh(self.game, one.decision, self.plan, self.seed)

    def turning(self) -> list[Examined]:
        """The decisions that are named, as far as it is known by now."""
        steps = {point.step for point in self.review().turning_points}
        return [one for one in self.examined if one.decision.step in steps]

    def unexplained(self) -> list[Examined]:
        """Those of them, the weightiest first, whose reasons have not been sought yet."""
        points = [point for point in self.review().turning_points if point.kind != "luck"]
        named = [one for point in points for one in self.examined if one.decision.step == point.step]
        return [one for one in named if not one.reasons_measured]

    def look_again(self, one: Examined) -> None:
        measure_again(one, self.plan, self.seed)

    def around_luck(self) -> list[Examined]:
        """The decisions before and after what seem to be the largest strokes of luck."""
        points = swings(course_of(self.examined, self.result))[: self.plan.most_strokes]
        places = [place for place, one in enumerate(self.examined) if any(p.step == one.decision.step for p in points)]
        wanted = sorted({*places, *(place + 1 for place in places)})
        return [self.examined[place] for place in wanted if place < len(self.examined)]

    def is_suspect(self, one: Examined) -> bool:
        """Worth a second look."""
        return one.decision.seat in self.seats and one.gap.mean > self.plan.suspicion * mistake_at(one.seats)

    def may_shine(self, one: Examined) -> bool:
        return one.decision.seat in self.seats and one.is_best and one.gain.mean > mistake_at(one.seats)

    @property
    def reached(self) -> int:
        return self.examined[-1].decision.step if self.examined else -1

    def review(self) -> Review:
        """What is known by now; the course only as far as every decision was looked at."""
        whole = len(self.examined) == len(self.decisions)
        result = self.result if whole else None
        ahead = [self.early[step] for step in sorted(self.early) if step > self.reached]
        return Review(
            game=self.game,
            rules=self.table.rules,
            names=tuple(self.table.names),
            seats=self.seats,
            examined=(*self.examined, *ahead),
            stretches=tuple(course_of(self.examined, result)),
            result=tuple(result) if result else None,
            steps=len(self.table.log),
            effort=self.plan.effort,
            is_complete=self.is_complete,
        )


def chunks(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for first in range(0, len(things), size):
        yield things[first : first + size]
