"""Why a choice is better: what games after it differ in, measured, and only where the sign is certain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cothon.core import words
from cothon.core.events import Counted
from cothon.core.game import Game, Json
from cothon.core.state import State
from cothon.core.words import Argument, Thing, Words
from cothon.review.figures import Estimate
from cothon.review.playing_on import (
    FIRST_SLOT,
    OTHERS,
    POINTS_SLOT,
    SOON,
    TURNS_SLOT,
    WHOLE,
    Count,
    Sums,
    Tally,
    count_at,
    united,
)

CERTAIN = 3.0  # errors from zero, in each of two halves with other deals
CONFIRMED = 1.0  # and beside that, among players who think
PART = 0.15  # of the gap that a reason has to go with
MOST = 3
LEAST = 0.1  # a game, and the same part of the larger figure
LEAST_OFTEN = 0.05  # of the games
HUNDRED = 100
ALIKE = 0.05  # of the games
SAME = 0.1  # of a difference in points
WON = 0.99  # of the games after a choice that wins


@dataclass(frozen=True)
class Reason:
    """One thing that games after the better choice have more of, or less."""

    kind: str  # of event; `points`, `turns` and `ends` are told by every game
    seat: int | None  # whose; None: of all but the seat that decides
    value: object  # what it is told apart by, a good for instance; None: all together
    soon: bool  # before the seat's next turn: in how many of a hundred games; otherwise the mean per game
    played: float
    better: float
    interval: tuple[float, float]  # of the difference
    explains: float  # the part of the gap that goes with it
    count: Count

    def figures(self) -> Json:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "value": self.value,
            "soon": self.soon,
            "played": round(self.played, 3),
            "better": round(self.better, 3),
            "interval": [round(bound, 3) for bound in self.interval],
            "explains": round(self.explains, 3),
        }

    @classmethod
    def read(cls, figures: Json) -> Reason:
        """From figures that were kept; where it was counted is not among them."""
        low, high = figures["interval"]
        return cls(**(figures | {"interval": (low, high), "count": Count(0, 0, 0, 0)}))

    def words(self, game: Game, names: Sequence[str], language: str) -> Words:
        """The reason as a sentence with its figures."""
        key = f"{game.name}-reason-{'soon-' if self.soon else ''}{self.kind}"
        if self.kind in ("points", "turns", "ends"):
            key = f"review-reason-{self.kind}"
        who = Thing("player", str(self.seat), names[self.seat]) if self.seat is not None else ""
        values: dict[str, Argument] = {
            "side": "others" if self.seat is None else "one",
            "name": who,
            "value": "all" if self.value is None else str(self.value),
            "played": self.figure(self.played, language),
            "better": self.figure(self.better, language),
            "more": "yes" if self.better > self.played else "no",
        }
        return words.parts(key, language, **values)

    def figure(self, number: float, language: str) -> str:
        return str(round(HUNDRED * number)) if self.soon else decimal(number, language)


def decimal(number: float, language: str, places: int = 1) -> str:
    text = f"{number:.{places}f}"
    return text.replace(".", ",") if language in ("de", "nl") else text


def find_reasons(game: Game, root: State, seat: int, halves: tuple[Tally, Tally], confirming: Tally) -> list[Reason]:
    """The differences that carry the gap, the most telling first, then what they come to in points."""
    both = united(halves)
    if wins_now(both) and min(half.gap().certainty for half in halves) > CERTAIN:
        return [winning_now(seat, both)]
    sure = [place for place in both.counts if is_sure(place, halves, confirming) and is_sensible(game, place, both)]
    found = [reason_of(game, root, seat, place, both) for place in sure]
    picked = pick(game, [reason for reason in found if reason.explains >= PART])
    total = in_points(seat, root, halves, both, confirming) if picked else []
    return picked + [reason for reason in total if not any(is_total(game, reason, other) for other in picked)]


def pick(game: Game, carrying: Sequence[Reason]) -> list[Reason]:
    """The most telling, each thing once. What is neither good nor bad by itself is told where there is nothing else."""
    picked: list[Reason] = []
    for reason in sorted(carrying, key=lambda r: (is_neutral(game, r), -r.explains, r.count.place)):
        if len(picked) == MOST or (picked and is_neutral(game, reason)):
            break
        if not any(overlaps(reason, other) or is_consequence(game, reason, other) for other in picked):
            picked.append(reason)
    return picked


def counted_in(game: Game, count: Count) -> Counted:
    """What the game declares about it; how long the game lasts is counted in every game."""
    slot = count.slot - FIRST_SLOT
    return list(game.counted.values())[slot] if slot >= 0 else Counted()


def is_neutral(game: Game, reason: Reason) -> bool:
    """How long the game lasts is not: it is good for whoever is ahead, or behind."""
    return reason.count.slot >= FIRST_SLOT and counted_in(game, reason.count).good == 0


def is_consequence(game: Game, reason: Reason, other: Reason) -> bool:
    """One brings the other for the same players, as a sale its token: it need not be said twice."""
    kinds = [list(game.counted)[one.count.slot - FIRST_SLOT] for one in (reason, other) if one.count.slot >= FIRST_SLOT]
    if len(kinds) < 2:
        return False
    whose = {reason.count.whose, other.count.whose}
    if len(whose) == 2 and (OTHERS not in whose or 0 in whose):
        return False
    first, second = kinds
    return game.counted[first].follows == second or game.counted[second].follows == first


def is_total(game: Game, points: Reason, reason: Reason) -> bool:
    """What the points come to was just told: all goods that are sold, say, where nothing else scores."""
    if reason.soon or reason.seat != points.seat or counted_in(game, reason.count).amount is None:
        return False
    difference = points.better - points.played
    return abs(reason.better - reason.played - difference) < SAME * difference


def wins_now(tally: Tally) -> bool:
    """After the better choice the game is over before the seat's next turn, and won."""
    turns = tally.counts.get(Count(WHOLE, TURNS_SLOT, 0, 0).place, Sums())
    return tally.pairs > 0 and turns.second == 0.0 and tally.win.second >= WON * tally.pairs


