"""A decision under examination: everything that was measured about it, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean

from cothon.review.decisions import Decision
from cothon.review.figures import Estimate
from cothon.review.judging import Duel, Worth
from cothon.review.playing_on import Tally, gap_over
from cothon.review.reasons import Reason
from cothon.review.scale import label_of, mistake_at
from cothon.review.shapes import Label
from cothon.review.weighing import Weighed

# A search that is cut off and judged errs in the same direction however long it runs. Beside games that are played on
# by players who think, its gaps were found to be off by about this part of themselves.
DOUBT = 0.5
# Games that are played on end with the same judgement, so they may err by this part as well.
SHARED_DOUBT = 0.35
# Quick games go to the end, which nobody has to judge, but they are played badly: they may err by half a mistake, and
# by half of what those who think make of the choice.
QUICK_DOUBT = 0.5
CONFIRMED = 2.0  # errors from zero
Choices = tuple[tuple[int, ...], tuple[int, ...]]


def combined(gap: Estimate, played_on: Estimate | None) -> Estimate:
    """What searches and games that were played on say together, each as far as it can be trusted."""
    doubtful = Estimate(gap.mean, sqrt(gap.error**2 + (DOUBT * gap.mean) ** 2), gap.freedom)
    if played_on is None or played_on.freedom < 1:
        return doubtful
    if not played_on.error or not doubtful.error:
        return played_on if not played_on.error else doubtful
    return Estimate(*between(doubtful, played_on), played_on.freedom)


def tempered(gap: Estimate, quick: Estimate, mistake: float) -> Estimate:
    """What searches and players who think make of it, and what comes out when quick games go to the end."""
    if not gap.error:
        return gap
    doubtful = Estimate(gap.mean, sqrt(gap.error**2 + (SHARED_DOUBT * gap.mean) ** 2))
    crude = Estimate(quick.mean, sqrt(quick.error**2 + QUICK_DOUBT**2 * (mistake**2 + gap.mean**2)))
    return Estimate(*between(doubtful, crude), gap.freedom)


def between(one: Estimate, other: Estimate) -> tuple[float, float]:
    """The mean of two, each by what it can be trusted, and its error."""
    weights = one.error**-2, other.error**-2
    return (one.mean * weights[0] + other.mean * weights[1]) / sum(weights), sum(weights) ** -0.5


def mean_win(worths: Sequence[Worth]) -> tuple[float, ...]:
    """Each seat's share of the win, over several searches."""
    return tuple(map(mean, zip(*(worth.win for worth in worths), strict=True)))


def shared(own: float, seat: int, seen: Sequence[float]) -> tuple[float, ...]:
    """A seat's share of the win, and what is left of it among the others as searches saw them."""
    rest = sum(seen) - seen[seat]
    parts = [share / rest if rest else 1.0 / (len(seen) - 1) for share in seen]
    return tuple(own if other == seat else (1.0 - own) * part for other, part in enumerate(parts))


@dataclass
class Examined:
    decision: Decision
    course: list[Worth]  # of what was played, by searches that are alike for all decisions
    duel: Duel | None  # with the best choice, unless that is what was played
    played_on: Tally | None = None
    seen: tuple[float, ...] | None = None  # win shares after it, by longer searches, where luck was looked at again
    seen_before: tuple[float, ...] | None = None  # and with the best choice still to be had
    natural: Duel | None = None  # with what looks best, where the best choice does not
    natural_played_on: Tally | None = None
    weighed: list[Weighed] = field(default_factory=list)  # every choice, the best first
    reasons: list[Reason] = field(default_factory=list)
    reasons_measured: bool = False
    quick: dict[Choices, tuple[Tally, Tally]] = field(default_factory=dict)  # whole games after two choices

    @property
    def seats(self) -> int:
        return self.decision.root.seats

    @property
    def gap(self) -> Estimate:
        """How much more of the win the best choice brings than the one played."""
        if self.duel is None:
            return Estimate(0.0, 0.0)
        if self.played_on is None:
            return self.duel.gap(self.decision.seat)
        gap = combined(self.duel.gap(self.decision.seat), self.played_on.gap())
        return self.tempered(gap, (self.decision.played, self.duel.other))

    @property
    def is_close(self) -> bool:
        """Another choice was tried, and it cannot be told which is better."""
        return self.duel is not None and (self.gap.low <= 0.0 <= self.gap.high)

    @property
    def is_best(self) -> bool:
        return self.duel is None or self.gap.low <= 0.0

    @property
    def loss(self) -> float:
        """A gap that cannot be told from zero counts as none."""
        if self.is_best:
            return 0.0
        room = 1.0 if self.wins_for_sure else 1.0 - mean_win(self.course)[self.decision.seat]
        return max(0.0, min(self.gap.mean, room))

    @property
    def wins_for_sure(self) -> bool:
        """The best choice wins in every game: then its share is known, and that of what was played follows."""
        return self.duel is not None and all(other.win[self.decision.seat] == 1.0 for _, other in self.duel.blocks)

    @property
    def best(self) -> tuple[int, ...]:
        """Where it is close, what was played is as good as any."""
        return self.decision.played if self.duel is None or self.is_best else self.duel.other

    @property
    def label(self) -> Label:
        return label_of(self.loss, self.is_best, self.seats)

    @property
    def is_mistake(self) -> bool:
        """A loss that counts and that the games that were played on confirm by themselves."""
        confirmed = self.played_on is not None and self.played_on.gap().certainty > CONFIRMED
        return confirmed and self.loss >= mistake_at(self.seats)

    @property
    def compared(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The worse choice and the better one: what was played and the best, or what looks best and what was played."""
        if self.is_best and self.natural is not None:
            return self.natural.other, self.decision.played
        return self.decision.played, self.best

    @property
    def gain(self) -> Estimate:
        """How much more of the win what was played brings than what looks best."""
        if self.natural is None:
            return Estimate(0.0, 0.0)
        gap = self.natural.gap(self.decision.seat)
        other = combined(gap, self.natural_played_on.gap() if self.natural_played_on else None)
        gain = Estimate(-other.mean, other.error, other.freedom)
        return self.tempered(gain, (self.natural.other, self.decision.played))

    def tempered(self, gap: Estimate, choices: Choices) -> Estimate:
        """Where both choices, the better one last, were also played to the end."""
        quick = self.quick.get(choices)
        return tempered(gap, gap_over(quick), mistake_at(self.seats)) if quick else gap

    @property
    def after(self) -> tuple[float, ...]:
        """Each seat's share of the win once the decision was made."""
        seen = mean_win(self.course)
        return shared(1.0 - self.loss, self.decision.seat, seen) if self.wins_for_sure and self.loss else seen

    @property
    def before(self) -> tuple[float, ...]:
        """And before: with the best choice still to be had, the rest shared among the others as searches saw it."""
        if not self.loss or self.duel is None:
            return self.after
        seat, own = self.decision.seat, self.after[self.decision.seat] + self.loss
        return shared(own, seat, mean_win([other for _, other in self.duel.blocks]))

    @property
    def change(self) -> tuple[float, ...]:
        """What the decision gave and took."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))