def winning_now(seat: int, tally: Tally) -> Reason:
    """Whatever others could have done later is no reason: there is no later."""
    gap = tally.gap()
    shares = tally.win.first / tally.pairs, tally.win.second / tally.pairs
    place = Count(WHOLE, TURNS_SLOT, 0, 0)
    return Reason("ends", seat, None, True, *shares, (gap.low, gap.high), 1.0, place)


def in_points(seat: int, root: State, halves: tuple[Tally, Tally], both: Tally, confirming: Tally) -> list[Reason]:
    """What the better choice brings its seat in points, where that is certain."""
    place = Count(WHOLE, POINTS_SLOT, 0, 0).place
    if not agree(place, halves, confirming) or both.difference(place).mean <= 0.0:
        return []
    sums, difference = both.counts[place], both.difference(place)
    played, better = sums.first / both.pairs, sums.second / both.pairs
    bounds = difference.low, difference.high
    return [Reason("points", seat, None, False, played, better, bounds, 0.0, count_at(place))]


def is_sure(place: int, halves: tuple[Tally, Tally], confirming: Tally) -> bool:
    count = count_at(place)
    if count.slot == POINTS_SLOT or (count.window == SOON and count.slot < FIRST_SLOT):
        return False
    return agree(place, halves, confirming)


def is_sensible(game: Game, place: int, tally: Tally) -> bool:
    """More of what is good speaks for a choice, unless another has it; what one does in the same turn is the choice."""
    count = count_at(place)
    counted, is_own = counted_in(game, count), count.whose == 0
    if counted.is_act and is_own and count.window == SOON:
        return False
    return counted.good * (1 if is_own else -1) * tally.difference(place).mean >= 0.0


def agree(place: int, halves: tuple[Tally, Tally], confirming: Tally) -> bool:
    """The same sign in both halves, far from zero, and among players who think."""
    count = count_at(place)
    first, second = (half.difference(place).certainty for half in halves)
    sign = 1 if first > 0 else -1
    third = confirming.difference(place).certainty * sign
    return min(first * sign, second * sign) > CERTAIN and third > CONFIRMED and is_visible(count, halves)


def is_visible(count: Count, halves: tuple[Tally, Tally]) -> bool:
    """Figures that differ when they are written down, in the direction of the difference."""
    if count.window == WHOLE:
        return all(tally.change(count.place) >= LEAST for tally in halves)
    sign = 1 if halves[0].difference(count.place).mean > 0.0 else -1
    return all(sign * tally.oftener(count.place) >= LEAST_OFTEN for tally in halves)


def reason_of(game: Game, root: State, seat: int, place: int, tally: Tally) -> Reason:
    count = count_at(place)
    sums = tally.counts.get(place, Sums())
    is_soon = count.window == SOON
    played, better = (sums.first_any, sums.second_any) if is_soon else (sums.first, sums.second)
    difference: Estimate = tally.difference(place)
    gap = tally.gap().mean
    kind, value = "turns", None
    if count.slot >= FIRST_SLOT:
        number = list(game.counted)[count.slot - FIRST_SLOT]
        kind = game.event_kinds[number].name
        group = game.counted[number].group
        value = game.event_value(root, group, count.group - 1) if group and count.group else None
    return Reason(
        kind,
        None if count.whose == OTHERS else (seat + count.whose) % root.seats,
        value,
        is_soon,
        played / tally.pairs,
        better / tally.pairs,
        (difference.low, difference.high),
        min(1.0, tally.explained(place) / gap) if gap > 0.0 else 0.0,
        count,
    )


def overlaps(reason: Reason, other: Reason) -> bool:
    """Tells the same thing about the same side; two goods of the same seat are two things."""
    if (reason.count.whose == 0) != (other.count.whose == 0):
        return False
    if reason.count.slot != other.count.slot:
        return goes_together(reason, other)
    return reason.value is None or other.value is None or reason.value == other.value


def goes_together(reason: Reason, other: Reason) -> bool:
    """What happens within the round in the same games before and after, as a sale and its token, is one thing."""
    figures = zip((reason.played, reason.better), (other.played, other.better), strict=True)
    return reason.soon and other.soon and all(abs(one - another) < ALIKE for one, another in figures)
